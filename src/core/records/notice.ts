/** The mails about a submission: three to the editors, one to the student for each version of the quote. */
const noticeKinds = ['new-submission', 'failed-submission', 'failed-revision', 'quote'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const noticeStates = [
  ...(['waiting', 'withheld', 'unwanted', 'released'] as const),
  ...(['sent', 'written', 'refused', 'failed'] as const),
] as const;

/**
 * Why a mail with a quote is held: the `document` may be a different one sent by mistake, `numbers` should be checked, too many went
 * to the `address`, too many were caused by the `sender`, or its `age` is more than a week.
 */
export const heldReasons = ['document', 'numbers', 'address', 'sender', 'age'] as const;
export type HeldFor = (typeof heldReasons)[number];

/** The state of a mail. */
export interface NoticeState {
  /**
   * `waiting`: for the editor to release it, because the numbers should be checked first, the document may be
   * another one by mistake, or it is a week late. `withheld`: too many went to one person or were caused by one
   * caller. `written`: to the outbox, because there is no mail server. `refused`: the mail server does not accept it. `failed`: it could not be
   * sent for a long time. `unwanted`: this kind of mail is switched off, or the editor did not want this one.
   */
  state: (typeof noticeStates)[number];
  /** ISO 8601. */
  at: string;
  /**
   * Of the student's mail that was refused: why, usually in the words of the mail server, on one line of at most 200
   * characters. It may name the address, and is erased with the person.
   */
  reason?: string;
  /** Of one that is `waiting` or `withheld`: why. */
  heldFor?: readonly HeldFor[];
  /** The number of a mail released after its job had ended: each such release is sent by a job of its own. */
  round?: number;
}

/**
 * The name under which a submission's record holds the state of a mail. `which` is a version of the quote, a
 * restart, or the place of a revised document among those of the submission, counted from 1.
 */
export function noticeName(kind: NoticeKind, which: number): string {
  return `${kind}.${which}`;
}

/** Whether a mail is held back until an editor sends it. */
export function isNoticeHeld(notice: Pick<NoticeState, 'state'> | undefined): boolean {
  return notice?.state === 'waiting' || notice?.state === 'withheld';
}

/** Whether a mail has left the desk, as far as it can. */
export function isNoticeSent(notice: Pick<NoticeState, 'state'> | undefined): boolean {
  return notice?.state === 'sent' || notice?.state === 'written';
}
