/**
 * Yields the items of a sequence in arrays of the given size, the last one being shorter, so that several of them can
 * be processed at the same time without starting on all.
 *
 * @example
 * for await (const batch of inBatches(files, 32)) await Promise.all(batch.map(read));
 */
export async function* inBatches<T>(items: AsyncIterable<T> | Iterable<T>, size: number): AsyncIterable<T[]> {
  let batch: T[] = [];
  for await (const item of items) {
    batch.push(item);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
