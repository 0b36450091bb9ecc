import type { Environment } from '../terminal.ts';
import { UsageError } from '../usage-error.ts';
import { WrongValue } from './parse-settings.ts';
import { readSecretFile } from './secret-file.ts';
import { type GivenSettings, type Setting, type SettingName, settings } from './settings.ts';

/** Settings from the command line as they were written, by their names in the program. */
export type Flags = Readonly<Partial<Record<SettingName, string>>>;

/**
 * What was set by flags and by the environment, checked. A flag wins over the environment, but what is wrong in
 * the environment is refused even then, so that it does not come out later. An empty variable counts as not set.
 *
 * @throws UsageError
 */
export async function givenSettings(flags: Flags, environment: Environment): Promise<GivenSettings> {
  refuseUnknown(environment);
  const given: Record<string, unknown> = {};
  for (const [name, setting] of Object.entries<Setting<unknown>>(settings)) {
    const text = await textFrom(environment, setting);
    if (text !== undefined) given[name] = parsed(setting, text, setting.variable);
  }
  for (const [name, text] of Object.entries(flags)) {
    if (!isSettingName(name) || text === undefined) continue;
    given[name] = parsed<unknown>(settings[name], text, flagOf(name));
  }
  return given;
}

/** The text of a variable, or of the file that the variable with `_FILE` names. */
async function textFrom(environment: Environment, setting: Setting<unknown>): Promise<string | undefined> {
  const { variable, isSecret = false } = setting;
  const text = environment[variable] || undefined;
  const path = isSecret ? environment[`${variable}_FILE`] || undefined : undefined;
  if (path === undefined) return text;
  if (text !== undefined) throw new UsageError(`${variable} and ${variable}_FILE must not both be set.`);
  return readSecretFile(path, `${variable}_FILE`);
}

function parsed<Value>(setting: Setting<Value>, text: string, source: string): Value {
  try {
    return setting.parse(text);
  } catch (error) {
    if (error instanceof WrongValue) throw new UsageError(`${source} ${error.message}.`, { cause: error });
    throw error;
  }
}

/** A variable with a slip in its name would otherwise do nothing, and nobody would notice. */
function refuseUnknown(environment: Environment): void {
  const known = Object.values<Setting<unknown>>(settings).flatMap(({ variable, isSecret = false }) =>
    isSecret ? [variable, `${variable}_FILE`] : [variable],
  );
  for (const name of Object.keys(environment)) {
    if (!name.startsWith(prefix) || known.includes(name)) continue;
    throw new UsageError(`There is no setting ${name}. There are: ${known.join(', ')}.`);
  }
}

const prefix = 'THESISDESK_';

function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settings, name);
}

/** `publicUrl` is given as `--public-url`. */
function flagOf(name: string): string {
  return `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
