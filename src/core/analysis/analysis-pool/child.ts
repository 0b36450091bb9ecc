import { type ChildProcess, fork } from 'node:child_process';
import { Socket } from 'node:net';
import { tookTooLong, tookTooMuchMemory } from '../../docx/package/refusals/too-costly.ts';
import { type AnalysisLimits, heapMebibytes } from './analysis-limits.ts';
import type { ChildAnswer, ChildMessage } from './analysis-outcome.ts';
import type { AnalysisTask } from './analysis-task.ts';

/** A process that analyses one document at a time. */
export interface Child {
  /**
   * Rejects with a DeskError `document_too_large` if the process hit a limit or the document killed it, and with
   * another error for a fault in thesisdesk. Either way, the process is of no further use.
   */
  analyse(task: AnalysisTask): Promise<ChildAnswer>;
  /** Kills the process, whatever it is doing. */
  end(): void;
  /** Resolves when the process is gone. */
  readonly gone: Promise<void>;
}

export interface StartOptions {
  /** The built `analysis-process.js`. */
  file: URL;
  limits: AnalysisLimits;
  /** Kills the process when aborted. */
  signal: AbortSignal;
}

/**
 * Starts a process and waits until it accepts documents. It inherits none of this process's environment, which holds
 * secrets. While it has no document it does not keep this process alive.
 *
 * @throws Error if the process cannot be started
 */
export async function startChild({ file, limits, signal }: StartOptions): Promise<Child> {
  const child = fork(file, [String(limits.memoryBytes)], {
    env: {},
    execArgv: [`--max-old-space-size=${heapMebibytes(limits)}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    signal,
    killSignal: 'SIGKILL',
  });
  const firstWords = firstWordsOf(child);
  const ended = endOf(child);
  const isReady = new Promise<true>((resolve) => {
    child.on('message', (message: ChildMessage) => message === 'ready' && resolve(true));
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), startMilliseconds);
  const first = await Promise.race([isReady, ended]).finally(() => clearTimeout(timer));
  if (first !== true) throw cannotStart(file, first, firstWords());
  const release = () => {
    // The pool is closed, and waits for a process that is being ended.
    if (!signal.aborted) hold(child, false);
  };
  release();
  return {
    analyse: (task) => analyse(task, child, { seconds: limits.seconds, release }),
    end() {
      child.kill('SIGKILL');
      // Callers that wait for the process to end must not exit before it does.
      hold(child, true);
    },
    gone: ended.then(() => {}),
  };
}

/** Even a busy machine starts it in a second or two; a process that takes this long is stuck. */
const startMilliseconds = 60_000;

function analyse(
  task: AnalysisTask,
  child: ChildProcess,
  { seconds, release }: { seconds: number; release: () => void },
): Promise<ChildAnswer> {
  let hasBegun = false;
  let clear = () => {};
  const answer = new Promise<ChildAnswer>((resolve, reject) => {
    const hear = (message: ChildMessage) => {
      if (message === 'begun') hasBegun = true;
      else if (message !== 'ready' && 'fault' in message) reject(message.fault);
      else if (message !== 'ready') resolve(message);
    };
    const die = (code: number | null, signal: string | null) => {
      const end = sentenceOf({ code, signal });
      reject(hasBegun ? tookTooMuchMemory(end) : new Error(`${endedBefore} (${end}).`));
    };
    // After the whole machine has paused, the answer may already be there; it is read first.
    const stop = () => setImmediate(() => reject(tookTooLong(seconds)));
    const timer = setTimeout(stop, seconds * 1000);
    clear = () => {
      clearTimeout(timer);
      child.off('message', hear).off('close', die);
      release();
    };
    hold(child, true);
    child.on('message', hear).on('close', die);
    child.send(task, (cause) => void (cause && reject(new Error(`${endedBefore}.`, { cause }))));
  });
  return answer.finally(clear);
}

const endedBefore = 'The process for analyses ended before it had the document';

/** How a process ended: with an exit code, by a signal, or before it began. */
type End = { code: number | null; signal: string | null } | { error: Error };

/** Resolves once everything that the process sent has been received. */
function endOf(child: ChildProcess): Promise<End> {
  return new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
    // The event is also emitted for signals that could not be sent; only without a pid did the process never start.
    child.on('error', (error) => void (child.pid === undefined && resolve({ error })));
  });
}

function sentenceOf(end: End): string {
  if ('error' in end) return end.error.message;
  return end.signal === null ? `exit code ${end.code}` : `signal ${end.signal}`;
}

function cannotStart(file: URL, end: End, firstWords: string): Error {
  const cause = 'error' in end ? end.error : undefined;
  const said = firstWords === '' ? '' : `\n${firstWords}`;
  const message = `The process for analyses, ${file.pathname}, cannot be started (${sentenceOf(end)}).${said}`;
  return new Error(message, { cause });
}

/** The first thousand characters that the process writes to standard error, none of which come from a document. */
function firstWordsOf({ stderr }: ChildProcess): () => string {
  let text = '';
  stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk.slice(0, 1000 - text.length);
  });
  return () => text.trim();
}

/** Sets whether this process stays alive until the other one ends. */
function hold(child: ChildProcess, isHeld: boolean): void {
  const output = child.stderr instanceof Socket ? child.stderr : null;
  for (const part of [child, child.channel, output]) {
    if (isHeld) part?.ref();
    else part?.unref();
  }
}
