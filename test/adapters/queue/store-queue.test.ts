import { describe } from 'vitest';
import { describeJobQueue } from '../../contracts/job-queue.ts';
import { filesystemBench, memoryBench } from '../../support/queue/open-store-queue-bench.ts';

describeJobQueue('over a store in memory', async (settings) => memoryBench(settings));

// Writing to a disk is mostly waiting for it, so several benches share that wait. Each poll costs as well.
describe.concurrent('on a disk', () => {
  describeJobQueue('over a store in a folder', (settings) =>
    filesystemBench({ ...settings, pollMilliseconds: 5_000 }),
  );
});
