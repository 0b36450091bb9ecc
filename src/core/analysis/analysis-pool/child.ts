import { type ChildProcess, fork } from 'node:child_process';
import { Socket } from 'node:net';
import { type AnalysisLimits, heapMebibytes } from './analysis-limits.ts';
import { type ChildAnswer, type ChildMessage, tookTooLong, tookTooMuchMemory } from './analysis-outcome.ts';
import type { AnalysisTask } from './analysis-task.ts';

/** A process that analyses one document at a time. */
export interface Child {
  /**
   * Rejects with a DeskError `document_too_large` where the process came to a limit, or died of the document; with
   * another error for a fault of thesisdesk. The process is of no use then.
   */
  analyse(task: AnalysisTask): Promise<ChildAnswer>;
  /** Ends the process, whatever it does. */
  end(): void;
  /** Resolves when the process is gone. */
  readonly gone: Promise<void>;
}

export interface StartOptions {
  /** The built `analysis-process.js`. */
  file: URL;
  limits: AnalysisLimits;
  /** Ends the process when it is aborted. */
  signal: AbortSignal;
}

/**
 * Starts a process, and waits until it takes documents. It gets nothing of this one's environment, for there are
 * secrets in that. While it has no document it does not keep this process alive.
 *
 * @throws Error where it cannot be started
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
  const complaint = beginningOf(child);
  const ended = endOf(child);
  const isReady = new Promise<true>((resolve) => {
    child.on('message', (message: ChildMessage) => message === 'ready' && resolve(true));
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), startMilliseconds);
  const first = await Promise.race([isReady, ended]).finally(() => clearTimeout(timer));
  if (first !== true) throw cannotStart(file, first, complaint());
  hold(child, false);
  return {
    analyse: (task) => analyse(task, child, limits.seconds),
    end() {
      child.kill('SIGKILL');
      // Whoever waits for its end must not end before.
      hold(child, true);
    },
    gone: ended.then(() => {}),
  };
}

/** Also a busy machine starts it in a second or two; one that takes so long is stuck. */
const startMilliseconds = 60_000;

function analyse(task: AnalysisTask, child: ChildProcess, seconds: number): Promise<ChildAnswer> {
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
    // After a pause of the whole machine the answer may be there already, and is read first.
    const stop = () => setImmediate(() => reject(tookTooLong(seconds)));
    const timer = setTimeout(stop, seconds * 1000);
    clear = () => {
      clearTimeout(timer);
      child.off('message', hear).off('close', die);
      hold(child, false);
    };
    hold(child, true);
    child.on('message', hear).on('close', die);
    child.send(task, (cause) => void (cause && reject(new Error(`${endedBefore}.`, { cause }))));
  });
  return answer.finally(clear);
}

const endedBefore = 'The process for analyses ended before it had the document';

/** How a process ended: by itself, by a signal, or before it began. */
type End = { code: number | null; signal: string | null } | { error: Error };

/** Resolves once everything that the process said has been heard. */
function endOf(child: ChildProcess): Promise<End> {
  return new Promise((resolve) => {
    child.once('close', (code, signal) => resolve({ code, signal }));
    // It also tells of signals that did not arrive; only without an id there never was a process.
    child.on('error', (error) => void (child.pid === undefined && resolve({ error })));
  });
}

function sentenceOf(end: End): string {
  if ('error' in end) return end.error.message;
  return end.signal === null ? `exit code ${end.code}` : `signal ${end.signal}`;
}

function cannotStart(file: URL, end: End, complaint: string): Error {
  const cause = 'error' in end ? end.error : undefined;
  const said = complaint === '' ? '' : `\n${complaint}`;
  const message = `The process for analyses, ${file.pathname}, cannot be started (${sentenceOf(end)}).${said}`;
  return new Error(message, { cause });
}

/** The first thousand characters that it writes to standard error; nothing of a document is among them. */
function beginningOf({ stderr }: ChildProcess): () => string {
  let text = '';
  stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk.slice(0, 1000 - text.length);
  });
  return () => text.trim();
}

/** Whether this process waits for the other one before it ends. */
function hold(child: ChildProcess, isHeld: boolean): void {
  const output = child.stderr instanceof Socket ? child.stderr : null;
  for (const part of [child, child.channel, output]) {
    if (isHeld) part?.ref();
    else part?.unref();
  }
}
