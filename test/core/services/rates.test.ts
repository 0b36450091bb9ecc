import { describe, expect, test } from 'vitest';
import { starterSchedule } from '../../../src/core/pricing/rates/rate-schedule.ts';
import { createRates } from '../../../src/core/services/rates.ts';
import { openBench, refusal, unavailable } from './support/bench.ts';

const rates = { editing: { textPerWord: 0.02 } };

describe('the rates', () => {
  test('are not there at first', async () => {
    expect(await refusal(openBench().rates.get())).toMatchObject({
      code: 'rates_not_configured',
      message: expect.stringContaining('starter rates'),
    });
  });

  test('are the starter rates for quotes while none are stored', async () => {
    expect(await openBench().rates.inForce()).toEqual({ schedule: starterSchedule, isStarter: true });
  });

  test('come back as they were stored, with the fee and the time', async () => {
    const bench = openBench();
    const stored = { rates, adminFee: 25, updatedAt: '2026-11-20T09:00:00.000Z' };
    expect(await bench.rates.put({ rates })).toEqual(stored);
    expect(await bench.rates.get()).toEqual(stored);
  });

  test('are in force once they are stored', async () => {
    const bench = openBench();
    await bench.rates.put({ rates, adminFeePercent: 10 });
    expect(await bench.rates.inForce()).toMatchObject({
      schedule: { rates, adminFee: 0, adminFeePercent: 10 },
      isStarter: false,
    });
  });

  test('keep the time of their last change', async () => {
    const bench = openBench();
    await bench.rates.put({ rates: {} });
    bench.clock.pass(1);
    await bench.rates.put({ rates });
    bench.clock.pass(1);
    expect((await bench.rates.get()).updatedAt).toBe('2026-11-20T09:00:00.001Z');
  });

  test('can be sent back as they were answered', async () => {
    const bench = openBench();
    const first = await bench.rates.put({ rates: { ...rates, perPage: 1 } });
    bench.clock.pass(5);
    expect(await bench.rates.put(first)).toEqual(first);
  });

  test('are refused if someone has changed those they are based on, which stay', async () => {
    const bench = openBench();
    const first = await bench.rates.put({ rates, basedOn: null });
    bench.clock.pass(1);
    const second = await bench.rates.put({ rates, adminFee: 30, basedOn: first.updatedAt });
    for (const basedOn of [first.updatedAt, null]) {
      const late = bench.rates.put({ rates, adminFee: 40, basedOn });
      expect(await refusal(late)).toMatchObject({ code: 'outdated' });
    }
    expect(await bench.rates.get()).toEqual(second);
  });

  test('are no conflict if someone else has stored the same', async () => {
    const bench = openBench();
    const stored = await bench.rates.put({ rates });
    expect(await bench.rates.put({ rates, basedOn: null })).toEqual(stored);
  });

  test('are refused without a time that they can be based on', async () => {
    const put = openBench().rates.put({ rates, basedOn: 7 });
    expect(await refusal(put)).toMatchObject({ code: 'input_invalid', details: { path: 'basedOn' } });
  });

  test('keep keys that nobody knows, and name them once', async () => {
    const bench = openBench();
    const { warnings } = await bench.rates.put({ rates: { ...rates, perPage: 1 }, comment: 'from 2026' });
    expect(warnings).toEqual([expect.stringContaining('comment'), expect.stringContaining('rates.perPage')]);
    const stored = await bench.rates.get();
    expect(stored).toMatchObject({ rates: { ...rates, perPage: 1 }, comment: 'from 2026' });
    expect(stored).not.toHaveProperty('warnings');
  });

  test('have no warnings where there is nothing to warn of', async () => {
    expect(await openBench().rates.put({ rates })).not.toHaveProperty('warnings');
  });

  test.each([
    undefined,
    null,
    [],
    'x',
    {},
    { rates: null },
    { rates: { editing: { perTable: -1 } } },
    { rates, adminFee: '25' },
    { rates, adminFeePercent: 101 },
    JSON.parse('{"rates":{"__proto__":{"perTable":1}}}'),
  ])('that are wrong are refused, and the former ones stay: %j', async (input) => {
    const bench = openBench();
    const before = await bench.rates.put({ rates });
    expect((await refusal(bench.rates.put(input))).code).toBe('rates_invalid');
    expect(await bench.rates.get()).toEqual(before);
  });

  test('can be reset', async () => {
    const bench = openBench();
    await bench.rates.put({ rates });
    expect(await bench.rates.reset()).toBe(true);
    expect(await bench.rates.reset()).toBe(false);
    expect((await bench.rates.inForce()).isStarter).toBe(true);
  });

  test('are not the starter rates because the storage fails', async () => {
    const bench = openBench();
    const store = { ...bench.store, get: () => Promise.reject(unavailable()) };
    expect((await refusal(createRates({ ...bench, store }).inForce())).code).toBe('storage_unavailable');
  });
});
