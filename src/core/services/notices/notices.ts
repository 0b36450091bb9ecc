import { deservesALook } from '../../docx/analysis.ts';
import { DeskError } from '../../errors.ts';
import type { JobHandler, JobQueue, Mail, Mailer, Store } from '../../ports.ts';
import { changeRecord } from '../../records/change-record.ts';
import { noticeJob } from '../../records/job-names.ts';
import { isNoticeSent, type NoticeState, noticeName } from '../../records/notice.ts';
import { readReport } from '../../records/submissions/report-record.ts';
import { newestVersionOf, quoteVersionsOf } from '../../records/submissions/submission-quotes.ts';
import { type SubmissionRecord, submissionKey } from '../../records/submissions/submission-record.ts';
import { errorFacts } from '../error-facts.ts';
import { eachFailedJob } from '../failed-jobs.ts';
import { unknownSubmission } from '../intake/intake-refusals.ts';
import type { ServiceContext } from '../service-context.ts';
import { noteSubmission } from '../uploads/pending-upload.ts';
import { countMail } from './mail-caps.ts';
import { type DueNotice, type NoticeDecision, noticeDecision } from './notice-decision.ts';
import { noticeMail } from './notice-mail.ts';
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
   * Sends the student the mail about the newest version, if it is waiting for this, was withheld or could not be
   * sent. Throws `not_found`, `storage_unavailable`, and `input_invalid` if it has already been sent or there is
   * nothing to send.
   */
  release(submissionId: string): Promise<void>;
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

export function createNotices({ store, jobs, clock, settings }: NoticesOptions): NoticesService {
  const enqueue = async (payload: NoticePayload) => {
    if (settings) await enqueueNotice(jobs, payload);
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
    async release(submissionId) {
      if (!settings) throw nothingToSend('This desk is not set up to mail quotes.');
      const at = clock.now().toISOString();
      const record = await changeRecord<SubmissionRecord>(store, submissionKey(submissionId), (each) => {
        const newest = newestVersionOf(each);
        if (each.status !== 'completed' || each.purged || !newest)
          throw nothingToSend('This submission has no quote that could be mailed.');
        const name = noticeName('quote', newest.version);
        const before = each.notices?.[name];
        if (isNoticeSent(before)) throw nothingToSend('The student has this quote already.');
        if (before?.state === 'released') return null;
        // Without a state, the mail's job has not ended yet and will send it.
        const round = before ? { round: (before.round ?? 0) + 1 } : {};
        return withNotice(each, name, { state: 'released', at, ...round });
      });
      if (!record) throw unknownSubmission();
      // So that it is found if this process dies before the job is stored.
      await noteSubmission(store, record, clock.now());
      await enqueueReleased(jobs, record);
    },
  };
}

async function enqueueNotice(jobs: JobQueue, payload: NoticePayload, round = ''): Promise<void> {
  const { submissionId, kind, which } = payload;
  await jobs.add(noticeJob, payload, { id: `${submissionId}.${kind}.${which}${round}` });
}

/**
 * Adds the job of a mail that the editor has released, unless it has been added before; does nothing if none was
 * released. Throws `storage_unavailable`.
 */
export async function enqueueReleased(jobs: JobQueue, record: SubmissionRecord): Promise<void> {
  const which = newestVersionOf(record)?.version ?? 0;
  const notice = record.notices?.[noticeName('quote', which)];
  if (notice?.state !== 'released') return;
  const payload: NoticePayload = { submissionId: record.submissionId, kind: 'quote', which };
  await enqueueNotice(jobs, payload, notice.round === undefined ? '' : `.${notice.round}`);
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
    const [submissionId = '', kind = '', which = ''] = id.split('.');
    const name = `${kind}.${which}`;
    const at = clock.now().toISOString();
    await changeRecord<SubmissionRecord>(store, submissionKey(submissionId), (record) => {
      const state = record.notices?.[name]?.state;
      const isOpen = state === undefined || state === 'released';
      const { round } = record.notices?.[name] ?? {};
      const isOfThisJob = String(round ?? '') === (id.split('.')[3] ?? '');
      const failed: NoticeState = { state: 'failed', at, ...(round !== undefined && { round }) };
      return isOpen && isOfThisJob && !record.purged ? withNotice(record, name, failed) : null;
    });
  }
}

/**
 * Returns the handler that sends a mail about a submission and records the outcome. If run again after it was sent,
 * it does nothing; only a crash between sending it and recording that sends a second one, with the same Message-ID.
 */
export function sendNotice(options: NoticesOptions): JobHandler<NoticePayload> {
  const { store, clock, logger, settings } = options;
  return async (payload, { isLast }) => {
    const { submissionId, kind, which } = payload;
    const record = (await store.get<SubmissionRecord>(submissionKey(submissionId)))?.value;
    if (!record || !settings) return;
    const isDoubtful = await isDoubtfulQuote(record, store);
    const facts = { record, isDoubtful, now: clock.now() };
    const decision = noticeDecision(payload, facts, settings);
    const name = noticeName(kind, which);
    const note = (state: NoticeState['state']) => noteOutcome({ name, state, before: record }, options);
    if (decision.act === 'nothing') return;
    if (decision.act === 'leave') return note('unwanted');
    if (decision.act === 'wait') return note('waiting');
    const outcome = await trySending(payload, { record, decision, isDoubtful, settings }, options);
    if (outcome === 'unavailable') {
      if (isLast) await note('failed');
      throw new DeskError('mail_unavailable', 'The mail could not be sent now.');
    }
    await note(outcome);
    logger.info('notice', { submissionId, kind, which, outcome });
  };
}

/**
 * Records the outcome of a mail. Throws `mail_unavailable` if the mail was not to be sent and the editor has released
 * it in the meantime, so that the job runs again.
 */
async function noteOutcome(
  { name, state, before }: { name: string; state: NoticeState['state']; before: SubmissionRecord },
  { store, clock }: Pick<NoticesOptions, 'store' | 'clock'>,
): Promise<void> {
  const at = clock.now().toISOString();
  let isOvertaken = false;
  await changeRecord<SubmissionRecord>(store, submissionKey(before.submissionId), (record) => {
    const [known, present] = [before.notices?.[name], record.notices?.[name]];
    if (record.purged || isNoticeSent(present)) return null;
    isOvertaken = present?.state !== known?.state && !isNoticeSent({ state, at });
    const round = present?.round === undefined ? {} : { round: present.round };
    return isOvertaken ? null : withNotice(record, name, { state, at, ...round });
  });
  if (isOvertaken) throw new DeskError('mail_unavailable', 'The mail was released in the meantime.');
}

type Sending = Extract<NoticeDecision, { act: 'send' }>;

interface SendingFacts {
  record: SubmissionRecord;
  decision: Sending;
  isDoubtful: boolean;
  settings: NoticeSettings;
}

/** Sends the mail to all its recipients. */
async function trySending(
  notice: NoticePayload,
  { record, decision, isDoubtful, settings }: SendingFacts,
  { mailer, store, clock, logger, submissionUrl }: NoticesOptions,
): Promise<NoticeState['state'] | 'unavailable'> {
  const { submissionId, kind, which } = notice;
  const isToStudent = kind === 'quote';
  if (isToStudent && !decision.isFree && !(await isWithinCaps(notice, record, settings, { store, clock })))
    return 'withheld';
  const isWaiting = !isToStudent && isDoubtful && settings.sendDoubtful !== true && settings.quote !== false;
  const view = {
    record,
    revision: kind === 'failed-revision' ? record.revisions?.[which - 1] : undefined,
    isWaiting,
    deskUrl: submissionUrl?.(submissionId) ?? null,
    quoteUrl: settings.quoteUrl?.(submissionId) ?? null,
  };
  const content = await noticeMail(decision.template, view, settings);
  const people = isToStudent ? [{ email: record.email, name: record.name }] : (settings.editors ?? []);
  try {
    for (const [index, to] of people.entries()) {
      const mail: Mail = { ...content, to, id: `${submissionId}-${kind}-${which}-${index}` };
      await mailer.send(mail);
    }
    return mailer.writesOnly ? 'written' : 'sent';
  } catch (error) {
    logger.warn('notice could not be sent', { submissionId, kind, ...errorFacts(error) });
    return error instanceof DeskError && error.code === 'mail_refused' ? 'refused' : 'unavailable';
  }
}

/** Whether the recipient and the submitting caller may have one more mail today. */
async function isWithinCaps(
  { submissionId, which }: NoticePayload,
  { email, caller }: SubmissionRecord,
  { mostToAddress = 10, mostByCaller = 50 }: NoticeSettings,
  counts: Pick<NoticesOptions, 'store' | 'clock'>,
): Promise<boolean> {
  const mail = `${submissionId}.${which}`;
  if (!(await countMail({ mail, of: `address ${email}`, most: mostToAddress }, counts))) return false;
  if (caller === undefined) return true;
  return countMail({ mail, of: `caller ${caller}`, most: mostByCaller }, counts);
}

/** Whether a number of the newest version should be checked and has not been set by an operator. */
async function isDoubtfulQuote(record: SubmissionRecord, store: Store): Promise<boolean> {
  const newest = newestVersionOf(record);
  if (!newest) return false;
  const report = await readReport(store, record.submissionId, newest.reportId);
  if (!report) return false;
  const open = Object.entries(report.certainty).filter(([name]) => !Object.hasOwn(newest.numbers, name));
  return deservesALook({ ...allSure, ...Object.fromEntries(open) });
}

const allSure = { textWordCount: 1, refsWordCount: 1, tables: 1, figures: 1, frontMatter: 1 };

function withNotice(record: SubmissionRecord, name: string, state: NoticeState): SubmissionRecord {
  return { ...record, notices: { ...record.notices, [name]: state } };
}

function nothingToSend(message: string): DeskError {
  return new DeskError('input_invalid', message, { details: { path: 'submissionId' } });
}
