import { describe, expect } from 'vitest';
import { benchTest, gate, type OpenBench } from './bench-test.ts';
import { failForGood, runToItsEnd } from './run-to-its-end.ts';

/** The same name and id make one job, whenever it is added again. */
export function describeSameJob(open: OpenBench): void {
  describe('treats the same name and id as one job', () => {
    benchTest(open, 'before it runs', async ({ open: openQueue, until, rest }) => {
      const queue = openQueue();
      let runs = 0;
      await queue.add('print', {}, { id: 'one' });
      await openQueue().add('print', {}, { id: 'one' });
      queue.work('print', async () => void runs++);
      await until(() => runs > 0);
      await rest();
      expect(runs).toBe(1);
    });

    benchTest(open, 'while it runs', async ({ open: openQueue, until, rest }) => {
      const queue = openQueue();
      const { opened, open: openGate } = gate();
      let runs = 0;
      const handler = async () => {
        runs++;
        await opened;
      };
      queue.work('print', handler, { concurrency: 2 });
      await queue.add('print', {}, { id: 'one' });
      await until(() => runs > 0);
      await queue.add('print', {}, { id: 'one' });
      await rest();
      openGate();
      await rest();
      expect(runs).toBe(1);
    });

    benchTest(open, 'after it is done', async (bench) => {
      const queue = bench.open();
      const runs = await runToItsEnd(bench, queue);
      await queue.add('print', {}, { id: 'one' });
      await bench.open().add('print', {}, { id: 'one' });
      await bench.rest();
      expect(runs()).toBe(1);
    });

    benchTest(open, 'after it has failed for good', async (bench) => {
      const queue = bench.open();
      const runs = await failForGood(bench, queue);
      await queue.add('print', {}, { id: 'one' });
      await bench.rest();
      expect(runs()).toBe(1);
    });

    benchTest(open, 'when many add it at the same moment', async ({ open: openQueue, until, rest }) => {
      const queues = [openQueue(), openQueue()];
      let runs = 0;
      for (const queue of queues) queue.work('print', async () => void runs++, { concurrency: 4 });
      const adds = Array.from({ length: 20 }, (_, index) =>
        queues[index % 2]?.add('print', {}, { id: 'one' }),
      );
      await Promise.all(adds);
      await until(() => runs > 0);
      await rest();
      expect(runs).toBe(1);
    });

    benchTest(
      open,
      'but another name with the same id as another job',
      async ({ open: openQueue, until }) => {
        const queue = openQueue();
        const seen = new Set<string>();
        queue.work('print', async () => void seen.add('print'));
        queue.work('bind', async () => void seen.add('bind'));
        await queue.add('print', {}, { id: 'one' });
        await queue.add('bind', {}, { id: 'one' });
        await until(() => seen.size === 2);
      },
    );
  });
}
