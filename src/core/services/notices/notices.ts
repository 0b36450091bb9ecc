import { DeskError, invalidInput } from '../../errors.ts';
import type { JobQueue, Mailer, Store } from '../../ports.ts';
import { noticeJob } from '../../records/job-names.ts';
import { type NoticeState, noticeName } from '../../records/notice.ts';
import { unlessDamaged } from '../../records/reading/damaged-record.ts';
import type { QuoteVersion } from '../../records/submissions/quote-version.ts';
import { addSubmissionJob, type RecordsAndJobs } from '../../records/submissions/submission-job.ts';
import { newestVersionOf, quoteVersionsOf } from '../../records/submissions/submission-quotes.ts';
import {
  changeSubmission,
  checkNotBeingRemoved,
  isPurged,
  type SubmissionRecord,
} from '../../records/submissions/submission-record.ts';
import { parseInput } from '../../schemas/parse-input.ts';
import { mailQuoteRequestSchema } from '../../schemas/quotes.ts';
import { eachFailedJob } from '../failed-jobs.ts';
import { unknownSubmission } from '../intake/intake-refusals.ts';
import type { ServiceContext } from '../service-context.ts';
import { noteSubmission } from '../uploads/pending-upload.ts';
import type { DueNotice } from './notice-decision.ts';
import type { NoticeSettings } from './notice-settings.ts';

/** The submission and the mail to send. */
export interface NoticePayload extends DueNotice {
  submissionId: string;
}

/** Mails about submissions: to editors when one arrives or fails, to students when their quote is ready. */
export interface NoticesService {
  /**
   * Queues the mails about a submission's end. Calling it again yields the same mails. Throws `storage_unavailable`.
   */
  ended(submission: SubmissionRecord): Promise<void>;
  /** Queues the mail about a later version. Throws `storage_unavailable`. */
  requoted(submission: SubmissionRecord, version: number): Promise<void>;
  /**
   * Queues the mail about a student's revised document that failed, unless it was queued before. Throws
   * `storage_unavailable`.
   */
  revisionFailed(submission: SubmissionRecord, revisionId: string): Promise<void>;
  /**
   * Sends the student the mail about the newest version, if it is waiting for this, was withheld, could not be sent,
   * or was only written to the outbox and there is a mail server now. Throws `not_found`, `storage_unavailable`,
   * `input_invalid` if it has already been sent or there is nothing to send, and `outdated` if there is a newer version
   * than `basedOn`.
   */
  release(submissionId: string, input?: unknown): Promise<void>;
}

export interface NoticesOptions extends ServiceContext {
  store: Store;
  jobs: JobQueue;
  mailer: Mailer;
  /** Null for a desk that sends no mails about submissions. */
  settings: NoticeSettings | null;
  /** The URL at which an editor opens a submission. */
  submissionUrl?: ((submissionId: string) => string) | undefined;
}

export function createNotices({ store, jobs, mailer, clock, settings }: NoticesOptions): NoticesService {
  const enqueue = async (payload: NoticePayload) => {
    if (settings) await enqueueNotice({ store, jobs }, payload);
  };
  return {
    async ended({ submissionId, status, restarts }) {
      if (status === 'error') return enqueue({ submissionId, kind: 'failed-submission', which: restarts });
      if (status !== 'completed') return;
      await enqueue({ submissionId, kind: 'new-submission', which: 1 });
      await enqueue({ submissionId, kind: 'quote', which: 1 });
    },
    async requoted(record, which) {
      const { submissionId } = record;
      const isStudents = quoteVersionsOf(record)[which - 1]?.isAutomatic === true;
      if (isStudents) await enqueue({ submissionId, kind: 'new-submission', which });
      await enqueue({ submissionId, kind: 'quote', which });
    },
    async revisionFailed({ submissionId, revisions = [], notices }, revisionId) {
      const place = revisions.findIndex((each) => each.revisionId === revisionId);
      const { by, status } = revisions[place] ?? {};
      const notice: DueNotice = { kind: 'failed-revision', which: place + 1 };
      const isKnown = notices?.[noticeName(notice.kind, notice.which)] !== undefined;
      // An editor sees on the desk how their own upload ended.
      if (by === 'student' && status === 'error' && !isKnown) await enqueue({ submissionId, ...notice });
    },
    async release(submissionId, input = {}) {
      const { basedOn } = parseInput(mailQuoteRequestSchema, input);
      if (!settings) throw nothingToSend('This desk is not set up to mail quotes.');
      const at = clock.now().toISOString();
      const record = await changeSubmission(store, submissionId, (each) => {
        const newest = newestVersionOf(each);
        checkNotBeingRemoved(each);
        if (each.status !== 'completed' || each.purged || !newest)
          throw nothingToSend('This submission has no quote that could be mailed.');
        if (basedOn !== undefined && basedOn !== newest.version) throw newerThanSeen(newest);
        const name = noticeName('quote', newest.version);
        const before = each.notices?.[name];
        if (before?.state === 'sent') throw nothingToSend('The student has this quote already.');
        if (before?.state === 'written' && mailer.writesOnly)
          throw nothingToSend('The mail is in the outbox already: no mail server is configured.');
        if (before?.state === 'released') return null;
        // Without a state, the mail's job has not ended yet and will send it.
        const round = before ? { round: (before.round ?? 0) + 1 } : {};
        return withNotice(each, name, { state: 'released', at, ...round });
      });
      if (!record) throw unknownSubmission();
      // So that it is found if this process dies before the job is stored.
      await noteSubmission(store, record, clock.now());
      await enqueueReleased({ store, jobs }, record);
    },
  };
}

/** Adds the job of a mail, as {@link addSubmissionJob} does. `round` is that of the release. */
async function enqueueNotice(context: RecordsAndJobs, payload: NoticePayload, round?: number): Promise<void> {
  const { submissionId, kind, which } = payload;
  const id = [submissionId, kind, which, ...(round === undefined ? [] : [round])].join('.');
  const isDue = (record: SubmissionRecord) => isOpen(record, noticeName(kind, which), round);
  await addSubmissionJob(context, noticeJob, payload, { id, isDue });
}

/** Whether the job of a mail, of this release, has yet to record what became of the mail. Pure. */
function isOpen(record: SubmissionRecord, name: string, ofRound: number | undefined): boolean {
  const { state, round } = record.notices?.[name] ?? {};
  const hasNoOutcome = state === undefined || state === 'released';
  return hasNoOutcome && round === ofRound && !isPurged(record);
}

/**
 * Adds the job of a mail that the editor has released, as {@link addSubmissionJob} does; does nothing if none was
 * released. Throws `storage_unavailable`.
 */
export async function enqueueReleased(context: RecordsAndJobs, record: SubmissionRecord): Promise<void> {
  const which = newestVersionOf(record)?.version ?? 0;
  const notice = record.notices?.[noticeName('quote', which)];
  if (notice?.state !== 'released') return;
  const payload: NoticePayload = { submissionId: record.submissionId, kind: 'quote', which };
  await enqueueNotice(context, payload, notice.round);
}

/**
 * Marks mails as failed whose job ended without a result: the process that sent them may have died each time. Throws
 * `storage_unavailable`.
 */
export async function settleNotices({
  store,
  jobs,
  clock,
}: Pick<NoticesOptions, 'store' | 'jobs' | 'clock'>): Promise<void> {
  for await (const { id } of eachFailedJob(jobs, noticeJob)) {
    const [submissionId = '', kind = '', which = '', ofRound] = id.split('.');
    const name = `${kind}.${which}`;
    const round = ofRound === undefined ? undefined : Number(ofRound);
    const at = clock.now().toISOString();
    const failed: NoticeState = { state: 'failed', at, ...(round !== undefined && { round }) };
    const change = (record: SubmissionRecord) =>
      isOpen(record, name, round) ? withNotice(record, name, failed) : null;
    await unlessDamaged(() => changeSubmission(store, submissionId, change));
  }
}

export function withNotice(record: SubmissionRecord, name: string, state: NoticeState): SubmissionRecord {
  return { ...record, notices: { ...record.notices, [name]: state } };
}

/** The student must get no version that the editor has not looked at. */
function newerThanSeen({ version }: QuoteVersion): DeskError {
  const message = `This quote is now at version ${version}. Please look at that version before it is mailed.`;
  return new DeskError('outdated', message, { details: { version } });
}

function nothingToSend(message: string): DeskError {
  return invalidInput('submissionId', message);
}
