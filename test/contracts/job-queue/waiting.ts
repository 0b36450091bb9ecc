import { describe, expect } from 'vitest';
import { benchTest, gate, type OpenBench } from './bench-test.ts';

/** How many jobs are left to do. */
export function describeWaiting(open: OpenBench): void {
  describe('reports how many jobs wait', () => {
    benchTest(open, 'and since when, while nobody works', async ({ open: openQueue }) => {
      const queue = openQueue();
      for (const id of ['one', 'two']) await queue.add('print', {}, { id });
      await queue.add('bind', {}, { id: 'one' });
      expect(await queue.backlog?.('print')).toEqual({ waiting: 2, dueSince: expect.any(Date) });
    });

    benchTest(open, 'not counting those that run or have ended', async ({ open: openQueue, until, rest }) => {
      const queue = openQueue();
      const { opened, open: openGate } = gate();
      let runs = 0;
      queue.work('print', async (_, { id }) => {
        runs++;
        if (id === 'two') await opened;
      });
      await queue.add('print', {}, { id: 'one' });
      await until(() => runs === 1);
      await queue.add('print', {}, { id: 'two' });
      await until(() => runs === 2);
      expect(await queue.backlog?.('print')).toEqual({ waiting: 0, dueSince: null });
      openGate();
      await rest();
    });

    benchTest(open, 'even in a process that runs none of them', async ({ open: openQueue }) => {
      await openQueue().add('print', {}, { id: 'one' });
      expect(await openQueue().backlog?.('print')).toMatchObject({ waiting: 1 });
    });
  });
}
