import { DeskError } from '../../core/errors.ts';
import { systemErrorCode } from '../../core/ports/system-error.ts';
import type { Logger } from '../../core/ports.ts';
import { consoleLogger } from '../../log/console-logger.ts';
import { describeError } from '../../log/describe-error.ts';
import { type Configuration, readConfiguration } from '../config/configuration.ts';
import { MistakesForJsonLog, type SettingSources } from '../config/reading/read-settings.ts';
import { endingOf } from '../documents/problem.ts';
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
 * If its logs are JSON, warnings and whatever ends it are logged too, so that each line is a document.
 *
 * @returns the exit code: 0 after a stop, 1 if the port is taken; with JSON also that of what was thrown
 * @throws UsageError for a wrong setting; DeskError `storage_unavailable` for storage that cannot be used; neither with
 * JSON
 */
export async function runUntilStopped<Facts extends object>(
  service: Service<Facts>,
  terminal: Terminal,
  debug = false,
): Promise<number> {
  const { errors } = terminal;
  const loggerOf = ({ logFormat, logLevel }: Pick<Configuration, 'logFormat' | 'logLevel'>) =>
    consoleLogger({
      json: logFormat === 'json',
      level: debug ? 'debug' : logLevel,
      colour: errors.style !== plainStyle,
      write: (line) => void errors.write(line),
    });
  let jsonLogger: Logger | null = null;
  try {
    const configuration = await readConfiguration(service.sources, terminal.environment);
    const logger = loggerOf(configuration);
    if (configuration.logFormat === 'json') jsonLogger = logger;
    const stopSignal = terminal.stopSignal();
    for (const warning of await service.warnings(configuration)) {
      await (jsonLogger === null ? warn(errors, warning) : jsonLogger.warn(warning));
    }
    await run(service, configuration, { logger, terminal, stopSignal });
    return 0;
  } catch (error) {
    if (error instanceof MistakesForJsonLog) jsonLogger = loggerOf({ logFormat: 'json', logLevel: 'info' });
    const isPortTaken = error instanceof Error && systemErrorCode(error) === 'EADDRINUSE';
    const { sentences, exitCode } = isPortTaken
      ? { sentences: [error.message], exitCode: 1 }
      : endingOf(error);
    if (jsonLogger !== null) {
      const facts = debug ? { cause: describeError(error) } : {};
      for (const sentence of sentences) jsonLogger.error(sentence, facts);
    } else if (isPortTaken) {
      await printError(errors, sentences, error, debug);
    } else throw error;
    return exitCode;
  }
}

async function run<Facts extends object>(
  { start, lines, begun }: Service<Facts>,
  configuration: Configuration,
  { logger, terminal, stopSignal }: { logger: Logger; terminal: Terminal; stopSignal: Promise<string> },
): Promise<void> {
  const { facts, close } = await start(configuration, logger);
  const asJson = configuration.logFormat === 'json';
  try {
    await printResult(terminal, asJson, {
      json: [facts],
      text: () => lines(facts, terminal.output.style),
    }).catch((error: unknown) => {
      // It can work without saying so: on a full disk, accepted submissions are still to be finished.
      if (error instanceof OutputClosed) return;
      if (!(error instanceof DeskError)) throw error;
      logger.warn('the report of the start could not be printed', { reason: error.message });
    });
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
}
