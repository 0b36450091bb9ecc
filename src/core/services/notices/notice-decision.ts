import type { HeldFor, NoticeKind, NoticeState } from '../../records/notice.ts';
import { isNoticeSent, noticeName } from '../../records/notice.ts';
import { isLikelyMistake } from '../../records/submissions/likely-mistake.ts';
import { newestVersionOf } from '../../records/submissions/submission-quotes.ts';
import type { SubmissionRecord } from '../../records/submissions/submission-record.ts';
import type { NoticeSettings, TemplateName } from './notice-settings.ts';

/** A mail that is due: its kind, and the version of the quote or the restart that it is about. */
export interface DueNotice {
  kind: NoticeKind;
  which: number;
}

/** What to do about a mail. */
export type NoticeDecision =
  /** `isFree`: an editor made or released it, so no cap applies. */
  | { act: 'send'; template: TemplateName; isFree: boolean }
  /** The editor has to look at it first. */
  | { act: 'wait'; heldFor: readonly HeldFor[] }
  /** The student is not notified of this version. */
  | { act: 'leave' }
  /** It has been sent, has no recipient, or is out of date. */
  | { act: 'nothing' };

/**
 * Decides what to do about a mail. A quote that the desk made automatically waits for the editor if its numbers
 * should be checked, or if the document may be a different one sent by mistake; one that an editor made does not. A mail
 * that is a week late is not sent by itself: that with a quote waits too. Only the newest version is ever mailed. Pure.
 *
 * @param isDoubtful whether one of the numbers should be checked
 */
export function noticeDecision(
  { kind, which }: DueNotice,
  { record, isDoubtful, now }: { record: SubmissionRecord; isDoubtful: boolean; now: Date },
  settings: NoticeSettings,
): NoticeDecision {
  const state = record.notices?.[noticeName(kind, which)];
  if (record.purged || isNoticeSent(state)) return nothing;
  const isReleased = state?.state === 'released';
  const isLate = !isReleased && isOld(record, { kind, which }, now);
  // With a state, the editor can send it from the desk already.
  if (isLate && (kind !== 'quote' || state)) return nothing;
  if (kind !== 'quote') return isForEditors(kind, settings) ? send(templateOf(kind, which), false) : nothing;
  const newest = newestVersionOf(record);
  if (record.status !== 'completed' || newest?.version !== which) return nothing;
  const isFirst = !Object.entries(record.notices ?? {}).some(isSentQuote);
  const template = isFirst ? 'quote' : 'new-quote';
  if (isReleased) return send(template, true);
  const isWanted = which === 1 ? settings.quote : settings.newQuote;
  if (isWanted === false || newest.isUnannounced === true) return { act: 'leave' };
  const isUnseen = which === 1 || newest.isAutomatic === true;
  const isChecked = isUnseen && settings.sendDoubtful !== true;
  const heldFor: HeldFor[] = [
    ...(isChecked && isLikelyMistake(newest) ? (['document'] as const) : []),
    ...(isChecked && isDoubtful ? (['numbers'] as const) : []),
    ...(isLate ? (['age'] as const) : []),
  ];
  if (heldFor.length > 0) return { act: 'wait', heldFor };
  // What an editor makes and sends is not what the caps keep strangers from.
  return send(template, !isUnseen);
}

type EditorNoticeKind = Exclude<NoticeKind, 'quote'>;

/** Any submission mail after the first version is about a revised document. */
function templateOf(kind: EditorNoticeKind, which: number): TemplateName {
  return kind === 'new-submission' && which > 1 ? 'revised-submission' : kind;
}

const nothing: NoticeDecision = { act: 'nothing' };

function send(template: TemplateName, isFree: boolean): NoticeDecision {
  return { act: 'send', template, isFree };
}

function isForEditors(kind: EditorNoticeKind, settings: NoticeSettings): boolean {
  const isWanted = kind === 'new-submission' ? settings.newSubmission : settings.failedSubmission;
  return isWanted !== false && (settings.editors?.length ?? 0) > 0;
}

function isSentQuote([name, state]: [string, NoticeState]): boolean {
  return name.startsWith('quote.') && isNoticeSent(state);
}

/** A desk that is set up for mails after an update must not write to people from last year. */
function isOld(record: SubmissionRecord, { kind, which }: DueNotice, now: Date): boolean {
  const revision = kind === 'failed-revision' ? record.revisions?.[which - 1] : undefined;
  const latest =
    revision?.finishedAt ?? newestVersionOf(record)?.createdAt ?? record.finishedAt ?? record.createdAt;
  return now.getTime() - Date.parse(latest) > oldMilliseconds;
}

const oldMilliseconds = 7 * 24 * 60 * 60 * 1000;
