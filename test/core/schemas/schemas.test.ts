import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { quote } from '../../../src/core/pricing/quote.ts';
import { starterSchedule } from '../../../src/core/pricing/rates/rate-schedule.ts';
import {
  analysisSchema,
  lineItemSchema,
  quoteSchema,
  rateScheduleSchema,
  serviceRatesSchema,
} from '../../../src/core/schemas/pricing.ts';
import { analysisOf } from '../pricing/quote-inputs.ts';

const named = {
  Analysis: analysisSchema,
  LineItem: lineItemSchema,
  Quote: quoteSchema,
  ServiceRates: serviceRatesSchema,
  RateSchedule: rateScheduleSchema,
};

describe('the schemas', () => {
  test.each(Object.entries(named))('%s carries its name and a description', (id, schema) => {
    expect(schema.meta()).toMatchObject({ id, description: expect.stringMatching(/\.$/) });
  });

  test.each(Object.keys(named))('%s becomes a component that others refer to', (id) => {
    expect(components()[id]).toMatchObject({ type: 'object', properties: expect.anything() });
  });

  test('Quote refers to LineItem', () => {
    expect(components().Quote?.properties?.lineItems).toMatchObject({
      items: { $ref: '#/components/schemas/LineItem' },
    });
  });

  test('Analysis has exactly the five numbers of the interface', () => {
    expect(Object.keys(analysisSchema.shape)).toEqual([
      'textWordCount',
      'refsWordCount',
      'tables',
      'figures',
      'frontMatter',
    ]);
  });

  test.each([-1, 0.5, Number.NaN, '1'])('Analysis refuses a count of %s', (tables) => {
    expect(analysisSchema.safeParse({ ...analysisOf({}), tables }).success).toBe(false);
  });

  test('Quote leaves exactly the four fields of the interface', () => {
    const made = quote(analysisOf({ tables: 2 }), 'editing', starterSchedule);
    expect(quoteSchema.parse(made)).toEqual({
      lineItems: [{ description: 'Editing: 2 tables', amount: 6 }],
      subtotal: 6,
      adminFee: 25,
      total: 31,
    });
  });

  test('RateSchedule requires rates and nothing else', () => {
    expect(components().RateSchedule?.required).toEqual(['rates']);
  });
});

function components() {
  return z.toJSONSchema(z.globalRegistry, { uri: (id) => `#/components/schemas/${id}`, io: 'input' }).schemas;
}
