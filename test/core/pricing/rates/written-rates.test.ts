import { once } from 'node:events';
import { describe, expect, test } from 'vitest';
import { parseRateSchedule, quote, type RateSchedule } from '../../../../src/core/index.ts';

const analysis = { textWordCount: 1000, refsWordCount: 0, tables: 0, figures: 0, frontMatter: 0 };

describe('rates that are written down', () => {
  test('compile with prices, services of their own, and what a parsed schedule has', () => {
    const schedule: RateSchedule = {
      rates: { textPerWord: 0.01, minimum: 5, currency: 'EUR', proofreading: { textPerWord: 0.02 } },
      adminFee: 0,
    };
    expect(quote(analysis, 'proofreading', schedule).total).toBe(20);
    expect(quote(analysis, 'proofreading', parseRateSchedule(schedule).schedule).total).toBe(20);
  });

  test('do not compile with a price that is misspelt', () => {
    // @ts-expect-error: textPerWord
    const ofService: RateSchedule = { rates: { editing: { textPerWrod: 0.02 } } };
    // @ts-expect-error: textPerWord
    const ofAll: RateSchedule = { rates: { textPerWords: 0.02 } };
    // @ts-expect-error: adminFee
    const besides: RateSchedule = { rates: {}, adminfee: 25 };
    expect([ofService, ofAll, besides]).toHaveLength(3);
  });

  test('that nobody compiled are quoted with a warning of the process', async () => {
    const schedule = JSON.parse('{ "rates": { "editing": { "textPerWrod": 0.02 } } }');
    const warned = once(process, 'warning');
    quote(analysis, 'editing', schedule);
    const [warning] = await warned;
    expect(warning).toMatchObject({
      code: 'THESISDESK_RATES',
      message:
        '"rates.editing.textPerWrod" is not a key that thesisdesk knows. It is kept and has no effect.',
    });
  });

  test('are looked through once', async () => {
    const schedule = JSON.parse('{ "rates": { "editing": { "textPerWrod": 0.02 } } }');
    const warnings: Error[] = [];
    const keep = (warning: Error) => warnings.push(warning);
    process.on('warning', keep);
    for (let round = 0; round < 3; round++) quote(analysis, 'editing', schedule);
    await new Promise(setImmediate);
    process.off('warning', keep);
    expect(warnings).toHaveLength(1);
  });
});
