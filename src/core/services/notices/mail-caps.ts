import { createHash } from 'node:crypto';
import type { Clock, Store } from '../../ports.ts';
import { unchanged } from '../../records/change-record.ts';
import type { SubmissionRecord } from '../../records/submissions/submission-record.ts';
import { untilSettled } from '../../time/until-settled.ts';
import type { NoticeSettings } from './notice-settings.ts';
import type { NoticePayload, NoticesOptions } from './notices.ts';

/**
 * Returns whether the recipient (`address`) or the submitting caller (`sender`) has had the most mails of a day, so that
 * there must not be one more; null if neither has. A mail is counted once, however often this is asked. Throws
 * `storage_unavailable`.
 */
export async function reachedCap(
  { submissionId, which }: NoticePayload,
  { email, caller }: SubmissionRecord,
  { mostToAddress = 10, mostByCaller = 50 }: NoticeSettings,
  counts: Pick<NoticesOptions, 'store' | 'clock'>,
): Promise<'address' | 'sender' | null> {
  const mail = `${submissionId}.${which}`;
  if (!(await countMail({ mail, of: `address ${email}`, most: mostToAddress }, counts))) return 'address';
  if (caller === undefined) return null;
  return (await countMail({ mail, of: `caller ${caller}`, most: mostByCaller }, counts)) ? null : 'sender';
}

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
    const options = { condition: unchanged(stored), expiresAt };
    return (await store.put(key, { mails: [...mails, mail] }, options)) ? true : undefined;
  });
}

const twoDays = 2 * 24 * 60 * 60 * 1000;
