import * as z from 'zod';
import { ageProblem, daysOfAge } from '../time/age.ts';
import { pageFields, timeSchema, timestampSchema } from './fields.ts';

/** Becomes a number of days. */
const ageSchema = z
  .string({ error: ({ input }) => (input === undefined ? 'is missing' : 'must be an age such as 90d') })
  .transform((text, context) => {
    const days = daysOfAge(text.trim());
    if (days !== null) return days;
    context.addIssue({ code: 'custom', message: ageProblem(text.trim()) });
    return z.NEVER;
  })
  .describe('The minimum age, with its unit: `90d`, `12w`, `6m` of 30 days or `2y`.');

export const purgePreviewRequestSchema = z
  .object({ olderThan: ageSchema })
  .meta({ id: 'PurgePreviewRequest', description: 'How old a submission has to be.' });

export const purgeRequestSchema = z
  .object({
    olderThan: ageSchema,
    asOf: timeSchema.describe(
      'The `purgedAt` of the preview, from which the age is measured: what has reached it since then stays.',
    ),
  })
  .meta({ id: 'PurgeRequest', description: 'Removes what a preview has shown.' });

const count = z.int().min(0);

const purgedSubmissionSchema = z.object({
  submissionId: z.string(),
  finishedAt: timestampSchema,
  removed: z.array(z.enum(['document', 'report', 'deal', 'personal data'])).describe('Empty in a preview.'),
});

export const purgeSchema = z
  .object({
    purgedAt: timestampSchema,
    finishedUntil: timestampSchema.describe('The submissions finished by this time.'),
    submissions: z.array(purgedSubmissionSchema),
    isUnfinished: z
      .literal(true)
      .optional()
      .describe('There are more than the thousand of one purge. The same request again continues.'),
    abandonedUploads: count.describe('Documents that were uploaded and never submitted.'),
    events: count.describe('CRM events.'),
  })
  .meta({ id: 'Purge', description: 'What a purge removed. It contains no names.' });

export const purgePreviewSchema = purgeSchema
  .extend({
    submissions: z.array(
      purgedSubmissionSchema.extend({ name: z.string().describe('Of the student, as the form says it.') }),
    ),
  })
  .meta({ id: 'PurgePreview', description: 'What a purge would remove, with names; it is not stored.' });

export const purgeListSchema = z
  .object({ purges: z.array(purgeSchema).describe('Newest first.'), ...pageFields })
  .meta({ id: 'PurgeList', description: 'All purges.' });
