import { configurationOf } from '../../config/configuration.ts';
import { type ReadSettings, readSettings } from '../../config/reading/read-settings.ts';
import { type SettingName, settingList } from '../../config/settings.ts';
import type { DeskCommandOptions } from '../../desk/with-desk.ts';
import { warn } from '../../terminal/print-error.ts';
import { printResult } from '../../terminal/print-result.ts';
import type { Channel, Terminal } from '../../terminal/terminal.ts';
import { printable } from '../../terminal/text/printable.ts';
import { type Column, tableLines } from '../../terminal/text/table.ts';

/**
 * `thesisdesk config`: shows all settings with their current values, and where each comes from. Secrets are never
 * shown.
 *
 * @returns the exit code
 * @throws UsageError for an invalid setting
 */
export async function configCommand(options: DeskCommandOptions, terminal: Terminal): Promise<number> {
  const { environment, errors, output } = terminal;
  const read = await readSettings(options, environment, process.cwd());
  const { dataFolder, s3, warnings } = configurationOf(read, environment);
  const settings = effectiveSettings(read, { 'storage.dataFolder': dataFolder, 's3.region': s3?.region });
  for (const warning of warnings) await warn(errors, warning);
  await printResult(terminal, options.json === true, {
    json: settings,
    text: () => settingsLines(settings, read.file, output),
  });
  return 0;
}

/** Formats settings for people, a row for each, below the configuration file's path. */
function settingsLines(
  settings: readonly EffectiveSetting[],
  file: string | null,
  output: Channel,
): string[] {
  const rows = settings.map(({ setting, value, source }) => [
    setting,
    printable(value ?? '-'),
    printable(source),
  ]);
  return [
    file === null ? 'No configuration file; thesisdesk init writes one.' : `File: ${printable(file)}`,
    '',
    ...tableLines(columns, rows, output),
  ];
}

const columns: readonly Column[] = [
  { title: 'Setting' },
  { title: 'Value', least: 16 },
  { title: 'Source', least: 12 },
];

/** A setting with its current value. */
interface EffectiveSetting {
  /** Its place in the configuration file. */
  setting: string;
  /** Its name in the environment. */
  variable: string;
  /** The value as it would be written; dots for a secret, null if nothing is set. */
  value: string | null;
  /** The flag, variable or line of the file that sets it; `default` if it is not set. */
  source: string;
}

/**
 * All settings, in the order of the table.
 *
 * @param computed defaults that depend on this machine
 */
function effectiveSettings(
  { found }: Pick<ReadSettings, 'found'>,
  computed: Partial<Record<SettingName, string | undefined>>,
): EffectiveSetting[] {
  return settingList.map(([name, { key, variable, isSecret = false, default: usual }]) => {
    const given = found.get(name);
    const value = given?.text ?? usual ?? computed[name] ?? null;
    return {
      setting: key,
      variable,
      value: isSecret && value !== null ? hidden : value,
      source: given?.label ?? 'default',
    };
  });
}

/** Reveals nothing about the secret, not even its length. */
const hidden = '••••••••';
