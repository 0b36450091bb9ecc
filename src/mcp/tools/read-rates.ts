import * as z from 'zod';
import { serviceName } from '../../core/pricing/in-words.ts';
import { currencyOf } from '../../core/pricing/quote.ts';
import { serviceTypesOf } from '../../core/pricing/rates/rate-schedule.ts';
import { rateScheduleSchema } from '../../core/schemas/pricing.ts';
import type { McpSource } from '../source.ts';
import { defineTool, type Tool } from '../tool.ts';
import { areStarterRates, starterRatesLines } from './fields.ts';

const output = z.object({
  services: z.array(z.object({ serviceType: z.string(), service: z.string() })),
  currency: z.string().describe('ISO 4217, of all prices.'),
  schedule: rateScheduleSchema,
  areStarterRates,
});

/** Returns the rates in force. */
export function readRates(source: Pick<McpSource, 'rates'>): Tool {
  return defineTool({
    name: 'read_rates',
    title: 'Read the rates',
    description: 'Returns the services of this desk and the rate schedule that prices them.',
    input: z.object({}),
    output,
    async answer() {
      const { schedule, isStarter } = await source.rates();
      const services = serviceTypesOf(schedule).map((serviceType) => ({
        serviceType,
        service: serviceName(serviceType),
      }));
      const currency = currencyOf(schedule);
      return {
        structured: { services, currency, schedule, areStarterRates: isStarter },
        lines: [
          ...starterRatesLines(isStarter),
          `Services: ${services.map(({ service, serviceType }) => `${service} (${serviceType})`).join(', ')}`,
          `Currency: ${currency}`,
          `Schedule: ${JSON.stringify(schedule)}`,
        ],
      };
    },
  });
}
