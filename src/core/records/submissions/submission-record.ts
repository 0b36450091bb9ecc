import type { Analysis } from '../../docx/analysis.ts';
import { DeskError } from '../../errors.ts';
import type { DealReference, Store } from '../../ports.ts';
import type { Quote } from '../../pricing/quote.ts';
import { changeRecord } from '../change-record.ts';
import type { NoticeState } from '../notice.ts';
import type { QuoteVersion } from './quote-version.ts';
import type { FrozenDocument, RevisionRecord } from './revision-record.ts';

/**
 * A submission as it is stored. Each step of the processing is recorded here before the next one starts, so that a
 * crash repeats only the interrupted step.
 */
export interface SubmissionRecord {
  submissionId: string;
  status: 'processing' | 'completed' | 'error';
  name: string;
  email: string;
  phone?: string | undefined;
  serviceType: string;
  objectKey: string;
  notes?: string | undefined;
  createdAt: string;
  /**
   * The document as it was accepted; null if none had been uploaded. Absent in submissions of versions before this
   * one, whose document is under `objectKey`.
   */
  document?: FrozenDocument | null;
  /** How often an operator restarted it; part of the job's id. */
  restarts: number;
  analysis?: Analysis;
  /** Sentences about what the analysis is unsure of, for the editor. */
  doubts?: string[];
  quote?: Quote;
  /** The rate schedule that the automatic quote was made with. */
  ratesId?: string;
  /**
   * All versions of the quote, oldest first, once there is more than the automatic one. `analysis`, `quote` and
   * `doubts` are those of the newest version.
   */
  versions?: QuoteVersion[];
  /** Revised documents that were sent later, oldest first. */
  revisions?: RevisionRecord[];
  /**
   * The version of the quote that the deal shows, if it is not the first, and what keeps the deal from showing a
   * newer one. `intent` is set while the outcome of a change of the deal is unknown.
   */
  dealQuote?: { version: number; problem?: string; intent?: DealIntent };
  /** The id of the revised document that took the place of one that could not be read; the first quote is for it. */
  replacedBy?: string;
  /** The states of the mails about it, by name. */
  notices?: Record<string, NoticeState>;
  /** The person who handed it in, as a hash that can only tell callers apart. */
  caller?: string;
  /** When a run of the job last started to create the deal; from then on the deal may exist. */
  dealIntent?: DealIntent;
  deal?: DealReference;
  error?: string;
  errorCode?: string;
  /** When it reached `completed` or `error`. */
  finishedAt?: string;
  /**
   * When its document and personal data were removed, and what was there to remove. While that is under way, or if it
   * broke off, `isUnfinished`: everything may still be there, but nothing can be added, and another try finishes it.
   * Then `run` is the id of the purge or, with `isErasure`, the erasure that is at it since `purgedAt`; absent in those
   * that versions before this one began.
   */
  purged?: {
    purgedAt: string;
    removed: RemovedPart[];
    isUnfinished?: true;
    run?: string;
    isErasure?: true;
  };
}

/** What a purge removes from a submission. */
export type RemovedPart = 'document' | 'report' | 'deal' | 'personal data';

/** Written before a deal is created. Each intent has its own id, which tells a run whether it is the latest. */
export interface DealIntent {
  id: string;
  at: string;
}

/** Returns the key of the document that was handed in, or null if none had been uploaded. */
export function documentKeyOf({ document, objectKey }: SubmissionRecord): string | null {
  return document === undefined ? objectKey : (document?.key ?? null);
}

export function submissionKey(submissionId: string): string {
  return `${submissionPrefix}${submissionId}`;
}

export const submissionPrefix = 'submissions/';

/** Returns the id of the job that processes a submission; each restart is a separate job. */
export function submissionJobId({
  submissionId,
  restarts,
}: Pick<SubmissionRecord, 'submissionId' | 'restarts'>): string {
  return restarts === 0 ? submissionId : `${submissionId}.${restarts}`;
}

/** Returns a submission; undefined if none has this id. Throws `storage_unavailable`. */
export async function readSubmission(
  store: Store,
  submissionId: string,
): Promise<SubmissionRecord | undefined> {
  return (await store.get<SubmissionRecord>(submissionKey(submissionId)))?.value;
}

/** Changes a submission as {@link changeRecord} does. */
export function changeSubmission(
  store: Store,
  submissionId: string,
  change: (submission: SubmissionRecord) => SubmissionRecord | null,
): Promise<SubmissionRecord | null> {
  return changeRecord<SubmissionRecord>(store, submissionKey(submissionId), change);
}

/**
 * Changes a submission that is being processed. `change` returns null to leave it as it is.
 *
 * @returns the submission as it is afterwards; null if it has ended or is gone, in which case nothing was written
 */
export async function changeProcessing(
  store: Store,
  submissionId: string,
  change: (submission: SubmissionRecord) => SubmissionRecord | null,
): Promise<SubmissionRecord | null> {
  let isUnderWay = false;
  const record = await changeSubmission(store, submissionId, (submission) => {
    isUnderWay = submission.status === 'processing';
    return isUnderWay ? change(submission) : null;
  });
  return isUnderWay ? record : null;
}

/** Whether a purge or an erasure has removed everything that identifies the person, and not only begun to. Pure. */
export function isPurged({ purged }: Pick<SubmissionRecord, 'purged'>): boolean {
  return purged !== undefined && !purged.isUnfinished;
}

/**
 * Throws `submission_in_work` while a purge or an erasure is at a submission, because it may still leave it as it was: an
 * erasure does if another submission of the person is in work. A queue's job tries again.
 */
export function checkNotBeingRemoved({ purged }: Pick<SubmissionRecord, 'purged'>): void {
  if (!purged?.isUnfinished) return;
  const message = 'The documents of this submission are being removed. Please try again in a minute.';
  throw new DeskError('submission_in_work', message, { details: { retryAfterSeconds: 30 } });
}
