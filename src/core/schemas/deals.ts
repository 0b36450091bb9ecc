import * as z from 'zod';
import { timestampSchema, wholeNumber } from './fields.ts';

function numberInText(otherwise: number, lowest: number, highest: number) {
  return wholeNumber(lowest, highest)
    .optional()
    .transform((number) => number ?? otherwise);
}

export const dealsRequestSchema = z
  .object({
    pipeline_id: numberInText(1, 1, 2_147_483_647).describe('Pipeline in the CRM. Default 1.'),
    status: z
      .enum(['open', 'won', 'lost', 'deleted', 'all_not_deleted'], {
        error: 'must be one of open, won, lost, deleted, all_not_deleted',
      })
      .optional()
      .transform((status) => status ?? 'open')
      .describe('Deal status. Default open.'),
    limit: numberInText(100, 1, 500).describe('Maximum number of deals to list, 1 to 500. Default 100.'),
  })
  .meta({ id: 'DealsRequest', description: 'Which deals to list (4.10).' });

export const dealSchema = z
  .object({
    id: z.int(),
    title: z.string(),
    value: z.number(),
    currency: z.string(),
    status: z.enum(['open', 'won', 'lost', 'deleted']),
    stageId: z.int(),
    personName: z.string().nullable(),
    organizationName: z.string().nullable(),
    addedAt: timestampSchema,
    updatedAt: timestampSchema,
    url: z.string(),
    submissionId: z.string().optional().describe('The submission that it belongs to, if the CRM knows.'),
    version: z.string().optional().describe('The version that is shown, for a deal that can be moved.'),
  })
  .meta({ id: 'Deal', description: 'A deal in the CRM.' });

export const dealNoteSchema = z
  .object({
    dealId: z.int(),
    note: z.string().describe('Plain text, with what the student wrote; empty if it was erased.'),
  })
  .meta({ id: 'DealNote', description: 'The note of a deal in the built-in CRM.' });

const movedStatus = z.enum(['open', 'won', 'lost'], { error: 'must be one of open, won, lost' });

export const dealMoveRequestSchema = z
  .object({
    dealId: z.union([z.int(), z.string()], { error: 'is missing' }).describe('Number of the deal.'),
    stageId: wholeNumber(1, 2_147_483_647)
      .optional()
      .describe('The stage that it moves to. Default: its current one.'),
    status: movedStatus
      .optional()
      .describe('Whether it is won, lost or open from now on. Default: unchanged.'),
    version: z
      .string({ error: 'must be text' })
      .max(1_000, { error: 'must be the one that came with the deal' })
      .optional()
      .describe('The one that came with the deal. If it is outdated, someone has changed the deal since.'),
  })
  .refine(({ stageId, status }) => stageId !== undefined || status !== undefined, {
    path: ['stageId'],
    error: 'or "status" is missing',
  })
  .meta({ id: 'DealMoveRequest', description: 'The new place of a deal.' });

/** The same without the number, which is in the path. */
export const dealMoveSchema = z
  .object(dealMoveRequestSchema.shape)
  .omit({ dealId: true })
  .meta({ id: 'DealMove', description: 'The new place of a deal; at least one of stage and status.' });

export const dealBoardSchema = z
  .object({
    pipelineId: z.int(),
    status: z.string(),
    count: z.int().min(0).describe('How many deals are listed.'),
    hasMore: z
      .boolean()
      .describe(
        'Whether there are others than the listed ones, which are the newest. Counts and sums do not include them.',
      ),
    stages: z
      .array(
        z.object({
          stageId: z.int(),
          name: z.string(),
          order: z.int(),
          count: z.int().min(0),
          value: z.number(),
          deals: z.array(dealSchema),
        }),
      )
      .describe('In pipeline order, empty ones included.'),
  })
  .meta({ id: 'DealBoard', description: 'Deals grouped by pipeline stage.' });

export type DealBoard = z.output<typeof dealBoardSchema>;

export const crmEventReceivedSchema = z.object({ received: z.literal(true) }).meta({
  id: 'CrmEventReceived',
  description: 'Always the response, so that the CRM does not send the event again (4.5).',
});

export const crmEventSchema = z
  .object({
    v: z.number().optional().describe('Payload version.'),
    event: z.string().optional().describe('Such as `updated.deal`.'),
    meta: z.looseObject({}).optional(),
    current: z.looseObject({}).nullish(),
    previous: z.looseObject({}).nullish(),
    data: z.looseObject({}).nullish(),
  })
  .meta({
    id: 'CrmEvent',
    description: 'A deal event of the CRM, payload version 1 or 2 (2.8). Any body is accepted.',
  });
