import { workerData } from 'node:worker_threads';

/**
 * The program of a thread that kills its process when it grows too large or its parent is gone. The main thread can
 * be too busy with a document to notice.
 */
const { memoryBytes, parent }: { memoryBytes: number; parent: number } = workerData;

setInterval(() => {
  const isTooLarge = process.memoryUsage.rss() > memoryBytes;
  if (isTooLarge || process.ppid !== parent) process.kill(process.pid, 'SIGKILL');
}, 250);
