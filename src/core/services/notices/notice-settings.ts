/** The names of the mails' templates. */
export const templateNames = [
  ...(['new-submission', 'revised-submission', 'failed-submission'] as const),
  ...(['quote', 'new-quote'] as const),
] as const;
export type TemplateName = (typeof templateNames)[number];

/** A mail as Mustache templates. The text begins with a line `Subject: …`. */
export interface MailTemplate {
  text: string;
  html: string;
}

/** Which mails the desk sends of submissions, and to whom. */
export interface NoticeSettings {
  /** Who writes to students. */
  business: string;
  /** Who is told of submissions. @default nobody */
  editors?: readonly { email: string; name?: string }[];
  /** Whether editors are told of a submission with its quote, and of a student's revised document. @default true */
  newSubmission?: boolean;
  /** Whether editors are told of a submission that failed. @default true */
  failedSubmission?: boolean;
  /** Whether students get their quote by mail. @default true */
  quote?: boolean;
  /** Whether they get a later version by mail. @default true */
  newQuote?: boolean;
  /** Whether a quote is mailed although its numbers should be checked first. @default false: it waits for the editor */
  sendDoubtful?: boolean;
  /** Templates in place of the desk's own. */
  templates?: Partial<Record<TemplateName, Partial<MailTemplate>>>;
  /** Where a student sees the quote, and can print it. @default mails have no link */
  quoteUrl?: ((submissionId: string) => string) | undefined;
  /** Mails that one address gets of quotes within a day. @default 10 */
  mostToAddress?: number;
  /** Mails that come of the submissions of one caller within a day. @default 50 */
  mostByCaller?: number;
}
