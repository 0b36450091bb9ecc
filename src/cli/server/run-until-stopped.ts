import { DeskError } from '../../core/errors.ts';
import { systemErrorCode } from '../../core/ports/system-error.ts';
import type { Logger } from '../../core/ports.ts';
import { consoleLogger } from '../../log/console-logger.ts';
import { type Configuration, readConfiguration } from '../config/configuration.ts';
import type { SettingSources } from '../config/reading/read-settings.ts';
import { printError, warn } from '../terminal/print-error.ts';
import { printResult } from '../terminal/print-result.ts';
import { OutputClosed, type Terminal } from '../terminal/terminal.ts';
import { plainStyle, type Style } from '../terminal/text/style.ts';

/** A server or worker: how it is started, and what is said about it. */
export interface Service<Facts extends object> {
  /** The settings given on the command line. */
  sources: SettingSources;
  /** Warnings for the operator, before it starts. */
  warnings(configuration: Configuration): readonly string[] | Promise<readonly string[]>;
  start(configuration: Configuration, logger: Logger): Promise<Started<Facts>>;
  /** Its startup report for people. */
  lines(facts: Facts, style: Style): string[];
  /** Called once it has reported that it is running. */
  begun?(facts: Facts): void;
}

interface Started<Facts> {
  /** Its startup report for programs. */
  facts: Facts;
  close(): Promise<void>;
}

/**
 * Starts a service, reports that it is running, keeps the process alive until a stop is requested, and then closes it.
 *
 * @returns the exit code: 0 after a stop, 1 if the port is taken
 * @throws UsageError for a wrong setting; DeskError `storage_unavailable` for storage that cannot be used
 */
export async function runUntilStopped<Facts extends object>(
  { sources, warnings, start, lines, begun }: Service<Facts>,
  terminal: Terminal,
  debug = false,
): Promise<number> {
  const { errors, output } = terminal;
  const configuration = await readConfiguration(sources, terminal.environment);
  const stopSignal = terminal.stopSignal();
  for (const warning of await warnings(configuration)) await warn(errors, warning);
  const asJson = configuration.logFormat === 'json';
  const logger = consoleLogger({
    json: asJson,
    level: debug ? 'debug' : configuration.logLevel,
    colour: errors.style !== plainStyle,
    write: (line) => void errors.write(line),
  });
  const started = await start(configuration, logger).catch(async (error: unknown) => {
    if (!(error instanceof Error) || systemErrorCode(error) !== 'EADDRINUSE') throw error;
    await printError(errors, error.message, error, debug);
    return null;
  });
  if (started === null) return 1;
  const { facts, close } = started;
  try {
    await printResult(terminal, asJson, { json: [facts], text: () => lines(facts, output.style) }).catch(
      (error: unknown) => {
        // It can work without saying so: on a full disk, accepted submissions are still to be finished.
        if (error instanceof OutputClosed) return;
        if (!(error instanceof DeskError)) throw error;
        logger.warn('the report of the start could not be printed', { reason: error.message });
      },
    );
    begun?.(facts);
  } catch (error) {
    await close();
    throw error;
  }
  // A worker may have no port that would keep its process alive.
  const stayingAlive = setInterval(() => {}, 60_000);
  try {
    logger.info('stopping', { signal: await stopSignal });
    await close();
  } finally {
    clearInterval(stayingAlive);
  }
  logger.info('stopped');
  return 0;
}
