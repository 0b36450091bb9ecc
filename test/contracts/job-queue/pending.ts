import { describe, expect } from 'vitest';
import { benchTest, gate, type OpenBench } from './bench-test.ts';
import { leaveDueJob } from './leave-due-job.ts';

/** How it stands with one job. */
export function describePending(open: OpenBench): void {
  describe('says of one job', () => {
    benchTest(open, 'that it has not been tried yet', async ({ open: openQueue }) => {
      const queue = openQueue();
      await queue.add('print', {}, { id: 'one' });
      expect(await queue.pending?.('print', 'one')).toEqual({ failures: 0, nextTryAt: null });
    });

    benchTest(
      open,
      'when it is tried again, and how often it failed',
      async ({ open: openQueue, now, until }) => {
        const queue = openQueue();
        const retryAt = new Date(now().getTime() + 3_600_000);
        let runs = 0;
        queue.work('print', async () => {
          runs++;
          throw runs === 1
            ? new Error('Paper jam.')
            : Object.assign(new Error('The shop is shut.'), { retryAt });
        });
        await queue.add('print', {}, { id: 'a/b' });
        await until(async () => runs === 2 && (await queue.pending?.('print', 'a/b'))?.nextTryAt != null);
        expect(await queue.pending?.('print', 'a/b')).toEqual({ failures: 1, nextTryAt: retryAt });
        expect(await openQueue().pending?.('print', 'a/b')).toEqual({ failures: 1, nextTryAt: retryAt });
      },
    );

    benchTest(open, 'no time of a next try that is due, while nobody works', async (bench) => {
      const { id } = await leaveDueJob(bench);
      expect(await bench.open().pending?.('print', id)).toEqual({ failures: 0, nextTryAt: null });
    });

    benchTest(open, 'that it is running', async ({ open: openQueue, until }) => {
      const queue = openQueue();
      const { opened, open: openGate } = gate();
      let isRunning = false;
      queue.work('print', () => {
        isRunning = true;
        return opened;
      });
      await queue.add('print', {}, { id: 'one' });
      await until(() => isRunning);
      expect(await queue.pending?.('print', 'one')).toEqual({ failures: 0, nextTryAt: null });
      openGate();
    });

    benchTest(open, 'nothing after its end, nor before it is added', async ({ open: openQueue, until }) => {
      const queue = openQueue();
      queue.work('print', async (_, { id }) => {
        if (id === 'bad') throw Object.assign(new Error('The ink is dry.'), { permanent: true });
      });
      await queue.add('print', {}, { id: 'good' });
      await queue.add('print', {}, { id: 'bad' });
      const stateOf = async (id: string) => queue.pending?.('print', id);
      await until(async () => (await stateOf('good')) === null && (await stateOf('bad')) === null);
      expect(await stateOf('none')).toBeNull();
    });
  });
}
