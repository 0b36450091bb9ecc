import { readdir, readFile } from 'node:fs/promises';
import * as z from 'zod';
import { DeskError } from '../../../core/errors.ts';
import { type HttpAnswer, HttpProblem } from '../../answer/http-answer.ts';
import type { CompleteOptions } from '../../options.ts';
import type { Route } from '../route.ts';
import { pageHeaders } from './pages.ts';

/** The documentation that was built with this version: pages with links, a style sheet and no scripts. */
export function docsRoutes({ basePath }: CompleteOptions): readonly Route[] {
  const docs = { tag: 'pages', admin: false, method: 'GET' } as const;
  return [
    {
      ...docs,
      path: '/docs',
      operationId: 'showDocs',
      summary: 'The documentation',
      request: {},
      responses: { 302: { description: 'To its first page.' } },
      async handle() {
        // The pages have relative links, which would not resolve from `/docs` without a trailing slash.
        return { status: 302, headers: { location: `${basePath}/docs/index.html` } };
      },
    },
    {
      ...docs,
      path: '/docs/{file}',
      operationId: 'getDocsFile',
      summary: 'A page of the documentation, its style or a picture',
      request: { params: z.object({ file: z.string() }) },
      responses: {
        200: { description: 'The file.', contentType: '*/*' },
        404: { description: 'The documentation has no such file.' },
      },
      handle: (_desk, { params }) => docsFile(params.file ?? ''),
    },
  ];
}

async function docsFile(asked: string): Promise<HttpAnswer> {
  files ??= readNames();
  // Only files that were built are ever read: the requested name is compared with theirs and never put into a path.
  const file = (await files).find(({ name }) => name === asked);
  if (!file) throw new HttpProblem(404, 'The documentation has no such page.');
  const body = Uint8Array.from(await readFile(file.url).catch(missing));
  return { status: 200, headers: pageHeaders(file.type), body };
}

interface DocsFile {
  name: string;
  type: string;
  url: URL;
}

let files: Promise<readonly DocsFile[]> | undefined;

/** Next to this module in the build. */
const folder = new URL('./docs/', import.meta.url);

async function readNames(): Promise<readonly DocsFile[]> {
  const names = await readdir(folder).catch(missing);
  return names.flatMap((name) => {
    const type = types.get(name.replace(/^.*\./, ''));
    return type === undefined ? [] : [{ name, type, url: new URL(name, folder) }];
  });
}

const types: ReadonlyMap<string, string> = new Map([
  ['html', 'text/html; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['png', 'image/png'],
]);

function missing(cause: unknown): never {
  // The files may be restored while the server runs, so the next request looks again.
  files = undefined;
  const message = 'The documentation has not been built. Please reinstall thesisdesk.';
  throw new DeskError('file_unreadable', message, { cause });
}
