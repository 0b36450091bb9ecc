import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DeskError } from '../../../../src/core/errors.ts';
import { switchedStore } from '../../../support/failing-stores.ts';
import { memoryBench } from '../../../support/queue/open-store-queue-bench.ts';
import { wrapStore } from '../../../support/wrap-store.ts';

const tenMinutes = 600_000;

describe('a store queue whose storage fails for a while', () => {
  test.each(['get', 'put', 'delete', 'keys'] as const)(
    'at each %s finishes its jobs afterwards, without a second run',
    async (method) => {
      const bench = memoryBench();
      const switched = switchedStore(bench.store, (call) => call.method === method);
      const queue = bench.open({ store: switched.store });
      let runs = 0;
      queue.work('print', async () => {
        runs++;
        switched.isOff = true;
        await bench.time.sleep(30_000);
      });
      await queue.add('print', {}, { id: 'one' });
      await bench.until(() => runs > 0);
      await bench.time.pass(tenMinutes);
      switched.isOff = false;
      await bench.until(async () => (await bench.keys('jobs/pending/')).length === 0);
      expect(await bench.keys('jobs/done/')).toEqual(['jobs/done/print/one']);
      expect(runs).toBe(1);
      await bench.close();
    },
  );

  test('says so once in the log', async () => {
    const bench = memoryBench();
    const switched = switchedStore(bench.store);
    const queue = bench.open({ store: switched.store });
    for (const name of ['print', 'bind']) {
      queue.work(name, () => bench.time.sleep(tenMinutes));
      await queue.add(name, {}, { id: 'long' });
    }
    await bench.time.pass(1_000);
    switched.isOff = true;
    await bench.time.pass(2 * tenMinutes);
    const message = 'The storage of the job queue is failing. No job is lost; the queue keeps trying.';
    const level = 'error';
    expect(bench.lines).toEqual([{ level, message, code: 'storage_unavailable' }]);
    switched.isOff = false;
    await bench.close();
  });

  test('asks it a few times a minute', async () => {
    const bench = memoryBench();
    const switched = switchedStore(bench.store);
    bench.open({ store: switched.store }).work('print', async () => {});
    await bench.time.pass(1_000);
    switched.isOff = true;
    await bench.time.pass(tenMinutes);
    expect(switched.failures).toBeGreaterThan(60);
    expect(switched.failures).toBeLessThan(300);
    await bench.close();
  });

  test('tells whoever adds a job', async () => {
    const bench = memoryBench();
    const switched = switchedStore(bench.store);
    switched.isOff = true;
    const queue = bench.open({ store: switched.store });
    await expect(queue.add('print', {}, { id: 'one' })).rejects.toMatchObject({
      code: 'storage_unavailable',
    });
    await expect(queue.failed('print')).rejects.toMatchObject({ code: 'storage_unavailable' });
    await expect(queue.ping()).rejects.toMatchObject({ code: 'storage_unavailable' });
    await bench.close();
  });

  test('for this process only loses its job to another process, and drops its own result', async () => {
    const bench = memoryBench();
    const switched = switchedStore(bench.store);
    const cutOff = bench.open({ store: switched.store });
    const signals: AbortSignal[] = [];
    cutOff.work('print', async (_, { signal }) => {
      signals.push(signal);
      await bench.time.sleep(tenMinutes);
      throw Object.assign(new Error('Torn.'), { permanent: true });
    });
    await cutOff.add('print', {}, { id: 'one' });
    await bench.until(() => signals.length > 0);
    switched.isOff = true;
    const other = bench.open();
    let runs = 0;
    other.work('print', async () => void runs++);
    await bench.until(() => runs > 0);
    switched.isOff = false;
    await bench.until(() => signals.every((signal) => signal.aborted));
    await bench.time.pass(2 * tenMinutes);
    expect(runs).toBe(1);
    expect(await other.failed('print')).toEqual([]);
    expect(await bench.keys('jobs/')).toEqual(['jobs/done/print/one']);
    await bench.close();
  });

  test('for one record only runs all the other jobs', async () => {
    const bench = memoryBench();
    const switched = switchedStore(bench.store, ({ key }) => key.endsWith('/b'));
    const queue = bench.open({ store: switched.store });
    const seen: string[] = [];
    for (const id of ['a', 'b', 'c', 'd']) await queue.add('print', {}, { id });
    switched.isOff = true;
    queue.work('print', async (_, { id }) => void seen.push(id));
    await bench.time.pass(5_000);
    expect(seen).toEqual(['a', 'c', 'd']);
    switched.isOff = false;
    await bench.until(() => seen.includes('b'));
    await bench.close();
  });

  test('now and then, before or after it did what was asked, finishes every job', async () => {
    await fc.assert(
      fc.asyncProperty(fc.infiniteStream(fc.nat(9)), async (chances) => {
        const bench = memoryBench({ attempts: 3 });
        const flaky = () =>
          wrapStore(bench.store, async (_call, run) => {
            const chance = chances.next().value ?? 0;
            if (chance === 1) throw unavailable();
            await run();
            if (chance === 2) throw unavailable();
          });
        const ended = new Set<string>();
        for (const queue of [bench.open({ store: flaky() }), bench.open({ store: flaky() })]) {
          const handler = async (_: object, { id, attempt }: { id: string; attempt: number }) => {
            await bench.time.sleep(4_000);
            if (id.startsWith('bad') || attempt < 2) throw new Error('Paper jam.');
            ended.add(id);
          };
          queue.work('print', handler, { concurrency: 2 });
        }
        const caller = bench.open();
        for (const id of ['one', 'two', 'three', 'bad']) await caller.add('print', {}, { id });
        await bench.until(async () => (await bench.keys('jobs/pending/')).length === 0);
        expect((await caller.failed('print')).map(({ id }) => id)).toEqual(['bad']);
        expect([...ended].sort()).toEqual(['one', 'three', 'two']);
        expect(await bench.keys('jobs/done/')).toHaveLength(3);
        await bench.close();
      }),
      { numRuns: 40 },
    );
  });

  test('to answer, after it did what was asked, runs a job once and loses none', async () => {
    const bench = memoryBench();
    let changes = 0;
    const deaf = wrapStore(bench.store, async ({ method }, run) => {
      await run();
      // Each third change is made, but answered with an error.
      if ((method === 'put' || method === 'delete') && ++changes % 3 === 0) throw unavailable();
    });
    await bench.open().add('print', {}, { id: 'one' });
    let runs = 0;
    bench.open({ store: deaf }).work('print', async () => {
      runs++;
      await bench.time.sleep(60_000);
    });
    await bench.until(async () => (await bench.keys('jobs/pending/')).length === 0);
    expect(runs).toBe(1);
    expect(await bench.keys('jobs/')).toEqual(['jobs/done/print/one']);
    expect(bench.lines.filter(({ level }) => level === 'warn')).toEqual([]);
    await bench.close();
  });
});

function unavailable(): DeskError {
  return new DeskError('storage_unavailable', 'The storage does not answer.');
}
