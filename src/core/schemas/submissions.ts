import * as z from 'zod';
import { pageRequestSchema, timeSchema } from './fields.ts';

const submissionStatuses = ['processing', 'completed', 'error'] as const;
const submissionSorts = ['received', 'name', 'status', 'service', 'total', 'doubts'] as const;
const mailFilters = ['held', 'withheld', 'refused', 'failed'] as const;

const statusError = `must be one or more of ${submissionStatuses.join(', ')}, separated by commas`;

function isStatus(text: string): text is (typeof submissionStatuses)[number] {
  return submissionStatuses.some((status) => status === text);
}

/** One of the given words, as a choice; the error message lists them. */
function oneOf<const Words extends readonly string[]>(words: Words) {
  return z.enum(words, { error: `must be one of ${words.join(', ')}` }).optional();
}

/** Which submissions to list, and in which order. */
export const submissionListRequestSchema = pageRequestSchema
  .extend({
    search: z
      .string({ error: 'must be text' })
      .max(200, { error: 'must not be longer than 200 characters' })
      .optional()
      .describe(
        'Words that must occur in the name, email address, document, phone or id (six characters or more), ignoring case and accents.',
      ),
    status: z
      .string({ error: statusError })
      .refine((text) => text.split(',').every(isStatus), { error: statusError })
      .transform((text) => text.split(',').filter(isStatus))
      .optional()
      .describe('One or more of processing, completed and error, separated by commas.'),
    serviceType: z.string({ error: 'must be text' }).max(100, { error: 'must be a service type' }).optional(),
    doubt: oneOf(['yes', 'no']).describe('Whether the analysis leaves anything in doubt.'),
    mail: oneOf(mailFilters).describe(
      'Only those whose quote did not reach the student by mail: `held` until an editor sends it, for whatever reason, `withheld` because of too many mails, `refused` by the mail server, or `failed`.',
    ),
    newsSince: timeSchema
      .optional()
      .describe('Received at this time or later, or with a quote that an editor has to send.'),
    since: timeSchema.optional().describe('Received at this time or later.'),
    until: timeSchema.optional().describe('Received before this time.'),
    sort: oneOf(submissionSorts)
      .transform((sort) => sort ?? 'received')
      .describe('What to sort by. Default received.'),
    order: oneOf(['asc', 'desc']).describe('Default desc for received, total and doubts, otherwise asc.'),
  })
  .meta({ id: 'SubmissionListRequest', description: 'Which submissions to list, and in which order.' });

export type SubmissionListRequest = z.output<typeof submissionListRequestSchema>;

/** The request as callers write it: everything is optional. */
export type SubmissionListQuery = z.input<typeof submissionListRequestSchema>;
