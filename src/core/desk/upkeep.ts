import type { Clock, JobQueue, Logger, ObjectStore, Store } from '../ports.ts';
import type { SubmissionRecord } from '../records/submissions/submission-record.ts';
import { errorFacts } from '../services/error-facts.ts';
import { restoreAllJobs, restoreRecentJobs } from '../services/intake/lost-jobs.ts';
import { settleAbandoned } from '../services/intake/submission-end.ts';
import { settleInvitations } from '../services/meetings/pending-invitations.ts';
import { settleNotices } from '../services/notices/notices.ts';
import type { PurgeService } from '../services/privacy/purge.ts';
import { settleFollowUps } from '../services/quotes/follow-up.ts';
import { settleRevisions } from '../services/revisions/process-revision.ts';
import { abandonedUntil, purgeUploads } from '../services/uploads/pending-upload.ts';
import type { OutgoingService } from '../services/webhooks/outgoing.ts';
import { endsInTime } from '../time/in-time.ts';
import { idleSleep, type Sleep } from '../time/sleep.ts';

export interface UpkeepOptions {
  store: Store;
  objects: ObjectStore;
  jobs: JobQueue;
  purge: PurgeService;
  outgoing: OutgoingService;
  clock: Clock;
  logger: Logger;
  /** Called for each submission that was ended because its job was lost. */
  finished(submission: SubmissionRecord): void | Promise<void>;
  /** Called for each submission whose job failed after its end was written. */
  foundFinished(submission: SubmissionRecord): Promise<void>;
  /** Has the editor told of a student's revised document that failed. */
  revisionFailed(submission: SubmissionRecord, revisionId: string): Promise<void>;
  /** Resolves when the lists are prepared, which has to read the same records; never rejects. */
  listsPrepared(): Promise<void>;
  /** Finishes moves of deals that were begun before the given time and then broke off. */
  settleMoves(before: Date): Promise<void>;
  /** Hours after which a document that was uploaded but not submitted is removed. @default 24 */
  abandonedUploadHours?: number | undefined;
  /** @default nothing is purged */
  retentionDays?: number | undefined;
  /** How to wait. @default in real time, without keeping the process alive */
  sleep?: Sleep | undefined;
}

/**
 * Starts the desk's regular upkeep: it adds the missing jobs of submissions and invitations, ends those whose job
 * ended without a result, announces promised events and moved deals, and removes what has been kept long enough.
 *
 * @returns what stops it: `close` resolves when the rounds under way are over, or have taken five seconds more
 */
export function startUpkeep(options: UpkeepOptions): { close(): Promise<void> } {
  const { store, objects, purge, outgoing, clock, logger, sleep } = options;
  const { retentionDays, abandonedUploadHours } = options;
  const stops: (() => Promise<void>)[] = [];
  const repeatEvery = (milliseconds: number, failure: string, round: () => Promise<void>) => {
    const failed = (error: unknown) => logger.warn(failure, errorFacts(error));
    stops.push(startRepeating(round, failed, (signal) => (sleep ?? idleSleep)(milliseconds, signal)));
  };
  const before = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);

  const settled = new Set<string>();
  repeatEvery(minute, 'could not look for abandoned submissions', () =>
    settleAbandoned({ ...options, settled }),
  );
  let lastLookAtAll = Number.NEGATIVE_INFINITY;
  repeatEvery(5 * minute, 'could not look for submissions without a job', async () => {
    const now = clock.now().getTime();
    // A clock that was set back must not put this off.
    if (Math.abs(now - lastLookAtAll) < day) return restoreRecentJobs(options);
    // The editor may be waiting for the list, and no one for this.
    await options.listsPrepared();
    await restoreAllJobs(options);
    lastLookAtAll = now;
  });
  repeatEvery(5 * minute, 'could not look for pending invitations', () => settleInvitations(options));
  repeatEvery(5 * minute, 'could not look for failed mails, deals and revised documents', async () => {
    await settleNotices(options);
    await settleFollowUps(options);
    await settleRevisions(options);
  });
  // Those of the last minute are still being announced.
  repeatEvery(5 * minute, 'could not look for promised events', () => outgoing.keepPromises(before(minute)));
  repeatEvery(5 * minute, 'could not look for unfinished moves of deals', () =>
    options.settleMoves(before(minute)),
  );
  repeatEvery(hour, 'abandoned uploads could not be removed', async () => {
    const until = abandonedUntil(clock.now(), abandonedUploadHours);
    const documents = await purgeUploads(until, { store, objects });
    if (documents > 0) logger.info('abandoned uploads removed', { documents });
  });
  if (retentionDays !== undefined) {
    repeatEvery(hour, 'old submissions could not be purged', async () => {
      while ((await purge.run({ olderThanDays: retentionDays, isRegular: true })).isUnfinished);
    });
  }
  return {
    async close() {
      await endsInTime(patience, Promise.all(stops.map((stop) => stop())), sleep);
    },
  };
}

/** In milliseconds. A round that takes longer waits for a service, and the next run of the desk does the same work. */
const patience = 5_000;

const minute = 60 * 1000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Runs `round` immediately, and again after each `pause`. A round that fails is reported, and the next one still runs.
 *
 * @returns a function that stops it and waits for the round under way, whose failure is not reported
 */
function startRepeating(
  round: () => Promise<void>,
  failed: (error: unknown) => void,
  pause: (signal: AbortSignal) => Promise<void>,
): () => Promise<void> {
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;
  const walk = async () => {
    while (!isStopped()) {
      try {
        await round();
      } catch (error) {
        if (!isStopped()) failed(error);
      }
      await pause(stopping.signal);
    }
  };
  const walking = walk();
  return () => {
    stopping.abort();
    return walking;
  };
}
