import type { NoticeState } from '../../../core/records/notice.ts';
import { reasonToWait, type VersionOrigin } from '../../../core/records/submissions/likely-mistake.ts';
import { localTime } from '../../terminal/text/local-time.ts';

/**
 * Says what became of the mail with a version of a quote, and when.
 *
 * @example
 * mailInWords({ state: 'refused', at: '2026-11-20T09:00:00.000Z' }, version); // 'refused by the mail server 2026-11-20 09:00 UTC'
 */
export function mailInWords({ state, at, reason }: NoticeState, version: VersionOrigin): string {
  const said = state === 'waiting' ? `held, ${reasonToWait(version)},` : words[state];
  return `${said} ${localTime(at)}${reason === undefined ? '' : `: ${reason}`}`;
}

/** Returns the word for a mail that has not reached the student and no longer will by itself; undefined for any other. */
export function mailTrouble(mail: NoticeState | undefined): string | undefined {
  return mail === undefined ? undefined : troubles[mail.state];
}

const words: Readonly<Record<Exclude<NoticeState['state'], 'waiting'>, string>> = {
  withheld: 'withheld, as too many were sent to this address or for this sender,',
  unwanted: 'not sent, as decided',
  released: 'about to be sent since',
  sent: 'sent',
  written: 'written to the outbox, not sent,',
  refused: 'refused by the mail server',
  failed: 'failed',
};

const troubles: Readonly<Partial<Record<NoticeState['state'], string>>> = {
  waiting: 'held',
  withheld: 'withheld',
  refused: 'refused',
  failed: 'failed',
};
