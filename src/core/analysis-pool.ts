import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import type { AnalysisResult } from './analysis.ts';
import type { AnalysisOutcome, AnalysisTask } from './analysis-worker.ts';
import type { AnalyseOptions } from './docx/analyse.ts';
import { DeskError } from './errors.ts';

export interface AnalysisPoolOptions {
  /** Threads, and so documents at once; a whole number above zero. @default the number of cores */
  threads?: number;
  /** The built `analysis-worker.js`, for programs that bundle thesisdesk. @default the one beside this module */
  workerFile?: URL;
  /** Heap of one thread in MiB. @default 1024 */
  heapMebibytes?: number;
}

/** Threads that analyse documents, so that nothing else waits for them. */
export interface AnalysisPool {
  /**
   * Analyses the document at a path, or of these bytes (they are copied). When all threads are busy it waits.
   *
   * @throws DeskError `file_unreadable`, and what `analyseDocx` throws; `document_too_large` also where a
   * thread ran out of memory
   */
  analyse(source: string | Uint8Array, options?: AnalyseOptions): Promise<AnalysisResult>;
  /** Ends the threads. What is still under way is rejected. */
  close(): Promise<void>;
}

/**
 * Starts threads for analyses. A thread that dies fails its own document only and is replaced. Idle threads do
 * not keep the process alive.
 *
 * @example
 * const pool = createAnalysisPool({ threads: 2 });
 * const [first, second] = await Promise.all(['a.docx', 'b.docx'].map((path) => pool.analyse(path)));
 * await pool.close();
 */
export function createAnalysisPool(options: AnalysisPoolOptions = {}): AnalysisPool {
  const { threads = availableParallelism(), heapMebibytes = 1024 } = options;
  const workerFile = options.workerFile ?? new URL('./analysis-worker.js', import.meta.url);
  const pool = new Tinypool({
    filename: workerFile.href,
    name: 'runAnalysisTask',
    minThreads: threads,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: heapMebibytes },
  });
  const run = runnerOf(pool);

  return {
    async analyse(source, options) {
      const outcome = await run({ ...taskOf(source), ...(options && { options }) });
      if ('result' in outcome) return outcome.result;
      const { code, message, details, cause } = outcome.refusal;
      throw new DeskError(code, message, { details, cause });
    },
    close: () => pool.destroy(),
  };
}

/**
 * Runs tasks so that each one settles. The pool does not replace a thread that failed to start, and tells the
 * tasks that wait for one nothing; so where no thread is left, all that wait are rejected here.
 */
function runnerOf(pool: Tinypool): (task: AnalysisTask) => Promise<AnalysisOutcome> {
  const waiting = new Set<(reason: unknown) => void>();
  const rejectAllWithoutThreads = (reason: unknown) => {
    if (pool.threads.length > 0) return;
    for (const reject of waiting) reject(reason);
  };
  pool.on('error', rejectAllWithoutThreads);

  return async (task) => {
    const { promise: abandoned, reject } = withRejection();
    waiting.add(reject);
    // The bytes in a task are our own copy, so they are moved instead of being copied once more.
    const transferList = 'bytes' in task ? [task.bytes.buffer] : [];
    try {
      return await Promise.race([pool.run(task, { transferList }), abandoned]);
    } catch (error) {
      rejectAllWithoutThreads(error);
      throw deathOf(error);
    } finally {
      waiting.delete(reject);
    }
  };
}

function withRejection(): { promise: Promise<never>; reject: (reason: unknown) => void } {
  let reject: (reason: unknown) => void = () => {};
  const promise = new Promise<never>((_, rejectPromise) => {
    reject = rejectPromise;
  });
  return { promise, reject };
}

function taskOf(source: string | Uint8Array): AnalysisTask {
  return typeof source === 'string' ? { path: source } : { bytes: new Uint8Array(source) };
}

function deathOf(error: unknown): unknown {
  const isOutOfMemory =
    error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
  if (!isOutOfMemory) return error;
  const message = 'Reading this document takes more memory than one document may have.';
  return new DeskError('document_too_large', message, { details: { limit: 'memory' }, cause: error });
}
