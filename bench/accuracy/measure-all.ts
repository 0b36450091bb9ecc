import { Tinypool } from 'tinypool';
import type { FoundDocument } from './find-documents.ts';
import type { Measurement } from './measure.ts';

/**
 * Measures documents in threads, two at a time.
 *
 * @param workerFile the bundle of `worker.ts`
 */
export async function measureAll(
  documents: readonly FoundDocument[],
  workerFile: URL,
): Promise<Measurement[]> {
  const pool = new Tinypool({ filename: workerFile.href, minThreads: 1, maxThreads: 2 });
  try {
    return await Promise.all(documents.map((each): Promise<Measurement> => pool.run(each)));
  } finally {
    await pool.destroy();
  }
}
