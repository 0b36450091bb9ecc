import * as z from 'zod';
import {
  submissionSchema,
  submitRequestSchema,
  submitResponseSchema,
  uploadRequestSchema,
  uploadResponseSchema,
} from '../../core/schemas/intake.ts';
import { reportSchema } from '../../core/schemas/operator.ts';
import { ok } from '../answer/http-answer.ts';
import { operation } from '../operations.ts';
import type { Route } from './route.ts';

export const intakeRoutes: readonly Route[] = [
  {
    ...operation('createUpload'),
    summary: 'Upload URL for a document',
    tag: 'intake',
    admin: false,
    request: { body: uploadRequestSchema },
    responses: {
      200: { description: 'Where to upload.', schema: uploadResponseSchema },
      413: { description: 'The document is larger than allowed.' },
      503: { description: 'No space for more documents.' },
    },
    handle: async (desk, request) => ok(await desk.intake.createUpload(await request.readJson())),
  },
  {
    ...operation('submit'),
    summary: 'Submit the intake form',
    tag: 'intake',
    admin: false,
    request: { body: submitRequestSchema },
    responses: {
      200: { description: 'Accepted; processing begins.', schema: submitResponseSchema },
      413: { description: 'The document is larger than allowed and was removed.' },
    },
    handle: async (desk, request) => ok(await desk.intake.submit(await request.readJson(), request)),
  },
  {
    ...operation('getSubmission'),
    summary: 'Submission status, analysis, quote',
    tag: 'intake',
    admin: false,
    request: { params: z.object({ submissionId: z.string() }) },
    responses: {
      200: { description: 'The submission in its current state.', schema: submissionSchema },
      404: { description: 'No submission has that id.' },
    },
    handle: async (desk, { params }) => ok(await desk.intake.get(params.submissionId ?? '')),
  },
  {
    ...operation('getReport'),
    summary: 'What the numbers of a submission rest on',
    tag: 'intake',
    admin: false,
    request: { params: z.object({ submissionId: z.string() }) },
    responses: {
      200: { description: 'The report of the analysis.', schema: reportSchema },
      404: { description: 'No submission has that id, or its document has not been read.' },
    },
    handle: async (desk, { params }) => ok(await desk.intake.report(params.submissionId ?? '')),
  },
];
