import { describe, expect } from 'vitest';
import { benchTest, gate, type OpenBench } from './bench-test.ts';

/** Jobs reach their handler with their payload, up to a number at a time. */
export function describeRunning(open: OpenBench): void {
  describe('runs', () => {
    benchTest(open, 'a job with its payload as it was given', async ({ open: openQueue, until }) => {
      const queue = openQueue();
      const payload = { text: 'Übung – 序', deep: { list: [1, null, true, { '': 0 }] }, empty: {} };
      const seen: object[] = [];
      queue.work('print', async (given: object) => void seen.push(given));
      await queue.add('print', payload, { id: 'one' });
      await until(() => seen.length > 0);
      expect(seen).toEqual([payload]);
    });

    benchTest(open, 'a payload with a key that is special in objects', async ({ open: openQueue, until }) => {
      const queue = openQueue();
      const seen: string[] = [];
      queue.work('print', async (given: object) => void seen.push(JSON.stringify(given)));
      await queue.add('print', JSON.parse('{"__proto__":{"isAdmin":true}}'), { id: 'one' });
      await until(() => seen.length > 0);
      expect(seen).toEqual(['{"__proto__":{"isAdmin":true}}']);
    });

    benchTest(open, 'the first try as such', async ({ open: openQueue, until }) => {
      const queue = openQueue();
      const seen: object[] = [];
      queue.work('print', async (_, { id, attempt, isLast, signal }) => {
        seen.push({ id, attempt, isLast, isAborted: signal.aborted });
      });
      await queue.add('print', {}, { id: 'one' });
      await until(() => seen.length > 0);
      expect(seen).toEqual([{ id: 'one', attempt: 1, isLast: false, isAborted: false }]);
    });

    benchTest(open, 'a job that was added before anyone was working', async ({ open: openQueue, until }) => {
      await openQueue().add('print', {}, { id: 'early' });
      const seen: string[] = [];
      openQueue().work('print', async (_, { id }) => void seen.push(id));
      await until(() => seen.length > 0);
      expect(seen).toEqual(['early']);
    });

    benchTest(open, 'a job that another process added', async ({ open: openQueue, until, rest }) => {
      const seen: string[] = [];
      openQueue().work('print', async (_, { id }) => void seen.push(id));
      await rest();
      await openQueue().add('print', {}, { id: 'from elsewhere' });
      await until(() => seen.length > 0);
      expect(seen).toEqual(['from elsewhere']);
    });

    benchTest(open, 'only jobs with the name it works on', async ({ open: openQueue, until, rest }) => {
      const queue = openQueue();
      const seen: string[] = [];
      for (const name of ['print/a', 'print', 'prin', 'print%2Fa']) await queue.add(name, {}, { id: name });
      queue.work('print', async (_, { id }) => void seen.push(id));
      await until(() => seen.length > 0);
      await rest();
      expect(seen).toEqual(['print']);
    });

    const strangeIds = [
      '1',
      'a:b',
      'a/b',
      '../../etc',
      'a%2Fb',
      '__proto__',
      'ß 序 ☃',
      'con',
      '-',
      '.',
      'x'.repeat(300),
    ];
    benchTest(open, 'jobs with any ids', async ({ open: openQueue, until, rest }) => {
      const queue = openQueue();
      const seen: string[] = [];
      for (const id of strangeIds) await queue.add('print', {}, { id });
      queue.work('print', async (_, { id }) => void seen.push(id));
      await until(() => seen.length >= strangeIds.length);
      await rest();
      expect(seen.sort()).toEqual([...strangeIds].sort());
    });

    benchTest(
      open,
      'as many jobs at once as allowed, and no more',
      async ({ open: openQueue, until, rest }) => {
        const queue = openQueue();
        const { opened, open: openGate } = gate();
        let running = 0;
        let most = 0;
        let ended = 0;
        for (let index = 0; index < 9; index++) await queue.add('print', {}, { id: `job ${index}` });
        const handler = async () => {
          most = Math.max(most, ++running);
          await opened;
          running--;
          ended++;
        };
        queue.work('print', handler, { concurrency: 3 });
        await until(() => running === 3);
        await rest();
        openGate();
        await until(() => ended === 9);
        expect(most).toBe(3);
      },
    );

    benchTest(open, 'each job in only one of several processes', async ({ open: openQueue, until, rest }) => {
      const seen: string[] = [];
      const ids = Array.from({ length: 24 }, (_, index) => `job ${index}`);
      const queues = [openQueue(), openQueue(), openQueue()] as const;
      for (const queue of queues)
        queue.work('print', async (_, { id }) => void seen.push(id), { concurrency: 2 });
      await Promise.all(ids.map((id) => queues[0].add('print', {}, { id })));
      await until(() => seen.length >= ids.length);
      await rest();
      expect(seen.sort()).toEqual([...ids].sort());
    });

    benchTest(
      open,
      'a long job only once while others look for work',
      async ({ open: openQueue, until, rest }) => {
        const { opened, open: openGate } = gate();
        let starts = 0;
        const handler = async () => {
          starts++;
          await opened;
        };
        const queue = openQueue();
        queue.work('print', handler);
        await queue.add('print', {}, { id: 'long' });
        await until(() => starts > 0);
        openQueue().work('print', handler);
        await rest();
        openGate();
        expect(starts).toBe(1);
      },
    );
  });

  benchTest(open, 'says that it is reachable', async ({ open: openQueue }) => {
    await expect(openQueue().ping()).resolves.toBeUndefined();
  });
}
