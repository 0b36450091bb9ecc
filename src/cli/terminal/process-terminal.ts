import { availableParallelism } from 'node:os';
import { isatty } from 'node:tty';
import { DeskError } from '../../core/errors.ts';
import { systemErrorCode } from '../../core/ports/system-error.ts';
import { type Channel, exitCodes, OutputClosed, type StopSignal, type Terminal } from './terminal.ts';
import { colouredStyle, plainStyle, wantsColour } from './text/style.ts';

/**
 * Returns this process's terminal. From now on Ctrl+C, SIGTERM and SIGHUP clean up and end the process with the exit code
 * that shells expect.
 */
export function processTerminal(): Terminal {
  const cleanUps = new Set<() => void>();
  let stopping: { ask: (signal: StopSignal) => void; askedAt?: number } | null = null;
  const end = (signal: StopSignal) => {
    if (stopping && stopping.askedAt === undefined) {
      stopping.askedAt = performance.now();
      stopping.ask(signal);
      return;
    }
    if (stopping?.askedAt !== undefined && performance.now() - stopping.askedAt < sameKeyMilliseconds) return;
    try {
      for (const cleanUp of cleanUps) cleanUp();
    } finally {
      // Also where files appear while their folder is being removed: the next command sweeps what is left.
      process.exit(exitCodes[signal]);
    }
  };
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  return {
    output: channelOf(process.stdout),
    errors: lossy(channelOf(process.stderr)),
    get input() {
      return isatty(0) ? null : process.stdin;
    },
    cores: availableParallelism(),
    now: () => performance.now(),
    environment: process.env,
    get dialogue() {
      return isatty(0) && isatty(2) ? { input: process.stdin, output: process.stderr } : null;
    },
    onInterrupt(cleanUp) {
      cleanUps.add(cleanUp);
      return () => cleanUps.delete(cleanUp);
    },
    stopSignal: () =>
      new Promise((resolve) => {
        stopping = { ask: resolve };
      }),
  };
}

/** A single Ctrl+C arrives twice if npx passes it on too. */
const sameKeyMilliseconds = 500;

/** Returns the channel that writes to a stream of this process. */
export function channelOf(stream: NodeJS.WriteStream): Channel {
  // A failed write is reported to its caller; without a listener, the event would end the process with a stack trace.
  stream.on('error', () => {});
  const isTerminal = stream.isTTY === true;
  const write = (chunk: string | Uint8Array) =>
    new Promise<void>((resolve, reject) => {
      stream.write(chunk, (error) => (error ? reject(writeFailure(error)) : resolve()));
    });
  return {
    write,
    writeBytes: write,
    isTerminal,
    canRewrite: isTerminal && process.env.TERM !== 'dumb',
    // A pseudo-terminal to which nobody has given a size reports 0.
    columns: () => (isTerminal && stream.columns) || undefined,
    style: wantsColour(process.env, isTerminal) ? colouredStyle : plainStyle,
  };
}

/** If errors cannot be printed, the exit code still reports the failure. */
function lossy(channel: Channel): Channel {
  return { ...channel, write: (text) => channel.write(text).catch(() => {}) };
}

function writeFailure(error: Error): Error {
  const code = systemErrorCode(error) ?? 'unknown';
  if (closedCodes.has(code)) return new OutputClosed('The output was closed.', { cause: error });
  const reason = code === 'ENOSPC' ? 'its disk is full' : code;
  return new DeskError('file_unreadable', `The output cannot be written (${reason}).`, { cause: error });
}

const closedCodes: ReadonlySet<string> = new Set(['EPIPE', 'ERR_STREAM_DESTROYED']);
