import { z } from 'zod';
import { requiredText, timestampSchema } from './fields.ts';
import { analysisSchema, quoteSchema, rateScheduleSchema } from './pricing.ts';

export const storedRatesSchema = rateScheduleSchema
  .extend({ adminFee: z.number().min(0), updatedAt: timestampSchema.describe('Time of the last change.') })
  .meta({ id: 'StoredRates', description: 'The rate schedule that is in force (4.8).' });

export const savedRatesSchema = storedRatesSchema
  .extend({
    warnings: z
      .array(z.string())
      .optional()
      .describe('Present when something in the schedule has no effect or is likely a mistake.'),
  })
  .meta({ id: 'SavedRates', description: 'The rate schedule as it was stored (4.9).' });

export const serviceListSchema = z
  .object({
    services: z.array(z.object({ serviceType: z.string() })),
    currency: z.string().describe('ISO 4217, of all quotes.'),
  })
  .meta({ id: 'ServiceList', description: 'The services that can be asked for.' });

export type ServiceList = z.output<typeof serviceListSchema>;

export const previewRequestSchema = z
  .object({
    serviceType: requiredText(100),
    analysis: z.object(analysisSchema.shape).describe('The five numbers.'),
    schedule: z.unknown().describe('A rate schedule, as it would be stored.'),
  })
  .meta({ id: 'PreviewRequest', description: 'Asks what a dissertation would cost by a schedule.' });

export const pricedSchema = quoteSchema
  .extend({ currency: z.string().describe('ISO 4217.') })
  .meta({ id: 'PricedQuote', description: 'A quote with its currency.' });
