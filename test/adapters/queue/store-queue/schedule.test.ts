import { describe, expect, test } from 'vitest';
import { Alarm, Schedule } from '../../../../src/adapters/queue/store-queue/schedule.ts';
import { VirtualTime } from '../../../support/virtual-time.ts';

const none = new Set<string>();

describe('Schedule', () => {
  test('has keys due at once that it did not know, and keeps the times of those that it did', async () => {
    const schedule = new Schedule();
    schedule.set('a', 500);
    await schedule.refresh(list('a', 'b'), () => 100);
    expect([...schedule.due(() => 100)]).toEqual(['b']);
    expect([...schedule.due(() => 500)]).toEqual(['a', 'b']);
  });

  test('has all keys due at once when the clock was set back, in their order', async () => {
    const schedule = new Schedule();
    await schedule.refresh(list('a', 'b'), () => 5_000);
    schedule.set('a', 6_000);
    await schedule.refresh(list('b', 'a', 'c'), () => 1_000);
    expect([...schedule.due(() => 1_000)]).toEqual(['a', 'b', 'c']);
  });

  test('forgets keys that are gone, but none that came while it listed', async () => {
    const schedule = new Schedule();
    schedule.set('gone', 0);
    async function* slow() {
      yield 'there';
      schedule.set('new', 0);
    }
    await schedule.refresh(slow(), () => 0);
    expect([...schedule.due(() => 0)]).toEqual(['there', 'new']);
  });

  test('says when the next key is due, apart from those that run', () => {
    const schedule = new Schedule();
    expect(schedule.next(none)).toBe(Number.POSITIVE_INFINITY);
    schedule.set('a', 300);
    schedule.set('b', 200);
    expect(schedule.next(none)).toBe(200);
    expect(schedule.next(new Set(['b']))).toBe(300);
  });

  test('is stale at first, and again when the time is over or the clock was set back', async () => {
    const schedule = new Schedule();
    expect(schedule.isStale(0, 1_000)).toBe(true);
    await schedule.refresh(list(), () => 5_000);
    expect([5_000, 5_999, 6_000, 4_000].map((now) => schedule.isStale(now, 1_000))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  test('is stale later where listing takes long, within bounds', async () => {
    const staleAfter = async (took: number) => {
      const schedule = new Schedule();
      const times = [0, took];
      await schedule.refresh(list(), () => times.shift() ?? took);
      return [1_000, 3_000, 10_000].find((now) => schedule.isStale(now, 1_000));
    };
    expect(await staleAfter(50)).toBe(1_000);
    expect(await staleAfter(300)).toBe(3_000);
    expect(await staleAfter(60_000)).toBe(10_000);
  });
});

describe('Alarm', () => {
  test('that rang before somebody waits for it wakes them at once, and only once', async () => {
    const time = new VirtualTime();
    const start = time.now().getTime();
    const alarm = new Alarm(time.sleep);
    alarm.ring();
    alarm.ring();
    await alarm.wait(1_000);
    expect(time.now().getTime() - start).toBe(0);
    let isAwake = false;
    void alarm.wait(1_000).then(() => {
      isAwake = true;
    });
    await time.until(() => isAwake);
    expect(time.now().getTime() - start).toBe(1_000);
  });
});

async function* list(...keys: string[]): AsyncIterable<string> {
  yield* keys;
}
