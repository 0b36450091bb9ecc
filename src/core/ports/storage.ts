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
