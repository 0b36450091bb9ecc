import * as z from 'zod';
import { addressPattern, longestAddress, withPlainDomain } from '../text/addresses.ts';
import { parseInput } from './parse-input.ts';

/** Fields that several schemas share. A message continues the field's name: `"email" must be …`. */

/** A text that is required and must be visible: white space and invisible characters alone are not enough. */
export function requiredText(longest: number) {
  return z
    .string({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be text') })
    .max(longest, { error: `must not be longer than ${longest} characters` })
    .refine((text) => /[^\s\p{Cc}\p{Cf}\p{Cs}]/u.test(text), { error: 'must not be blank' });
}

/** A text that may be omitted; null counts as omitted, because forms send it. */
export function optionalText(longest: number) {
  return z
    .string({ error: 'must be text' })
    .max(longest, { error: `must not be longer than ${longest} characters` })
    .nullish()
    .transform((text) => text ?? undefined);
}

/** An email address that a mail can be sent to, with its domain as mail servers write it. */
export const emailSchema = z
  .string({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be text') })
  .trim()
  .max(longestAddress, { error: 'must be an email address' })
  .transform(withPlainDomain)
  .pipe(z.email({ pattern: addressPattern, error: 'must be an email address' }));

/** A whole number in JSON, or as text, which is how query parameters have it. */
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

/** A time, or a day, which means its first moment in UTC. */
export const timeSchema = z
  .string({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be text') })
  .refine((text) => text.length <= 40 && isDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text)), {
    error: 'must be a day or a time such as 2026-11-20 or 2026-11-20T09:00:00Z',
  })
  .transform((text) => new Date(text).toISOString());

/** ISO 8601, UTC, with milliseconds. */
export const timestampSchema = z.string().describe('ISO 8601 UTC time with milliseconds.');

export const docxContentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const mostOfPage = 500;

/** The requested page of a list. The library and query strings accept the same. */
export const pageRequestSchema = z
  .object({
    limit: wholeNumber(1, mostOfPage)
      .optional()
      .transform((limit) => limit ?? 100)
      .describe(`Maximum number of entries to list, 1 to ${mostOfPage}. Default 100.`),
    cursor: z
      .string({ error: 'must be text' })
      .max(10_000, { error: 'must be the nextCursor of a previous page' })
      .optional()
      .describe('The `nextCursor` of the previous page.'),
  })
  .meta({ id: 'PageRequest', description: 'The page of a list to return.' });

/** Selects a page of a list: `limit` from 1 to 500 (default 100), `cursor` from the previous page. */
export type PageRequest = z.input<typeof pageRequestSchema>;

/**
 * Reads the request of a page, which may be missing.
 *
 * @throws DeskError `input_invalid`
 */
export function parsePage(request: unknown): z.output<typeof pageRequestSchema> {
  return parseInput(pageRequestSchema, request ?? {});
}

export const pageFields = {
  count: z.int().min(0).describe('Total number of entries.'),
  nextCursor: z.string().optional().describe('The cursor for the next page; absent on the last one.'),
};

/** Whether a day is in the calendar; `Date.parse` takes the 30th of February for the 2nd of March. */
function isDay(text: string): boolean {
  return z.iso.date().safeParse(text).success;
}
