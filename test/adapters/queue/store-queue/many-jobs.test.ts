import { describe, expect, test } from 'vitest';
import { memoryBench } from '../../../support/queue/open-store-queue-bench.ts';
import { type StoreCall, wrapStore } from '../../../support/wrap-store.ts';

describe('a store queue with many jobs', () => {
  test('does not look at the 10,000 that ended', async () => {
    const bench = memoryBench({ pollMilliseconds: 1_000 });
    for (let index = 0; index < 5_000; index++) {
      await bench.store.put(`jobs/done/print/${index}`, { round: 1 });
      await bench.store.put(`jobs/failed/print/${index}`, { round: 1 });
    }
    const calls: StoreCall[] = [];
    const recording = wrapStore(bench.store, (call, run) => {
      calls.push(call);
      return run().then(() => {});
    });
    bench.open({ store: recording }).work('print', async () => {});
    await bench.time.pass(4_500);
    expect(calls).toEqual(Array(5).fill({ method: 'keys', key: 'jobs/pending/print/' }));
    await bench.close();
  });

  test('that wait lists them about once, not for each', async () => {
    const bench = memoryBench();
    const queue = bench.open();
    for (let index = 0; index < 500; index++) await queue.add('print', {}, { id: `job ${index}` });
    const calls: StoreCall[] = [];
    const recording = wrapStore(bench.store, (call, run) => {
      calls.push(call);
      return run().then(() => {});
    });
    let runs = 0;
    bench.open({ store: recording }).work('print', async () => void runs++);
    await bench.until(() => runs === 500);
    expect(calls.filter(({ method }) => method === 'keys')).toHaveLength(1);
    await bench.close();
  });

  test('that wait for their next try does not read them before', async () => {
    const bench = memoryBench({ firstWaitMilliseconds: 3_600_000, longestWaitMilliseconds: 3_600_000 });
    const last = { uuid: () => 'queue', random: (count: number) => new Uint8Array(count).fill(255) };
    const calls: StoreCall[] = [];
    const recording = wrapStore(bench.store, (call, run) => {
      calls.push(call);
      return run().then(() => {});
    });
    const queue = bench.open({ store: recording, ids: last });
    let runs = 0;
    queue.work('print', async () => {
      runs++;
      throw new Error('Paper jam.');
    });
    for (let index = 0; index < 100; index++) await queue.add('print', {}, { id: `job ${index}` });
    await bench.until(() => runs === 100);
    await bench.time.pass(1_000);
    calls.length = 0;
    await bench.time.pass(600_000);
    expect(calls.filter(({ method }) => method !== 'keys')).toEqual([]);
    await bench.close();
  });
});
