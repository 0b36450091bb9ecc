import { expect, test } from 'vitest';
import { builtInServiceTypes } from '../../../../src/core/pricing/rates/rate-schedule.ts';
import { unknownRates } from '../../../../src/core/pricing/rates/unknown-rates.ts';
import { rateScheduleSchema, serviceRatesSchema } from '../../../../src/core/schemas/pricing.ts';

test('every key of the schemas is known', () => {
  const service = zeroFor(serviceRatesSchema.shape);
  const services = Object.fromEntries(builtInServiceTypes.map((name) => [name, service]));
  const rates = { ...zeroFor(rateScheduleSchema.shape.rates.shape), currency: 'USD', ...services };
  expect(unknownRates({ ...zeroFor(rateScheduleSchema.shape), currency: 'USD', rates })).toEqual([]);
});

function zeroFor(shape: object): Record<string, number> {
  return Object.fromEntries(Object.keys(shape).map((key) => [key, 0]));
}
