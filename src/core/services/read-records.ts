import type { Store } from '../ports.ts';

/**
 * All records whose keys start with `prefix`, in no particular order. What is deleted meanwhile is left out.
 *
 * @throws DeskError `storage_unavailable`
 */
export async function readRecords<T extends object>(store: Store, prefix: string): Promise<T[]> {
  const keys: string[] = [];
  for await (const key of store.keys(prefix)) keys.push(key);
  const records: T[] = [];
  for (let start = 0; start < keys.length; start += readsAtOnce) {
    const batch = keys.slice(start, start + readsAtOnce);
    const found = await Promise.all(batch.map((key) => store.get<T>(key)));
    for (const stored of found) if (stored) records.push(stored.value);
  }
  return records;
}

/** Enough to hide the distance to a remote storage, few enough for open files. */
const readsAtOnce = 32;
