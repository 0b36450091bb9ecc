import { createHash } from 'node:crypto';
import type { Clock, Store } from '../../ports.ts';
import { untilSettled } from '../../time/until-settled.ts';

/** The mails that went to one person, or were caused by one caller, within a day. */
interface MailCount {
  /** The ids of the mails, so that a mail that is tried again counts once. */
  mails: string[];
}

/** A mail to count, and for whom. */
export interface CountedMail {
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
export async function countMail(
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
