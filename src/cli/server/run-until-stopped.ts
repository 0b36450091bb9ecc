import { systemErrorCode } from '../../core/ports/system-error.ts';
import type { Logger } from '../../core/ports.ts';
import { printError } from '../terminal/print-error.ts';
import { printResult } from '../terminal/print-result.ts';
import { OutputClosed, type Terminal } from '../terminal/terminal.ts';
import type { Style } from '../terminal/text/style.ts';

/** Starts something that listens. If its port is taken, prints an error and returns null. */
export async function startListening<Started>(
  start: () => Promise<Started>,
  { errors }: Terminal,
  debug: boolean,
): Promise<Started | null> {
  try {
    return await start();
  } catch (error) {
    if (!(error instanceof Error) || systemErrorCode(error) !== 'EADDRINUSE') throw error;
    await printError(errors, error.message, error, debug);
    return null;
  }
}

/** A server or worker that runs until it is closed. */
export interface Running {
  /** Its startup report for programs. */
  facts: object;
  /** Its startup report for people. */
  lines(style: Style): string[];
  close(): Promise<void>;
}

export interface RunOptions {
  asJson: boolean;
  logger: Logger;
  /** Resolves to the name of the signal that requests the stop. */
  stopSignal: Promise<string>;
  /** Called once it has reported that it is running. */
  begun?(): void;
}

/** Reports that it is running, keeps the process alive until a stop is requested, and then closes it. */
export async function runUntilStopped(
  { facts, lines, close }: Running,
  terminal: Terminal,
  { asJson, logger, stopSignal, begun }: RunOptions,
): Promise<void> {
  try {
    await printResult(terminal, asJson, { json: [facts], text: () => lines(terminal.output.style) });
  } catch (error) {
    // A closed output is no reason to stop.
    if (!(error instanceof OutputClosed)) throw error;
  }
  begun?.();
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
