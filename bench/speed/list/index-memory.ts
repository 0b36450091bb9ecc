import { submissionIndex } from '../../../src/core/services/intake/submission-list.ts';
import { memoryStore } from '../../../src/storage-drivers/memory/memory-store.ts';
import { storeSubmissions } from './many-submissions.ts';

const mostBytes = 1_500;

/** Measures the memory that the index takes for each submission, apart from the store; resolves to whether it is little. */
export async function indexMemory(count: number): Promise<boolean> {
  const store = memoryStore();
  await storeSubmissions(store, count);
  const before = heapBytes();
  const index = submissionIndex(store);
  await index.rows();
  const bytes = (heapBytes() - before) / count;
  console.log(
    `  ${bytes.toFixed(0)} bytes per submission, ${((bytes * count) / 2 ** 20).toFixed(0)} MiB in all`,
  );
  await index.rows();
  return bytes < mostBytes;
}

function heapBytes(): number {
  global.gc?.();
  return process.memoryUsage().heapUsed;
}
