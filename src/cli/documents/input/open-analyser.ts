import { Worker } from 'node:worker_threads';
import { defaultAnalysisLimits, mostSeconds } from '../../../core/analysis/analysis-pool/analysis-limits.ts';
import { resultOf, tookTooLong } from '../../../core/analysis/analysis-pool/analysis-outcome.ts';
import type { AnalyseOptions, OutlinedResult } from '../../../core/docx/analyse.ts';
import { inTime } from '../../../core/time/in-time.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { UsageError } from '../../terminal/usage-error.ts';
import { standardInput } from './find-documents.ts';
import { readInput } from './read-input.ts';

/** Something that analyses documents. */
export interface Analyser {
  /** How many documents it works on at once. */
  readonly atOnce: number;
  analyse(path: string, options?: AnalyseOptions): Promise<OutlinedResult>;
  close(): Promise<void>;
}

/**
 * One document is analysed in this process, because another one takes longer to start than most documents take to
 * read. Several are spread over the cores, in processes of their own, so that one that dies of its document leaves
 * the others.
 *
 * @param seconds the longest that one document may take
 * @example
 * const analyser = await openAnalyser(1, terminal, 60); // atOnce is 1
 */
export async function openAnalyser(
  documents: number,
  { cores, input }: Pick<Terminal, 'cores' | 'input'>,
  seconds: number,
): Promise<Analyser> {
  if (documents <= 1) {
    const { runAnalysisTask } = await import('../../../core/analysis/analysis-pool/analysis-task.ts');
    const analyse: Analyser['analyse'] = async (path, options) => {
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
 * The seconds that `--time-limit` names.
 *
 * @param text undefined where the command line names none
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
 * What the work gives, also where it keeps this thread busy without a pause: a second thread then has V8 stop what
 * runs here, and the timer gets its turn. The work goes on to be stopped only there; a process that goes on with
 * something else should end soon.
 *
 * @throws DeskError `document_too_large` once the time is over, and what the work throws
 * @example
 * const result = await withinSeconds(60, () => analyseDocx('thesis.docx'));
 */
async function withinSeconds<Result>(seconds: number, work: () => Promise<Result>): Promise<Result> {
  const watch = startWatch(seconds);
  try {
    return await inTime(seconds * 1000, work(), { tooLate: () => tookTooLong(seconds) });
  } finally {
    void watch.terminate();
  }
}

/** Nobody waits until it is there, so that it takes the work next to no time. */
function startWatch(seconds: number): Worker {
  const watch = new Worker(stopMainThread, {
    eval: true,
    workerData: seconds * 1000 + grace,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 },
  });
  // A Node without an inspector cannot stop a busy thread. That is no reason to read no document.
  watch.on('error', () => {});
  watch.unref();
  return watch;
}

/** A thread that is not busy ends by its own timer within this many milliseconds. */
const grace = 250;

/** As text, for threads start from built files only, and the source has none. */
const stopMainThread = `
  const { Session } = require('node:inspector');
  const { workerData } = require('node:worker_threads');
  setTimeout(() => {
    const session = new Session();
    session.connectToMainThread();
    session.post('Runtime.terminateExecution');
  }, workerData);
`;
