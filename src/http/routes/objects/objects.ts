import * as z from 'zod';
import type { Desk } from '../../../core/desk.ts';
import { DeskError, notFound, uploadTooLarge } from '../../../core/errors.ts';
import { attachment } from '../../../core/text/file-names.ts';
import { ByteContent, type HttpAnswer, HttpProblem } from '../../answer/http-answer.ts';
import type { CompleteOptions } from '../../options.ts';
import type { HttpRequest } from '../../request/http-request.ts';
import type { Route } from '../route.ts';
import type { SignedObjects } from './signed-objects.ts';

const path = '/objects/{key...}';
const request = { params: z.object({ key: z.string().describe('May contain slashes.') }) };

/** The signed URLs of the embedded object store. A signed URL is the only permission that its holder needs. */
export function objectRoutes(objects: SignedObjects, options: CompleteOptions): readonly Route[] {
  return [
    {
      method: 'PUT',
      path,
      operationId: 'putObject',
      summary: 'Upload to a signed URL',
      tag: 'objects',
      admin: false,
      request: { ...request, content: { description: 'The file, with the content type that was signed.' } },
      responses: {
        200: { description: 'The whole file is stored.' },
        400: { description: 'The body is a part of a file, or not as long as was signed.' },
        403: { description: 'The URL is not valid or has expired, or is for another content type.' },
        408: { description: 'The file arrived too slowly.' },
        409: { description: 'The document has already been submitted.' },
        411: { description: 'The URL was signed for a certain length, and the request does not state one.' },
        413: { description: 'The file is too large.' },
        503: { description: 'No space for more documents.' },
      },
      handle: (desk, upload) => putObject(objects, upload, { ...options, intake: desk.intake }),
    },
    {
      method: 'GET',
      path,
      operationId: 'getObject',
      summary: 'Download from a signed URL',
      tag: 'objects',
      admin: false,
      request,
      responses: {
        200: { description: 'The file.', contentType: '*/*' },
        206: { description: 'The part that was asked for.', contentType: '*/*' },
        403: { description: 'The URL is not valid or has expired.' },
        404: { description: 'No such file.' },
        416: { description: 'The file has no such part.' },
      },
      handle: (_desk, download) => getObject(objects, download),
    },
  ];
}

async function putObject(
  objects: SignedObjects,
  upload: HttpRequest,
  { maximumUploadBytes: maximumBytes, uploadPatience, intake }: CompleteOptions & Pick<Desk, 'intake'>,
): Promise<HttpAnswer> {
  refusePart(upload);
  const key = upload.params.key ?? '';
  const contentType = upload.header('content-type');
  const contentLength = upload.body.declaredBytes;
  const query = upload.rawQuery;
  const check = async () => {
    const signed = { method: 'PUT', key, query, contentType, contentLength };
    await verifyLength(objects.verify(signed), contentLength);
    await intake.checkUpload(key);
  };
  await check();
  if ((contentLength ?? 0) > maximumBytes) throw uploadTooLarge(maximumBytes);
  // An upload may take long: what was allowed when it began must still be allowed when the file becomes visible.
  const content = checkedAtEnd(upload.body.chunks(uploadPatience), check);
  await objects.put(key, content, { contentType: contentType ?? unknownType, maximumBytes });
  return { status: 200 };
}

/** A client that goes on with an interrupted upload would otherwise make a part into the whole file (RFC 9110, 14.5). */
function refusePart(upload: HttpRequest): void {
  if (upload.header('content-range') === null) return;
  throw new HttpProblem(400, 'An upload cannot be continued. Please send the whole file again.');
}

/** Passes content through, then runs the check. If that throws, the upload is aborted and nothing changes. */
async function* checkedAtEnd(
  content: AsyncIterable<Uint8Array>,
  check: () => Promise<void>,
): AsyncIterable<Uint8Array> {
  yield* content;
  await check();
}

/** Reports a wrong length as a bad request instead of a missing permission. */
async function verifyLength(verified: Promise<unknown>, contentLength: number | null): Promise<void> {
  try {
    await verified;
  } catch (error) {
    const isLength = error instanceof DeskError && error.details.reason === 'content_length';
    throw isLength ? new HttpProblem(contentLength === null ? 411 : 400, error.message) : error;
  }
}

async function getObject(objects: SignedObjects, download: HttpRequest): Promise<HttpAnswer> {
  const key = download.params.key ?? '';
  const query = download.rawQuery;
  const { fileName } = await objects.verify({
    method: 'GET',
    key,
    query,
    contentType: null,
    contentLength: null,
  });
  const head = await objects.head(key);
  if (!head) throw unknownObject();
  // Files have no ETag, so a client cannot know that a part still fits: a request with If-Range gets the whole file.
  const isWhole = download.method === 'HEAD' || download.header('if-range') !== null;
  const range = isWhole ? null : readRange(download.header('range'), head.size);
  if (range === 'none') throw noSuchPart(head.size);
  const headers = {
    'accept-ranges': 'bytes',
    'content-type': /^[\x20-\x7e]+$/.test(head.contentType) ? head.contentType : unknownType,
    'content-disposition': attachment(fileName ?? key.split('/').at(-1) ?? 'file'),
    // An uploaded HTML page must not run with the rights of this origin.
    'content-security-policy': "default-src 'none'; sandbox",
    'content-length': String(range ? range.last - range.first + 1 : head.size),
    ...(range ? { 'content-range': `bytes ${range.first}-${range.last}/${head.size}` } : {}),
  };
  const status = range ? 206 : 200;
  if (download.method === 'HEAD') return { status, headers };
  // Bounded even for the whole file: if it has just been replaced, it may be longer than the length announced.
  const object = await objects.get(key, range ?? { first: 0, last: Math.max(0, head.size - 1) });
  if (!object) throw unknownObject();
  return { status, headers, body: new ByteContent(object.content) };
}

const unknownType = 'application/octet-stream';

function unknownObject(): DeskError {
  return notFound('object', 'No such file.');
}

function noSuchPart(size: number): HttpProblem {
  return new HttpProblem(416, 'The file has no such part.', { 'content-range': `bytes */${size}` });
}

/** A range of bytes in a file, counted from 0, including the last. */
interface ByteRange {
  first: number;
  last: number;
}

/**
 * Reads the range that a `Range` header asks for (RFC 9110, section 14.2). Returns null if the whole file is to be
 * sent, also for several ranges and for a header that cannot be read; `none` if the file has no such bytes.
 *
 * @example
 * readRange('bytes=-500', 2000); // { first: 1500, last: 1999 }
 */
export function readRange(header: string | null, size: number): ByteRange | 'none' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '') return last === '' ? null : lastBytes(Number(last), size);
  if (last !== '' && Number(last) < Number(first)) return null;
  if (Number(first) >= size) return 'none';
  return { first: Number(first), last: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

function lastBytes(count: number, size: number): ByteRange | 'none' {
  return count === 0 || size === 0 ? 'none' : { first: Math.max(0, size - count), last: size - 1 };
}
