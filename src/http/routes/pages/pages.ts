import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { DeskError } from '../../../core/errors.ts';
import { escapeHtml } from '../../../core/text/escape-html.ts';
import { bytesOf, type HttpAnswer, HttpProblem } from '../../answer/http-answer.ts';
import type { CompleteOptions } from '../../options.ts';
import { isTokenSet } from '../../request/operator.ts';
import type { Route } from '../route.ts';

/** The page for students, the page for the operator, and the files they load. None of them contains any data. */
export function pageRoutes(options: CompleteOptions): readonly Route[] {
  const page = { tag: 'pages', admin: false, request: {}, method: 'GET' } as const;
  const responses = { 200: { description: 'The page.', contentType: 'text/html' } };
  return [
    {
      ...page,
      path: '/',
      operationId: 'showIntakePage',
      summary: 'The page for students',
      responses,
      handle: () => htmlPage('intake.html', options, { origins: options.uploadOrigins() }),
    },
    {
      ...page,
      path: '/desk',
      operationId: 'showDeskPage',
      summary: 'The page for the operator',
      responses,
      async handle() {
        const wantsToken = await isTokenSet(options);
        return htmlPage('desk.html', options, { origins: options.uploadOrigins(), wantsToken });
      },
    },
    {
      ...page,
      path: '/pages/{file}',
      operationId: 'getPageFile',
      summary: 'A script or style of the pages',
      request: { params: z.object({ file: z.string() }) },
      responses: {
        200: { description: 'The file.', contentType: '*/*' },
        404: { description: 'The pages have no such file.' },
      },
      handle: (_desk, { params }) => asset(params.file ?? ''),
    },
  ];
}

/** What a page has to know of the desk. */
interface PageFacts {
  origins?: readonly string[];
  hasVideo?: boolean;
  /** Whether the operator's routes want a token. */
  wantsToken?: boolean;
}

/** Fills in what a built page needs to know of the desk. The page may connect to `origins` in addition to the desk. */
export async function htmlPage(
  name: PageFile,
  options: CompleteOptions,
  { origins = [], hasVideo = false, wantsToken = false }: PageFacts = {},
): Promise<HttpAnswer> {
  const { basePath, businessName } = options;
  const html = (await readPageFile(name))
    .replaceAll('{{base}}', basePath)
    .replaceAll('{{token}}', wantsToken ? 'yes' : 'no')
    .replaceAll('{{video}}', hasVideo ? 'yes' : 'no')
    .replaceAll('{{business}}', () => escapeHtml(businessName));
  const rules = ["script-src 'self'", ["connect-src 'self'", ...origins].join(' ')];
  const headers = pageHeaders('text/html; charset=utf-8', rules);
  return { status: 200, headers, body: bytesOf(html) };
}

/**
 * Returns the headers of a page and of what it loads. Only the desk's own styles and pictures are allowed, and what
 * `rules` allow in addition; framing is forbidden.
 *
 * @example
 * pageHeaders('text/html; charset=utf-8', ["script-src 'self'"]);
 */
export function pageHeaders(type: string, rules: readonly string[] = []): Record<string, string> {
  return {
    'content-type': type,
    'content-security-policy': [...ownRules, ...rules, ...noRules].join('; '),
    'referrer-policy': 'no-referrer',
  };
}

async function asset(name: string): Promise<HttpAnswer> {
  const file = assets.find((each) => each.name === name);
  if (!file) throw new HttpProblem(404, 'Nothing is at this address.');
  const body = bytesOf(await readPageFile(file.name));
  return { status: 200, headers: { 'content-type': file.type }, body };
}

const assets = [
  { name: 'intake.js', type: 'text/javascript; charset=utf-8' },
  { name: 'desk.js', type: 'text/javascript; charset=utf-8' },
  { name: 'room.js', type: 'text/javascript; charset=utf-8' },
  { name: 'room-call.js', type: 'text/javascript; charset=utf-8' },
  { name: 'style.css', type: 'text/css; charset=utf-8' },
] as const;

/** The files of the pages, next to this module in the build. */
type PageFile = 'intake.html' | 'desk.html' | 'room.html' | (typeof assets)[number]['name'];

const known = new Map<PageFile, Promise<string>>();

/** Reads a file of the pages, once per process. Throws `file_unreadable` if the package is incomplete. */
function readPageFile(name: PageFile): Promise<string> {
  const reading =
    known.get(name) ??
    readFile(new URL(`./pages/${name}`, import.meta.url), 'utf8').catch((cause: unknown) =>
      missing(name, cause),
    );
  known.set(name, reading);
  return reading;
}

function missing(name: PageFile, cause: unknown): never {
  // The files may be restored while the server runs, so the next request looks again.
  known.delete(name);
  throw new DeskError('file_unreadable', 'The pages have not been built. Please reinstall thesisdesk.', {
    cause,
  });
}

const ownRules = ["default-src 'none'", "style-src 'self'", "img-src 'self' data:"];
const noRules = ["base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'"];
