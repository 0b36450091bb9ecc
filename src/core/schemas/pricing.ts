import * as z from 'zod';
import type { Analysis } from '../docx/analysis.ts';
import { isCurrency } from '../pricing/money.ts';
import type { LineItem, Quote } from '../pricing/quote.ts';
import {
  highestPrice,
  isServiceBlock,
  type RateSchedule,
  type Rates,
  rateKeys,
  type ServiceRates,
} from '../pricing/rates/rate-schedule.ts';
import { formatCount } from '../text/format-count.ts';
import { pageFields, requiredText, timestampSchema } from './fields.ts';

/**
 * Every shape that comes in or goes out, with the name and description of its OpenAPI component. Messages continue
 * the path of the value: `rates.editing.perTable` + "must be a number".
 */
const wholeOnly = { error: 'must be a whole number, zero or more' };
const count = (description: string) => z.int(wholeOnly).min(0, wholeOnly).describe(description);
const amount = (description: string) => z.number().min(0).describe(description);

/** The five numbers, exactly as in the interface. */
export const analysisSchema = z
  .object({
    textWordCount: count('Words of the main body, footnotes, appendices and captions included.'),
    refsWordCount: count('Words of all reference lists, their headings included.'),
    tables: count('Tables of the text.'),
    figures: count('Figures of the text.'),
    frontMatter: count('Pages before the page on which the main body starts.'),
  })
  .meta({
    id: 'Analysis',
    description: 'The contents of a dissertation, in the five numbers that are charged for.',
  });

export const lineItemSchema = z
  .object({
    description: z.string().describe('The service, the count and what was counted.'),
    amount: z.number().describe('Amount of the line; below zero it is a discount.'),
  })
  .meta({ id: 'LineItem', description: 'One line of a quote, such as "Editing: 48,210 words of text".' });

/**
 * A quote as in the interface. Parsing a {@link Quote} with it drops `currency`, which the interface does not have.
 */
export const quoteSchema = z
  .object({
    lineItems: z.array(lineItemSchema).describe('One line for each count that is charged for.'),
    subtotal: amount('Sum of the lines.'),
    adminFee: amount('Administrative fee.'),
    total: amount('Subtotal and administrative fee.'),
  })
  .meta({ id: 'Quote', description: 'What the requested service costs, in units of the currency.' });

const price = (highest: number) =>
  z
    .number({ error: 'must be a number' })
    .min(0, { error: 'must be zero or more' })
    .max(highest, { error: `must not be above ${formatCount(highest)}` });
const optionalPrice = (description: string) => price(highestPrice).exactOptional().describe(description);

const prices = {
  textPerWord: optionalPrice('Price of a word of text.'),
  refsPerWord: optionalPrice('Price of a word of the reference lists.'),
  perTable: optionalPrice('Price of a table.'),
  perFigure: optionalPrice('Price of a figure.'),
  frontMatterPerPage: optionalPrice('Price of a page of front matter.'),
  minimum: optionalPrice('The smallest subtotal. Default 0.'),
  revisionPercent: price(100)
    .exactOptional()
    .describe(
      'Percentage of the prices charged for what a revised document has changed. If absent, all of it is priced.',
    ),
};
const objectOnly = { error: 'must be an object' };

export const serviceRatesSchema = z.looseObject(prices, objectOnly).meta({
  id: 'ServiceRates',
  description: 'The prices of one service, in units of the currency. An absent price is not charged.',
});

const wrongCurrency = 'must be an ISO 4217 currency code in capital letters, such as USD';
const currency = z
  .string({ error: 'must be text such as USD' })
  .regex(/^[A-Z]{3}$/, { error: wrongCurrency, abort: true })
  .refine(isCurrency, { error: wrongCurrency })
  .exactOptional()
  .describe('ISO 4217. Default USD.');

const ratesSchema = z
  .looseObject(
    {
      ...prices,
      currency,
      editing: serviceRatesSchema.exactOptional(),
      formatting: serviceRatesSchema.exactOptional(),
      editing_and_formatting: serviceRatesSchema
        .exactOptional()
        .describe('If absent, both services together cost the sum of the other two.'),
    },
    { error: ({ input }) => (input === undefined ? 'is missing' : 'must be an object') },
  )
  .superRefine((rates, context) => {
    const blocks = Object.entries(rates).filter(([name, value]) => isServiceBlock(name, value));
    if (blocks.length > mostServices) {
      context.addIssue({ code: 'custom', message: `must not have more than ${mostServices} service types` });
    }
    for (const [name, block] of blocks.slice(0, mostServices)) {
      for (const issue of serviceRatesSchema.safeParse(block).error?.issues ?? []) {
        context.addIssue({ code: 'custom', message: issue.message, path: [name, ...issue.path] });
      }
    }
  })
  .describe(
    `Prices by service type; any other object in here is a service type of the operator's own. ${rateKeys.join(', ')} and minimum directly in here apply to every service, unless the service has its own value.`,
  );

/** A rate schedule as input. `parseRateSchedule` has better error messages, and warnings. */
export const rateScheduleSchema = z
  .looseObject(
    {
      rates: ratesSchema,
      adminFee: optionalPrice('The fee, or with adminFeePercent the minimum fee. Default 25.'),
      adminFeePercent: price(100).exactOptional().describe('The fee as a percentage of the subtotal.'),
      currency: currency.describe('Used if rates has no currency.'),
      minimum: optionalPrice('Used if rates has no minimum.'),
      revisionPercent: price(100).exactOptional().describe('Used if rates has no revisionPercent.'),
    },
    { error: 'must be an object with "rates"' },
  )
  .meta({ id: 'RateSchedule', description: 'What the desk charges.' });

const mostServices = 100;

// The compiler checks the schemas against the types of the core; these lines cost nothing at run time.
analysisSchema satisfies z.ZodType<Analysis>;
lineItemSchema satisfies z.ZodType<LineItem>;
quoteSchema satisfies z.ZodType<Omit<Quote, 'currency'>>;
serviceRatesSchema satisfies z.ZodType<ServiceRates>;
ratesSchema satisfies z.ZodType<Rates>;
rateScheduleSchema satisfies z.ZodType<RateSchedule>;

export const storedRatesSchema = rateScheduleSchema
  .extend({ adminFee: z.number().min(0), updatedAt: timestampSchema.describe('Time of the last change.') })
  .meta({ id: 'StoredRates', description: 'The rate schedule in force (4.8).' });

export const ratesToSaveSchema = rateScheduleSchema
  .extend({
    basedOn: z
      .string({ error: 'must be the updatedAt of a schedule, or null' })
      .nullable()
      .exactOptional()
      .describe(
        'The `updatedAt` of the schedule that was changed; null for the starter rates. Refused with 412 if someone else has changed the rates since.',
      ),
  })
  .meta({ id: 'RatesToSave', description: 'The rate schedule to put in force (4.9).' });

/** What a schedule to save is based on. */
export const ratesBaseSchema = ratesToSaveSchema.pick({ basedOn: true });

export const savedRatesSchema = storedRatesSchema
  .extend({
    warnings: z
      .array(z.string())
      .optional()
      .describe('Present when something in the schedule has no effect or is likely a mistake.'),
  })
  .meta({ id: 'SavedRates', description: 'The rate schedule as it was stored (4.9).' });

export const rateChangeSchema = z
  .object({
    changeId: z.string(),
    changedAt: timestampSchema,
    schedule: rateScheduleSchema.nullable().describe('In force from then on; null means the starter rates.'),
    isInForce: z.boolean().describe('Whether it is in force now.'),
  })
  .meta({ id: 'RateChange', description: 'A change of the rate schedule.' });

export const rateChangesSchema = z
  .object({ changes: z.array(rateChangeSchema).describe('Newest first.'), ...pageFields })
  .meta({ id: 'RateChanges', description: 'All changes to the rate schedule.' });

export const serviceListSchema = z
  .object({
    services: z.array(z.object({ serviceType: z.string() })),
    currency: z.string().describe('ISO 4217 currency of all quotes.'),
    isStarter: z
      .boolean()
      .optional()
      .describe('True if no rate schedule has been stored, so that the starter rates are used.'),
  })
  .meta({ id: 'ServiceList', description: 'The services that can be ordered.' });

export type ServiceList = z.output<typeof serviceListSchema>;

export const previewRequestSchema = z
  .object({
    serviceType: requiredText(100),
    analysis: z.object(analysisSchema.shape).describe('The five numbers.'),
    schedule: z
      .unknown()
      .refine((schedule) => schedule !== undefined, { error: 'is missing' })
      .describe('A rate schedule, as it would be stored.'),
  })
  .meta({ id: 'PreviewRequest', description: 'Asks what a dissertation would cost with a rate schedule.' });

export const pricedSchema = quoteSchema
  .extend({ currency: z.string().describe('ISO 4217.') })
  .meta({ id: 'PricedQuote', description: 'A quote with its currency.' });
