import { randomIds as ids, silentLogger } from '../../../core/ports/system.ts';
import { inTime } from '../../../core/time/in-time.ts';
import { type Configuration, configurationOf } from '../../config/configuration.ts';
import { type ReadSettings, readSettings } from '../../config/reading/read-settings.ts';
import { settingOf } from '../../config/settings.ts';
import type { OpenedDesk } from '../../desk/open-desk.ts';
import type { DeskCommandOptions } from '../../desk/with-desk.ts';
import { bucketCheck, pageUploadsCheck } from '../../doctor/bucket-check.ts';
import { type Check, type CheckResult, runChecks } from '../../doctor/check.ts';
import {
  addressCheck,
  fontCheck,
  joinAddressCheck,
  operatorCheck,
  ratesCheck,
  secretsCheck,
} from '../../doctor/desk-checks.ts';
import { mailCheck } from '../../doctor/mail-check.ts';
import { objectsCheck } from '../../doctor/objects-check.ts';
import { recordsCheck } from '../../doctor/records-check.ts';
import { clockCheck, durabilityCheck } from '../../doctor/redis-checks.ts';
import { crmCheck, queueCheck, videoCheck } from '../../doctor/service-checks.ts';
import { folderCheck, storeCheck } from '../../doctor/store-check.ts';
import { configuredAddress } from '../../server/server-address.ts';
import { warn } from '../../terminal/print-error.ts';
import { printResult } from '../../terminal/print-result.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { alignColumns } from '../../terminal/text/columns.ts';
import { printable } from '../../terminal/text/printable.ts';
import type { Style } from '../../terminal/text/style.ts';
import { UsageError } from '../../terminal/usage-error.ts';

/**
 * `thesisdesk doctor`: tests everything that is configured, in parallel and for at most 15 seconds each, and says
 * what to do about each failure and each choice that may not be intended. It cleans up after itself.
 *
 * @returns the exit code: 0, or 1 if something failed
 */
export async function doctorCommand(options: DeskCommandOptions, terminal: Terminal): Promise<number> {
  const results = await examine(options, terminal);
  await printResult(terminal, options.json === true, {
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
    read = await readSettings(options, terminal.environment, process.cwd());
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
  const { openDesk } = await import('../../desk/open-desk.ts');
  const publicUrl = () => configuredAddress(configuration);
  const opened = await openDesk(configuration, { publicUrl, logger: silentLogger });
  try {
    const surroundings = { now, mask: maskSecrets(read) };
    return await runChecks(allChecks(opened, configuration, ids.uuid()), surroundings);
  } finally {
    // Anything that fails to close here has already failed a check and been reported.
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

/** Formats checks for people, a row for each, with the advice below each failure or warning. */
function checkTable(results: readonly CheckResult[], style: Style): string[] {
  const rows = results.map(({ check, state, milliseconds, detail }) => [
    state,
    check,
    `${milliseconds.toLocaleString('en-US')} ms`,
    printable(detail),
  ]);
  const lines = alignColumns(rows, ['left', 'left', 'right']);
  return results.flatMap(({ advice }, index) => [
    // Colours are added last, because they have no width.
    (lines[index] ?? '')
      .replace(/^failed/, (state) => style.error(state))
      .replace(/^warning/, (state) => style.warning(state)),
    ...(advice === undefined ? [] : [`  What to do: ${printable(advice)}`]),
  ]);
}

/**
 * Returns the checks for a configuration, in the order in which they are reported.
 *
 * @param id distinguishes the checks' temporary files and records from everything else
 */
function allChecks(opened: OpenedDesk, configuration: Configuration, id: string): Check[] {
  const { redis, s3, store, objects } = configuration;
  const usesS3 = s3 !== null && (store === 's3' || objects === 's3');
  return [
    folderCheck(configuration),
    ...(usesS3 ? [bucketCheck(s3, id)] : []),
    storeCheck(opened, configuration, id),
    recordsCheck(opened),
    objectsCheck(opened, configuration, id),
    ...(objects === 's3' ? [pageUploadsCheck(opened, configuration)] : []),
    queueCheck(opened, configuration, id),
    ...(redis === null ? [] : [clockCheck(redis), durabilityCheck(redis)]),
    crmCheck(opened, configuration),
    mailCheck(opened, configuration, id),
    videoCheck(configuration),
    fontCheck(configuration),
    ratesCheck(opened),
    operatorCheck(opened, configuration),
    addressCheck(opened, configuration),
    joinAddressCheck(opened, configuration),
    secretsCheck(configuration),
  ];
}

/**
 * Removes every configured secret from texts, even inside an address, because external services write their own
 * messages.
 */
export function maskSecrets({ found }: Pick<ReadSettings, 'found'>): (text: string) => string {
  const secrets = [...found.values()]
    .filter(({ name }) => settingOf(name).isSecret)
    .flatMap(({ text }) => [text, ...passwordIn(text)])
    .filter((secret) => secret.length >= shortest)
    .sort((one, other) => other.length - one.length);
  return (text) => secrets.reduce((masked, secret) => masked.replaceAll(secret, '•••'), text);
}

/** Anything shorter occurs in many words by chance. */
const shortest = 4;

function passwordIn(text: string): string[] {
  if (!URL.canParse(text)) return [];
  const { password } = new URL(text);
  return password === '' ? [] : [password, decoded(password)];
}

function decoded(password: string): string {
  try {
    return decodeURIComponent(password);
  } catch {
    return password;
  }
}
