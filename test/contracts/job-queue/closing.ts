import { describe, expect } from 'vitest';
import { benchTest, gate, type OpenBench } from './bench-test.ts';

/** What closing does to jobs. */
export function describeClosing(open: OpenBench): void {
  describe('when it closes', () => {
    benchTest(open, 'waits for the running job', async ({ open: openQueue, until, rest }) => {
      const queue = openQueue();
      const { opened, open: openGate } = gate();
      const seen: string[] = [];
      queue.work('print', async (_, { id, signal }) => {
        seen.push(`${id} starts`);
        await opened;
        seen.push(`${id} ends, ${signal.aborted ? 'aborted' : 'not aborted'}`);
      });
      await queue.add('print', {}, { id: 'one' });
      await until(() => seen.length > 0);
      const closed = queue.close().then(() => seen.push('closed'));
      openGate();
      await until(() => seen.includes('closed'));
      await closed;
      openQueue().work('print', async () => void seen.push('again'));
      await rest();
      expect(seen).toEqual(['one starts', 'one ends, not aborted', 'closed']);
    });

    benchTest(
      open,
      'leaves jobs that have not started to the next process',
      async ({ open: openQueue, until, rest }) => {
        const queue = openQueue();
        const { opened, open: openGate } = gate();
        const first: string[] = [];
        queue.work('print', async (_, { id }) => {
          first.push(id);
          await opened;
        });
        for (const id of ['a', 'b', 'c']) await queue.add('print', {}, { id });
        await until(() => first.length > 0);
        const closed = queue.close();
        openGate();
        await closed;
        await rest();
        expect(first).toHaveLength(1);
        const second: string[] = [];
        openQueue().work('print', async (_, { id }) => void second.push(id));
        await until(() => second.length === 2);
        expect([...first, ...second].sort()).toEqual(['a', 'b', 'c']);
      },
    );

    benchTest(open, 'aborts a hanging handler and hands its job back', async ({ open: openQueue, until }) => {
      const queue = openQueue();
      const signals: AbortSignal[] = [];
      queue.work('print', (_, { signal }) => {
        signals.push(signal);
        return new Promise<void>(() => {});
      });
      await queue.add('print', { pages: 3 }, { id: 'hung' });
      await until(() => signals.length > 0);
      let isClosed = false;
      void queue.close().then(() => {
        isClosed = true;
      });
      await until(() => isClosed);
      expect(signals.map((signal) => signal.aborted)).toEqual([true]);
      const seen: object[] = [];
      openQueue().work('print', async (payload, { attempt }) => void seen.push({ payload, attempt }));
      await until(() => seen.length > 0);
      expect(seen).toEqual([{ payload: { pages: 3 }, attempt: 1 }]);
    });

    benchTest(open, 'does not count a try that it aborted', async ({ open: openQueue, until, rest }) => {
      const queue = openQueue();
      let starts = 0;
      queue.work('print', async (_, { signal }) => {
        starts++;
        await new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(signal.reason)),
        );
      });
      await queue.add('print', {}, { id: 'one' });
      await until(() => starts > 0);
      let isClosed = false;
      void queue.close().then(() => {
        isClosed = true;
      });
      await until(() => isClosed);
      const attempts: number[] = [];
      const next = openQueue();
      next.work('print', async (_, { attempt }) => void attempts.push(attempt));
      await until(() => attempts.length > 0);
      await rest();
      expect(attempts).toEqual([1]);
      expect(await next.failed('print')).toEqual([]);
    });

    benchTest(open, 'does not throw if a handler does', async ({ open: openQueue, until }) => {
      const queue = openQueue();
      const { opened, open: openGate } = gate();
      let starts = 0;
      queue.work('print', async () => {
        starts++;
        await opened;
        throw new Error('Paper jam.');
      });
      await queue.add('print', {}, { id: 'one' });
      await until(() => starts > 0);
      const closed = queue.close();
      openGate();
      await expect(closed).resolves.toBeUndefined();
    });

    benchTest(open, 'can be closed twice', async ({ open: openQueue }) => {
      const queue = openQueue();
      queue.work('print', async () => {});
      await Promise.all([queue.close(), queue.close()]);
      await expect(queue.close()).resolves.toBeUndefined();
    });
  });
}
