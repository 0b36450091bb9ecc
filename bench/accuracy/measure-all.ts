import { Tinypool } from 'tinypool';
import type { FoundDocument } from './corpus/find-documents.ts';
import { failed, type Measurement } from './measure.ts';

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
  const run = async (each: FoundDocument): Promise<Measurement> => {
    try {
      return await pool.run(each);
    } catch (error) {
      // The thread itself died: the document needed more memory than it had.
      return failed(each.document, error);
    }
  };
  try {
    return await Promise.all(documents.map(run));
  } finally {
    await pool.destroy();
  }
}
