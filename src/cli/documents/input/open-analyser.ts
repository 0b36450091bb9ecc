import type { Worker } from 'node:worker_threads';
import { defaultAnalysisLimits, mostSeconds } from '../../../core/analysis/analysis-pool/analysis-limits.ts';
import { resultOf, tookTooLong } from '../../../core/analysis/analysis-pool/analysis-outcome.ts';
import { settleForOneThesis } from '../../../core/analysis/analysis-pool/settle-for-one-thesis.ts';
import type { AnalyseOptions, OutlinedResult } from '../../../core/docx/analyse.ts';
import { defaultDocxLimits } from '../../../core/docx/package/limits.ts';
import { inTime } from '../../../core/time/in-time.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { UsageError } from '../../terminal/usage-error.ts';
import { standardInput } from './find-documents.ts';

/** Something that analyses documents. */
export interface DocumentAnalyser {
  /** How many documents it works on at the same time. */
  readonly atOnce: number;
  analyse(path: string, options?: AnalyseOptions): Promise<OutlinedResult>;
  close(): Promise<void>;
}

/**
 * A single document is analysed in this process, because starting another takes longer than reading most documents.
 * Several documents are spread over the cores in separate processes, so that if a document kills one, the others
 * continue.
 *
 * @param seconds the longest that one document may take
 * @example
 * const analyser = await openAnalyser(1, terminal, 60); // atOnce is 1
 */
export async function openAnalyser(
  documents: number,
  { cores, input }: Pick<Terminal, 'cores' | 'input'>,
  seconds: number,
): Promise<DocumentAnalyser> {
  if (documents <= 1) {
    settleForOneThesis();
    const { runAnalysisTask } = await import('../../../core/analysis/analysis-pool/analysis-task.ts');
    const analyse: DocumentAnalyser['analyse'] = async (path, options) => {
      const source = path === standardInput ? { bytes: await readInput(input) } : { path };
      return resultOf(await withinSeconds(seconds, () => runAnalysisTask({ ...source, options })));
    };
    return { atOnce: 1, analyse, close: async () => {} };
  }
  const { createAnalysisPool } = await import('../../../core/analysis/analysis-pool.ts');
  const atOnce = Math.min(documents, cores);
  return { atOnce, ...createAnalysisPool({ processes: atOnce, seconds }) };
}

/**
 * Reads the seconds of `--time-limit`.
 *
 * @param text undefined if the command line names none
 * @throws UsageError for anything but a whole number of seconds, up to a day
 * @example
 * parseTimeLimit('90'); // 90
 * parseTimeLimit(undefined); // 60
 */
export function parseTimeLimit(text: string | undefined): number {
  if (text === undefined) return defaultAnalysisLimits.seconds;
  const seconds = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (seconds >= 1 && seconds <= mostSeconds) return seconds;
  throw new UsageError(`--time-limit must be a whole number of seconds from 1 to ${mostSeconds}.`);
}

/**
 * Returns the work's result within a time limit that holds even if the work keeps this thread busy without a pause: a
 * second thread then makes V8 stop what runs here, so that the timer gets its turn. Nothing else stops the work, so
 * the process should end soon afterwards.
 *
 * @throws DeskError `document_too_large` once the time is up, and what the work throws
 * @example
 * const result = await withinSeconds(60, () => analyseDocx('thesis.docx'));
 */
async function withinSeconds<Result>(seconds: number, work: () => Promise<Result>): Promise<Result> {
  const limit = seconds * 1000;
  const end = process.uptime() + seconds;
  const watch: { thread?: Worker } = {};
  const watching = setTimeout(() => {
    watch.thread = startWatch((end - process.uptime()) * 1000);
  }, limit * unwatched);
  try {
    return await inTime(limit, work(), { tooLate: () => tookTooLong(seconds) });
  } finally {
    clearTimeout(watching);
    void watch.thread?.terminate();
  }
}

/**
 * The part of the time limit after which the thread starts, because starting it takes as long as reading a small thesis.
 * Reading pauses often, and the most costly documents are decided on in 15 times the time it takes to read them, so what
 * has been read by then keeps to the limit by itself.
 */
const unwatched = 1 / 20;

/** Started without waiting for it, so the work goes on in the meantime. */
function startWatch(milliseconds: number): Worker {
  // Loaded here, because hardly any document needs it.
  const watch = new (process.getBuiltinModule('node:worker_threads').Worker)(stopMainThread, {
    eval: true,
    workerData: milliseconds + grace,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
  });
  // Node without an inspector cannot stop a busy thread, but can still read documents.
  watch.on('error', () => {});
  watch.unref();
  return watch;
}

/** A thread that is not busy is ended by its own timer within this many milliseconds. */
const grace = 250;

/** As text, because threads can start only from built files, which do not exist when running from source. */
const stopMainThread = `
  const { Session } = require('node:inspector');
  const { workerData } = require('node:worker_threads');
  setTimeout(() => {
    const session = new Session();
    session.connectToMainThread();
    session.post('Runtime.terminateExecution');
  }, workerData);
`;

/**
 * Reads the document from standard input, up to slightly more than the largest document accepted.
 *
 * @example
 * const bytes = await readInput(terminal.input);
 */
async function readInput(input: Terminal['input']): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of input ?? []) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > defaultDocxLimits.fileBytes) break;
  }
  return Buffer.concat(chunks);
}
