import * as z from 'zod';
import { numberKeys } from '../docx/analysis.ts';
import { percentRange } from '../pricing/discounts.ts';
import { onlyFields } from '../text/only-fields.ts';
import { optionalText, requiredText, timestampSchema, wholeNumber } from './fields.ts';
import { mailStateSchema, reportSchema } from './operator.ts';
import { outlineSchema } from './outline.ts';
import { analysisSchema, pricedSchema } from './pricing.ts';
import { revisionChangesSchema, revisionPriceSchema, revisionSchema } from './revisions.ts';

/** What an operator sends for the next version of a quote, and what a version looks like. */

const largestAmount = 1_000_000_000_000;

const percent = z
  .number({ error: 'must be a number' })
  .min(percentRange.least, { error: `must not be less than ${percentRange.least}` })
  .max(percentRange.most, { error: `must not be more than ${percentRange.most}` });

const money = z
  .number({ error: 'must be a number' })
  .min(-largestAmount, { error: 'is too small' })
  .max(largestAmount, { error: 'is too large' });

const extraLineSchema = z.union(
  [
    z.strictObject({ description: requiredText(200), amount: money }),
    z.strictObject({ description: requiredText(200), percent }),
  ],
  { error: 'must have a "description" and either an "amount" or a "percent"' },
);

const numberSetSchema = onlyObject({
  value: wholeNumber(0, 1_000_000_000),
  reason: requiredText(500).describe('Why it differs from the number that was counted.'),
});

const nothing = 'If absent, it is as in the previous version; null removes it.';

const termFields = {
  basedOn: z
    .int({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be the number of a version') })
    .describe(
      'The version that is corrected; refused with 412 if there is a newer one. Required unless `If-Match` says the same.',
    ),
  services: z
    .array(requiredText(100), { error: 'must be a list of service types' })
    .min(1, { error: 'must name a service' })
    .max(20, { error: 'must not have more than 20 entries' })
    .optional()
    .describe(
      'Service types. If absent, they are as in the previous version. A service is refused beside one that includes it, as `editing_and_formatting` includes `editing`.',
    ),
  boundaries: z.unknown().optional().describe(`The same as for \`analyse --boundaries\`. ${nothing}`),
  numbers: z
    .partialRecord(z.enum(numberKeys), numberSetSchema.nullable(), {
      error: 'must be an object of the five numbers',
    })
    .nullish()
    .describe(
      `Numbers that are set by hand. Each one that is absent is as in the previous version; null removes it.`,
    ),
  lines: z
    .array(extraLineSchema, { error: 'must be a list of lines' })
    .max(50, { error: 'must not have more than 50 entries' })
    .nullish()
    .describe(`Surcharges and discounts: an amount, or a percentage of what the services cost. ${nothing}`),
  rates: z
    .union([z.literal('current'), wholeNumber(1, 1_000_000)], {
      error: 'must be "current" or the number of a version',
    })
    .optional()
    .describe('The rates in force, or those of a version. If absent, those of the previous version.'),
  price: revisionPriceSchema
    .optional()
    .describe('What is charged for in a revised document. If absent, as in the previous version.'),
  note: optionalText(5_000).describe('A note to the student. If absent, there is none.'),
  tellStudent: z
    .boolean({ error: 'must be true or false' })
    .optional()
    .describe('Whether the student gets it by mail, if the desk sends mails. Default true.'),
};

/** The terms of the next version. Whatever is absent is as in the version that it is based on. */
export const requoteRequestSchema = onlyObject(termFields);

/** The same as a body, beside which `If-Match` can take the place of `basedOn`. */
export const requoteBodySchema = requoteRequestSchema.partial({ basedOn: true }).meta({
  id: 'RequoteRequest',
  description: 'The terms of the next version of a quote, which have to change something.',
});

export type RequoteRequest = z.output<typeof requoteRequestSchema>;

/** The same terms, for a preview. */
export const quotePreviewRequestSchema = onlyObject({
  ...termFields,
  outline: z
    .boolean({ error: 'must be true or false' })
    .optional()
    .describe(
      'Whether the response includes the outline of the document with these boundaries. Default false.',
    ),
});

export const quotePreviewBodySchema = quotePreviewRequestSchema
  .partial({ basedOn: true })
  .meta({ id: 'QuotePreviewRequest', description: 'The terms of a possible next version of a quote.' });

/** The version that an operator has looked at, for a mail to the student. */
export const mailQuoteRequestSchema = onlyObject({
  basedOn: wholeNumber(1, 1_000_000)
    .optional()
    .describe('The version to mail; refused with 412 if there is a newer one. If absent, the newest.'),
}).meta({ id: 'MailQuoteRequest', description: 'The version of a quote to mail.' });

/** A misspelt field would otherwise make a version that lacks what it was for. */
function onlyObject<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, { error: onlyFields('must be a JSON object of', Object.keys(shape)) });
}

const versionFields = {
  services: z.array(z.string()),
  boundaries: z.looseObject({}).describe('As they were given, written out in full.'),
  numbers: z.partialRecord(z.enum(numberKeys), z.object({ value: z.int(), reason: z.string() })),
  lines: z.array(
    z.object({ description: z.string(), amount: z.number().optional(), percent: z.number().optional() }),
  ),
  note: z.string(),
  counted: analysisSchema.describe('The numbers as counted in the document.'),
  analysis: analysisSchema.describe('The numbers that are quoted.'),
  doubts: z.array(z.string()),
  quote: pricedSchema,
  revision: revisionChangesSchema
    .optional()
    .describe('What a revised document has changed, if the version is for one.'),
};

export const quoteVersionSchema = z
  .object({
    version: z.int().min(1),
    createdAt: timestampSchema,
    isAutomatic: z
      .literal(true)
      .optional()
      .describe('It was made when the student sent a revised document, and no one has looked at it.'),
    ...versionFields,
    ratesId: z
      .string()
      .nullable()
      .describe(
        'The rates it was made with: the same rates have the same id. Null if that was not recorded.',
      ),
    ratesSince: timestampSchema
      .nullable()
      .optional()
      .describe('Since when these rates had been in force; null for the starter rates. Only in the list.'),
    mail: mailStateSchema
      .optional()
      .describe('The state of the mail to the student: `waiting` for release, `written` to the outbox, …'),
  })
  .meta({ id: 'QuoteVersion', description: 'One version of a quote, with what it was made of.' });

export type ShownVersion = z.output<typeof quoteVersionSchema>;

export const quoteVersionsSchema = z
  .object({
    versions: z.array(quoteVersionSchema).describe('Newest first.'),
    revisions: z.array(revisionSchema).describe('Revised documents, newest first.'),
    deal: z
      .object({
        version: z.int().min(1).describe('The version that the deal in the CRM shows.'),
        problem: z.string().optional().describe('What keeps it from showing the newest version, for good.'),
        update: z
          .object({
            version: z.int().min(1).describe('The newest version.'),
            failures: z.int().min(0).describe('How many tries failed.'),
            nextTryAt: timestampSchema.optional().describe('Absent if it is being sent or about to be.'),
          })
          .optional()
          .describe('Present while the deal shows an older version and is to be changed.'),
      })
      .describe('How far the CRM is up to date.'),
  })
  .meta({ id: 'QuoteVersions', description: 'All versions of the quote of a submission.' });

export const quotePreviewSchema = z
  .object({ ...versionFields, report: reportSchema, outline: outlineSchema.optional() })
  .meta({ id: 'QuotePreview', description: 'What the next version of a quote would be.' });
