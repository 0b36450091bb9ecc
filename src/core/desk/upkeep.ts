import type { Clock, JobQueue, Logger, ObjectStore, Store } from '../ports.ts';
import { errorFacts } from '../services/error-facts.ts';
import { restoreAllJobs, restoreRecentJobs } from '../services/lost-jobs.ts';
import { purgeUploads } from '../services/pending-upload.ts';
import type { PurgeService } from '../services/purge.ts';
import { settleAbandoned } from '../services/settle-abandoned.ts';
import type { SubmissionRecord } from '../services/submission-record.ts';
import type { Sleep } from '../sleep.ts';
import { startPatrol } from './patrol.ts';

export interface UpkeepOptions {
  store: Store;
  objects: ObjectStore;
  jobs: JobQueue;
  purge: PurgeService;
  clock: Clock;
  logger: Logger;
  /** Called for each submission that was ended because its job was lost. */
  finished(submission: SubmissionRecord): void | Promise<void>;
  /** Hours after which a document that was uploaded and not submitted is removed. @default 24 */
  abandonedUploadHours?: number | undefined;
  /** @default nothing is purged */
  retentionDays?: number | undefined;
  /** How to wait. @default in real time, without keeping the process alive */
  sleep?: Sleep | undefined;
}

/**
 * Starts what the desk does by itself now and then: it gives submissions their job whose own was never stored, ends those
 * whose job is over without a word, and removes what is kept long enough.
 *
 * @returns ends it
 */
export function startUpkeep(options: UpkeepOptions): () => void {
  const { store, objects, purge, clock, logger, retentionDays, abandonedUploadHours = 24 } = options;
  const { sleep } = options;
  const every = (intervalMilliseconds: number) => ({ intervalMilliseconds, sleep });
  const complain = (what: string) => (error: unknown) => logger.warn(what, errorFacts(error));

  const clearUploads = async () => {
    const before = new Date(clock.now().getTime() - abandonedUploadHours * hour);
    const documents = await purgeUploads(before, { store, objects });
    if (documents > 0) logger.info('abandoned uploads removed', { documents });
  };
  const keepRetention = async (olderThanDays: number) => {
    while ((await purge.run({ olderThanDays })).isUnfinished);
  };
  let nextLookAtAll = 0;
  const restoreJobs = async () => {
    const now = clock.now().getTime();
    if (now < nextLookAtAll) return restoreRecentJobs(options);
    await restoreAllJobs(options);
    nextLookAtAll = now + day;
  };

  const stops = [
    startPatrol(
      () => settleAbandoned(options),
      complain('abandoned submissions could not be looked for'),
      every(minute),
    ),
    startPatrol(
      restoreJobs,
      complain('submissions without a job could not be looked for'),
      every(5 * minute),
    ),
    startPatrol(clearUploads, complain('abandoned uploads could not be removed'), every(hour)),
  ];
  if (retentionDays !== undefined) {
    const failed = complain('old submissions could not be purged');
    stops.push(startPatrol(() => keepRetention(retentionDays), failed, every(hour)));
  }
  return () => {
    for (const stop of stops) stop();
  };
}

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;
