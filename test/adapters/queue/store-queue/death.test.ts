import { describe, expect, test } from 'vitest';
import type { DoneJob } from '../../../../src/adapters/queue/store-queue/job-records.ts';
import type { JobQueue } from '../../../../src/core/ports.ts';
import { mortalStore } from '../../../support/failing-stores.ts';
import { memoryBench } from '../../../support/queue/open-store-queue-bench.ts';
import type { StoreCall } from '../../../support/wrap-store.ts';

describe('a store queue whose process dies', () => {
  const moments = ['before', 'after'] as const;

  test.each(moments)(
    '%s any of its calls to the store leaves a job that is finished once',
    async (moment) => {
      const calls = await callsOfAnUndisturbedRun();
      expect(calls).toBeGreaterThan(15);
      for (let last = 0; last < calls; last++) {
        const bench = memoryBench();
        const mortal = mortalStore(bench.store, last, moment);
        const accepted = new Set<string>();
        const first = printingQueue(bench.open({ store: mortal.store }));
        for (const id of ['good', 'bad'])
          void first.queue.add('print', {}, { id }).then(() => accepted.add(id));
        await bench.until(() => mortal.isDead);

        const second = printingQueue(bench.open());
        for (const id of ['good', 'bad']) if (!accepted.has(id)) await second.queue.add('print', {}, { id });
        await bench.until(async () => (await bench.keys('jobs/pending/')).length === 0);
        await bench.rest();

        const context = `died ${moment} call ${last}`;
        expect(await bench.keys('jobs/done/'), context).toEqual(['jobs/done/print/good']);
        expect(
          (await second.queue.failed('print')).map(({ id }) => id),
          context,
        ).toEqual(['bad']);
        // Only a try that was under way is repeated.
        expect(first.ends + second.ends, context).toBeLessThanOrEqual(2);
        const runs = first.runs + second.runs;
        for (const id of ['good', 'bad']) await second.queue.add('print', {}, { id });
        await bench.rest();
        expect(first.runs + second.runs, context).toBe(runs);
      }
    },
  );

  test('loses its job to another one when its lease is over, and not before', async () => {
    const bench = memoryBench({ leaseMilliseconds: 10_000, pollMilliseconds: 1_000 });
    const mortal = mortalStore(bench.store);
    let hasStarted = false;
    const first = bench.open({ store: mortal.store });
    first.work('print', () => {
      hasStarted = true;
      mortal.isDead = true;
      return new Promise(() => {});
    });
    await first.add('print', {}, { id: 'one' });
    await bench.until(() => hasStarted);
    const death = bench.time.now().getTime();
    const seen: object[] = [];
    bench.open().work('print', async (_, { attempt, isLast }) => {
      seen.push({ attempt, isLast, seconds: (bench.time.now().getTime() - death) / 1000 });
    });
    await bench.until(() => seen.length > 0);
    expect(seen).toEqual([{ attempt: 1, isLast: false, seconds: 10 }]);
    expect(bench.lines).toContainEqual(
      expect.objectContaining({ level: 'warn', id: 'one', interruptions: 1 }),
    );
    await bench.close();
  });

  test('each time that it runs a job gives that job up in the end', async () => {
    const bench = memoryBench({ interruptions: 3 });
    await bench.open().add('print', {}, { id: 'deadly' });
    const tries: [number, boolean][] = [];
    for (let death = 1; death <= 5; death++) {
      const mortal = mortalStore(bench.store);
      bench.open({ store: mortal.store }).work('print', (_, { attempt, isLast }) => {
        tries.push([attempt, isLast]);
        mortal.isDead = true;
        return new Promise(() => {});
      });
      await bench.rest();
    }
    expect(tries).toEqual([
      [1, false],
      [1, false],
      [1, false],
      [1, true],
    ]);
    const [failed] = await bench.open().failed('print');
    expect(failed).toMatchObject({ id: 'deadly', error: expect.stringContaining('ended unexpectedly') });
    expect(await bench.keys('jobs/pending/')).toEqual([]);
    await bench.close();
  });

  test('between the end of a job and its removal leaves nothing to run', async () => {
    const bench = memoryBench();
    const mortal = mortalStore(bench.store, isNoteOf('done'), 'after');
    const first = bench.open({ store: mortal.store });
    first.work('print', async () => {});
    await first.add('print', {}, { id: 'one' });
    await bench.until(() => mortal.isDead);
    expect(await bench.keys('jobs/')).toHaveLength(2);
    const seen: string[] = [];
    bench.open().work('print', async (_, { id }) => void seen.push(id));
    await bench.until(async () => (await bench.keys('jobs/pending/')).length === 0);
    expect(seen).toEqual([]);
    const done = await bench.store.get<DoneJob>('jobs/done/print/one');
    expect(done?.value).toMatchObject({ name: 'print', id: 'one', round: 1 });
    await bench.close();
  });

  test('between the failure of a job and its removal does not keep it from a retry', async () => {
    const bench = memoryBench();
    const mortal = mortalStore(bench.store, isNoteOf('failed'), 'after');
    const first = bench.open({ store: mortal.store });
    first.work('print', async () => {
      throw Object.assign(new Error('Torn.'), { permanent: true });
    });
    await first.add('print', {}, { id: 'one' });
    await bench.until(() => mortal.isDead);
    expect(await bench.keys('jobs/')).toHaveLength(2);
    const second = bench.open();
    expect(await second.failed('print')).toHaveLength(1);
    expect(await second.retry('print', 'one')).toBe(true);
    let runs = 0;
    second.work('print', async () => void runs++);
    await bench.until(() => runs > 0);
    await bench.close();
  });
});

function isNoteOf(end: 'done' | 'failed'): (call: StoreCall) => boolean {
  return ({ method, key }) => method === 'put' && key.startsWith(`jobs/${end}/`);
}

/** Prints good jobs at their second try, and fails for good with bad ones. */
function printingQueue(queue: JobQueue): { queue: JobQueue; runs: number; ends: number } {
  const counted = { queue, runs: 0, ends: 0 };
  queue.work('print', async (_, { id, attempt }) => {
    counted.runs++;
    if (id === 'bad') throw Object.assign(new Error('Torn.'), { permanent: true });
    if (attempt < 2) throw new Error('Paper jam.');
    counted.ends++;
  });
  return counted;
}

async function callsOfAnUndisturbedRun(): Promise<number> {
  const bench = memoryBench();
  const counting = mortalStore(bench.store);
  const { queue } = printingQueue(bench.open({ store: counting.store }));
  for (const id of ['good', 'bad']) void queue.add('print', {}, { id });
  await bench.until(async () => (await bench.keys('jobs/done/')).length > 0);
  await bench.until(async () => (await bench.keys('jobs/pending/')).length === 0);
  await bench.close();
  return counting.calls;
}
