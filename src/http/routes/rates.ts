import * as z from 'zod';
import { pageRequestSchema } from '../../core/schemas/fields.ts';
import {
  previewRequestSchema,
  pricedSchema,
  rateChangeSchema,
  rateChangesSchema,
  ratesToSaveSchema,
  savedRatesSchema,
  serviceListSchema,
  storedRatesSchema,
} from '../../core/schemas/pricing.ts';
import { ok } from '../answer/http-answer.ts';
import { operation } from '../operations.ts';
import type { Route } from './route.ts';

export const rateRoutes: readonly Route[] = [
  {
    ...operation('getRates'),
    summary: 'Read the rate schedule',
    tag: 'pricing',
    admin: false,
    request: {},
    responses: {
      200: { description: 'The schedule.', schema: storedRatesSchema },
      404: { description: 'No schedule has been stored yet.' },
    },
    handle: async (desk) => ok(await desk.rates.get()),
  },
  {
    ...operation('putRates'),
    summary: 'Update the rate schedule',
    tag: 'pricing',
    admin: true,
    request: { body: ratesToSaveSchema },
    responses: {
      200: { description: 'The schedule as it was stored.', schema: savedRatesSchema },
      412: { description: 'Someone else has changed the rates since `basedOn`.' },
    },
    handle: async (desk, request) => ok(await desk.rates.put(await request.readJson())),
  },
  {
    ...operation('listRateChanges'),
    summary: 'All changes to the rate schedule',
    tag: 'pricing',
    admin: true,
    request: { query: pageRequestSchema },
    responses: { 200: { description: 'Newest first.', schema: rateChangesSchema } },
    async handle(desk, { query }) {
      const { records, ...rest } = await desk.rates.history(query);
      return ok({ changes: records, ...rest });
    },
  },
  {
    ...operation('restoreRates'),
    summary: 'Restore earlier rates',
    tag: 'pricing',
    admin: true,
    request: {
      params: z.object({
        changeId: z.string().describe('A change in the list; `starter` for the starter rates.'),
      }),
    },
    responses: {
      200: {
        description: 'The change that this request made; the one in force if it made none.',
        schema: rateChangeSchema,
      },
      404: { description: 'No change has that id.' },
    },
    handle: async (desk, { params }) => ok(await desk.rates.restore(params.changeId ?? '')),
  },
  {
    ...operation('listServices'),
    summary: 'The services that can be ordered',
    tag: 'pricing',
    admin: false,
    request: {},
    responses: { 200: { description: 'By the rate schedule in force.', schema: serviceListSchema } },
    handle: async (desk) => ok(await desk.rates.services()),
  },
  {
    ...operation('previewQuote'),
    summary: 'What a dissertation would cost under a schedule',
    tag: 'pricing',
    admin: false,
    request: { body: previewRequestSchema },
    responses: { 200: { description: 'The quote. Nothing is stored.', schema: pricedSchema } },
    handle: async (desk, request) => ok(desk.rates.preview(await request.readJson())),
  },
];
