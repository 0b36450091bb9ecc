import type { AnalyseOptions, OutlinedResult } from './docx/analyse.ts';
import type { CheckedBoundaries } from './docx/corrections/boundaries.ts';

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
  StoreEntry,
} from './ports/storage.ts';

/**
 * What the core needs from the outside world. Each port is a few lines, and apps that embed thesisdesk can pass
 * implementations of their own. The suites in `test/contracts/` state what each must do.
 */

/** What a handler knows about the current try. */
export interface JobContext {
  id: string;
  /** 1 for the first try. */
  attempt: number;
  /** Whether this is the last try. */
  isLast: boolean;
  /** Whether an error that names the time of the next try gets it; this also holds on the last try. */
  mayBeDeferred: boolean;
  /** Aborted when the queue closes and no longer waits, or when another process has taken over the job. */
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

/** Jobs that have not ended and are not running. */
export interface Backlog {
  waiting: number;
  /** When the job that has been due the longest became due; null if none is due. */
  dueSince: Date | null;
}

/** A job that has not ended. */
export interface PendingJob {
  /** Tries that failed. */
  failures: number;
  /** When it is tried again; null if it is running or due. */
  nextTryAt: Date | null;
}

/** Selects a page of the failed jobs. */
export interface FailedJobsPage {
  /** @default 100 */
  limit?: number;
  /** The last job of the previous page. @default none: starts with the first job */
  after?: Pick<FailedJob, 'failedAt' | 'id'>;
}

export interface JobOptions {
  id: string;
  /**
   * Whether a job of this name and id that is done has to run again: a record that was put back from a backup may no
   * longer have what the job wrote. The queue asks only once it knows that the job is done, so the answer must come from
   * the record as it is then. A job that waits, runs or has failed for good stays as it is. A queue that does not ask
   * leaves such work undone. @default no job that is done runs again
   */
  isStillDue?: (() => Promise<boolean>) | undefined;
}

/**
 * Work that survives the process. A job that `add` accepted runs to its end at least once, whatever crashes; handlers
 * turn that into exactly once by recording each finished step.
 *
 * A handler that throws is tried again, with growing, jittered waits and a limited number of times. An error whose
 * `permanent` is true ends the job immediately. An error that says when another try is worthwhile (`retryAt`, a Date,
 * or a DeskError's `details.retryAfterSeconds`) postpones the job until then, by a day at most; that does not count
 * as a failure, and may happen a limited number of times.
 */
export interface JobQueue {
  /** Adds a job. The same name and id mean the same job, even after it has ended. */
  add(name: string, payload: object, options: JobOptions): Promise<void>;
  /** Runs jobs of this name from now on. */
  work<P extends object>(name: string, handler: JobHandler<P>, options?: { concurrency?: number }): void;
  /** Lets a job that failed for good run again, starting from its first try; false if there is no such job. */
  retry(name: string, id: string): Promise<boolean>;
  /**
   * Returns the jobs of this name that failed for good, the earliest first and those of the same time by id: at most
   * `limit` (default 100), starting after `after`.
   */
  failed(name: string, page?: FailedJobsPage): Promise<FailedJob[]>;
  /** Returns the waiting jobs of this name. A queue without this method cannot show how much is left to do. */
  backlog?(name: string): Promise<Backlog>;
  /**
   * Returns how it stands with one job; null if it has ended or was never added. A queue without this method cannot show
   * when a job is tried again.
   */
  pending?(name: string, id: string): Promise<PendingJob | null>;
  ping(): Promise<void>;
  /** Takes no new jobs, and finishes running ones or hands them back for the next start. */
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
   * The same for each try of one mail, so that a recipient who gets it twice can tell; letters, digits and dashes.
   * Mail servers log it.
   */
  id?: string;
}

/**
 * Sends one mail to one person. Throws a DeskError `mail_unavailable` or `mail_refused`; a `MailRefusal` also says what
 * the server said.
 */
export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Mails are only written to disk, and no server gets them. @default false */
  writesOnly?: boolean;
  /** Mails kept on this machine, for a mailer that keeps them. */
  kept?: KeptMails;
  /** Closes all connections; mails that are being sent may finish first. */
  close?(): Promise<void>;
}

/** Mails that were written to disk instead of being sent. */
export interface KeptMails {
  /**
   * Returns the mails to a person or about one, by email address, in no particular order. Throws a DeskError
   * `mail_unavailable`.
   */
  naming(email: string): AsyncIterable<KeptMail>;
  /** Returns whether there was such a mail. Throws a DeskError `mail_unavailable`. */
  delete(name: string): Promise<boolean>;
}

export interface KeptMail {
  /** The name of its file. */
  name: string;
  /** The mail in the format of RFC 5322. */
  content: Uint8Array;
}

/** Signs tokens for the video-room server. Throws a DeskError `tokens_unavailable`. */
export interface TokenIssuer {
  issue(request: { room: string; identity: string; name: string }): Promise<{ token: string; url: string }>;
  /**
   * The URL at which browsers reach the server, `ws:` or `wss:`; null if it is not set up. The room page connects
   * only to that URL.
   */
  serverUrl?(): Promise<string | null>;
}

/** Analyses a stored document outside the event loop. Throws whatever `analyseDocx` throws. */
export interface Analyser {
  analyse(
    document: Uint8Array,
    options?: { boundaries?: CheckedBoundaries } & Pick<
      AnalyseOptions,
      'outline' | 'known' | 'fingerprint' | 'earlier'
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
