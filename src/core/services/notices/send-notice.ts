import { createHash } from 'node:crypto';
import { deservesALook } from '../../docx/analysis.ts';
import { DeskError } from '../../errors.ts';
import { refusalReason } from '../../ports/mail-refusal.ts';
import type { Clock, JobHandler, Mail, Store } from '../../ports.ts';
import { changeRecord } from '../../records/change-record.ts';
import { isNoticeSent, type NoticeState, noticeName } from '../../records/notice.ts';
import { readReport } from '../../records/submissions/report-record.ts';
import { newestVersionOf } from '../../records/submissions/submission-quotes.ts';
import { type SubmissionRecord, submissionKey } from '../../records/submissions/submission-record.ts';
import { untilSettled } from '../../time/until-settled.ts';
import { errorFacts } from '../error-facts.ts';
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
    const record = (await store.get<SubmissionRecord>(submissionKey(submissionId)))?.value;
    if (!record || !settings) return;
    const isDoubtful = await isDoubtfulQuote(record, store);
    const facts = { record, isDoubtful, now: clock.now() };
    const decision = noticeDecision(payload, facts, settings);
    const name = noticeName(kind, which);
    const note = (state: NoticeState['state'], reason?: string) =>
      noteOutcome(
        { name, outcome: { state, ...(reason !== undefined && { reason }) }, before: record },
        options,
      );
    if (decision.act === 'nothing') return;
    if (decision.act === 'leave') return note('unwanted');
    if (decision.act === 'wait') return note('waiting');
    const toStudent = kind === 'new-submission' ? await studentMail(which, facts, options) : null;
    const { state: outcome, reason } = await trySending(
      payload,
      { record, decision, toStudent, settings },
      options,
    );
    if (outcome === 'unavailable') {
      if (isLast) await note('failed');
      throw new DeskError('mail_unavailable', 'The mail could not be sent now.');
    }
    await note(outcome, reason);
    logger.info('notice', { submissionId, kind, which, outcome });
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
  await changeRecord<SubmissionRecord>(store, submissionKey(before.submissionId), (record) => {
    const [known, present] = [before.notices?.[name], record.notices?.[name]];
    if (record.purged || isNoticeSent(present)) return null;
    isOvertaken = present?.state !== known?.state && !isNoticeSent({ ...outcome, at });
    const round = present?.round === undefined ? {} : { round: present.round };
    return isOvertaken ? null : withNotice(record, name, { ...outcome, at, ...round });
  });
  if (isOvertaken) throw new DeskError('mail_unavailable', 'The mail was released in the meantime.');
}

type Outcome = Pick<NoticeState, 'state' | 'reason'>;

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
  if (isNoticeSent(record.notices?.[noticeName('quote', which)])) return 'sent';
  const decision = noticeDecision({ kind: 'quote', which }, facts, settings);
  if (decision.act === 'wait') return 'waiting';
  if (decision.act === 'leave') return 'unwanted';
  if (decision.act === 'nothing') return null;
  const notice = { submissionId: record.submissionId, kind: 'quote', which } as const;
  const isAllowed = decision.isFree || (await isWithinCaps(notice, record, settings, options));
  return isAllowed ? 'on its way' : 'withheld';
}

/** Sends the mail to all its recipients. */
async function trySending(
  notice: NoticePayload,
  { record, decision, toStudent, settings }: SendingFacts,
  { mailer, store, clock, logger, submissionUrl }: NoticesOptions,
): Promise<Outcome | { state: 'unavailable'; reason?: undefined }> {
  const { submissionId, kind, which } = notice;
  const isToStudent = kind === 'quote';
  if (isToStudent && !decision.isFree && !(await isWithinCaps(notice, record, settings, { store, clock })))
    return { state: 'withheld' };
  const view = {
    record,
    revision: kind === 'failed-revision' ? record.revisions?.[which - 1] : undefined,
    toStudent,
    deskUrl: (settings.submissionUrl ?? submissionUrl)?.(submissionId) ?? null,
    quoteUrl: settings.quoteUrl?.(submissionId) ?? null,
  };
  const content = await noticeMail(decision.template, view, settings);
  const people = isToStudent ? [{ email: record.email, name: record.name }] : (settings.editors ?? []);
  try {
    for (const [index, to] of people.entries()) {
      const mail: Mail = { ...content, to, id: `${submissionId}-${kind}-${which}-${index}` };
      await mailer.send(mail);
    }
    return { state: mailer.writesOnly ? 'written' : 'sent' };
  } catch (error) {
    logger.warn('notice could not be sent', { submissionId, kind, ...errorFacts(error) });
    if (!(error instanceof DeskError) || error.code !== 'mail_refused') return { state: 'unavailable' };
    return isToStudent ? { state: 'refused', reason: refusalReason(error) } : { state: 'refused' };
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

/** The mails that went to one person, or were caused by one caller, within a day. */
interface MailCount {
  /** The ids of the mails, so that a mail that is tried again counts once. */
  mails: string[];
}

/** A mail to count, and for whom. */
interface CountedMail {
  /** The same for each try of one mail. */
  mail: string;
  /** The email address or the caller. */
  of: string;
  most: number;
}

/**
 * Counts a mail, unless that would exceed the limit for the day (in UTC). The address or caller is stored only as a
 * hash, for two days.
 *
 * @returns whether it may be sent
 * @throws DeskError `storage_unavailable`
 */
async function countMail(
  { mail, of, most }: CountedMail,
  { store, clock }: { store: Store; clock: Clock },
): Promise<boolean> {
  const now = clock.now();
  const day = now.toISOString().slice(0, 10);
  const whose = createHash('sha256').update(of.trim().toLowerCase()).digest('hex').slice(0, 32);
  const key = `mail-counts/${day}/${whose}`;
  const expiresAt = new Date(now.getTime() + twoDays);
  return untilSettled(async () => {
    const stored = await store.get<MailCount>(key);
    const mails = stored?.value.mails ?? [];
    if (mails.includes(mail)) return true;
    if (mails.length >= most) return false;
    const condition = stored ? { ifMatch: stored.etag } : ({ ifNoneMatch: '*' } as const);
    const written = await store.put(key, { mails: [...mails, mail] }, { condition, expiresAt });
    return written ? true : undefined;
  });
}

const twoDays = 2 * 24 * 60 * 60 * 1000;
