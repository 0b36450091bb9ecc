import type { Environment } from '../../terminal/terminal.ts';
import { UsageError } from '../../terminal/usage-error.ts';
import { nameOf, type SettingName, type SettingValues, settingOf, valuesBy } from '../settings.ts';
import { type FoundSetting, type Mistake, readSecretFile } from './found-setting.ts';
import { inEnvironment } from './in-environment.ts';
import { inFile, readConfigFile } from './in-file.ts';

/** The settings given on the command line, as typed. */
export interface SettingSources extends Partial<Record<keyof typeof flags, string | undefined>> {
  /** The configuration file. */
  config?: string | undefined;
}

/** Settings for which some command has a flag. */
const flags = {
  host: ['--host', 'server.host'],
  port: ['--port', 'server.port'],
  publicUrl: ['--public-url', 'server.publicUrl'],
  logFormat: ['--log-json', 'server.logFormat'],
  data: ['--data', 'storage.dataFolder'],
  concurrency: ['--concurrency', 'queue.concurrency'],
  workerPort: ['--port', 'queue.workerPort'],
} as const;

/** All settings, validated, and the source of each. */
export interface ReadSettings {
  values: SettingValues;
  /** The settings that were set, each from the source that takes precedence. */
  found: ReadonlyMap<SettingName, FoundSetting>;
  /** The absolute path of the configuration file; null if there is none. */
  file: string | null;
  /** Warnings for the operator. */
  warnings: string[];
}

/** Some settings cannot be used, but one that can asks for logs in JSON, where the mistakes then belong too. */
export class MistakesForJsonLog extends UsageError {}

/**
 * Reads flags, the environment and the configuration file, in this order of precedence, and fills in defaults. A
 * mistake in one source is refused even if another source overrides it, so that it does not surface later. Only the file
 * of a secret that another source overrides is not read.
 *
 * @param folder the base for a relative path of the configuration file, and the folder in which `thesisdesk.toml` is
 * looked for
 * @throws UsageError with all mistakes: first those in the file, then in the environment, then in the flags, and last
 * any missing settings
 */
export async function readSettings(
  { config, ...given }: SettingSources,
  environment: Environment,
  folder: string,
): Promise<ReadSettings> {
  const overriding = [...(await inEnvironment(environment)), ...inFlags(given)];
  const overridden = new Set(overriding.map(({ name }) => name));
  const { file, written, isUnread } = await fileSource(overridden, config, environment, folder);
  const sources = [...written, ...overriding];
  const found = new Map<SettingName, FoundSetting>();
  const values = new Map<SettingName, unknown>();
  const mistakes = sources.flatMap((each) => {
    if ('mistake' in each) return [each.mistake];
    const { name, text, label, secretFile } = each;
    found.set(name, each);
    const { kind, isReadAnew } = settingOf(name);
    const value = kind.read(text);
    if (value === undefined) return [`${label} ${kind.rule}.`];
    const isAnew = isReadAnew === true && secretFile !== undefined;
    values.set(name, isAnew ? () => readSecretFile(secretFile, label) : value);
    return [];
  });
  // A file that cannot be read may contain the settings that seem to be missing.
  if (!isUnread) mistakes.push(...lacking(found, new Set(sources.map(({ name }) => name))));
  if (mistakes.length > 0 && values.get('server.logFormat') === 'json')
    throw new MistakesForJsonLog(mistakes);
  if (mistakes.length > 0) throw new UsageError(mistakes);
  const warnings = [...found.values()].flatMap(({ warning }) => warning ?? []);
  const secrets = written.filter(isWrittenSecret);
  if (file?.isOpenToOthers && secrets.length > 0) warnings.unshift(openSecrets(file.path, secrets));
  return {
    values: valuesBy(
      (name, { kind, default: usual }) => values.get(name) ?? (usual === undefined ? null : kind.read(usual)),
    ),
    found,
    file: file?.path ?? null,
    warnings,
  };
}

/** The configuration file, what it sets, and whether its content is unknown. */
async function fileSource(
  overridden: ReadonlySet<SettingName | undefined>,
  ...where: Parameters<typeof readConfigFile>
) {
  try {
    const file = await readConfigFile(...where);
    return { file, written: file ? await inFile(file, overridden) : [], isUnread: false };
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const written: Mistake[] = [{ mistake: error.message }];
    return { file: null, written, isUnread: true };
  }
}

function inFlags(given: Omit<SettingSources, 'config'>): FoundSetting[] {
  return Object.entries(flags).flatMap(([flag, [label, name]]) => {
    const text = given[flag as keyof typeof flags];
    return text === undefined ? [] : [{ name, text, label }];
  });
}

/** Sentences about settings that have no effect, or cannot work, without others that are not set. */
function lacking(
  found: ReadonlyMap<SettingName, FoundSetting>,
  given: ReadonlySet<string | undefined>,
): string[] {
  return [...found.values()].flatMap(({ name, text, label }) => {
    const { needs = [], valueNeeds = {} } = settingOf(name);
    const wanted = Object.entries(valueNeeds).flatMap(([value, needed]) => (value === text ? [needed] : []));
    const sentences = [
      ...wanted.map((needed) => [needed, `is ${text}, which needs ${nameOf(needed)}. Set it.`]),
      ...needs.map((needed) => [needed, `has no effect without ${nameOf(needed)}. Set both or neither.`]),
    ];
    return sentences.flatMap(([needed, sentence]) => (given.has(needed) ? [] : [`${label} ${sentence}`]));
  });
}

function isWrittenSecret(each: FoundSetting | Mistake): each is FoundSetting {
  return !('mistake' in each) && settingOf(each.name).isSecret === true && each.secretFile === undefined;
}

function openSecrets(path: string, secrets: readonly FoundSetting[]): string {
  const keys = secrets.map(({ name }) => settingOf(name).key);
  return `${path} contains secrets that other users can read (${keys.join(', ')}). Run chmod 600 on it, or keep each in a separate file (${keys.map((key) => `${key}_file`).join(', ')}).`;
}
