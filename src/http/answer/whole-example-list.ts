import { mostOfPage } from '../../core/schemas/pages.ts';
import type { ExamplesService } from '../../core/services/examples.ts';
import { ByteContent, bytesOf, type HttpAnswer } from './http-answer.ts';

/**
 * All example files, as the interface has the list (4.13). Where they are more than a page, they are sent page by page,
 * so that none but the page that is under way lies in memory.
 */
export async function wholeExampleList(examples: Pick<ExamplesService, 'list'>): Promise<HttpAnswer> {
  const first = await examples.list({ limit: mostOfPage });
  if (first.nextCursor === undefined) return { status: 200, body: first };
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
