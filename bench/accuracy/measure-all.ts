import { Tinypool } from 'tinypool';
import type { Measurement } from './measure.ts';
import type { MeasureTask } from './worker.ts';

/**
 * Measures documents in threads, two at a time.
 *
 * @param workerFile the bundle of `worker.ts`
 */
export async function measureAll(tasks: readonly MeasureTask[], workerFile: URL): Promise<Measurement[]> {
  const pool = new Tinypool({ filename: workerFile.href, minThreads: 1, maxThreads: 2 });
  try {
    return await Promise.all(tasks.map((task): Promise<Measurement> => pool.run(task)));
  } finally {
    await pool.destroy();
  }
}
