import type { Store } from '../ports.ts';

/**
 * All records whose keys start with `prefix`, in no particular order, few in memory at a time however many there are.
 * What is deleted meanwhile is left out; whoever reads may delete as well.
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
 * The same for keys that come from elsewhere.
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

async function found<T extends object>(store: Pick<Store, 'get'>, keys: readonly string[]): Promise<T[]> {
  const records = await Promise.all(keys.map((key) => store.get<T>(key)));
  return records.flatMap((stored) => (stored ? [stored.value] : []));
}

/** Enough to hide the distance to a remote storage, few enough for open files and for long records. */
const readsAtOnce = 32;
