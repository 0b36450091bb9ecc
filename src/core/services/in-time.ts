/**
 * What the work resolves to, if it does so in time; else it rejects, and the work goes on unheard. For services
 * that can be silent for longer than whoever asked will wait.
 *
 * @example
 * await inTime(3_000, store.ping());
 */
export async function inTime<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`There was no answer in ${milliseconds} ms.`)), milliseconds);
  });
  try {
    return await Promise.race([work, silence]);
  } finally {
    clearTimeout(timer);
  }
}
