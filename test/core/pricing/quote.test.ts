import { describe, expect, test } from 'vitest';
import { quote } from '../../../src/core/pricing/quote.ts';
import {
  type RateSchedule,
  type ServiceRates,
  starterSchedule,
} from '../../../src/core/pricing/rates/rate-schedule.ts';
import { analysisOf } from './quote-inputs.ts';

const fiveOfEach = { textWordCount: 5, refsWordCount: 5, tables: 5, figures: 5, frontMatter: 5 };
const editing = (rates: ServiceRates, rest: object = {}): RateSchedule => ({
  rates: { editing: rates },
  ...rest,
});

describe('the lines of a quote', () => {
  test('name the service, the count and what was counted, in a fixed order', () => {
    const analysis = {
      textWordCount: 48_210,
      refsWordCount: 3_120,
      tables: 12,
      figures: 7,
      frontMatter: 14,
    };
    expect(descriptions(analysis, 'editing', starterSchedule)).toEqual([
      'Editing: 48,210 words of text',
      'Editing: 3,120 words of references',
      'Editing: 12 tables',
      'Editing: 7 figures',
      'Editing: 14 pages of front matter',
    ]);
  });

  test('speak of one thing in the singular', () => {
    const ones = { textWordCount: 1, refsWordCount: 1, tables: 1, figures: 1, frontMatter: 1 };
    expect(descriptions(ones, 'editing', starterSchedule)).toEqual([
      'Editing: 1 word of text',
      'Editing: 1 word of references',
      'Editing: 1 table',
      'Editing: 1 figure',
      'Editing: 1 page of front matter',
    ]);
  });

  test('leave out a count of zero', () => {
    expect(descriptions(analysisOf({ tables: 2 }), 'editing', starterSchedule)).toEqual([
      'Editing: 2 tables',
    ]);
  });

  test('leave out a rate that is absent', () => {
    expect(descriptions(fiveOfEach, 'editing', editing({ perTable: 2 }))).toEqual(['Editing: 5 tables']);
  });

  test('show a rate of zero as included', () => {
    const [line] = quote(fiveOfEach, 'editing', editing({ perTable: 0 })).lineItems;
    expect(line).toEqual({ description: 'Editing: 5 tables', amount: 0 });
  });

  test('take fractions of a cent and round half a cent up, line by line', () => {
    const { lineItems, subtotal } = quote(
      analysisOf({ textWordCount: 48_210, refsWordCount: 3 }),
      'editing',
      editing({ textPerWord: 0.0185, refsPerWord: 0.005 }),
    );
    expect(lineItems.map((line) => line.amount)).toEqual([891.89, 0.02]);
    expect(subtotal).toBe(891.91);
  });

  test('charge a rate that JSON writes with an exponent', () => {
    const schedule = editing({ textPerWord: 1e-7 });
    expect(quote(analysisOf({ textWordCount: 150_000 }), 'editing', schedule).subtotal).toBe(0.02);
  });
});

describe('a quote over editing and formatting', () => {
  const rates = { editing: { perTable: 3 }, formatting: { perTable: 5 } };
  const twoTables = analysisOf({ tables: 2 });

  test('is the sum of both, and each line says whose it is', () => {
    expect(quote(twoTables, 'editing_and_formatting', { rates })).toEqual({
      lineItems: [
        { description: 'Editing: 2 tables', amount: 6 },
        { description: 'Formatting: 2 tables', amount: 10 },
      ],
      subtotal: 16,
      adminFee: 25,
      total: 41,
      currency: 'USD',
    });
  });

  test('goes by a block of its own where there is one', () => {
    const schedule = { rates: { ...rates, editing_and_formatting: { perTable: 7 } } };
    expect(quote(twoTables, 'editing_and_formatting', schedule).lineItems).toEqual([
      { description: 'Editing and formatting: 2 tables', amount: 14 },
    ]);
  });

  test('has the larger of the two minimums', () => {
    const schedule = { rates: { editing: { minimum: 150 }, formatting: { minimum: 100 } } };
    expect(quote(twoTables, 'editing_and_formatting', schedule).subtotal).toBe(150);
  });
});

function descriptions(...input: Parameters<typeof quote>): string[] {
  return quote(...input).lineItems.map((line) => line.description);
}
