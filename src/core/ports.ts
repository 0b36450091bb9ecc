import type { OutlinedResult } from './docx/analyse.ts';
import type { CheckedBoundaries } from './schemas/boundaries.ts';

/**
 * What the core asks of the world around it. Each port is a few lines; whoever embeds thesisdesk can pass
 * an implementation of their own. Suites in `test/contracts/` state what each must hold.
 */

/** A record that a store gave back, with the mark of its version. */
export interface Stored<T extends object = object> {
  value: T;
  etag: string;
}

/** Only if there is no such record yet, or only if it is still the version that was read. */
export type PutCondition = { ifNoneMatch: '*' } | { ifMatch: string };

export interface PutOptions {
  condition?: PutCondition;
  /** The record is gone from this time on. */
  expiresAt?: Date;
}

/**
 * Records of plain JSON objects under keys such as `submissions/<id>`. Any text may be a key; slashes part
 * it into folders for {@link Store.keys} and mean nothing else.
 *
 * The condition of a `put` closes the race between reading and writing: of several writers with the same
 * condition exactly one succeeds, in one process or many. A reader never sees half a record.
 *
 * Every method throws a DeskError `storage_unavailable` when the storage fails; a failure never looks like
 * an absent record.
 */
export interface Store {
  get<T extends object>(key: string): Promise<Stored<T> | null>;
  /** The new version's mark, or null when the condition does not hold. */
  put(key: string, value: object, options?: PutOptions): Promise<{ etag: string } | null>;
  /** Whether there was such a record (of that version, where a mark is given). */
  delete(key: string, condition?: { ifMatch: string }): Promise<boolean>;
  /** Keys that start with `prefix`, in no particular order, without those that expired. */
  keys(prefix: string): AsyncIterable<string>;
  /**
   * The same keys, each with a mark that is another one whenever the record is: whoever knows the records learns which of
   * them to read again, and none is read for it. Records that have expired may be among them. A store without this does
   * the same work, but lists of submissions read all records each time.
   */
  versions?(prefix: string): AsyncIterable<KeyVersion>;
  /** Throws where the storage cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** A key, and the mark of the version that its record has now; it need not be the one that `get` tells. */
export interface KeyVersion {
  key: string;
  version: string;
}

/** What is known of a stored file. */
export interface ObjectHead {
  /** Bytes. */
  size: number;
  contentType: string;
}

export interface ObjectRead extends ObjectHead {
  /**
   * The bytes asked for; leaving the loop early lets go of the file. Whoever does not read them at all uses
   * {@link ObjectStore.head} instead, or a file stays open.
   */
  content: AsyncIterable<Uint8Array>;
}

export interface PresignOptions {
  /** The one content type that is accepted. */
  contentType: string;
  /** The exact number of bytes, where it is known beforehand. */
  contentLength?: number;
  expiresInSeconds: number;
}

/**
 * Files under keys such as `uploads/<submissionId>/<fileName>`. A file is there as a whole or not at all.
 *
 * Methods throw a DeskError: `storage_unavailable` when the storage fails, `upload_too_large` when a put goes
 * over its limit.
 */
export interface ObjectStore {
  /** A URL that takes one kind of PUT: method, key, content type and expiry are signed. */
  presignPut(key: string, options: PresignOptions): Promise<string>;
  /** A URL to download from. */
  presignGet(key: string, options: { expiresInSeconds: number; fileName?: string }): Promise<string>;
  put(
    key: string,
    content: AsyncIterable<Uint8Array>,
    options: { contentType: string; maximumBytes?: number },
  ): Promise<ObjectHead>;
  head(key: string): Promise<ObjectHead | null>;
  /** `range` counts bytes from 0, the last included. */
  get(key: string, range?: { first: number; last?: number }): Promise<ObjectRead | null>;
  delete(key: string): Promise<boolean>;
  /**
   * Makes the file under `to` what the one under `from` is at this moment; what comes to one of them later does not reach
   * the other. False where there is no file under `from`.
   */
  copy(from: string, to: string): Promise<boolean>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

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
  ping(): Promise<void>;
  /** Takes no new job, finishes what runs or hands it back for the next start. */
  close(): Promise<void>;
}

/** A deal as the CRM should have it. */
export interface NewDeal {
  title: string;
  /** In currency units. */
  value: number;
  /** ISO 4217. */
  currency: string;
  person: { name: string; email: string; phone?: string };
  /** Plain text: the quote, the numbers, the student's notes. */
  note: string;
}

/** What a later version of the quote changes in a deal. */
export interface DealUpdate extends Pick<NewDeal, 'value' | 'currency' | 'note'> {
  /** The one of the deal's creation. */
  idempotencyKey: string;
  /** Of the quote, from 2 on; a note that is there already is not added again. */
  version: number;
}

export interface DealReference {
  dealId: string;
  /** Where a person opens the deal. */
  url: string;
}

export type DealStatus = 'open' | 'won' | 'lost' | 'deleted';

export interface Deal {
  id: number;
  title: string;
  value: number;
  currency: string;
  status: DealStatus;
  stageId: number;
  personName: string | null;
  organizationName: string | null;
  /** ISO 8601. */
  addedAt: string;
  updatedAt: string;
  url: string;
  /** Where the CRM knows of which submission it is. */
  submissionId?: string;
  /** The mark of what is shown, of a deal that the desk can move. */
  version?: string;
}

/** A deal that the desk can move, with what its moves leave behind. Times are ISO 8601. */
export interface MovableDeal extends Deal {
  version: string;
  pipelineId: number;
  /** When it came to its stage; null while it is in its first. */
  stageChangedAt: string | null;
  /** Null unless it is won. */
  wonAt: string | null;
  /** Null unless it is lost. */
  lostAt: string | null;
}

/** What a deal says of a person. */
export interface PersonalDeal extends NewDeal, DealReference {
  status: DealStatus;
  /** ISO 8601. */
  addedAt: string;
  updatedAt: string;
}

/** Where a deal stands from some time on. */
export interface DealMove {
  /** Names the move: done again, it is the same one and changes nothing. */
  id: string;
  /** ISO 8601. */
  at: string;
  /** Of the deal that was to be moved. */
  version: string;
  stageId: number;
  status: 'open' | 'won' | 'lost';
}

export interface Stage {
  id: number;
  name: string;
  order: number;
}

/**
 * The CRM. It may know no idempotency, so the caller writes its intent first and looks for a deal with
 * {@link Crm.findDeal} before it repeats a creation whose outcome it does not know.
 *
 * Methods throw a DeskError `crm_unavailable` (worth another try) or `crm_refused` (not worth one).
 */
export interface Crm {
  /** Gives up within 10 seconds: after that a later run takes the outcome for unknown and looks for the deal. */
  createDeal(deal: NewDeal, options: { idempotencyKey: string }): Promise<DealReference>;
  findDeal(idempotencyKey: string): Promise<DealReference | null>;
  /**
   * Makes a deal show a later version of its quote. Done again, it changes nothing. A CRM without it keeps the first one.
   */
  updateDeal?(dealId: string, update: DealUpdate): Promise<void>;
  listDeals(filter: { pipelineId: number; status: string; limit: number }): Promise<Deal[]>;
  listStages(filter: { pipelineId: number }): Promise<Stage[]>;
  /**
   * Removes what a deal says of a person. Only a CRM whose deals are the desk's own has this; any other keeps
   * personal data by rules of its own.
   */
  forgetPerson?(dealId: string): Promise<void>;
  /** The deals of a person, by the address, in no particular order. A CRM that has `forgetPerson` has this. */
  dealsOf?(email: string): AsyncIterable<PersonalDeal>;
  /** A deal as it is now, null where there is none. A CRM that has `moveDeal` has this. */
  getDeal?(dealId: number): Promise<MovableDeal | null>;
  /**
   * Moves a deal, and answers with it as it is then. Only a CRM whose deals are the desk's own has this; in any other,
   * people move deals there. Of several moves of one version exactly one succeeds; throws `deal_changed` for the others,
   * and `not_found`.
   */
  moveDeal?(dealId: number, move: DealMove): Promise<MovableDeal>;
  /** Where a person opens a deal. A CRM without `moveDeal` has this, so that people are told where to move it. */
  dealUrl?(dealId: number): string;
  ping(): Promise<void>;
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
    options?: { boundaries?: CheckedBoundaries; outline?: boolean },
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
