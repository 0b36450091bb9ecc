import { availableParallelism } from 'node:os';
import type { AnalyseOptions, OutlinedResult } from '../docx/analyse.ts';
import { completeAnalysisLimits } from './analysis-pool/analysis-limits.ts';
import { type AnalysisOutcome, resultOf } from './analysis-pool/analysis-outcome.ts';
import type { AnalysisTask } from './analysis-pool/analysis-task.ts';
import { type Child, startChild } from './analysis-pool/child.ts';

export interface AnalysisPoolOptions {
  /** Documents at once; a whole number above zero. @default the number of cores */
  processes?: number | undefined;
  /** The most that a process may have resident, in bytes; at least 128 MiB. @default 536_870_912 (512 MiB) */
  memoryBytes?: number | undefined;
  /** The longest that one document may take; up to a day. @default 60 */
  seconds?: number | undefined;
  /** The built `analysis-process.js`, for programs that bundle thesisdesk. @default the one beside this module */
  processFile?: URL | undefined;
}

/** Processes that analyse documents, so that nothing waits for them and nothing else dies of one. */
export interface AnalysisPool {
  /**
   * Analyses the document at a path, or of these bytes, which have to stay as they are until it is done. When all
   * processes are busy it waits.
   *
   * @throws DeskError `file_unreadable`, and what `analyseDocx` throws; `document_too_large` also where a process
   * came to a limit or died. Any other error is none of the document.
   */
  analyse(source: string | Uint8Array, options?: AnalyseOptions): Promise<OutlinedResult>;
  /** Ends the processes. What is still under way is rejected. Resolves when they are gone. */
  close(): Promise<void>;
}

/**
 * Opens a pool of processes for analyses. They start when there are documents for them, and are kept. One that dies
 * fails its own document only and is replaced. Idle ones do not keep this process alive, and all of them end with it.
 *
 * @throws RangeError for an option out of its range
 *
 * @example
 * const pool = createAnalysisPool({ processes: 2, seconds: 30 });
 * const [first, second] = await Promise.all(['a.docx', 'b.docx'].map((path) => pool.analyse(path)));
 * await pool.close();
 */
export function createAnalysisPool(options: AnalysisPoolOptions = {}): AnalysisPool {
  const { processes = availableParallelism() } = options;
  const file = options.processFile ?? new URL('./analysis-process.js', import.meta.url);
  const limits = completeAnalysisLimits(options);
  if (!(Number.isInteger(processes) && processes > 0))
    throw new RangeError(`"processes" must be a whole number above zero, not ${processes}.`);
  const waiting: WaitingTask[] = [];
  const idle = new Set<Child>();
  const places = new Set<Promise<void>>();
  const closing = new AbortController();
  const { signal } = closing;

  /** Hands out what waits, and opens a place where there may be one more. */
  function advance(): void {
    for (const child of idle) {
      const next = waiting.shift();
      if (next === undefined) return;
      idle.delete(child);
      void give(next, child);
    }
    if (waiting.length > 0 && places.size < processes) open();
  }

  function open(): void {
    const place: Promise<void> = occupy().then(
      () => {
        places.delete(place);
        advance();
      },
      (error: unknown) => {
        places.delete(place);
        // What waits is left to the other places; without any, nobody would ever take it.
        if (places.size === 0) rejectWaiting(error);
      },
    );
    places.add(place);
  }

  /** A process, and after its death the next one, until one dies that had nothing to do. */
  async function occupy(): Promise<void> {
    for (let isNeeded = true; isNeeded && !signal.aborted; ) {
      const child = await startChild({ file, limits, signal });
      idle.add(child);
      // It was ready a moment before it was to end, and whoever closes the pool waits for it.
      if (signal.aborted) child.end();
      advance();
      await child.gone;
      isNeeded = !idle.delete(child);
    }
  }

  async function give({ task, resolve, reject }: WaitingTask, child: Child): Promise<void> {
    try {
      const { outcome, residentBytes } = await child.analyse(task);
      resolve(outcome);
      // What one document leaves behind must not count for the next one; and whoever closes the pool waits for its end.
      if (signal.aborted || residentBytes > limits.memoryBytes / 2) child.end();
      else idle.add(child);
    } catch (error) {
      reject(signal.aborted ? closed() : error);
      child.end();
    }
    advance();
  }

  function rejectWaiting(error: unknown): void {
    for (const { reject } of waiting.splice(0)) reject(error);
  }

  return {
    async analyse(source, options) {
      if (signal.aborted) throw closed();
      const task: AnalysisTask = { ...documentOf(source), options };
      return resultOf(
        await new Promise((resolve, reject) => {
          waiting.push({ task, resolve, reject });
          advance();
        }),
      );
    },
    async close() {
      for (const child of idle) child.end();
      closing.abort();
      rejectWaiting(closed());
      await Promise.all(places);
    },
  };
}

interface WaitingTask {
  task: AnalysisTask;
  resolve(outcome: AnalysisOutcome): void;
  reject(reason: unknown): void;
}

function documentOf(source: string | Uint8Array): { path: string } | { bytes: Uint8Array } {
  return typeof source === 'string' ? { path: source } : { bytes: source };
}

function closed(): Error {
  return new Error('The processes for analyses are closed.');
}
