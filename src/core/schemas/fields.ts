import { z } from 'zod';

/** Fields that several schemas share. Messages go on from the field's name: `"email" must be …`. */

/** A text that must be there and show something: white space and invisible characters alone do not. */
export function requiredText(longest: number) {
  return z
    .string({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be text') })
    .max(longest, { error: `must not be longer than ${longest} characters` })
    .refine((text) => /[^\s\p{Cc}\p{Cf}\p{Cs}]/u.test(text), { error: 'must not be blank' });
}

/** A text that may be left out; null counts as left out, as forms send it. */
export function optionalText(longest: number) {
  return z
    .string({ error: 'must be text' })
    .max(longest, { error: `must not be longer than ${longest} characters` })
    .nullish()
    .transform((text) => text ?? undefined);
}

/** An address that a mail can be sent to. */
export const emailSchema = z
  .string({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be text') })
  .trim()
  .max(254, { error: 'must be an email address' })
  .pipe(z.email({ error: 'must be an email address' }));

/** A number in JSON, or as a query parameter has it: as text. */
export function wholeNumber(lowest: number, highest: number) {
  const error = `must be a whole number from ${lowest} to ${highest}`;
  const inText = z
    .string()
    .regex(/^\d{1,15}$/, { error })
    .transform(Number);
  return z
    .union([z.number(), inText], { error })
    .pipe(z.int({ error }).min(lowest, { error }).max(highest, { error }));
}

/** ISO 8601, UTC, with milliseconds. */
export const timestampSchema = z.string().describe('ISO 8601 UTC time with milliseconds.');

export const docxContentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const mostOfPage = 500;

/** Which part of a list is asked for. Library and query of an address take the same. */
export const pageRequestSchema = z
  .object({
    limit: wholeNumber(1, mostOfPage)
      .optional()
      .transform((limit) => limit ?? 100)
      .describe(`Most entries to list, 1 to ${mostOfPage}. Default 100.`),
    cursor: z
      .string({ error: 'must be text' })
      .max(10_000, { error: 'must be the one that came with a page' })
      .optional()
      .describe('From the page before, its `nextCursor`.'),
  })
  .meta({ id: 'PageRequest', description: 'Which part of a list to answer.' });

/** Which part of a list: `limit` from 1 to 500 (default 100), `cursor` from the page before. */
export type PageRequest = z.input<typeof pageRequestSchema>;

export const pageFields = {
  count: z.int().min(0).describe('Total number of entries.'),
  nextCursor: z.string().optional().describe('Asks for the next page; absent on the last one.'),
};
