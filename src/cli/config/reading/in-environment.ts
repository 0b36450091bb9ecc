import type { Environment } from '../../terminal/terminal.ts';
import { takesFile } from '../setting.ts';
import { type PlacedSetting, type SettingName, settingList } from '../settings.ts';
import { didYouMean } from './did-you-mean.ts';
import { type FoundSetting, foundInFile, type Mistake } from './found-setting.ts';

/** Names the configuration file; it cannot stand in the file itself. */
export const fileVariable = 'THESISDESK_CONFIG';

/** What the environment sets. An empty variable counts as not set. */
export async function inEnvironment(environment: Environment): Promise<(FoundSetting | Mistake)[]> {
  const found = settingList.map(([name, setting]) => settingIn(environment, name, setting));
  return [...unknownIn(environment), ...(await Promise.all(found)).filter((each) => each !== null)];
}

async function settingIn(
  environment: Environment,
  name: SettingName,
  setting: PlacedSetting,
): Promise<FoundSetting | Mistake | null> {
  const { variable: label } = setting;
  const labelOfFile = `${label}_FILE`;
  const text = environment[label] || null;
  const file = (takesFile(setting) && environment[labelOfFile]) || null;
  if (text !== null && file !== null)
    return { name, mistake: `${label} and ${labelOfFile} must not both be set.` };
  if (file !== null) return foundInFile(name, file, labelOfFile);
  return text === null ? null : { name, text, label };
}

/** A variable with a slip in its name would otherwise do nothing, and nobody would notice. */
function unknownIn(environment: Environment): Mistake[] {
  const known = [
    ...settingList.flatMap(([, setting]) =>
      takesFile(setting) ? [setting.variable, `${setting.variable}_FILE`] : [setting.variable],
    ),
    fileVariable,
  ].filter(isOurs);
  return Object.keys(environment)
    .filter((name) => isOurs(name) && !known.includes(name))
    .map((name) => {
      const advice = didYouMean(name, known) || ` Settings: ${known.join(', ')}.`;
      return { mistake: `No such setting: ${name}.${advice}` };
    });
}

const isOurs = (name: string) => name.startsWith('THESISDESK_');
