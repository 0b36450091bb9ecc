import { describe, expect, test } from 'vitest';
import { randomIds } from '../../../../src/core/ports/system.ts';
import { gate } from '../../../contracts/job-queue/bench-test.ts';
import { memoryBench } from '../../../support/queue/open-store-queue-bench.ts';
import { wrapStore } from '../../../support/wrap-store.ts';

describe('a store queue', () => {
  test('starts a job at once that was added in the same process', async () => {
    const bench = memoryBench();
    const queue = bench.open();
    const starts: number[] = [];
    queue.work('print', async () => void starts.push(bench.time.now().getTime()));
    await bench.time.pass(300);
    const added = bench.time.now().getTime();
    await queue.add('print', {}, { id: 'one' });
    await bench.until(() => starts.length > 0);
    expect(starts).toEqual([added]);
    await bench.close();
  });

  test('finds a job of another process at its next poll', async () => {
    const bench = memoryBench({ pollMilliseconds: 1_000 });
    const starts: number[] = [];
    bench.open().work('print', async () => void starts.push(bench.time.now().getTime()));
    await bench.time.pass(300);
    const added = bench.time.now().getTime();
    await bench.open().add('print', {}, { id: 'one' });
    await bench.until(() => starts.length > 0);
    expect(starts).toEqual([added + 700]);
    await bench.close();
  });

  test('tries eight times over some fifteen minutes with its defaults', async () => {
    const middle = { ...randomIds, random: (count: number) => new Uint8Array(count).fill(128) };
    const bench = memoryBench({ ids: middle });
    const queue = bench.open();
    const start = bench.time.now().getTime();
    const seconds: number[] = [];
    queue.work('print', async () => {
      seconds.push(Math.round((bench.time.now().getTime() - start) / 1000));
      throw new Error('Paper jam.');
    });
    await queue.add('print', {}, { id: 'one' });
    await bench.until(async () => (await queue.failed('print')).length > 0);
    expect(seconds).toEqual([0, 8, 23, 53, 113, 233, 473, 924]);
    await bench.close();
  });

  test('tries again at its next poll a job that waits while the clock is set back', async () => {
    const bench = memoryBench({ pollMilliseconds: 1_000 });
    let setBack = 0;
    const queue = bench.open({ clock: { now: () => new Date(bench.time.now().getTime() - setBack) } });
    let runs = 0;
    queue.work('print', async () => {
      if (++runs === 1) throw new Error('Paper jam.');
    });
    await queue.add('print', {}, { id: 'one' });
    await bench.until(async () => (await queue.pending?.('print', 'one'))?.nextTryAt != null);
    setBack = 3_600_000;
    await bench.time.pass(1_000);
    expect(runs).toBe(2);
    await bench.close();
  });

  test('renews its lease while a job takes hours', async () => {
    const bench = memoryBench();
    const { opened, open } = gate();
    let runs = 0;
    const handler = async () => {
      runs++;
      await opened;
    };
    const queue = bench.open();
    queue.work('print', handler);
    await queue.add('print', {}, { id: 'long' });
    await bench.until(() => runs > 0);
    bench.open().work('print', handler);
    await bench.time.pass(3 * 3_600_000);
    expect(runs).toBe(1);
    open();
    await bench.close();
  });

  test('knows a job that is done for 30 days', async () => {
    const bench = memoryBench({ pollMilliseconds: 3_600_000 });
    const queue = bench.open();
    let runs = 0;
    queue.work('print', async () => void runs++);
    await queue.add('print', {}, { id: 'one' });
    await bench.until(() => runs === 1);
    await bench.time.pass(29.9 * 86_400_000);
    await queue.add('print', {}, { id: 'one' });
    await bench.time.pass(0.2 * 86_400_000);
    expect(runs).toBe(1);
    await queue.add('print', {}, { id: 'one' });
    await bench.until(() => runs === 2);
    await bench.close();
  });

  test('does not run a job again that was added while it came to its end', async () => {
    const bench = memoryBench();
    const queue = bench.open();
    let runs = 0;
    queue.work('print', async () => void runs++);
    const { opened, open } = gate();
    const slow = wrapStore(bench.store, async ({ method }, run) => {
      if (method === 'put') await opened;
      await run();
    });
    let isAdded = false;
    void bench
      .open({ store: slow })
      .add('print', {}, { id: 'one' })
      .then(() => {
        isAdded = true;
      });
    await bench.time.quiet();
    await queue.add('print', {}, { id: 'one' });
    await bench.until(async () => runs === 1 && (await bench.keys('jobs/pending/')).length === 0);
    open();
    await bench.until(() => isAdded);
    expect(await bench.keys('jobs/pending/')).toHaveLength(1);
    await bench.until(async () => (await bench.keys('jobs/pending/')).length === 0);
    expect(runs).toBe(1);
    await bench.close();
  });

  test('takes no second handler for a name', async () => {
    const bench = memoryBench();
    const queue = bench.open();
    queue.work('print', async () => {});
    expect(() => queue.work('print', async () => {})).toThrow('already');
    await bench.close();
  });

  test('refuses settings that make no sense', () => {
    const bench = memoryBench();
    expect(() => bench.open({ leaseMilliseconds: 0 })).toThrow(RangeError);
    expect(() => bench.open({ attempts: Number.NaN })).toThrow(RangeError);
    expect(() => bench.open().work('print', async () => {}, { concurrency: 0 })).toThrow(RangeError);
  });
});
