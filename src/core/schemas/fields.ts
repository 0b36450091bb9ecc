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
