import * as z from 'zod';
import { outlineSchema } from '../../../core/schemas/outline.ts';
import { ok } from '../../answer/http-answer.ts';
import { operation } from '../../operations.ts';
import type { Route } from '../route.ts';

/** The document as an operator reads it on the desk page. */
export const outlineRoutes: readonly Route[] = [
  {
    ...operation('getOutline'),
    summary: 'The document of a submission as an outline',
    tag: 'intake',
    admin: true,
    request: { params: z.object({ submissionId: z.string() }) },
    responses: {
      200: { description: 'All rows of the document.', schema: outlineSchema },
      404: { description: 'No submission has that id, or its document was removed.' },
      413: { description: 'The document is too large to be read.' },
    },
    handle: async (desk, { params: { submissionId = '' } }) => ok(await desk.outlines.get(submissionId)),
  },
];
