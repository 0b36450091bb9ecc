/** Something that takes its time to close. */
export interface Closeable {
  close(): Promise<void>;
}

/**
 * Closes one group after the other, and what is in one group at the same time. A failure keeps nothing else
 * open; it is thrown at the end, several of them as one AggregateError.
 *
 * @example
 * await closeInOrder([[jobs], [objects, store]]); // the store outlives the jobs that write to it
 */
export async function closeInOrder(groups: readonly (readonly Closeable[])[]): Promise<void> {
  const failures: unknown[] = [];
  for (const group of groups) {
    const closings = group.map(async (each) => each.close());
    for (const closing of await Promise.allSettled(closings)) {
      if (closing.status === 'rejected') failures.push(closing.reason);
    }
  }
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new AggregateError(failures, 'Several parts of the desk failed to close.');
}
