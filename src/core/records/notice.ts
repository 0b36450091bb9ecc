/** The mails that tell of a submission: two to the editors, one to the student for each version of the quote. */
export const noticeKinds = ['new-submission', 'failed-submission', 'quote'] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export const noticeStates = [
  ...(['waiting', 'withheld', 'unwanted', 'released'] as const),
  ...(['sent', 'written', 'refused', 'failed'] as const),
] as const;

/** What became of a mail. */
export interface NoticeState {
  /**
   * `waiting`: for the editor's release, as its numbers should be checked first. `withheld`: too many went to one person or
   * came of one caller. `written`: to the outbox, as no mail server is there. `refused`: no mail server takes it. `failed`:
   * it could not be sent for long. `unwanted`: it is switched off, or the editor did not want this one.
   */
  state: (typeof noticeStates)[number];
  /** ISO 8601. */
  at: string;
  /** Of a mail that was released after its job had ended: each time a job of its own sends it. */
  round?: number;
}

/** Under which a submission's record has the state of a mail. `which` is a version of the quote, or a restart. */
export function noticeName(kind: NoticeKind, which: number): string {
  return `${kind}.${which}`;
}

/** Whether a mail left the desk, as far as it can. */
export function isNoticeSent(notice: NoticeState | undefined): boolean {
  return notice?.state === 'sent' || notice?.state === 'written';
}
