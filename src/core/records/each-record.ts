import type { KeyVersion, Store } from '../ports.ts';

/**
 * Yields all records whose keys start with `prefix`, in no particular order, with only a few in memory at a time.
 * Records deleted in the meantime are left out; the caller may delete records while iterating.
 *
 * @throws DeskError `storage_unavailable`
 *
 * @example
 * for await (const submission of eachRecord<SubmissionRecord>(store, submissionPrefix)) count(submission);
 */
export function eachRecord<T extends object>(store: Store, prefix: string): AsyncGenerator<T> {
  return recordsUnder<T>(store, store.keys(prefix));
}

/**
 * Yields the records under the given keys in the same way.
 *
 * @throws DeskError `storage_unavailable`
 */
export async function* recordsUnder<T extends object>(
  store: Pick<Store, 'get'>,
  keys: AsyncIterable<string>,
): AsyncGenerator<T> {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < readsAtOnce) continue;
    yield* await found<T>(store, batch);
    batch = [];
  }
  yield* await found<T>(store, batch);
}

/**
 * Yields the keys that start with a prefix, each with the version of its record: from the store's own listing, or
 * else by reading each record. Throws `storage_unavailable`.
 */
export function keyVersions(store: Store, prefix: string): AsyncIterable<KeyVersion> {
  return store.versions?.(prefix) ?? readVersions(store, prefix);
}

async function found<T extends object>(store: Pick<Store, 'get'>, keys: readonly string[]): Promise<T[]> {
  const records = await Promise.all(keys.map((key) => store.get<T>(key)));
  return records.flatMap((stored) => (stored ? [stored.value] : []));
}

/** Enough to hide the latency of a remote storage, few enough for open files and long records. */
const readsAtOnce = 32;

async function* readVersions(store: Store, prefix: string): AsyncGenerator<KeyVersion> {
  for await (const key of store.keys(prefix)) {
    const stored = await store.get(key);
    if (stored) yield { key, version: stored.etag };
  }
}
