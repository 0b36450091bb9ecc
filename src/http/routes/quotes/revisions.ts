import * as z from 'zod';
import type { RevisionRecord } from '../../../core/records/submissions/revision-record.ts';
import {
  revisionRequestSchema,
  revisionSchema,
  revisionTermsSchema,
  type ShownRevision,
} from '../../../core/schemas/revisions.ts';
import { shownChanges } from '../../../core/services/intake/told-submission.ts';
import type { RevisionState } from '../../../core/services/revisions/revisions.ts';
import { fileNameIn } from '../../../core/text/file-names.ts';
import { ok } from '../../answer/http-answer.ts';
import { operation } from '../../operations.ts';
import type { Route } from '../route.ts';

const params = z.object({ submissionId: z.string() });
const responses = {
  200: { description: 'Accepted, or its current state.', schema: revisionSchema },
  404: { description: 'No submission has that id, or it has no such revised document.' },
  409: {
    description:
      'Another document of the submission is still being read, or the upload has already been used.',
  },
  413: { description: 'The document is larger than allowed and was removed.' },
};

/** Revised documents of a submission, sent by the student, who knows its id, or by an operator. */
export const revisionRoutes: readonly Route[] = [
  {
    ...operation('submitRevision'),
    summary: 'Send a revised document of a submission',
    tag: 'intake',
    admin: false,
    request: { params, body: revisionRequestSchema },
    responses,
    async handle(desk, request) {
      const { submissionId = '' } = request.params;
      const state = await desk.revisions.submit(submissionId, await request.readJson(), 'student');
      return ok(shownState(state));
    },
  },
  {
    ...operation('getRevision'),
    summary: 'The state of a revised document, and what it changed',
    tag: 'intake',
    admin: false,
    request: { params: params.extend({ revisionId: z.string().describe('The `uploadId` of the request.') }) },
    responses: { 200: responses[200], 404: responses[404] },
    handle: async (desk, { params: { submissionId = '', revisionId = '' } }) =>
      ok(shownState(await desk.revisions.get(submissionId, revisionId))),
  },
  {
    ...operation('reviseSubmission'),
    summary: 'Send a revised document, or one that replaces a document that could not be read, and quote it',
    tag: 'intake',
    admin: true,
    request: { params, body: revisionTermsSchema },
    responses,
    async handle(desk, request) {
      const { submissionId = '' } = request.params;
      const state = await desk.revisions.submit(submissionId, await request.readJson(), 'operator');
      return ok(shownState(state));
    },
  },
];

function shownState({ submissionId, revision, version }: RevisionState): ShownRevision {
  const changes = version?.revision && shownChanges(version.revision, version);
  return { ...shownRevision(submissionId, revision), ...(changes && { changes }) };
}

/** Leaves out the fields of a revised document that only the desk itself needs. */
export function shownRevision(submissionId: string, revision: RevisionRecord): ShownRevision {
  const { revisionId, status, objectKey, by, createdAt, version, error, errorCode } = revision;
  return {
    ...{ submissionId, revisionId, status, fileName: fileNameIn(objectKey), by, createdAt },
    ...(version !== undefined && { quoteVersion: version }),
    ...(error !== undefined && { error }),
    ...(errorCode !== undefined && { errorCode }),
  };
}
