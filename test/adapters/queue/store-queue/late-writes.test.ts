import { describe, expect, test } from 'vitest';
import { gate } from '../../../contracts/job-queue/bench-test.ts';
import { switchedStore } from '../../../support/failing-stores.ts';
import { memoryBench } from '../../../support/queue/open-store-queue-bench.ts';
import type { StoreQueueBench } from '../../../support/queue/store-queue-bench.ts';
import { type StoreCall, wrapStore } from '../../../support/wrap-store.ts';

describe('a store queue that was out of time for long', () => {
  test('does not replace a later failure by the one it noted', async () => {
    const bench = memoryBench();
    const late = await jobThatFailsLate(bench, isFailureNote);
    const other = bench.open();
    other.work('print', async () => {
      throw permanent('Torn later.');
    });
    await bench.until(async () => (await other.failed('print')).length > 0);
    await other.retry('print', 'one');
    await bench.rest();
    late.arrives();
    await bench.rest();
    expect((await other.failed('print')).map(({ error }) => error)).toEqual(['Torn later.']);
    await bench.close();
  });

  test('does not make a job fail that was run again and is done', async () => {
    const bench = memoryBench();
    const late = await jobThatFailsLate(bench, isFailureNote);
    const other = bench.open();
    other.work('print', async () => {});
    await bench.until(async () => (await other.failed('print')).length > 0);
    await other.retry('print', 'one');
    await bench.until(async () => (await bench.keys('jobs/done/')).length > 0);
    late.arrives();
    await bench.rest();
    expect(await other.failed('print')).toEqual([]);
    expect(await other.retry('print', 'one')).toBe(false);
    await bench.close();
  });

  test('does not remove a job that was made to run again', async () => {
    const bench = memoryBench();
    const late = await jobThatFailsLate(bench, ({ method }) => method === 'delete');
    const other = bench.open();
    expect(await other.retry('print', 'one')).toBe(true);
    late.arrives();
    await bench.until(() => late.runs === 2);
    await bench.close();
  });

  test('does not end a job in one way that ended elsewhere in another', async () => {
    const bench = memoryBench();
    const switched = switchedStore(bench.store);
    const cutOff = bench.open({ store: switched.store });
    let isPrinted = false;
    cutOff.work('print', async () => {
      switched.isOff = true;
      await bench.time.sleep(1_000);
      isPrinted = true;
    });
    await cutOff.add('print', {}, { id: 'one' });
    await bench.until(() => isPrinted);
    const other = bench.open();
    other.work('print', async () => {
      throw permanent('Torn.');
    });
    await bench.until(async () => (await other.failed('print')).length > 0);
    switched.isOff = false;
    await bench.rest();
    expect(await bench.keys('jobs/')).toEqual(['jobs/failed/print/one']);
    await bench.close();
  });
});

describe('a job that failed for good', () => {
  test('is not listed while it runs again, and nothing is left of its failure when it is done', async () => {
    const bench = memoryBench();
    const queue = bench.open();
    const { opened, open } = gate();
    let runs = 0;
    queue.work('print', async () => {
      if (++runs === 1) throw permanent('Torn.');
      await opened;
    });
    await queue.add('print', {}, { id: 'one' });
    await bench.until(async () => (await queue.failed('print')).length > 0);
    await queue.retry('print', 'one');
    expect(await queue.failed('print')).toEqual([]);
    await bench.until(() => runs === 2);
    expect(await queue.failed('print')).toEqual([]);
    open();
    await bench.rest();
    expect(await bench.keys('jobs/')).toEqual(['jobs/done/print/one']);
    await bench.close();
  });
});

const isFailureNote = ({ method, key }: StoreCall) => method === 'put' && key.startsWith('jobs/failed/');

/** A job whose failure is decided, by a process whose calls of one kind then take as long as the test wants. */
async function jobThatFailsLate(
  bench: StoreQueueBench,
  isLate: (call: StoreCall) => boolean,
): Promise<{ runs: number; arrives: () => void }> {
  const { opened, open } = gate();
  let isWaiting = false;
  const slow = wrapStore(bench.store, async (call, run) => {
    if (isLate(call)) {
      isWaiting = true;
      await opened;
    }
    await run();
  });
  const queue = bench.open({ store: slow });
  const late = { runs: 0, arrives: open };
  queue.work('print', async () => {
    late.runs++;
    throw permanent('Torn first.');
  });
  await queue.add('print', {}, { id: 'one' });
  await bench.until(() => isWaiting);
  return late;
}

function permanent(message: string): Error {
  return Object.assign(new Error(message), { permanent: true });
}
