import { createHash } from 'node:crypto';
import type { Clock, Store } from '../../ports.ts';
import { untilSettled } from '../../time/until-settled.ts';

/** The mails that went to one person, or came of one caller, within a day. */
interface MailCount {
  /** Which: so that a mail that is tried again counts once. */
  mails: string[];
}

/** Whose mails are counted. */
export interface CountedMail {
  /** The same for each try of one mail. */
  mail: string;
  /** The address, or the caller. */
  of: string;
  most: number;
}

/**
 * Counts a mail, unless it would be one too many of its day (in UTC). Whose mails they are is kept as a hash alone, for two
 * days.
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
