/**
 * Runs work, and cleans up behind it whatever became of it. What went wrong with the work is thrown, also where the
 * cleaning-up goes wrong as well: that is mostly for the same reason, and says less.
 *
 * @throws what the work throws, else what the cleaning-up throws
 */
export async function cleaningUp<T>(work: () => Promise<T>, cleanUp: () => Promise<unknown>): Promise<T> {
  let result: T;
  try {
    result = await work();
  } catch (error) {
    await cleanUp().catch(() => {});
    throw error;
  }
  await cleanUp();
  return result;
}
