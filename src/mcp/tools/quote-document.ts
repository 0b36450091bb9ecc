import * as z from 'zod';
import { priceText, serviceName } from '../../core/pricing/in-words.ts';
import { quote } from '../../core/pricing/quote.ts';
import { serviceTypesOf } from '../../core/pricing/rates/rate-schedule.ts';
import { analysisSchema, pricedSchema } from '../../core/schemas/pricing.ts';
import type { McpSource } from '../source.ts';
import { defineTool, type Tool } from '../tool.ts';
import { type Fence, untrusted, untrustedSchema } from '../untrusted.ts';
import { areStarterRates, starterRatesLines } from './fields.ts';

const output = z.object({
  document: untrustedSchema,
  analysis: analysisSchema,
  quotes: z
    .array(z.object({ serviceType: z.string(), service: z.string(), ...pricedSchema.shape }))
    .describe('One for each requested service.'),
  areStarterRates,
});

/** Quotes a document for one service, or for all of them side by side. */
export function quoteDocument(source: McpSource): Tool {
  return defineTool({
    name: 'quote_document',
    title: 'Quote a document',
    description:
      'Returns what editing a dissertation costs at the rates in force: for one service, or for all of them side by side. For the quote that a submitter was given, use submission_status.',
    input: z.object({
      ...source.documentFields,
      serviceType: z
        .string({ error: 'must be text' })
        .max(100, { error: 'must be a service type' })
        .optional()
        .describe('One of those that read_rates lists, such as editing. Default all.'),
    }),
    output,
    async answer(input, fence) {
      const { schedule, isStarter } = await source.rates();
      const services = input.serviceType === undefined ? serviceTypesOf(schedule) : [input.serviceType];
      // An unknown service is refused before the document is read.
      for (const service of services) quote(noDocument, service, schedule);
      const { name, analysis } = await source.read(input);
      const quotes = services.map((serviceType) => ({
        serviceType,
        service: serviceName(serviceType),
        ...quote(analysis, serviceType, schedule),
      }));
      const structured = { document: untrusted(name), analysis, quotes, areStarterRates: isStarter };
      return { structured, lines: linesOf(structured, fence) };
    },
  });
}

const noDocument = { textWordCount: 0, refsWordCount: 0, tables: 0, figures: 0, frontMatter: 0 };

function linesOf(
  { document, quotes, areStarterRates: isStarter }: z.output<typeof output>,
  { mark }: Fence,
): string[] {
  return [
    `Document: ${mark(document)}`,
    ...starterRatesLines(isStarter),
    ...quotes.flatMap(({ service, serviceType, lineItems, subtotal, adminFee, total, currency }) => [
      '',
      `${service} (${serviceType}): ${priceText(total, currency)}`,
      ...lineItems.map(({ description, amount }) => `- ${description}: ${priceText(amount, currency)}`),
      `- Subtotal: ${priceText(subtotal, currency)}`,
      `- Administrative fee: ${priceText(adminFee, currency)}`,
    ]),
  ];
}
