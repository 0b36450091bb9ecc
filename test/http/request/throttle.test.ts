import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createThrottle, takeToken } from '../../../src/http/request/throttle.ts';
import { inMemoryAndOverSocket } from '../support/service.ts';

describe('a throttle', () => {
  test('lets in as many at once as the burst says', () => {
    const waits = waitsAt({ rate: 10, burst: 3 }, [0, 0, 0, 0]);
    expect(waits).toEqual([0, 0, 0, 1]);
  });

  test('lets in one more for each that the rate allows', () => {
    expect(waitsAt({ rate: 10, burst: 1 }, [0, 99, 100, 150, 200])).toEqual([0, 1, 0, 1, 0]);
  });

  test('says in how many whole seconds to come again', () => {
    expect(waitsAt({ rate: 0.1, burst: 1 }, [0, 0, 4000])).toEqual([0, 10, 6]);
  });

  test('does not save up more than the burst', () => {
    expect(waitsAt({ rate: 10, burst: 2 }, [0, 60_000, 60_000, 60_000])).toEqual([0, 0, 0, 1]);
  });

  test('stands a clock that is set back', () => {
    expect(waitsAt({ rate: 1, burst: 2 }, [5000, 1000, 1000, 2000])).toEqual([0, 0, 1, 0]);
  });

  test('never lets in more than burst and rate together, at any times', () => {
    fc.assert(
      fc.property(
        fc.array(fc.nat(400), { minLength: 1 }),
        fc.integer({ min: 1, max: 20 }),
        (pauses, rate) => {
          let now = 0;
          let bucket = { tokens: 5, at: 0 };
          let count = 0;
          for (const pause of pauses) {
            now += pause;
            const taken = takeToken(bucket, now, { rate, burst: 5 });
            bucket = taken.bucket;
            if (taken.wait === 0) count++;
          }
          expect(count).toBeLessThanOrEqual(5 + (now / 1000) * rate + 1e-6);
        },
      ),
    );
  });

  test.each([
    { rate: 0, burst: 1 },
    { rate: 1, burst: 0 },
    { rate: Number.NaN, burst: 1 },
  ])('refuses limits that let nothing in: $rate, $burst', (limits) => {
    expect(() => createThrottle(limits, () => 0)).toThrow(RangeError);
  });
});

inMemoryAndOverSocket('throttling', (open) => {
  test('counts every request, also those to nowhere, and not those of load balancers', async () => {
    const service = await open({ throttle: { rate: 1, burst: 2 }, now: () => 0 });
    const ask = async (method: string, path: string) => (await service.ask(method, path)).status;
    const statuses = [];
    for (const path of ['/health', '/ready', '/nowhere', '/health', '/config/rate-schedule', '/nowhere']) {
      statuses.push(await ask('GET', path));
    }
    expect(statuses).toEqual([200, 200, 404, 200, 404, 429]);
    expect(await ask('GET', '/health')).toBe(200);
  });
});

function waitsAt(limits: { rate: number; burst: number }, times: number[]): number[] {
  let now = times[0] ?? 0;
  const wait = createThrottle(limits, () => now);
  return times.map((time) => {
    now = time;
    return wait();
  });
}
