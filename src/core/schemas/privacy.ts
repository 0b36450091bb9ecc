import * as z from 'zod';
import { ageProblem, daysOfAge } from '../time/age.ts';
import { emailSchema, pageFields, timeSchema, timestampSchema } from './fields.ts';

export const personRequestSchema = z
  .object({ email: emailSchema.describe('Email address of the person; letter case makes no difference.') })
  .meta({ id: 'PersonRequest', description: 'The person whose data is requested or erased.' });

const count = z.int().min(0);

export const erasureSchema = z
  .object({
    erasureId: z.string(),
    erasedAt: timestampSchema,
    isUnfinished: z
      .literal(true)
      .optional()
      .describe('It broke off or is still running. The same request again completes it.'),
    submissions: z.array(z.string()).describe('Ids of those that lost documents, reports and personal data.'),
    deals: count.describe("Deals in the desk's own CRM."),
    meetings: count,
    mails: count.describe('Mails in the outbox.'),
    crmEvents: count.describe('CRM events that lost their payload.'),
    events: count.describe(
      'Webhook events that lost name and address, or the address that a text mentioned.',
    ),
    dealsElsewhere: z
      .array(z.object({ dealId: z.string(), url: z.string() }))
      .describe('Deals in a CRM that keeps its own data; the person has to be removed there too.'),
    mentions: z
      .object({
        submissions: z
          .array(z.string())
          .describe(
            "Ids of submissions by others, and of the person's own with the address in a line of the quote.",
          ),
        meetings: z.array(z.string()).describe('Codes of those to which others are invited.'),
        examples: z.array(z.string()).describe('Ids of example files.'),
      })
      .optional()
      .describe('Where somebody wrote the address, and it stays. Absent in earlier erasures.'),
  })
  .meta({ id: 'Erasure', description: 'What the erasure of a person removed. It contains no names.' });

export const erasureListSchema = z
  .object({ erasures: z.array(erasureSchema).describe('Newest first.'), ...pageFields })
  .meta({ id: 'ErasureList', description: 'All erasures.' });

export const personalDataSchema = z
  .object({
    email: z.string(),
    exportedAt: timestampSchema,
    submissions: z.array(
      z.looseObject({
        submission: z.looseObject({ submissionId: z.string() }),
        quotes: z.array(z.looseObject({ version: z.int().min(1) })),
        reports: z.array(z.looseObject({ reportId: z.string().nullable() })),
        document: z
          .looseObject({ downloadUrl: z.string(), fileName: z.string(), bytes: count })
          .nullable()
          .describe('The URL is valid for 5 minutes. Null if the document no longer exists.'),
        revisions: z
          .array(z.looseObject({ revisionId: z.string() }))
          .describe('Revised documents, in the same form as `document`.'),
      }),
    ),
    meetings: z.array(z.looseObject({ roomCode: z.string() })),
    mails: z.array(z.object({ name: z.string(), content: z.string() })).describe('In the outbox.'),
    deals: z.array(z.looseObject({ dealId: z.string() })).describe("Deals in the desk's own CRM."),
    crmEvents: z.array(z.looseObject({ eventId: z.string() })),
    events: z.array(z.looseObject({ id: z.string() })).describe('Events for webhooks.'),
  })
  .meta({ id: 'PersonalData', description: 'Everything that the desk knows about a person.' });

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
