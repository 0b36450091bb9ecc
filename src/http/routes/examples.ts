import { z } from 'zod';
import {
  exampleDeletedSchema,
  exampleFilesRequestSchema,
  exampleFilesSchema,
  exampleListSchema,
  exampleUploadsRequestSchema,
  exampleUploadsResponseSchema,
} from '../../core/schemas/examples.ts';
import { pageRequestSchema } from '../../core/schemas/pages.ts';
import { wholeExampleList } from '../answer/whole-example-list.ts';
import { operation } from '../operations.ts';
import type { Route } from './route.ts';

export const exampleRoutes: readonly Route[] = [
  {
    ...operation('createExampleUploads'),
    summary: 'Batch upload URLs for example files',
    tag: 'examples',
    admin: true,
    request: { body: exampleUploadsRequestSchema },
    responses: {
      200: { description: 'Where to upload each.', schema: exampleUploadsResponseSchema },
      503: { description: 'No space for more documents.' },
    },
    async handle(desk, request) {
      return { status: 200, body: await desk.examples.createUploads(await request.readJson()) };
    },
  },
  {
    ...operation('saveExamples'),
    summary: 'Save example file metadata',
    tag: 'examples',
    admin: true,
    request: { body: exampleFilesRequestSchema },
    responses: { 200: { description: 'The saved records.', schema: exampleFilesSchema } },
    async handle(desk, request) {
      return { status: 200, body: await desk.examples.save(await request.readJson()) };
    },
  },
  {
    ...operation('listExamples'),
    summary: 'List example files',
    tag: 'examples',
    admin: false,
    request: { query: pageRequestSchema },
    responses: {
      200: { description: 'Newest first; all of them if no limit is given.', schema: exampleListSchema },
    },
    async handle(desk, { query }) {
      const isPage = query.limit !== undefined || query.cursor !== undefined;
      return isPage
        ? { status: 200, body: await desk.examples.list(query) }
        : wholeExampleList(desk.examples);
    },
  },
  {
    ...operation('deleteExample'),
    summary: 'Delete an example file and its metadata',
    tag: 'examples',
    admin: true,
    request: { params: z.object({ fileId: z.string() }) },
    responses: {
      200: { description: 'Both are gone.', schema: exampleDeletedSchema },
      404: { description: 'No example file has that id.' },
    },
    async handle(desk, { params }) {
      return { status: 200, body: await desk.examples.delete(params.fileId ?? '') };
    },
  },
];
