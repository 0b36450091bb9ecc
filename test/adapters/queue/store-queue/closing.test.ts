import { describe, expect, test } from 'vitest';
import { gate } from '../../../contracts/job-queue/bench-test.ts';
import { mortalStore, switchedStore } from '../../../support/failing-stores.ts';
import { memoryBench } from '../../../support/queue/open-store-queue-bench.ts';
import type { StoreQueueBench } from '../../../support/queue/store-queue-bench.ts';
import { wrapStore } from '../../../support/wrap-store.ts';

describe('a store queue that closes', () => {
  test('lets the next start begin at once with a job whose handler hung', async () => {
    const bench = memoryBench({ graceMilliseconds: 5_000, abortMilliseconds: 500 });
    const first = bench.open();
    let runs = 0;
    first.work('print', () => {
      runs++;
      return new Promise(() => {});
    });
    await first.add('print', {}, { id: 'one' });
    await bench.until(() => runs > 0);
    const start = bench.time.now().getTime();
    await closed(bench, first);
    expect(bench.time.now().getTime() - start).toBe(5_500);
    const starts: number[] = [];
    bench.open().work('print', async () => void starts.push(bench.time.now().getTime() - start));
    await bench.until(() => starts.length > 0);
    expect(starts).toEqual([5_500]);
    await bench.close();
  });

  test('does not start the job that it was about to take, and leaves it to the next start', async () => {
    const bench = memoryBench();
    const { opened, open } = gate();
    let isTaking = false;
    const slow = wrapStore(bench.store, async ({ method }, run) => {
      await run();
      if (method !== 'put') return;
      isTaking = true;
      await opened;
    });
    await bench.open().add('print', {}, { id: 'one' });
    const first = bench.open({ store: slow });
    const seen: string[] = [];
    first.work('print', async () => void seen.push('first'));
    await bench.until(() => isTaking);
    const closing = closed(bench, first);
    open();
    await closing;
    const start = bench.time.now().getTime();
    const starts: number[] = [];
    bench.open().work('print', async () => void starts.push(bench.time.now().getTime()));
    await bench.until(() => starts.length > 0);
    expect(seen).toEqual([]);
    expect(starts).toEqual([start]);
    await bench.close();
  });

  test('has no timer left, though a handler hangs and the storage fails', async () => {
    const bench = memoryBench();
    const switched = switchedStore(bench.store);
    const queue = bench.open({ store: switched.store });
    let runs = 0;
    queue.work('print', () => {
      runs++;
      return new Promise(() => {});
    });
    queue.work('bind', async () => {});
    await queue.add('print', {}, { id: 'one' });
    await bench.until(() => runs > 0);
    switched.isOff = true;
    await bench.close();
    expect(bench.time.sleepers).toBe(0);
  });

  test('has no timer left, though the storage failed while a job was taken', async () => {
    const bench = memoryBench();
    const switched = switchedStore(bench.store, ({ method }) => method === 'put');
    const { opened, open } = gate();
    const slow = wrapStore(switched.store, async ({ method }, run) => {
      await run();
      if (method !== 'put') return;
      switched.isOff = true;
      await opened;
    });
    await bench.open().add('print', {}, { id: 'one' });
    const queue = bench.open({ store: slow });
    queue.work('print', async () => {});
    await bench.until(() => switched.isOff);
    const closing = closed(bench, queue);
    open();
    await closing;
    expect(bench.time.sleepers).toBe(0);
    await bench.close();
  });

  test('comes to an end, though the storage never answers again', async () => {
    const bench = memoryBench();
    const mortal = mortalStore(bench.store);
    const queue = bench.open({ store: mortal.store });
    let runs = 0;
    queue.work('print', async () => {
      runs++;
      mortal.isDead = true;
    });
    await queue.add('print', {}, { id: 'one' });
    await bench.until(() => runs > 0);
    await bench.close();
    expect(bench.time.sleepers).toBe(0);
  });

  test('takes no handler any more', async () => {
    const bench = memoryBench();
    const queue = bench.open();
    await bench.close();
    expect(() => queue.work('print', async () => {})).toThrow('closed');
  });
});

async function closed(bench: StoreQueueBench, queue: { close(): Promise<void> }): Promise<void> {
  let isClosed = false;
  const closing = queue.close().then(() => {
    isClosed = true;
  });
  await bench.until(() => isClosed);
  await closing;
}
