import type { Secret } from '../../core/ports/secret.ts';
import type { Environment } from '../terminal/terminal.ts';
import { readConfigFile } from './config-file.ts';
import { checked, type FoundSetting } from './found-setting.ts';
import { fromEnvironment } from './from-environment.ts';
import { fromFile } from './from-file.ts';
import { type Flags, fromFlags } from './from-flags.ts';
import { readSecretFile } from './secret-file.ts';
import { type SettingName, type SettingValues, settingList, settingOf } from './settings.ts';

/** What the command line says of the configuration. */
export interface SettingSources extends Flags {
  /** The configuration file. */
  config?: string | undefined;
}

/** All settings, checked, and where each comes from. */
export interface ReadSettings {
  values: SettingValues;
  /** What was set, each by the source that won. */
  found: ReadonlyMap<SettingName, FoundSetting>;
  /** The configuration file, an absolute path; null where there is none. */
  file: string | null;
  /** Sentences on what the operator should think over. */
  warnings: string[];
}

/**
 * Reads flags, the environment and the configuration file, in this order of precedence, completed by defaults.
 * What is wrong in one of them is refused even where another wins over it, so that it does not come out later.
 *
 * @param folder where a relative path of the configuration file starts, and where `thesisdesk.toml` is looked for
 * @throws UsageError
 */
export async function readSettings(
  { config, ...flags }: SettingSources,
  environment: Environment,
  folder: string,
): Promise<ReadSettings> {
  const file = await readConfigFile(config, environment, folder);
  const fromTheFile = file ? await fromFile(file) : [];
  const found = new Map<SettingName, FoundSetting>();
  const values: Record<string, unknown> = defaultValues();
  for (const each of [...fromTheFile, ...(await fromEnvironment(environment)), ...fromFlags(flags)]) {
    found.set(each.name, each);
    values[each.name] = checked(settingOf(each.name).parse, each);
  }
  const isOpen = file?.isOpenToOthers === true && fromTheFile.some(isWrittenSecret);
  return {
    // The table gives each default and each parser its type; a walk over it loses them.
    values: values as SettingValues,
    found,
    file: file?.path ?? null,
    warnings: file && isOpen ? [openSecrets(file.path)] : [],
  };
}

/**
 * A secret as adapters take it: one from a file is read anew each time, so that a changed one holds without a
 * restart. Undefined where it is not set.
 */
export function secretOf({ found }: Pick<ReadSettings, 'found'>, name: SettingName): Secret | undefined {
  const setting = found.get(name);
  if (setting?.secretFile === undefined) return setting?.text;
  const { secretFile, label } = setting;
  return () => readSecretFile(secretFile, label);
}

function defaultValues(): Record<string, unknown> {
  return Object.fromEntries(
    settingList.flatMap(([name, setting]) =>
      setting.default === undefined ? [] : [[name, setting.parse(setting.default)]],
    ),
  );
}

function isWrittenSecret({ name, secretFile }: FoundSetting): boolean {
  return settingOf(name).isSecret === true && secretFile === undefined;
}

function openSecrets(path: string): string {
  return `${path} contains a secret that other users can read. Run chmod 600 on it, or keep the secret in a separate file (password_file = "…").`;
}
