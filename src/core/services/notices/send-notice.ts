import { deservesALook } from '../../docx/analysis.ts';
import { DeskError } from '../../errors.ts';
import { refusalReason } from '../../ports/mail-refusal.ts';
import type { JobHandler, Mail, Store } from '../../ports.ts';
import { isNoticeSent, type NoticeState, noticeName } from '../../records/notice.ts';
import { readReport } from '../../records/submissions/report-record.ts';
import { newestVersionOf } from '../../records/submissions/submission-quotes.ts';
import {
  changeSubmission,
  checkNotBeingRemoved,
  isPurged,
  readSubmission,
  type SubmissionRecord,
} from '../../records/submissions/submission-record.ts';
import { errorFacts } from '../error-facts.ts';
import { reachedCap } from './mail-caps.ts';
import { type NoticeDecision, noticeDecision } from './notice-decision.ts';
import { noticeMail, type StudentMail } from './notice-mail.ts';
import type { NoticeSettings } from './notice-settings.ts';
import { type NoticePayload, type NoticesOptions, withNotice } from './notices.ts';

/**
 * Returns the handler that sends a mail about a submission and records the outcome. If run again after it was sent,
 * it does nothing; only a crash between sending it and recording that sends a second one, with the same Message-ID.
 */
export function sendNotice(options: NoticesOptions): JobHandler<NoticePayload> {
  const { store, clock, logger, settings } = options;
  return async (payload, { isLast }) => {
    const { submissionId, kind, which } = payload;
    const record = await readSubmission(store, submissionId);
    if (!record || !settings) return;
    checkNotBeingRemoved(record);
    const isDoubtful = await isDoubtfulQuote(record, store);
    const facts = { record, isDoubtful, now: clock.now() };
    const decision = noticeDecision(payload, facts, settings);
    const name = noticeName(kind, which);
    const note = (outcome: Outcome) => noteOutcome({ name, outcome, before: record }, options);
    if (decision.act === 'nothing') return;
    if (decision.act === 'leave') return note({ state: 'unwanted' });
    if (decision.act === 'wait') return note({ state: 'waiting', heldFor: decision.heldFor });
    const toStudent = kind === 'new-submission' ? await studentMail(which, facts, options) : null;
    const outcome = await trySending(payload, { record, decision, toStudent, settings }, options);
    if (outcome === null) {
      if (isLast) await note({ state: 'failed' });
      throw new DeskError('mail_unavailable', 'The mail could not be sent now.');
    }
    await note(outcome);
    await forgetIfErased(payload, record, options);
    logger.info('notice', { submissionId, kind, which, outcome: outcome.state });
  };
}

/**
 * Records the outcome of a mail. Throws `mail_unavailable` if the mail was not to be sent and the editor has released
 * it in the meantime, so that the job runs again.
 */
async function noteOutcome(
  { name, outcome, before }: { name: string; outcome: Outcome; before: SubmissionRecord },
  { store, clock }: Pick<NoticesOptions, 'store' | 'clock'>,
): Promise<void> {
  const at = clock.now().toISOString();
  let isOvertaken = false;
  await changeSubmission(store, before.submissionId, (record) => {
    const [known, present] = [before.notices?.[name], record.notices?.[name]];
    if (isPurged(record) || isNoticeSent(present)) return null;
    isOvertaken = present?.state !== known?.state && !isNoticeSent(outcome);
    const round = present?.round === undefined ? {} : { round: present.round };
    return isOvertaken ? null : withNotice(record, name, { ...outcome, at, ...round });
  });
  if (isOvertaken) throw new DeskError('mail_unavailable', 'The mail was released in the meantime.');
}

/** Removes what was just written to the outbox, if the submission was erased or purged in the meantime. */
async function forgetIfErased(
  { submissionId, kind, which }: NoticePayload,
  { email }: SubmissionRecord,
  { store, mailer: { kept } }: Pick<NoticesOptions, 'store' | 'mailer'>,
): Promise<void> {
  if (!kept) return;
  const record = await readSubmission(store, submissionId);
  if (record && !isPurged(record)) return;
  const id = mailId({ submissionId, kind, which }, '');
  for await (const { name, content } of kept.naming(email))
    if (Buffer.from(content).includes(id)) await kept.delete(name);
}

function mailId({ submissionId, kind, which }: NoticePayload, recipient: number | ''): string {
  return `${submissionId}-${kind}-${which}-${recipient}`;
}

type Outcome = Pick<NoticeState, 'state' | 'reason' | 'heldFor'>;

type Sending = Extract<NoticeDecision, { act: 'send' }>;

interface SendingFacts {
  record: SubmissionRecord;
  decision: Sending;
  toStudent: StudentMail | null;
  settings: NoticeSettings;
}

/**
 * What becomes of the student's mail with a version of the quote. It may be decided only after the editor is told; a mail
 * that is to be sent is then counted already, as it will be once in any case.
 */
async function studentMail(
  which: number,
  facts: Parameters<typeof noticeDecision>[1],
  { settings, ...options }: NoticesOptions,
): Promise<StudentMail | null> {
  const { record } = facts;
  if (!settings) return null;
  if (isNoticeSent(record.notices?.[noticeName('quote', which)])) return { becomes: 'sent' };
  const decision = noticeDecision({ kind: 'quote', which }, facts, settings);
  if (decision.act === 'wait') return { becomes: 'waiting', heldFor: decision.heldFor };
  if (decision.act === 'leave') return { becomes: 'unwanted' };
  if (decision.act === 'nothing') return null;
  const notice = { submissionId: record.submissionId, kind: 'quote', which } as const;
  const cap = decision.isFree ? null : await reachedCap(notice, record, settings, options);
  return cap === null ? { becomes: 'on its way' } : { becomes: 'withheld', heldFor: [cap] };
}

/** Sends the mail to all its recipients; null if it cannot be sent now. */
async function trySending(
  notice: NoticePayload,
  { record, decision, toStudent, settings }: SendingFacts,
  { mailer, store, clock, logger, submissionUrl }: NoticesOptions,
): Promise<Outcome | null> {
  const { submissionId, kind, which } = notice;
  const isToStudent = kind === 'quote';
  const isCapped = isToStudent && !decision.isFree;
  const cap = isCapped ? await reachedCap(notice, record, settings, { store, clock }) : null;
  if (cap !== null) return { state: 'withheld', heldFor: [cap] };
  const view = {
    record,
    revision: kind === 'failed-revision' ? record.revisions?.[which - 1] : undefined,
    toStudent,
    deskUrl: (settings.submissionUrl ?? submissionUrl)?.(submissionId) ?? null,
    quoteUrl: settings.quoteUrl?.(submissionId) ?? null,
  };
  const content = await noticeMail(decision.template, view, settings);
  const people = isToStudent ? [{ email: record.email, name: record.name }] : (settings.editors ?? []);
  const refusals: DeskError[] = [];
  for (const [index, to] of people.entries()) {
    const mail: Mail = { ...content, to, id: mailId(notice, index) };
    try {
      await mailer.send(mail);
    } catch (error) {
      logger.warn('notice could not be sent', { submissionId, kind, ...errorFacts(error) });
      if (!(error instanceof DeskError) || error.code !== 'mail_refused') return null;
      refusals.push(error);
    }
  }
  const [refusal] = refusals;
  // One editor's wrong address does not keep the mail from the others.
  if (!refusal || refusals.length < people.length) return { state: mailer.writesOnly ? 'written' : 'sent' };
  return isToStudent ? { state: 'refused', reason: refusalReason(refusal) } : { state: 'refused' };
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
