import { describe, expect, test } from 'vitest';
import { type ExtraLine, quoteOrder } from '../../../src/core/pricing/quote.ts';
import type { RateSchedule } from '../../../src/core/pricing/rates/rate-schedule.ts';
import { analysisOf } from './quote-inputs.ts';

const schedule: RateSchedule = {
  rates: { editing: { perTable: 10 }, formatting: { perTable: 5, minimum: 40 } },
  adminFee: 0,
};
const fourTables = analysisOf({ tables: 4 });
const editing = ['editing'];
const withLines = (...lines: ExtraLine[]) => quoteOrder(fourTables, { services: editing, lines }, schedule);

describe('a quote over several services', () => {
  test('has the lines of each, in the order in which they were asked for', () => {
    const { lineItems } = quoteOrder(fourTables, { services: ['formatting', 'editing'] }, schedule);
    expect(lineItems.map(({ description }) => description)).toEqual([
      'Formatting: 4 tables',
      'Editing: 4 tables',
    ]);
  });

  test('charges a service that is named twice once', () => {
    expect(quoteOrder(fourTables, { services: ['editing', 'editing'] }, schedule).total).toBe(40);
  });

  test('has the largest of their minimums', () => {
    const order = { services: ['formatting', 'editing'] };
    expect(quoteOrder(analysisOf({ tables: 1 }), order, schedule).subtotal).toBe(40);
  });

  test('refuses a service that the schedule does not have', () => {
    expect(() => quoteOrder(fourTables, { services: ['editing', 'singing'] }, schedule)).toThrow(
      /no service type "singing"/,
    );
  });
});

describe('lines of an editor', () => {
  test('add an amount', () => {
    const { lineItems, total } = withLines({ description: 'Cover page', amount: 12.5 });
    expect(lineItems.at(-1)).toEqual({ description: 'Cover page', amount: 12.5 });
    expect(total).toBe(52.5);
  });

  test('have names on one line', () => {
    const { lineItems } = withLines({ description: 'Rush\r\n\x1b[2J\u202ETotal', amount: 5 });
    expect(lineItems.at(-1)?.description).toBe('Rush [2JTotal');
  });

  test('add a percentage of what the services cost, and say so', () => {
    const { lineItems } = withLines({ description: 'Rush', percent: 15 });
    expect(lineItems.at(-1)).toEqual({ description: 'Rush (+15%)', amount: 6 });
  });

  test('take off an amount', () => {
    expect(withLines({ description: 'Returning customer', amount: -7.25 }).total).toBe(32.75);
  });

  test('take off a percentage', () => {
    const { lineItems } = withLines({ description: 'Discount', percent: -12.5 });
    expect(lineItems.at(-1)).toEqual({ description: 'Discount (−12.5%)', amount: -5 });
  });

  test('have percentages of the services alone, whatever other lines there are', () => {
    const { lineItems } = withLines(
      { description: 'Discount', amount: -20 },
      { description: 'Rush', percent: 10 },
    );
    expect(lineItems.at(-1)?.amount).toBe(4);
  });

  test('are charged the fee on', () => {
    const withFee = { ...schedule, adminFeePercent: 10 };
    const lines = [{ description: 'Discount', percent: -50 }];
    expect(quoteOrder(fourTables, { services: editing, lines }, withFee).adminFee).toBe(2);
  });

  test('may make it free', () => {
    expect(withLines({ description: 'On the house', percent: -100 }).total).toBe(0);
  });

  test('may not make it less than free', () => {
    expect(() => withLines({ description: 'Too much', amount: -41 })).toThrow(
      'The discounts come to $41.00, but the price without them is only $40.00. Please lower or remove them.',
    );
  });

  test.each([
    [10.005, 'USD', 'Amounts in USD have at most 2 decimals.'],
    [-10.5, 'JPY', 'Amounts in JPY have no decimals.'],
  ])('may not be %d %s, which would be charged otherwise', (amount, currency, problem) => {
    const order = { services: editing, lines: [{ description: 'Rush', amount }] };
    const rates = { ...schedule.rates, currency };
    expect(() => quoteOrder(fourTables, order, { ...schedule, rates })).toThrow(
      `"Rush" cannot be ${amount}. ${problem}`,
    );
  });

  test('may be what a program with binary fractions made of two decimals', () => {
    const { lineItems } = withLines({ description: 'Discount', amount: -3.8299999999999983 });
    expect(lineItems.at(-1)?.amount).toBe(-3.83);
  });

  test('may have all decimals of the currency', () => {
    const order = { services: editing, lines: [{ description: 'Rush', amount: 10.005 }] };
    const rates = { ...schedule.rates, currency: 'KWD' };
    expect(quoteOrder(fourTables, order, { ...schedule, rates }).lineItems.at(-1)?.amount).toBe(10.005);
  });

  test('may take off surcharges too', () => {
    const surcharge = { description: 'Rush', amount: 10 };
    expect(withLines(surcharge, { description: 'Friend', amount: -50 }).total).toBe(0);
    expect(() => withLines(surcharge, { description: 'Friend', amount: -50.01 })).toThrow(
      'The discounts come to $50.01, but the price without them is only $50.00.',
    );
  });

  test('may not take off more than what is charged for changes, which can be the whole document', () => {
    const lines = [{ description: 'Friend', amount: -15 }];
    const order = { services: editing, lines, changed: analysisOf({ tables: 1 }) };
    expect(() => quoteOrder(fourTables, order, schedule)).toThrow(
      'only $10.00. Please lower or remove them, or charge for the whole document.',
    );
  });
});
