import { didYouMean } from '../../terminal/did-you-mean.ts';
import type { Environment } from '../../terminal/terminal.ts';
import { type FoundSetting, foundIn, type Mistake, spellingsBy } from './found-setting.ts';

/** Names the configuration file, so it cannot be set in the file itself. */
export const fileVariable = 'THESISDESK_CONFIG';

/** What the environment sets. An empty variable counts as not set. */
export function inEnvironment(environment: Environment): Promise<(FoundSetting | Mistake)[]> {
  const written = [...variables].flatMap(([as, spelling]) => {
    const text = environment[as];
    return text ? [{ ...spelling, as, place: '', text }] : [];
  });
  return foundIn([...unknownIn(environment), ...written]);
}

const variables = spellingsBy('variable');

/** Without this, a variable with a typo in its name would silently do nothing. */
function unknownIn(environment: Environment): Mistake[] {
  const current = [...variables].flatMap(([variable, { newName }]) => (newName === null ? [variable] : []));
  const known = [...current, fileVariable].filter(isOurs);
  return Object.keys(environment)
    .filter((name) => isOurs(name) && !variables.has(name) && name !== fileVariable)
    .map((name) => {
      const advice = didYouMean(name, known) || ` Settings: ${known.join(', ')}.`;
      return { mistake: `No such setting: ${name}.${advice}` };
    });
}

const isOurs = (name: string) => name.startsWith('THESISDESK_');
