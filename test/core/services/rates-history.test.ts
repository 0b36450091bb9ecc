import { describe, expect, test } from 'vitest';
import { createRates } from '../../../src/core/services/rates.ts';
import { wrapStore } from '../../support/wrap-store.ts';
import { openBench, refusal, unavailable } from './support/bench.ts';

const first = { rates: { perTable: 1 } };
const second = { rates: { perTable: 2 } };
const pricesIn = (changes: { schedule: { rates: { perTable?: unknown } } | null }[]) =>
  changes.map(({ schedule }) => schedule?.rates.perTable ?? null);

describe('the history of the rates', () => {
  test('is empty while nobody changed them', async () => {
    expect(await openBench().rates.history()).toEqual({ records: [], count: 0 });
  });

  test('has every change with its time, newest first', async () => {
    const { rates, clock } = openBench();
    await rates.put(first);
    clock.pass(1_000);
    await rates.put(second);
    const { records } = await rates.history();
    expect(records).toMatchObject([
      { changeId: '20261120090001000', changedAt: '2026-11-20T09:00:01.000Z', isInForce: true },
      { changeId: '20261120090000000', changedAt: '2026-11-20T09:00:00.000Z', isInForce: false },
    ]);
    expect(pricesIn(records)).toEqual([2, 1]);
  });

  test('has no entry for rates that are stored again as they are', async () => {
    const { rates, clock } = openBench();
    const stored = await rates.put(first);
    clock.pass(1_000);
    expect(await rates.put(first)).toEqual(stored);
    expect(pricesIn((await rates.history()).records)).toEqual([1]);
  });

  test('says that the starter rates came back', async () => {
    const { rates } = openBench();
    await rates.put(first);
    expect(await rates.reset()).toBe(true);
    expect((await rates.history()).records[0]).toMatchObject({ schedule: null, isInForce: true });
    expect((await rates.inForce()).isStarter).toBe(true);
    expect((await refusal(rates.get())).code).toBe('rates_not_configured');
  });

  test('is read in pages', async () => {
    const { rates } = openBench();
    for (const perTable of [1, 2, 3]) await rates.put({ rates: { perTable } });
    const page = await rates.history({ limit: 2 });
    expect(page.count).toBe(3);
    const next = await rates.history({ limit: 2, cursor: page.nextCursor ?? '' });
    expect([...pricesIn(page.records), ...pricesIn(next.records)]).toEqual([3, 2, 1]);
  });

  test('begins with the rates that a desk had before there was a history', async () => {
    const { rates, store } = openBench();
    await store.put('config/rate-schedule', {
      ...first,
      adminFee: 25,
      updatedAt: '2026-01-02T03:04:05.006Z',
    });
    await rates.put(second);
    const { records } = await rates.history();
    expect(pricesIn(records)).toEqual([2, 1]);
    expect(records[1]?.changedAt).toBe('2026-01-02T03:04:05.006Z');
  });

  test('has the rates of such a desk also before they are changed', async () => {
    const { rates, store } = openBench();
    await store.put('config/rate-schedule', {
      ...first,
      adminFee: 25,
      updatedAt: '2026-01-02T03:04:05.006Z',
    });
    expect(pricesIn((await rates.history()).records)).toEqual([1]);
  });

  test('has each of many changes at once, the last of them in force', async () => {
    const { rates } = openBench();
    const prices = [1, 2, 3, 4, 5, 6, 7, 8];
    await Promise.all(prices.map((perTable) => rates.put({ rates: { perTable } })));
    const { records } = await rates.history();
    expect(pricesIn(records).toSorted()).toEqual(prices);
    expect((await rates.get()).rates.perTable).toBe(pricesIn(records)[0]);
  });

  test('goes on where a clock was set back', async () => {
    const { rates, clock } = openBench();
    await rates.put(first);
    clock.pass(-60_000);
    await rates.put(second);
    expect(pricesIn((await rates.history()).records)).toEqual([2, 1]);
  });

  test('has a change whose process died before it was noted', async () => {
    const bench = openBench();
    let isDying = true;
    const store = wrapStore(bench.store, async ({ method, key }, run) => {
      if (isDying && method === 'put' && key.startsWith('rate-changes/')) throw unavailable();
      await run();
    });
    const rates = createRates({ ...bench, store });
    expect((await refusal(rates.put(first))).code).toBe('storage_unavailable');
    isDying = false;
    await rates.put(second);
    expect(pricesIn((await rates.history()).records)).toEqual([2, 1]);
  });

  test('is not confused by a schedule that looks like a reset', async () => {
    const { rates } = openBench();
    await rates.put({ ...first, isReset: true });
    expect(await rates.get()).toMatchObject({ ...first, isReset: true });
  });
});

describe('former rates', () => {
  test('come back, as a further change', async () => {
    const { rates } = openBench();
    await rates.put(first);
    await rates.put(second);
    const [, former] = (await rates.history()).records;
    expect(await rates.restore(former?.changeId ?? '')).toMatchObject({ schedule: first, isInForce: true });
    expect(await rates.get()).toMatchObject(first);
    expect(pricesIn((await rates.history()).records)).toEqual([1, 2, 1]);
  });

  test('can be the starter rates', async () => {
    const { rates } = openBench();
    await rates.put(first);
    await rates.reset();
    await rates.put(second);
    const [, reset] = (await rates.history()).records;
    expect(await rates.restore(reset?.changeId ?? '')).toMatchObject({ schedule: null, isInForce: true });
    expect((await rates.inForce()).isStarter).toBe(true);
  });

  test('are the starter rates, even if nobody ever went back to them', async () => {
    const { rates } = openBench();
    await rates.put(first);
    expect(await rates.restore('starter')).toMatchObject({ schedule: null, isInForce: true });
    expect((await rates.inForce()).isStarter).toBe(true);
    expect(pricesIn((await rates.history()).records)).toEqual([null, 1]);
  });

  test.each(['', 'x', '../x', '20261120090000000', '__proto__'])('are not there as %j', async (changeId) => {
    expect((await refusal(openBench().rates.restore(changeId))).code).toBe('not_found');
  });
});
