import { z } from 'zod';
import { emailSchema, pageFields, timestampSchema } from './fields.ts';

export const personRequestSchema = z
  .object({ email: emailSchema.describe('Of the person; letter case makes no difference.') })
  .meta({ id: 'PersonRequest', description: 'Whose data it is about.' });

const count = z.int().min(0);

export const erasureSchema = z
  .object({
    erasureId: z.string(),
    erasedAt: timestampSchema,
    isUnfinished: z
      .literal(true)
      .optional()
      .describe('It broke off, or goes on. The same one again ends it.'),
    submissions: z.array(z.string()).describe('Ids of those that lost documents, reports and personal data.'),
    deals: count.describe("Of the desk's own CRM."),
    meetings: count,
    mails: count.describe('In the outbox.'),
    crmEvents: count.describe('Events of the CRM that lost their payload.'),
    events: count.describe('Events for webhooks that lost name and address.'),
    dealsElsewhere: z
      .array(z.object({ dealId: z.string(), url: z.string() }))
      .describe('In a CRM that keeps its own data; the person has to be removed there as well.'),
  })
  .meta({ id: 'Erasure', description: 'What the erasure of a person removed. It names nobody.' });

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
          .describe('The address is valid for 5 minutes. Null where there is no document any more.'),
        revisions: z
          .array(z.looseObject({ revisionId: z.string() }))
          .describe('Revised documents, as `document` is.'),
      }),
    ),
    meetings: z.array(z.looseObject({ roomCode: z.string() })),
    mails: z.array(z.object({ name: z.string(), content: z.string() })).describe('In the outbox.'),
    deals: z.array(z.looseObject({ dealId: z.string() })).describe("Of the desk's own CRM."),
    crmEvents: z.array(z.looseObject({ eventId: z.string() })),
    events: z.array(z.looseObject({ id: z.string() })).describe('Told to webhooks.'),
  })
  .meta({ id: 'PersonalData', description: 'All that the desk has of a person.' });
