import { z } from 'zod';
import { timestampSchema } from './fields.ts';
import { rateScheduleSchema } from './pricing.ts';

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
