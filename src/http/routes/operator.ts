import * as z from 'zod';
import type { CrmEventRecord } from '../../core/records/crm-event.ts';
import { pageRequestSchema, wholeNumber } from '../../core/schemas/fields.ts';
import { submissionSchema } from '../../core/schemas/intake.ts';
import { meetingListSchema } from '../../core/schemas/meetings.ts';
import {
  documentDownloadSchema,
  eventListSchema,
  listedSubmissionSchema,
  submissionListSchema,
} from '../../core/schemas/operator.ts';
import { parseInput } from '../../core/schemas/parse-input.ts';
import { submissionListRequestSchema } from '../../core/schemas/submissions.ts';
import { listedSubmission } from '../../core/services/intake/told-submission.ts';
import { ok } from '../answer/http-answer.ts';
import { operation } from '../operations.ts';
import type { Route } from './route.ts';

const documentRequestSchema = z.object({
  version: wholeNumber(1, 1_000_000)
    .optional()
    .describe('Which version of the quote the document belongs to. Default: the newest.'),
});

/** Operations that the operator's page needs beyond those of the interface. */
export const operatorRoutes: readonly Route[] = [
  {
    ...operation('listSubmissions'),
    summary: 'Submissions: all, or those that match a search',
    tag: 'intake',
    admin: true,
    request: { query: submissionListRequestSchema },
    responses: {
      200: { description: 'Newest first, or in the order asked for.', schema: submissionListSchema },
    },
    async handle(desk, { query }) {
      const { records, ...rest } = await desk.intake.list(query);
      return ok({ submissions: records.map(listedSubmission), ...rest });
    },
  },
  {
    ...operation('showSubmission'),
    summary: 'A submission with everything in its form',
    tag: 'intake',
    admin: true,
    request: { params: z.object({ submissionId: z.string() }) },
    responses: {
      200: { description: 'As in the list.', schema: listedSubmissionSchema },
      404: { description: 'No submission has that id.' },
    },
    handle: async (desk, { params }) =>
      ok(listedSubmission(await desk.intake.record(params.submissionId ?? ''))),
  },
  {
    ...operation('getDocument'),
    summary: 'Where to download the document of a submission',
    tag: 'intake',
    admin: true,
    request: { params: z.object({ submissionId: z.string() }), query: documentRequestSchema },
    responses: {
      200: { description: 'The document as it was submitted and analysed.', schema: documentDownloadSchema },
      404: {
        description: 'No submission has that id, its quote no such version, or its document is missing.',
      },
    },
    async handle(desk, { params, query }) {
      const which = parseInput(documentRequestSchema, query);
      return ok(await desk.intake.document(params.submissionId ?? '', which));
    },
  },
  {
    ...operation('retrySubmission'),
    summary: 'Retry a failed submission',
    tag: 'intake',
    admin: true,
    request: { params: z.object({ submissionId: z.string() }) },
    responses: {
      200: { description: 'It is being processed again.', schema: submissionSchema },
      404: { description: 'No submission has that id.' },
      413: {
        description: 'The document that was put in place later is larger than allowed and was removed.',
      },
    },
    handle: async (desk, { params }) => ok(await desk.intake.retry(params.submissionId ?? '')),
  },
  {
    ...operation('listMeetings'),
    summary: 'All meetings of the last 31 days',
    tag: 'meetings',
    admin: true,
    request: { query: pageRequestSchema },
    responses: { 200: { description: 'Newest first.', schema: meetingListSchema } },
    handle: async (desk, { query }) => ok(await desk.meetings.list(query)),
  },
  {
    ...operation('listCrmEvents'),
    summary: 'Events that the CRM sent',
    tag: 'crm events',
    admin: true,
    request: { query: pageRequestSchema },
    responses: {
      200: { description: 'Newest first.', schema: eventListSchema },
      502: { description: 'The CRM failed or did not answer.' },
    },
    async handle(desk, { query }) {
      const { records, ...rest } = await desk.crmEvents.list(query);
      const nameOf = await desk.deals.stageNames();
      return ok({ events: records.map((each) => listedEvent(each, nameOf)), ...rest });
    },
  },
];

/** Leaves out the payload, which can be long and is read with the command line; adds the names of the stages. */
function listedEvent(
  { payload: _payload, ...event }: CrmEventRecord,
  nameOf: (stageId: number | null) => string | undefined,
): z.output<typeof eventListSchema>['events'][number] {
  const stageName = nameOf(event.stageId);
  const previousStageName = nameOf(event.previousStageId);
  return {
    ...event,
    ...(stageName !== undefined && { stageName }),
    ...(previousStageName !== undefined && { previousStageName }),
  };
}
