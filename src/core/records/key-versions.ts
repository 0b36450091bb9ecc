import type { KeyVersion, Store } from '../ports.ts';

/**
 * Yields the keys that start with a prefix, each with the version of its record: from the store's own listing, or
 * else by reading each record. Throws `storage_unavailable`.
 */
export function keyVersions(store: Store, prefix: string): AsyncIterable<KeyVersion> {
  return store.versions?.(prefix) ?? readVersions(store, prefix);
}

async function* readVersions(store: Store, prefix: string): AsyncGenerator<KeyVersion> {
  for await (const key of store.keys(prefix)) {
    const stored = await store.get(key);
    if (stored) yield { key, version: stored.etag };
  }
}
