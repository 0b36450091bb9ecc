import type { Store } from '../ports.ts';
import { unlessDamaged } from './reading/damaged-record.ts';

/** Records under a prefix whose keys sort by age, limited in number. */
export interface BoundedRecords {
  prefix: string;
  /** The most records that are kept; with several processes, a few more for each. */
  most: number;
}

/**
 * Keeps the number of records under a prefix bounded: call the returned function before each new record. It lists the
 * keys once per tenth of `most` and removes the oldest; calls made in the meantime wait.
 *
 * @example
 * const makeRoom = boundedRecords(store, { prefix: 'guesses/', most: 1_000 });
 * await makeRoom();
 * await store.put(`guesses/${now.toISOString()}`, {});
 */
export function boundedRecords(store: Store, { prefix, most }: BoundedRecords): () => Promise<void> {
  const slack = Math.ceil(most / 10);
  let room = 0;
  let clearing: Promise<void> | undefined;

  async function clear(): Promise<void> {
    // Records that were admitted earlier may not have been written yet.
    await removeAllBut(store, prefix, most - 2 * slack);
    room = slack;
  }

  return async () => {
    while (room === 0) {
      clearing ??= clear().finally(() => {
        clearing = undefined;
      });
      await clearing;
    }
    room--;
  };
}

/** Removes the records with the smallest keys; only a few keys are in memory at a time, however many there are. */
async function removeAllBut(store: Store, prefix: string, kept: number): Promise<void> {
  let newest: string[] = [];
  const remove = async () => {
    newest.sort((a, b) => (a < b ? 1 : -1));
    for (const key of newest.slice(kept)) await unlessDamaged(() => store.delete(key));
    newest = newest.slice(0, kept);
  };
  for await (const key of store.keys(prefix)) {
    newest.push(key);
    if (newest.length >= 2 * kept) await remove();
  }
  await remove();
}
