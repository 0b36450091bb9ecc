import { rateScheduleSchema } from '../../core/schemas/pricing.ts';
import { savedRatesSchema, storedRatesSchema } from '../../core/schemas/rates.ts';
import type { Route } from '../route.ts';

export const rateRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/config/rate-schedule',
    operationId: 'getRates',
    summary: 'Read the rate schedule',
    tag: 'pricing',
    admin: false,
    request: {},
    responses: {
      200: { description: 'The schedule.', schema: storedRatesSchema },
      404: { description: 'None has been stored yet.' },
    },
    async handle(desk) {
      return { status: 200, body: await desk.rates.get() };
    },
  },
  {
    method: 'PUT',
    path: '/config/rate-schedule',
    operationId: 'putRates',
    summary: 'Update the rate schedule',
    tag: 'pricing',
    admin: true,
    request: { body: rateScheduleSchema },
    responses: { 200: { description: 'The schedule as it was stored.', schema: savedRatesSchema } },
    async handle(desk, request) {
      return { status: 200, body: await desk.rates.put(await request.readJson()) };
    },
  },
];
