import type { Store } from '../ports.ts';

/** So many records below a prefix, whose keys sort by age. */
export interface BoundedRecords {
  prefix: string;
  /** The most that are kept; with several processes a few more for each. */
  most: number;
}

/**
 * Keeps the number of records below a prefix bounded: call it before each new one. It lists the keys once for each tenth
 * of them and removes the oldest; who comes meanwhile waits.
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
    // Those that were let in before may still be on their way.
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

/** Removes the records with the smallest keys; few keys are in memory at a time, however many there are. */
async function removeAllBut(store: Store, prefix: string, kept: number): Promise<void> {
  let newest: string[] = [];
  const remove = async () => {
    newest.sort((a, b) => (a < b ? 1 : -1));
    for (const key of newest.slice(kept)) await store.delete(key);
    newest = newest.slice(0, kept);
  };
  for await (const key of store.keys(prefix)) {
    newest.push(key);
    if (newest.length >= 2 * kept) await remove();
  }
  await remove();
}
