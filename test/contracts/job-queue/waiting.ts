import { describe, expect } from 'vitest';
import { benchTest, gate, type OpenBench } from './bench-test.ts';
import { leaveDueJob } from './leave-due-job.ts';

/** How many jobs are left to do. */
export function describeWaiting(open: OpenBench): void {
  describe('reports how many jobs wait', () => {
    benchTest(open, 'and since when, while nobody works', async ({ open: openQueue }) => {
      const queue = openQueue();
      for (const id of ['one', 'two']) await queue.add('print', {}, { id });
      await queue.add('bind', {}, { id: 'one' });
      expect(await queue.backlog?.('print')).toEqual({ waiting: 2, dueSince: expect.any(Date) });
    });

    benchTest(open, 'and since when one is due again, while nobody works', async (bench) => {
      const { dueAt } = await leaveDueJob(bench);
      expect(await bench.open().backlog?.('print')).toEqual({ waiting: 1, dueSince: dueAt });
    });

    benchTest(
      open,
      'and that none is due if all are tried later',
      async ({ open: openQueue, now, until }) => {
        const queue = openQueue();
        const retryAt = new Date(now().getTime() + 3_600_000);
        queue.work('print', async () => {
          throw Object.assign(new Error('The shop is shut.'), { retryAt });
        });
        await queue.add('print', {}, { id: 'one' });
        await until(async () => (await queue.pending?.('print', 'one'))?.nextTryAt != null);
        expect(await queue.backlog?.('print')).toEqual({ waiting: 1, dueSince: null });
      },
    );

    benchTest(
      open,
      'and since when one was due whose second try was aborted',
      async ({ open: openQueue, now, until }) => {
        const queue = openQueue();
        const starts: number[] = [];
        queue.work('print', async (_, { attempt, signal }) => {
          starts.push(now().getTime());
          if (attempt === 1) throw new Error('Paper jam.');
          await new Promise((_resolve, reject) =>
            signal.addEventListener('abort', () => reject(signal.reason)),
          );
        });
        await queue.add('print', {}, { id: 'one' });
        await until(() => starts.length === 2);
        let isClosed = false;
        void queue.close().then(() => {
          isClosed = true;
        });
        await until(() => isClosed);
        const { waiting, dueSince } = (await openQueue().backlog?.('print')) ?? {};
        const [failedAt = 0, startedAt = 0] = starts;
        expect(waiting).toBe(1);
        // The wait after the first failure is at least half of its limit.
        expect(dueSince?.getTime()).toBeGreaterThanOrEqual(failedAt + 10);
        expect(dueSince?.getTime()).toBeLessThanOrEqual(startedAt);
      },
    );

    benchTest(
      open,
      'and since when one is to run again that failed for good',
      async ({ open: openQueue, now, until, rest }) => {
        const worker = openQueue();
        worker.work('print', async () => {
          throw Object.assign(new Error('The ink is dry.'), { permanent: true });
        });
        await worker.add('print', {}, { id: 'one' });
        await until(async () => (await worker.failed('print')).length > 0);
        await worker.close();
        await rest();
        const queue = openQueue();
        const retriedAt = now().getTime();
        expect(await queue.retry('print', 'one')).toBe(true);
        expect((await queue.backlog?.('print'))?.dueSince?.getTime()).toBeGreaterThanOrEqual(retriedAt);
      },
    );

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
