import { Worker } from 'node:worker_threads';
import { tookTooLong } from '../../core/analysis/analysis-pool/too-costly.ts';
import { inTime } from '../../core/time/in-time.ts';

/**
 * What the work gives, also where it keeps this thread busy without a pause: a second thread then has V8 stop what
 * runs here, and the timer gets its turn. The work goes on to be stopped only there; a process that goes on with
 * something else should end soon.
 *
 * @throws DeskError `document_too_large` once the time is over, and what the work throws
 * @example
 * const result = await withinSeconds(60, () => analyseFile('thesis.docx'));
 */
export async function withinSeconds<Result>(seconds: number, work: () => Promise<Result>): Promise<Result> {
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
