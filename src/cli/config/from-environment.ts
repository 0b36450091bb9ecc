import type { Environment } from '../terminal/terminal.ts';
import { UsageError } from '../terminal/usage-error.ts';
import { didYouMean } from './did-you-mean.ts';
import type { FoundSetting } from './found-setting.ts';
import { readSecretFile } from './secret-file.ts';
import { type Setting, takesFile } from './setting.ts';
import { settingList } from './settings.ts';

/** Names the configuration file; it cannot stand in the file itself. */
export const fileVariable = 'THESISDESK_CONFIG';

/**
 * What the environment sets. An empty variable counts as not set.
 *
 * @throws UsageError for a variable of ours that there is not, for a secret that is given twice, and for one
 * whose file cannot be read
 */
export async function fromEnvironment(environment: Environment): Promise<FoundSetting[]> {
  refuseUnknown(environment);
  const found: FoundSetting[] = [];
  for (const [name, setting] of settingList) {
    const { variable } = setting;
    const text = environment[variable] || undefined;
    const file = takesFile(setting) ? environment[`${variable}_FILE`] || undefined : undefined;
    if (text !== undefined && file !== undefined) {
      throw new UsageError(`${variable} and ${variable}_FILE must not both be set.`);
    }
    const origin = 'environment';
    if (text !== undefined) found.push({ name, text, origin, label: variable });
    if (file === undefined) continue;
    const label = `${variable}_FILE`;
    found.push({ name, text: await readSecretFile(file, label), origin, label, secretFile: file });
  }
  return found;
}

/** A variable with a slip in its name would otherwise do nothing, and nobody would notice. */
function refuseUnknown(environment: Environment): void {
  const known = [...settingList.flatMap(([, setting]) => variablesOf(setting)), fileVariable];
  for (const name of Object.keys(environment)) {
    if (!name.startsWith(prefix) || known.includes(name)) continue;
    throw new UsageError(
      `No such setting: ${name}.${didYouMean(name, known)} Settings: ${known.filter(isOurs).join(', ')}.`,
    );
  }
}

const prefix = 'THESISDESK_';
const isOurs = (name: string) => name.startsWith(prefix);

function variablesOf(setting: Setting<unknown>): string[] {
  return takesFile(setting) ? [setting.variable, `${setting.variable}_FILE`] : [setting.variable];
}
