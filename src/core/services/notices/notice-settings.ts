/** The names of the mails' templates. */
export const templateNames = [
  ...(['new-submission', 'revised-submission', 'failed-submission', 'failed-revision'] as const),
  ...(['quote', 'new-quote'] as const),
] as const;
export type TemplateName = (typeof templateNames)[number];

/** A mail as Mustache templates. The text begins with a line `Subject: …`. */
export interface MailTemplate {
  text: string;
  html: string;
}

/** Which mails about submissions the desk sends, and to whom. */
export interface NoticeSettings {
  /** The name of the business that writes to students. */
  business: string;
  /** The people who get mails about submissions. @default no one */
  editors?: readonly { email: string; name?: string }[] | undefined;
  /**
   * Whether editors are notified of a submission with its quote, and of a student's revised document. @default true
   */
  newSubmission?: boolean | undefined;
  /** Whether editors are notified of a submission, or a student's revised document, that failed. @default true */
  failedSubmission?: boolean | undefined;
  /** Whether students get their quote by mail. @default true */
  quote?: boolean | undefined;
  /** Whether they get later versions by mail. @default true */
  newQuote?: boolean | undefined;
  /**
   * Whether a quote is mailed even though its numbers should be checked first, or its document may be another one by
   * mistake. @default false: it waits for the editor
   */
  sendDoubtful?: boolean | undefined;
  /** Templates that replace the desk's own. */
  templates?: Partial<Record<TemplateName, Partial<MailTemplate>>> | undefined;
  /** The URL at which an editor opens a submission. @default the desk's `submissionUrl`, if it has one */
  submissionUrl?: ((submissionId: string) => string) | undefined;
  /** The URL at which a student sees the quote and can print it. @default mails have no link */
  quoteUrl?: ((submissionId: string) => string) | undefined;
  /** The most mails about quotes that one address gets within a day. @default 10 */
  mostToAddress?: number | undefined;
  /** The most mails that the submissions of one caller cause within a day. @default 50 */
  mostByCaller?: number | undefined;
}
