import { z } from 'zod';
import { outlineRequestSchema, outlineSchema } from '../../core/schemas/outline.ts';
import { parseInput } from '../../core/schemas/parse-input.ts';
import { operation } from '../operations.ts';
import type { Route } from './route.ts';

const row = {
  tag: 'intake',
  admin: true,
  responses: {
    200: { description: 'All rows of the document.', schema: outlineSchema },
    404: { description: 'No submission has that id, or its document was removed.' },
  },
} as const;
const params = z.object({ submissionId: z.string() });

/** Where an operator reads a document. */
export const outlineRoutes: readonly Route[] = [
  {
    ...operation('getOutline'),
    ...row,
    summary: 'The document of a submission as an outline',
    request: { params },
    async handle(desk, { params: { submissionId = '' } }) {
      return { status: 200, body: await desk.outlines.get(submissionId) };
    },
  },
  {
    ...operation('previewOutline'),
    ...row,
    summary: 'The outline of a document with other boundaries',
    request: { params, body: outlineRequestSchema },
    async handle(desk, request) {
      const { boundaries } = parseInput(outlineRequestSchema, await request.readJson());
      return { status: 200, body: await desk.outlines.get(request.params.submissionId ?? '', boundaries) };
    },
  },
];
