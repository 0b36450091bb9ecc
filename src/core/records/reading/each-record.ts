import type { KeyVersion, Store, Stored } from '../../ports.ts';
import { unlessDamaged } from './damaged-record.ts';

/**
 * Yields all records whose keys start with `prefix`, in no particular order, with only a few in memory at a time.
 * Records deleted in the meantime are left out; the caller may delete records while iterating.
 *
 * @throws DeskError `storage_unavailable`, also for a damaged record
 *
 * @example
 * for await (const submission of eachRecord<SubmissionRecord>(store, submissionPrefix)) count(submission);
 */
export function eachRecord<T extends object>(store: Store, prefix: string): AsyncGenerator<T> {
  return readInBatches(store.keys(prefix), async (key) => storedValue(await store.get<T>(key)));
}

/** Does the same without the damaged records, for work that must go on without them. */
export function eachReadable<T extends object>(store: Store, prefix: string): AsyncGenerator<T> {
  return readableUnder<T>(store, store.keys(prefix));
}

/** Yields the records under the given keys, without the damaged ones. Throws `storage_unavailable`. */
export function readableUnder<T extends object>(
  store: Pick<Store, 'get'>,
  keys: AsyncIterable<string>,
): AsyncGenerator<T> {
  return readInBatches(keys, async (key) => storedValue(await unlessDamaged(() => store.get<T>(key))));
}

/**
 * Yields the keys that start with a prefix, each with the version of its record: from the store's own listing, or
 * else by reading each record. Throws `storage_unavailable`.
 */
export function keyVersions(store: Store, prefix: string): AsyncIterable<KeyVersion> {
  return store.versions?.(prefix) ?? readVersions(store, prefix);
}

/** Yields what is read under the keys, in their order, with a few reads side by side. What is null is left out. */
export async function* readInBatches<Result extends object>(
  keys: AsyncIterable<string> | Iterable<string>,
  read: (key: string) => Promise<Result | null>,
): AsyncGenerator<Result> {
  let batch: string[] = [];
  for await (const key of keys) {
    batch.push(key);
    if (batch.length < readsAtOnce) continue;
    yield* await foundOf(batch.map(read));
    batch = [];
  }
  yield* await foundOf(batch.map(read));
}

async function foundOf<Result extends object>(reading: readonly Promise<Result | null>[]): Promise<Result[]> {
  return (await Promise.all(reading)).filter((found) => found !== null);
}

function storedValue<T extends object>(stored: Stored<T> | null): T | null {
  return stored?.value ?? null;
}

/** Enough to hide the latency of a remote storage, few enough for open files and long records. */
export const readsAtOnce = 32;

async function* readVersions(store: Store, prefix: string): AsyncGenerator<KeyVersion> {
  for await (const key of store.keys(prefix)) {
    const stored = await unlessDamaged(() => store.get(key));
    if (stored) yield { key, version: stored.etag };
  }
}
