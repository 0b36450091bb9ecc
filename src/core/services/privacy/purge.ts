import { invalidInput } from '../../errors.ts';
import { unlessDamaged } from '../../records/reading/damaged-record.ts';
import { eachReadable } from '../../records/reading/each-record.ts';
import { keyPage, type Page } from '../../records/reading/record-page.ts';
import { hasRevisionInWork } from '../../records/submissions/submission-documents.ts';
import {
  isPurged,
  type SubmissionRecord,
  submissionPrefix,
} from '../../records/submissions/submission-record.ts';
import { type PageRequest, parsePage } from '../../schemas/fields.ts';
import { purgeEvents } from '../deals/crm-events.ts';
import type { ServiceContext } from '../service-context.ts';
import { abandonedUntil, purgeUploads } from '../uploads/pending-upload.ts';
import { type PurgedSubmission, purgeSubmission, type SubmissionPurgeOptions } from './purge-submission.ts';

/** What one purge removed. It contains no names. */
export interface PurgeRecord {
  purgedAt: string;
  /** Submissions that finished before this time lost their documents and personal data. */
  finishedUntil: string;
  submissions: PurgedSubmission[];
  /** There are more submissions to purge than the thousand that fit in one record: run the purge again. */
  isUnfinished?: true;
  /** Documents that were uploaded and never submitted. */
  abandonedUploads: number;
  /** CRM events. */
  events: number;
}

/** The first purges removed no events, and do not count them. */
type EarlierPurge = Omit<PurgeRecord, 'events'> & Partial<Pick<PurgeRecord, 'events'>>;

/** What a purge would remove. It has the names that the purge is about to remove, and is never stored. */
export interface PurgePreview extends Omit<PurgeRecord, 'submissions'> {
  submissions: (PurgedSubmission & { name: string })[];
}

export interface PurgeAge {
  olderThanDays: number;
  /** @default now */
  asOf?: Date;
  /**
   * It is repeated regularly, perhaps by several processes: submissions that another purge or erasure is at are left to
   * it, until it has been at one for ten minutes. Without this, what broke off is finished at once.
   */
  isRegular?: boolean;
}

/** Removes documents and personal data once they are no longer needed. */
export interface PurgeService {
  /**
   * Removes the documents, reports and personal data of submissions that finished at least that many days ago, and
   * CRM events and never submitted documents of that age, which also have to be abandoned. Numbers, prices and statuses stay. A record of what was
   * removed is kept. A purge that fails halfway can be repeated; one of more than a thousand submissions returns
   * `isUnfinished`, and continues when it is run again. Ages are measured at `asOf`, by default now. Throws
   * `input_invalid`, `storage_unavailable`, `crm_unavailable`.
   */
  run(options: PurgeAge): Promise<PurgeRecord>;
  /** Returns what `run` would remove now. Throws what `run` throws. */
  preview(options: PurgeAge): Promise<PurgePreview>;
  /** Returns a page of all purges, newest first. Throws `input_invalid`, `storage_unavailable`. */
  list(page?: PageRequest): Promise<Page<PurgeRecord>>;
}

export interface PurgeOptions extends ServiceContext, SubmissionPurgeOptions {
  /** Hours after which an upload that was not submitted counts as abandoned. @default 24 */
  abandonedUploadHours?: number | undefined;
}

export function createPurge(options: PurgeOptions): PurgeService {
  const { store, clock, ids } = options;
  return {
    async run(age) {
      const { finishedUntil, uploadedUntil, due, isDue, ...start } = await dueNow(age);
      const run = { run: ids.uuid() };
      const record: PurgeRecord = {
        ...start,
        finishedUntil: finishedUntil.toISOString(),
        ...{ submissions: [], abandonedUploads: 0, events: 0 },
      };
      try {
        for (const { submissionId } of due) {
          const purged = await unlessDamaged(() => purgeSubmission(submissionId, isDue, run, options));
          if (purged) record.submissions.push(purged);
        }
        record.abandonedUploads = await purgeUploads(uploadedUntil, options);
        record.events = await purgeEvents(finishedUntil, options);
      } finally {
        // Also if it breaks off: what has been removed by then is found by no later purge.
        const { submissions, abandonedUploads, events, purgedAt } = record;
        if (submissions.length > 0 || abandonedUploads > 0 || events > 0) {
          await store.put(`${purgePrefix}${purgedAt}-${ids.uuid()}`, record);
        }
      }
      return record;
    },

    async preview(age) {
      const { finishedUntil, uploadedUntil, due, isDue: _isDue, ...start } = await dueNow(age);
      const submissions = due.map(({ submissionId, finishedAt = '', name }) => {
        return { submissionId, finishedAt, removed: [], name };
      });
      const abandonedUploads = await purgeUploads(uploadedUntil, { ...options, isPreview: true });
      const events = await purgeEvents(finishedUntil, { store, isPreview: true });
      return { ...start, finishedUntil: finishedUntil.toISOString(), submissions, abandonedUploads, events };
    },

    async list(page) {
      const { records, ...rest } = await keyPage<EarlierPurge>(store, [purgePrefix], parsePage(page));
      return { records: records.map((record) => ({ ...record, events: record.events ?? 0 })), ...rest };
    },
  };

  async function dueNow({ olderThanDays, asOf, isRegular = false }: PurgeAge) {
    if (!Number.isFinite(olderThanDays) || olderThanDays < 0)
      throw invalidInput('olderThanDays', 'The age must be a number of days, zero or more.');
    const now = clock.now();
    const finishedUntil = new Date((asOf ?? now).getTime() - olderThanDays * dayMilliseconds);
    const isDue = (each: SubmissionRecord) =>
      isPurgeable(each, finishedUntil) && !(isRegular && isUnderWay(each, clock.now()));
    const due: SubmissionRecord[] = [];
    for await (const submission of eachReadable<SubmissionRecord>(store, submissionPrefix)) {
      if (isDue(submission)) due.push(submission);
      if (due.length > mostAtOnce) break;
    }
    // Whoever has uploaded a document since then may be about to submit it.
    const abandoned = abandonedUntil(now, options.abandonedUploadHours);
    const uploadedUntil = finishedUntil < abandoned ? finishedUntil : abandoned;
    const unfinished = due.length > mostAtOnce ? { isUnfinished: true as const } : {};
    const at = { purgedAt: now.toISOString(), finishedUntil, uploadedUntil, isDue };
    return { ...at, due: due.slice(0, mostAtOnce), ...unfinished };
  }
}

const purgePrefix = 'purges/';
/** Keeps the record of a purge, and the memory it needs, small, however much there is to do. */
const mostAtOnce = 1_000;
const dayMilliseconds = 24 * 60 * 60 * 1000;

/** Whether a submission ended before a time and still has what a purge removes. Pure. */
function isPurgeable(submission: SubmissionRecord, before: Date): boolean {
  const { status, finishedAt, purged, revisions = [] } = submission;
  // A purge broke off, or is still at it. An erasure needs the submission to find everything else, and is repeated.
  if (purged?.isUnfinished && !purged.isErasure) return true;
  if (status === 'processing' || isPurged(submission) || finishedAt === undefined) return false;
  if (hasRevisionInWork(submission)) return false;
  // A revised document is kept as long as a document that was handed in at the same time.
  const times = [finishedAt, ...revisions.map((each) => each.finishedAt ?? each.createdAt)];
  return times.every((time) => Date.parse(time) <= before.getTime());
}

/** Whether another purge or erasure may still be at a submission. Pure. */
function isUnderWay({ purged }: SubmissionRecord, now: Date): boolean {
  if (!purged?.isUnfinished) return false;
  // A clock that was set back must not put this off.
  return Math.abs(now.getTime() - Date.parse(purged.purgedAt)) < longestRemoval;
}

/** In milliseconds. A run that is at one submission for longer has broken off. */
const longestRemoval = 10 * 60 * 1000;
