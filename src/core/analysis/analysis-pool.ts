import { availableParallelism } from 'node:os';
import type { AnalyseOptions, OutlinedResult } from '../docx/analyse.ts';
import { completeAnalysisLimits } from './analysis-pool/analysis-limits.ts';
import { type AnalysisOutcome, resultOf } from './analysis-pool/analysis-outcome.ts';
import type { AnalysisTask } from './analysis-pool/analysis-task.ts';
import { type Child, startChild } from './analysis-pool/child.ts';

export interface AnalysisPoolOptions {
  /** How many documents are analysed at the same time; a whole number above zero. @default the number of cores */
  processes?: number | undefined;
  /** The largest resident size of a process, in bytes; at least 128 MiB. @default 536_870_912 (512 MiB) */
  memoryBytes?: number | undefined;
  /** The longest that one document may take, in seconds; up to a day. @default 60 */
  seconds?: number | undefined;
  /** The built `analysis-process.js`, for programs that bundle thesisdesk. @default the one next to this module */
  processFile?: URL | undefined;
}

/** Processes that analyse documents, so that an analysis blocks nothing and a crash affects nothing else. */
export interface AnalysisPool {
  /**
   * Analyses the document at a path, or the document in these bytes, which must not change until the analysis is
   * done. If all processes are busy, it waits for one.
   *
   * @throws DeskError `file_unreadable`, and whatever `analyseDocx` throws; also `document_too_large` if a process
   * hit a limit or died. Any other error has nothing to do with the document.
   */
  analyse(source: string | Uint8Array, options?: AnalyseOptions): Promise<OutlinedResult>;
  /** Ends the processes and rejects the analyses still under way. Resolves when the processes are gone. */
  close(): Promise<void>;
}

/**
 * Opens a pool of processes for analyses. They start when there are documents to analyse, and are then kept. A
 * process that dies fails only its own document and is replaced. Idle processes do not keep this process alive, and
 * all of them end with it.
 *
 * @throws RangeError if an option is out of range
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

  /** Hands waiting tasks to idle processes, and starts another process if one is allowed. */
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
        // Waiting tasks are left to the other processes; if none is left, no process would ever run them.
        if (places.size === 0) rejectWaiting(error);
      },
    );
    places.add(place);
  }

  /** Runs a process, and after its death the next one, until one dies while idle. */
  async function occupy(): Promise<void> {
    for (let isNeeded = true; isNeeded && !signal.aborted; ) {
      const child = await startChild({ file, limits, signal });
      idle.add(child);
      advance();
      await child.gone;
      isNeeded = !idle.delete(child);
    }
  }

  async function give({ task, resolve, reject }: WaitingTask, child: Child): Promise<void> {
    try {
      const { outcome, residentBytes } = await child.analyse(task);
      resolve(outcome);
      // What one document leaves in memory must not count against the next one.
      if (residentBytes > limits.memoryBytes / 2) child.end();
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
