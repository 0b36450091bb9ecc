import type { Logger } from '../../core/ports.ts';
import { systemErrorCode } from '../../core/system-error.ts';
import { printError } from '../terminal/print-error.ts';
import { printResult } from '../terminal/print-result.ts';
import { OutputClosed, type Terminal } from '../terminal/terminal.ts';
import type { Style } from '../terminal/text/style.ts';

/** Starts something that listens. Where its port is taken, it says so and gives null. */
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

/** Something that was started and runs until it is closed. */
export interface Running {
  /** What it says of itself to programs. */
  facts: object;
  /** What it says of itself to people. */
  lines(style: Style): string[];
  close(): Promise<void>;
}

export interface RunOptions {
  asJson: boolean;
  logger: Logger;
  /** Resolves to the name of the signal that asks to stop. */
  stopSignal: Promise<string>;
  /** Called once it has said of itself that it runs. */
  begun?(): void;
}

/** Says that it runs, keeps the process alive until it is asked to stop, and closes it then. */
export async function runUntilStopped(
  { facts, lines, close }: Running,
  terminal: Terminal,
  { asJson, logger, stopSignal, begun }: RunOptions,
): Promise<void> {
  try {
    await printResult(terminal, asJson, { json: [facts], text: () => lines(terminal.output.style) });
  } catch (error) {
    // It does not end because nobody reads that it runs.
    if (!(error instanceof OutputClosed)) throw error;
  }
  begun?.();
  // A worker has no port that would keep its process alive.
  const stayingAlive = setInterval(() => {}, 60_000);
  try {
    logger.info('stopping', { signal: await stopSignal });
    await close();
  } finally {
    clearInterval(stayingAlive);
  }
  logger.info('stopped');
}
