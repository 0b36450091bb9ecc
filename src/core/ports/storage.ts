/** A record as returned by a store, with the etag of its version. */
export interface Stored<T extends object = object> {
  value: T;
  etag: string;
}

/** Write only if there is no such record yet, or only if it still has the version that was read. */
export type PutCondition = { ifNoneMatch: '*' } | { ifMatch: string };

export interface PutOptions {
  condition?: PutCondition;
  /** The record no longer exists from this time on. */
  expiresAt?: Date;
}

/**
 * Stores plain JSON objects under keys such as `submissions/<id>`. Any text may be a key; slashes divide it into
 * folders for {@link Store.keys} and mean nothing else.
 *
 * The condition of a `put` closes the race between reading and writing: of several writers with the same condition
 * exactly one succeeds, in one process or many. A reader never sees half a record.
 *
 * Every method throws a DeskError `storage_unavailable` when the storage fails; a failure never looks like a missing
 * record.
 */
export interface Store {
  get<T extends object>(key: string): Promise<Stored<T> | null>;
  /** Returns the new version's etag, or null if the condition does not hold. */
  put(key: string, value: object, options?: PutOptions): Promise<{ etag: string } | null>;
  /** Returns whether there was such a record (with that etag, if one is given). */
  delete(key: string, condition?: { ifMatch: string }): Promise<boolean>;
  /**
   * Removes a record that is damaged, and leaves any other as it is; returns whether there was one. A store without this
   * method lets a `put` without a condition replace a damaged record.
   */
  discard?(key: string): Promise<boolean>;
  /** Returns the keys that start with `prefix`, in no particular order, without those that have expired. */
  keys(prefix: string): AsyncIterable<string>;
  /**
   * Returns the same keys, each with a version that changes whenever the record does, without reading any record: a
   * caller that knows the records finds out which ones to read again. Expired records may be included. A store
   * without this method works just as well, but lists of submissions read all records each time.
   */
  versions?(prefix: string): AsyncIterable<KeyVersion>;
  /**
   * Returns the records under the same keys as `keys`, each with its key and the version that `versions` lists. For
   * stores that can read all records in less time than one at a time; the others work just as well without.
   */
  entries?<T extends object>(prefix: string): AsyncIterable<StoreEntry<T>>;
  /** Throws if the storage cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** A key, and the current version of its record, which need not equal the etag that `get` returns. */
export interface KeyVersion {
  key: string;
  version: string;
}

/** A record with its key and its version. */
export interface StoreEntry<T extends object = object> extends KeyVersion {
  value: T;
}

/** What is known about a stored file. */
export interface ObjectHead {
  /** Bytes. */
  size: number;
  contentType: string;
}

export interface ObjectRead extends ObjectHead {
  /**
   * The requested bytes; leaving the loop early closes the file. Callers that do not read them at all must use {@link
   * ObjectStore.head} instead, or the file stays open.
   */
  content: AsyncIterable<Uint8Array>;
}

export interface PresignOptions {
  /** The one content type that is accepted. */
  contentType: string;
  /** The exact number of bytes, if known in advance. */
  contentLength?: number;
  expiresInSeconds: number;
}

/**
 * Stores files under keys such as `uploads/<submissionId>/<fileName>`. A file exists as a whole or not at all.
 *
 * Methods throw a DeskError: `storage_unavailable` if the storage fails, `upload_too_large` if a put exceeds its
 * limit.
 */
export interface ObjectStore {
  /** Returns a URL that accepts one kind of PUT: method, key, content type and expiry are signed. */
  presignPut(key: string, options: PresignOptions): Promise<string>;
  /** Returns a URL to download from. */
  presignGet(key: string, options: { expiresInSeconds: number; fileName?: string }): Promise<string>;
  put(
    key: string,
    content: AsyncIterable<Uint8Array>,
    options: { contentType: string; maximumBytes?: number },
  ): Promise<ObjectHead>;
  head(key: string): Promise<ObjectHead | null>;
  /** Returns the file, or the bytes of `range`: it counts from 0 and includes `last`. */
  get(key: string, range?: { first: number; last?: number }): Promise<ObjectRead | null>;
  delete(key: string): Promise<boolean>;
  /**
   * Makes the file under `to` a copy of what `from` is at this moment; later changes to one do not reach the other.
   * Returns false if there is no file under `from`.
   */
  copy(from: string, to: string): Promise<boolean>;
  ping(): Promise<void>;
  close(): Promise<void>;
}
