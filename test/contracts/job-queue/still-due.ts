import { describe, expect } from 'vitest';
import { benchTest, gate, type OpenBench } from './bench-test.ts';
import { failForGood, runToItsEnd } from './run-to-its-end.ts';

/** Jobs that are done although a record, put back from a backup, says that their work is still to be done. */
export function describeStillDue(open: OpenBench): void {
  describe('asked to add a job that may still be due', () => {
    benchTest(
      open,
      'runs one that is done again, from its first try',
      async ({ open: openQueue, until, rest }) => {
        const queue = openQueue();
        const seen: object[] = [];
        queue.work('print', async (payload, { id, attempt, isLast }) => {
          seen.push({ payload, id, attempt, isLast });
        });
        await queue.add('print', { pages: 3 }, { id: 'a/b' });
        await until(() => seen.length > 0);
        await rest();
        await openQueue().add('print', { pages: 4 }, { id: 'a/b', isStillDue: async () => seen.length < 2 });
        await until(() => seen.length > 1);
        await rest();
        const first = { id: 'a/b', attempt: 1, isLast: false };
        expect(seen).toEqual([
          { ...first, payload: { pages: 3 } },
          { ...first, payload: { pages: 4 } },
        ]);
      },
    );

    benchTest(open, 'runs one that is done again each time that it is due', async (bench) => {
      const queue = bench.open();
      let runs = 0;
      queue.work('print', async () => void runs++);
      await queue.add('print', {}, { id: 'one' });
      for (const due of [1, 2, 3]) {
        await bench.until(() => runs === due);
        await bench.rest();
        await queue.add('print', {}, { id: 'one', isStillDue: async () => true });
      }
      await bench.until(() => runs === 4);
    });

    benchTest(open, 'leaves one that is done and no longer due', async (bench) => {
      const queue = bench.open();
      const runs = await runToItsEnd(bench, queue);
      await queue.add('print', {}, { id: 'one', isStillDue: async () => false });
      await bench.rest();
      expect(runs()).toBe(1);
    });

    benchTest(open, 'knows one that has run again as done', async (bench) => {
      const queue = bench.open();
      const runs = await runToItsEnd(bench, queue);
      await queue.add('print', {}, { id: 'one', isStillDue: async () => true });
      await bench.until(() => runs() === 2);
      await bench.rest();
      await queue.add('print', {}, { id: 'one' });
      await bench.rest();
      expect(runs()).toBe(2);
    });

    benchTest(open, 'adds a new one without asking', async ({ open: openQueue, until }) => {
      const queue = openQueue();
      let runs = 0;
      queue.work('print', async () => void runs++);
      await queue.add('print', {}, { id: 'one', isStillDue: neverAsked });
      await until(() => runs === 1);
    });

    benchTest(open, 'leaves one that waits', async ({ open: openQueue, until, rest }) => {
      const queue = openQueue();
      await queue.add('print', {}, { id: 'one' });
      await queue.add('print', {}, { id: 'one', isStillDue: neverAsked });
      let runs = 0;
      queue.work('print', async () => void runs++);
      await until(() => runs > 0);
      await rest();
      expect(runs).toBe(1);
    });

    benchTest(open, 'never runs one twice at the same time', async ({ open: openQueue, until, rest }) => {
      const queues = [openQueue(), openQueue()];
      const { opened, open: openGate } = gate();
      let runs = 0;
      const handler = async () => {
        if (++runs > 1) await opened;
      };
      for (const queue of queues) queue.work('print', handler, { concurrency: 4 });
      await queues[0]?.add('print', {}, { id: 'one' });
      await until(() => runs > 0);
      await rest();
      const isStillDue = async () => true;
      const adds = Array.from({ length: 20 }, (_, index) =>
        queues[index % 2]?.add('print', {}, { id: 'one', isStillDue }),
      );
      await Promise.all(adds);
      await until(() => runs > 1);
      await queues[0]?.add('print', {}, { id: 'one', isStillDue });
      await rest();
      openGate();
      await rest();
      expect(runs).toBe(2);
    });

    benchTest(open, 'leaves one that has failed for good', async (bench) => {
      const queue = bench.open();
      const runs = await failForGood(bench, queue);
      await queue.add('print', {}, { id: 'one', isStillDue: neverAsked });
      await bench.rest();
      expect(runs()).toBe(1);
      expect(await queue.failed('print')).toHaveLength(1);
    });

    benchTest(open, 'lists one that fails the second time, and runs it when asked', async (bench) => {
      const queue = bench.open();
      let runs = 0;
      queue.work('print', async () => {
        if (++runs === 2) throw Object.assign(new Error('Torn.'), { permanent: true });
      });
      await queue.add('print', {}, { id: 'one' });
      await bench.until(() => runs === 1);
      await bench.rest();
      await queue.add('print', {}, { id: 'one', isStillDue: async () => true });
      await bench.until(async () => (await queue.failed('print')).length > 0);
      await queue.add('print', {}, { id: 'one', isStillDue: neverAsked });
      expect(await queue.retry('print', 'one')).toBe(true);
      await bench.until(() => runs === 3);
      await bench.rest();
      expect(await queue.failed('print')).toEqual([]);
    });

    benchTest(open, 'throws what the question throws', async (bench) => {
      const queue = bench.open();
      await runToItsEnd(bench, queue);
      const isStillDue = () => Promise.reject(new Error('The record cannot be read.'));
      await expect(queue.add('print', {}, { id: 'one', isStillDue })).rejects.toThrow('cannot be read');
    });
  });
}

async function neverAsked(): Promise<boolean> {
  throw new Error('The job is not done, so there is nothing to ask.');
}
