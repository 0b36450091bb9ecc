import type { PutCondition, Store, Stored } from '../ports.ts';
import { untilSettled } from '../time/until-settled.ts';

/**
 * Reads a record, lets `change` make the next version of it, and writes that version if the record has not changed in
 * between; otherwise starts again. `change` returns null to leave the record as it is.
 *
 * A record that expires must say so with every write: `expiresAt` returns the time.
 *
 * @returns the record as it is afterwards; null if there is none
 * @throws DeskError `storage_unavailable`, also if other writers win again and again
 * @example
 * await changeRecord<{ count: number }>(store, 'visits', (record) => ({ count: record.count + 1 }));
 */
export async function changeRecord<T extends object>(
  store: Store,
  key: string,
  change: (value: T) => T | null,
  expiresAt?: (value: T) => Date,
): Promise<T | null> {
  return untilSettled(async () => {
    const stored: Stored<T> | null = await store.get<T>(key);
    if (!stored) return null;
    const next = change(stored.value);
    if (next === null) return stored.value;
    const written = await store.put(key, next, {
      condition: { ifMatch: stored.etag },
      ...(expiresAt && { expiresAt: expiresAt(next) }),
    });
    return written ? next : undefined;
  });
}

/** Returns the condition that a record is still as it was read, or that there still is none. */
export function unchanged(stored: Stored | null): PutCondition {
  return stored ? { ifMatch: stored.etag } : { ifNoneMatch: '*' };
}
