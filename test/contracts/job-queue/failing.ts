import { describe, expect } from 'vitest';
import { DeskError } from '../../../src/core/errors.ts';
import { benchTest, type OpenBench } from './bench-test.ts';
import { failForGood } from './run-to-its-end.ts';

/** Handlers that throw. The bench's queues give a job three tries. */
export function describeFailing(open: OpenBench): void {
  describe('tries again', () => {
    benchTest(
      open,
      'a job whose handler threw, until it does not',
      async ({ open: openQueue, until, rest }) => {
        const queue = openQueue();
        const attempts: number[] = [];
        queue.work('print', async (_, { attempt }) => {
          attempts.push(attempt);
          if (attempt < 2) throw new Error('Paper jam.');
        });
        await queue.add('print', {}, { id: 'one' });
        await until(() => attempts.length >= 2);
        await rest();
        expect(attempts).toEqual([1, 2]);
        expect(await queue.failed('print')).toEqual([]);
      },
    );

    benchTest(
      open,
      'as often as allowed and no more, and says which try is the last',
      async ({ open: openQueue, until, rest }) => {
        const queue = openQueue();
        const tries: [number, boolean][] = [];
        queue.work('print', async (_, { attempt, isLast }) => {
          tries.push([attempt, isLast]);
          throw new Error('Paper jam.');
        });
        await queue.add('print', {}, { id: 'one' });
        await until(async () => (await queue.failed('print')).length > 0);
        await rest();
        expect(tries).toEqual([
          [1, false],
          [2, false],
          [3, true],
        ]);
      },
    );

    benchTest(
      open,
      'at the time that the error names, without counting a failure',
      async ({ open: openQueue, until }) => {
        const queue = openQueue();
        const tries: [number, boolean][] = [];
        queue.work('print', async (_, { attempt, mayBeDeferred }) => {
          tries.push([attempt, mayBeDeferred]);
          if (tries.length < 5) throw busy();
        });
        await queue.add('print', {}, { id: 'one' });
        await until(() => tries.length === 5);
        expect(tries).toEqual(Array.from({ length: 5 }, () => [1, true]));
        expect(await queue.failed('print')).toEqual([]);
      },
    );

    benchTest(open, 'a handler that throws before it awaits anything', async ({ open: openQueue, until }) => {
      const queue = openQueue();
      let runs = 0;
      queue.work('print', () => {
        if (++runs < 2) throw new Error('Paper jam.');
        return Promise.resolve();
      });
      await queue.add('print', {}, { id: 'one' });
      await until(() => runs === 2);
    });

    benchTest(open, 'but no job whose error is permanent', async (bench) => {
      const runs = await failForGood(bench, bench.open());
      await bench.rest();
      expect(runs()).toBe(1);
    });

    benchTest(open, 'while other jobs run', async ({ open: openQueue, until }) => {
      const queue = openQueue();
      const seen: string[] = [];
      queue.work('print', async (_, { id }) => {
        seen.push(id);
        if (id === 'bad') throw new Error('Paper jam.');
      });
      await queue.add('print', {}, { id: 'bad' });
      await queue.add('print', {}, { id: 'good' });
      await until(() => seen.includes('good'));
    });
  });

  describe('with jobs that failed for good', () => {
    benchTest(open, 'lists name, id, the last error and the time', async ({ open: openQueue, until }) => {
      const queue = openQueue();
      queue.work('print', async (_, { attempt }) => {
        throw new Error(`Paper jam ${attempt}.`);
      });
      await queue.add('print', {}, { id: 'a/b' });
      await until(async () => (await queue.failed('print')).length > 0);
      const failedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      expect(await queue.failed('print')).toEqual([
        { name: 'print', id: 'a/b', error: 'Paper jam 3.', failedAt },
      ]);
      expect(await queue.failed('bind')).toEqual([]);
    });

    const thrown = [undefined, null, 'torn', 0, Object.create(null), new Error(''), { permanent: true }];
    benchTest(open, 'lists them page by page, the earliest first', async ({ open: openQueue, until }) => {
      const queue = openQueue();
      queue.work('print', async () => {
        throw new Error('Paper jam.');
      });
      await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => queue.add('print', {}, { id })));
      await until(async () => (await queue.failed('print')).length === 5);
      const all = await queue.failed('print');
      expect(await queue.failed('print', { limit: 2 })).toEqual(all.slice(0, 2));
      const [, after] = all;
      expect(await queue.failed('print', { limit: 2, ...(after ? { after } : {}) })).toEqual(all.slice(2, 4));
      const last = all.at(-1);
      expect(await queue.failed('print', last ? { after: last } : {})).toEqual([]);
    });

    benchTest(open, 'lists a sentence for whatever was thrown', async ({ open: openQueue, until }) => {
      const queue = openQueue();
      queue.work('print', async ({ index }: { index: number }) => {
        throw thrown[index];
      });
      await Promise.all(thrown.map((_, index) => queue.add('print', { index }, { id: `job ${index}` })));
      await until(async () => (await queue.failed('print')).length === thrown.length);
      for (const { error } of await queue.failed('print')) expect(error).toMatch(/\S/);
    });

    benchTest(
      open,
      'runs one again from its first try, with its payload',
      async ({ open: openQueue, until }) => {
        const queue = openQueue();
        let isBroken = true;
        const seen: object[] = [];
        queue.work('print', async (payload, { attempt, isLast }) => {
          if (isBroken) throw new Error('Paper jam.');
          seen.push({ payload, attempt, isLast });
        });
        await queue.add('print', { pages: 3 }, { id: 'one' });
        await until(async () => (await queue.failed('print')).length > 0);
        isBroken = false;
        expect(await openQueue().retry('print', 'one')).toBe(true);
        await until(() => seen.length > 0);
        expect(seen).toEqual([{ payload: { pages: 3 }, attempt: 1, isLast: false }]);
        await until(async () => (await queue.failed('print')).length === 0);
      },
    );

    benchTest(open, 'lists one again if it fails again', async ({ open: openQueue, until, rest }) => {
      const queue = openQueue();
      let runs = 0;
      queue.work('print', async () => {
        throw Object.assign(new Error(`Torn ${++runs}.`), { permanent: true });
      });
      await queue.add('print', {}, { id: 'one' });
      await until(async () => (await queue.failed('print')).length > 0);
      await queue.retry('print', 'one');
      await until(() => runs === 2);
      await rest();
      expect((await queue.failed('print')).map(({ error }) => error)).toEqual(['Torn 2.']);
    });

    benchTest(open, 'refuses to run again a job that is unknown, waiting or done', async (bench) => {
      const queue = bench.open();
      await queue.add('print', {}, { id: 'one' });
      expect(await queue.retry('print', 'unknown')).toBe(false);
      expect(await queue.retry('print', 'one')).toBe(false);
      let runs = 0;
      queue.work('print', async () => void runs++);
      await bench.until(() => runs > 0);
      await bench.rest();
      expect(await queue.retry('print', 'one')).toBe(false);
    });

    benchTest(
      open,
      'starts one only once for several retries at once',
      async ({ open: openQueue, until, rest }) => {
        const queue = openQueue();
        let runs = 0;
        queue.work('print', async () => {
          if (++runs === 1) throw Object.assign(new Error('Torn.'), { permanent: true });
        });
        await queue.add('print', {}, { id: 'one' });
        await until(async () => (await queue.failed('print')).length > 0);
        await Promise.all([1, 2, 3, 4, 5].map(() => queue.retry('print', 'one')));
        await until(() => runs >= 2);
        await rest();
        expect(runs).toBe(2);
      },
    );
  });
}

/** What a rate-limited service throws. */
function busy(): DeskError {
  return new DeskError('crm_unavailable', 'Too many requests.', { details: { retryAfterSeconds: 0.02 } });
}
