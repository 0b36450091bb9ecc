import { randomIds as ids, silentLogger } from '../../core/ports/system.ts';
import { inTime } from '../../core/time/in-time.ts';
import { type Configuration, configurationOf } from '../config/configuration.ts';
import { type ReadSettings, readSettings } from '../config/read-settings.ts';
import { type DeskCommandOptions, sourcesOf } from '../desk/with-desk.ts';
import { allChecks } from '../doctor/all-checks.ts';
import { type CheckResult, runCheck } from '../doctor/check.ts';
import { maskSecrets } from '../doctor/mask-secrets.ts';
import { configuredAddress } from '../server/server-address.ts';
import { warn } from '../terminal/print-error.ts';
import { show } from '../terminal/print-result.ts';
import type { Terminal } from '../terminal/terminal.ts';
import { UsageError } from '../terminal/usage-error.ts';
import { checkTable } from './tables/check-table.ts';

/**
 * `thesisdesk doctor`: tries out everything that is configured, all at the same time and each for 15 seconds at
 * most, and says for each failure what to do. It cleans up behind itself.
 *
 * @returns the exit code: 0, or 1 where something failed
 */
export async function doctorCommand(options: DeskCommandOptions, terminal: Terminal): Promise<number> {
  const results = await examine(options, terminal);
  await show(terminal, options.json === true, {
    json: results,
    text: () => checkTable(results, terminal.output.style),
  });
  return results.some(({ state }) => state === 'failed') ? 1 : 0;
}

async function examine(options: DeskCommandOptions, terminal: Terminal): Promise<CheckResult[]> {
  const start = terminal.now();
  let read: ReadSettings;
  let configuration: Configuration;
  try {
    read = await readSettings(sourcesOf(options), terminal.environment, process.cwd());
    configuration = configurationOf(read, terminal.environment);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const milliseconds = terminal.now() - start;
    const last = error.mistakes.length - 1;
    return error.mistakes.map((mistake, index) =>
      settingsResult('failed', milliseconds, mistake, index === last ? adviceOnSettings : undefined),
    );
  }
  for (const warning of configuration.warnings) await warn(terminal.errors, warning);
  const detail = read.file === null ? 'No configuration file; environment and defaults' : read.file;
  const settings = settingsResult('ok', terminal.now() - start, detail);
  return [settings, ...(await tryOut(configuration, read, terminal))];
}

const adviceOnSettings = 'Correct the setting; thesisdesk init writes a file with all of them.';

async function tryOut(
  configuration: Configuration,
  read: ReadSettings,
  { now }: Terminal,
): Promise<CheckResult[]> {
  const { openDesk } = await import('../desk/open-desk.ts');
  const publicUrl = () => configuredAddress(configuration);
  const opened = await openDesk(configuration, { publicUrl, logger: silentLogger });
  try {
    const surroundings = { now, mask: maskSecrets(read) };
    const checks = allChecks(opened, configuration, ids.uuid());
    return await Promise.all(checks.map((check) => runCheck(check, surroundings)));
  } finally {
    // What fails to close here failed a check before, and has been told.
    await inTime(closeMilliseconds, opened.desk.close()).catch(() => {});
  }
}

const closeMilliseconds = 10_000;

function settingsResult(
  state: 'ok' | 'failed',
  milliseconds: number,
  detail: string,
  advice?: string,
): CheckResult {
  return {
    check: 'settings',
    state,
    milliseconds: Math.round(milliseconds),
    detail,
    ...(advice === undefined ? {} : { advice }),
  };
}
