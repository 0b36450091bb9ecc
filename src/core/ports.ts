import type { AnalyseOptions, OutlinedResult } from './docx/analyse.ts';
import type { CheckedBoundaries } from './schemas/boundaries.ts';

export type {
  Crm,
  Deal,
  DealMove,
  DealReference,
  DealStatus,
  DealUpdate,
  MovableDeal,
  NewDeal,
  PersonalDeal,
  Stage,
} from './ports/crm.ts';
export type {
  KeyVersion,
  ObjectHead,
  ObjectRead,
  ObjectStore,
  PresignOptions,
  PutCondition,
  PutOptions,
  Store,
  Stored,
} from './ports/storage.ts';

/**
 * What the core asks of the world around it. Each port is a few lines; whoever embeds thesisdesk can pass
 * an implementation of their own. Suites in `test/contracts/` state what each must hold.
 */

/** What a handler learns about the try that it is. */
export interface JobContext {
  id: string;
  /** 1 for the first try. */
  attempt: number;
  /** No further try follows this one. */
  isLast: boolean;
  /** An error that names the time of the next try gets it, also on the last try. */
  mayBeDeferred: boolean;
  /** Aborted when the queue closes and waits no longer, or when another process took the job over. */
  signal: AbortSignal;
}

export type JobHandler<P extends object> = (payload: P, context: JobContext) => Promise<void>;

export interface FailedJob {
  name: string;
  id: string;
  /** The last error's message. */
  error: string;
  failedAt: string;
}

/** Jobs that have not ended and that nobody runs. */
export interface Backlog {
  waiting: number;
  /** When the one was due that is due longest; null where none is. */
  dueSince: Date | null;
}

/** Which of the jobs that failed. */
export interface FailedJobsPage {
  /** @default 100 */
  limit?: number;
  /** The last one of the page before. @default none: from the first on */
  after?: Pick<FailedJob, 'failedAt' | 'id'>;
}

/**
 * Work that survives the process. A job that `add` accepted runs to its end at least once, whatever crashes;
 * handlers make that exactly once by writing down each finished step.
 *
 * A handler that throws is tried again with growing, jittered waits, a bounded number of times. An error whose
 * `permanent` is true ends the job at once. An error that says when another try is of use (`retryAt`, a Date, or a
 * DeskError's `details.retryAfterSeconds`) puts the job off until then, at most a day; that counts as no failure
 * and happens a bounded number of times.
 */
export interface JobQueue {
  /** The same name and id twice is one job, also after it has ended. */
  add(name: string, payload: object, options: { id: string }): Promise<void>;
  /** Takes jobs of this name from now on. */
  work<P extends object>(name: string, handler: JobHandler<P>, options?: { concurrency?: number }): void;
  /** Lets a job that failed for good run again, from its first try; false where there is none. */
  retry(name: string, id: string): Promise<boolean>;
  /**
   * Jobs of this name that failed for good, the earliest first and of the same time those with the smaller ids: the first
   * so many (default 100) after that one.
   */
  failed(name: string, page?: FailedJobsPage): Promise<FailedJob[]>;
  /** The jobs of this name that wait. A queue without it shows nobody how much is left to do. */
  backlog?(name: string): Promise<Backlog>;
  ping(): Promise<void>;
  /** Takes no new job, finishes what runs or hands it back for the next start. */
  close(): Promise<void>;
}

export interface Mail {
  to: { email: string; name?: string };
  subject: string;
  text: string;
  html: string;
  /** An iCalendar event (RFC 5545) as an invitation. */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /**
   * The same for each try of one mail, so that whoever gets it twice can tell; letters, digits and dashes. Mail
   * servers log it.
   */
  id?: string;
}

/** Sends one mail to one person. Throws a DeskError `mail_unavailable` or `mail_refused`. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Mails are written down, and no server takes them. @default false */
  writesOnly?: boolean;
  /** Mails that lie on this machine, where any may. */
  kept?: KeptMails;
  /** Leaves nothing open; mails that are being sent may end first. */
  close?(): Promise<void>;
}

/** Mails that were written down and not sent. */
export interface KeptMails {
  /** Those to a person or about one, by the address, in no particular order. Throws a DeskError `mail_unavailable`. */
  naming(email: string): AsyncIterable<KeptMail>;
  /** Whether there was such a mail. Throws a DeskError `mail_unavailable`. */
  delete(name: string): Promise<boolean>;
}

export interface KeptMail {
  /** Of its file. */
  name: string;
  /** RFC 5322. */
  content: Uint8Array;
}

/** Signs tokens for the video-room server. Throws a DeskError `tokens_unavailable`. */
export interface TokenIssuer {
  issue(request: { room: string; identity: string; name: string }): Promise<{ token: string; url: string }>;
  /** Where browsers reach the server, `ws:` or `wss:`; null while it is not set up. The room page connects there and nowhere else. */
  serverUrl?(): Promise<string | null>;
}

/** Analyses a stored document away from the event loop. Throws what `analyseDocx` throws. */
export interface Analyser {
  analyse(
    document: Uint8Array,
    options?: { boundaries?: CheckedBoundaries } & Pick<
      AnalyseOptions,
      'outline' | 'fingerprint' | 'earlier'
    >,
  ): Promise<OutlinedResult>;
  close(): Promise<void>;
}

export interface Clock {
  now(): Date;
}

export interface Ids {
  /** A random UUID, version 4. */
  uuid(): string;
  /** Unguessable bytes. */
  random(count: number): Uint8Array;
}

/** `fields` are facts for a log: ids, counts, codes; never personal data, secrets or document text. */
export interface Logger {
  debug(message: string, fields?: LogFields): void;
  info(message: string, fields?: LogFields): void;
  warn(message: string, fields?: LogFields): void;
  error(message: string, fields?: LogFields): void;
}

export type LogFields = Readonly<Record<string, string | number | boolean | null | undefined>>;
