import * as z from 'zod';
import {
  exampleDeletedSchema,
  exampleFilesRequestSchema,
  exampleFilesSchema,
  exampleListSchema,
  exampleUploadsRequestSchema,
  exampleUploadsResponseSchema,
} from '../../core/schemas/examples.ts';
import { mostOfPage, pageRequestSchema } from '../../core/schemas/fields.ts';
import { exampleDownloadSchema } from '../../core/schemas/operator.ts';
import type { ExamplesService } from '../../core/services/examples.ts';
import { ByteContent, bytesOf, type HttpAnswer, ok } from '../answer/http-answer.ts';
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
    handle: async (desk, request) => ok(await desk.examples.createUploads(await request.readJson())),
  },
  {
    ...operation('saveExamples'),
    summary: 'Save example file metadata',
    tag: 'examples',
    admin: true,
    request: { body: exampleFilesRequestSchema },
    responses: { 200: { description: 'The saved records.', schema: exampleFilesSchema } },
    handle: async (desk, request) => ok(await desk.examples.save(await request.readJson())),
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
      return isPage ? ok(await desk.examples.list(query)) : wholeExampleList(desk.examples);
    },
  },
  {
    ...operation('getExampleDocument'),
    summary: 'Where to download an example file',
    tag: 'examples',
    admin: true,
    request: { params: z.object({ fileId: z.string() }) },
    responses: {
      200: { description: 'The file as it was uploaded.', schema: exampleDownloadSchema },
      404: { description: 'No example file has that id, or the file is missing.' },
    },
    async handle(desk, { params }) {
      const { sha256: _unknown, ...download } = await desk.examples.download(params.fileId ?? '');
      return ok(download);
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
    handle: async (desk, { params }) => ok(await desk.examples.delete(params.fileId ?? '')),
  },
];

/**
 * Answers with all example files, in the format of the interface (4.13). If they fill more than a page, they are sent
 * page by page, so that only one page is in memory at a time.
 */
async function wholeExampleList(examples: Pick<ExamplesService, 'list'>): Promise<HttpAnswer> {
  const first = await examples.list({ limit: mostOfPage });
  if (first.nextCursor === undefined) return ok(first);
  const headers = { 'content-type': 'application/json; charset=utf-8' };
  return { status: 200, headers, body: new ByteContent(inPages(examples, first)) };
}

async function* inPages(
  examples: Pick<ExamplesService, 'list'>,
  first: Awaited<ReturnType<ExamplesService['list']>>,
): AsyncGenerator<Uint8Array> {
  let page = first;
  let count = 0;
  yield bytesOf('{"files":[');
  for (;;) {
    const files = page.files.map((file) => JSON.stringify(file)).join(',');
    yield bytesOf(count > 0 && files !== '' ? `,${files}` : files);
    count += page.files.length;
    if (page.nextCursor === undefined) break;
    page = await examples.list({ limit: mostOfPage, cursor: page.nextCursor });
  }
  yield bytesOf(`],"count":${count}}`);
}
