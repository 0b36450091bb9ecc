import { workerData } from 'node:worker_threads';

/**
 * The program of a thread that ends its process when that is larger than it may be, or when the one that started it
 * is gone: the process itself can be too busy with a document to notice.
 */
const { memoryBytes, parent }: { memoryBytes: number; parent: number } = workerData;

setInterval(() => {
  const isTooLarge = process.memoryUsage.rss() > memoryBytes;
  if (isTooLarge || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 250);
