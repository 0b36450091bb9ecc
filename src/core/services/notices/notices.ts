import { type AnalysisReport, deservesALook } from '../../docx/analysis.ts';
import { DeskError } from '../../errors.ts';
import type { JobHandler, JobQueue, Mail, Mailer, Store } from '../../ports.ts';
import { changeRecord } from '../../records/change-record.ts';
import { isNoticeSent, type NoticeState, noticeName } from '../../records/notice.ts';
import { reportKey } from '../../records/report-record.ts';
import { newestVersionOf } from '../../records/submission-quotes.ts';
import { type SubmissionRecord, submissionKey } from '../../records/submission-record.ts';
import { errorFacts } from '../error-facts.ts';
import { unknownSubmission } from '../intake/intake-refusals.ts';
import type { ServiceContext } from '../service-context.ts';
import { countMail } from './mail-caps.ts';
import { type DueNotice, type NoticeDecision, noticeDecision } from './notice-decision.ts';
import { noticeMail } from './notice-mail.ts';
import type { NoticeSettings } from './notice-settings.ts';

/** The name of the jobs that send mails of submissions. */
export const noticeJob = 'notice';

/** Which mail of which submission. */
export interface NoticePayload extends DueNotice {
  submissionId: string;
}

/** Mails of submissions: to editors when one comes in or fails, to students when their quote is out. */
export interface NoticesService {
  /** Has the mails of a submission's end sent. Told again, it is the same mails. Throws `storage_unavailable`. */
  ended(submission: SubmissionRecord): Promise<void>;
  /** Has the mail of a later version sent. Throws `storage_unavailable`. */
  requoted(submission: SubmissionRecord, version: number): Promise<void>;
  /**
   * Sends the student the mail of the newest version that waits for this, was withheld or could not be sent. Throws
   * `not_found`, `storage_unavailable`, `input_invalid` where it was sent already or there is nothing to send.
   */
  release(submissionId: string): Promise<void>;
}

export interface NoticesOptions extends ServiceContext {
  store: Store;
  jobs: JobQueue;
  mailer: Mailer;
  /** Null for a desk that mails nothing of submissions. */
  settings: NoticeSettings | null;
  /** Where an editor opens a submission. */
  submissionUrl?: ((submissionId: string) => string) | undefined;
}

export function createNotices({ store, jobs, clock, settings }: NoticesOptions): NoticesService {
  const enqueue = async (payload: NoticePayload, round = '') => {
    if (!settings) return;
    const { submissionId, kind, which } = payload;
    await jobs.add(noticeJob, payload, { id: `${submissionId}.${kind}.${which}${round}` });
  };
  return {
    async ended({ submissionId, status, restarts }) {
      if (status === 'error') return enqueue({ submissionId, kind: 'failed-submission', which: restarts });
      if (status !== 'completed') return;
      await enqueue({ submissionId, kind: 'new-submission', which: 1 });
      await enqueue({ submissionId, kind: 'quote', which: 1 });
    },
    requoted: ({ submissionId }, which) => enqueue({ submissionId, kind: 'quote', which }),
    async release(submissionId) {
      if (!settings) throw nothingToSend('This desk is not set up to mail quotes.');
      const at = clock.now().toISOString();
      let which = 1;
      const record = await changeRecord<SubmissionRecord>(store, submissionKey(submissionId), (each) => {
        const newest = newestVersionOf(each);
        if (each.status !== 'completed' || each.purged || !newest)
          throw nothingToSend('This submission has no quote that could be mailed.');
        which = newest.version;
        const name = noticeName('quote', which);
        if (isNoticeSent(each.notices?.[name])) throw nothingToSend('The student has this quote already.');
        return withNotice(each, name, { state: 'released', at });
      });
      if (!record) throw unknownSubmission();
      await enqueue({ submissionId, kind: 'quote', which }, `.${Date.parse(at)}`);
    },
  };
}

/**
 * The job that sends a mail of a submission, and writes down what became of it. Run again after it was sent, it does
 * nothing; only a crash between the sending and its record sends a second one, with the same Message-ID.
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
    const note = (state: NoticeState['state']) =>
      changeRecord<SubmissionRecord>(store, submissionKey(submissionId), (each) =>
        each.purged || isNoticeSent(each.notices?.[noticeName(kind, which)])
          ? null
          : withNotice(each, noticeName(kind, which), { state, at: clock.now().toISOString() }),
      );
    if (decision.act === 'nothing') return;
    if (decision.act === 'wait') return void (await note('waiting'));
    const outcome = await trySending(payload, { record, decision, isDoubtful, settings }, options);
    if (outcome === 'unavailable') {
      if (isLast) await note('failed');
      throw new DeskError('mail_unavailable', 'The mail could not be sent now.');
    }
    await note(outcome);
    logger.info('notice', { submissionId, kind, which, outcome });
  };
}

type Sending = Extract<NoticeDecision, { act: 'send' }>;

interface SendingFacts {
  record: SubmissionRecord;
  decision: Sending;
  isDoubtful: boolean;
  settings: NoticeSettings;
}

/** Sends to all that the mail is for. */
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

/** Whether the person, and whoever submitted it, may have one mail more today. */
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

/** Whether a number of the newest version should be checked, and no operator has set it. */
async function isDoubtfulQuote(record: SubmissionRecord, store: Store): Promise<boolean> {
  const newest = newestVersionOf(record);
  if (!newest) return false;
  const report = (await store.get<AnalysisReport>(reportKey(record.submissionId, newest.reportId)))?.value;
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
