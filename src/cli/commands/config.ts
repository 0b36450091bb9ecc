import { configurationOf } from '../config/configuration.ts';
import { effectiveSettings } from '../config/effective-settings.ts';
import { readSettings } from '../config/read-settings.ts';
import { type DeskCommandOptions, sourcesOf } from '../desk/with-desk.ts';
import { warn } from '../terminal/print-error.ts';
import { show } from '../terminal/print-result.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { settingsSheet } from './tables/settings-sheet.ts';

/**
 * `thesisdesk config`: all settings as they hold, and where each comes from. Secrets are never shown.
 *
 * @returns the exit code
 * @throws UsageError for a setting that is wrong
 */
export async function configCommand(options: DeskCommandOptions, terminal: Terminal): Promise<number> {
  const { environment, errors, output } = terminal;
  const read = await readSettings(sourcesOf(options), environment, process.cwd());
  const { dataFolder, s3, warnings } = configurationOf(read, environment);
  const settings = effectiveSettings(read, { 'storage.dataFolder': dataFolder, 's3.region': s3?.region });
  for (const warning of warnings) await warn(errors, warning);
  await show(terminal, options.json === true, {
    json: settings,
    text: () => settingsSheet(settings, read.file, output.style),
  });
  return 0;
}
