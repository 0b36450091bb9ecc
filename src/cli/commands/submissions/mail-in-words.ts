import { heldBriefly, heldForOf, heldInWords } from '../../../core/records/held-for.ts';
import type { NoticeState } from '../../../core/records/notice.ts';
import type { VersionOrigin } from '../../../core/records/submissions/likely-mistake.ts';
import { localTime } from '../../terminal/text/local-time.ts';

/**
 * Says what became of the mail with a version of a quote, and when.
 *
 * @example
 * mailInWords({ state: 'refused', at: '2026-11-20T09:00:00.000Z' }, version); // 'refused by the mail server 2026-11-20 09:00 UTC'
 */
export function mailInWords(mail: NoticeState, version: VersionOrigin): string {
  const { state, at, reason } = mail;
  const why = heldInWords(heldForOf(mail, version));
  const said = why === '' ? words[state] : `${words[state]}${why},`;
  return `${said} ${localTime(at)}${reason === undefined ? '' : `: ${reason}`}`;
}

/**
 * Returns the words for a mail that has not reached the student and no longer will by itself; undefined for any other.
 */
export function mailProblem(
  mail: NoticeState | undefined,
  version: VersionOrigin | null,
): string | undefined {
  const problem = mail && problems[mail.state];
  const why = mail && version ? heldBriefly(heldForOf(mail, version)) : '';
  return problem === undefined || why === '' ? problem : `${problem} (${why})`;
}

const words: Readonly<Record<NoticeState['state'], string>> = {
  waiting: 'held',
  withheld: 'withheld',
  unwanted: 'not sent, as decided',
  released: 'about to be sent since',
  sent: 'sent',
  written: 'written to the outbox, not sent,',
  refused: 'refused by the mail server',
  failed: 'failed',
};

const problems: Readonly<Partial<Record<NoticeState['state'], string>>> = {
  waiting: 'held',
  withheld: 'withheld',
  refused: 'refused',
  failed: 'failed',
};
