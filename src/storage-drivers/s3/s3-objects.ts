import { invalidInput } from '../../core/errors.ts';
import { systemClock } from '../../core/ports/system.ts';
import type { Clock, ObjectHead, ObjectRead, ObjectStore } from '../../core/ports.ts';
import { attachment } from '../../core/text/file-names.ts';
import { sliceOf, withinLimit } from '../object-bytes.ts';
import { objectPath } from '../signed-urls/signed-url.ts';
import { defaultTimeouts } from './client.ts';
import { type S3Connection, s3Connection } from './connection.ts';
import { factsOf, isNoSuchKey } from './failure.ts';
import { objectName } from './object-name.ts';
import { copyObject } from './objects/copy.ts';
import { download, nothing } from './objects/download.ts';
import { upload } from './objects/upload.ts';
import type { S3Settings } from './settings.ts';

export type { S3Settings };

export interface S3ObjectsOptions extends S3Settings {
  /** Decides when a URL's lifetime begins. @default the system's time */
  clock?: Clock | undefined;
}

/**
 * An object store in a bucket on an S3 server, under `objects/`. Clients upload to the server and download from it
 * directly, with signed URLs for the public endpoint. It does not need conditional writes.
 *
 * @throws DeskError `storage_unavailable`, from each method, with a sentence that says what to do; from this
 * function, `input_invalid` for settings that cannot be right
 *
 * @example
 * const objects = s3Objects({ bucket: 'desk', region: 'eu-central-1' });
 * const url = await objects.presignPut('uploads/42/a.docx', { contentType, expiresInSeconds: 300 });
 */
export function s3Objects(options: S3ObjectsOptions): ObjectStore {
  const { clock = systemClock, requestTimeoutMilliseconds: requestTimeout = defaultTimeouts.request } =
    options;
  const connection = s3Connection(options);
  const { bucket: Bucket, ask, guarded } = connection;
  const nameOf = (key: string) => `${connection.folder}objects/${objectName(key)}`;

  async function headOf(key: string): Promise<ObjectHead | null> {
    try {
      const { ContentLength: size = 0, ContentType } = await ask((s3) =>
        s3.headObject({ Bucket, Key: nameOf(key) }),
      );
      return { size, contentType: ContentType ?? unknownType };
    } catch (error) {
      // Without a body, the response does not distinguish a missing file from a missing bucket, or say why it is
      // refused.
      if (factsOf(error).status !== undefined) await connection.reach();
      if (factsOf(error).status === 404) return null;
      throw error;
    }
  }

  return {
    async presignPut(key, { contentType, contentLength, expiresInSeconds }) {
      mustFitUrl(key);
      mustFitHeader(contentType);
      const length = contentLength === undefined ? {} : { ContentLength: contentLength };
      const object = { Key: nameOf(key), ContentType: contentType, ...length };
      const signingDate = clock.now();
      return guarded('sign', () => signPut(connection, object, { expiresInSeconds, signingDate }));
    },

    async presignGet(key, { fileName, expiresInSeconds }) {
      mustFitUrl(key);
      const offer = fileName === undefined ? {} : { ResponseContentDisposition: attachment(fileName) };
      const object = { Key: nameOf(key), ...offer };
      const signingDate = clock.now();
      return guarded('sign', () => signGet(connection, object, { expiresInSeconds, signingDate }));
    },

    async put(key, content, { contentType, maximumBytes }) {
      mustFitHeader(contentType);
      const target = { name: nameOf(key), contentType, requestTimeout };
      const size = await upload(connection, target, withinLimit(content, maximumBytes));
      return { size, contentType };
    },

    head: (key) => guarded('read', () => headOf(key)),

    async get(key, range) {
      sliceOf(0, range);
      const Range = range && `bytes=${range.first}-${range.last ?? ''}`;
      return guarded('read', async () => {
        try {
          const object = { Bucket, Key: nameOf(key) };
          const answer = await ask((s3) => s3.getObject({ ...object, ...(Range ? { Range } : {}) }));
          return readOf(answer);
        } catch (error) {
          if (isNoSuchKey(error)) return null;
          if (factsOf(error).status !== 416) throw error;
          const head = await headOf(key);
          return head && { ...head, content: nothing() };
        }
      });

      function readOf(answer: GetAnswer): ObjectRead {
        const sent = sentBytes(answer);
        const { start, length } = sliceOf(sent.size, range);
        const failure = (error: unknown) => connection.failure('read', error);
        const content = download(answer.Body, { skip: start - sent.start, length }, failure);
        return { size: sent.size, contentType: answer.ContentType ?? unknownType, content };
      }
    },

    delete(key) {
      return guarded('remove', async () => {
        if ((await headOf(key)) === null) return false;
        await ask((s3) => s3.deleteObject({ Bucket, Key: nameOf(key) }));
        return true;
      });
    },

    copy: (from, to) =>
      guarded('copy', () => copyObject(connection, { from: nameOf(from), to: nameOf(to) }, requestTimeout)),

    ping: () => connection.guarded('reach', connection.reach),
    close: () => connection.close(),
  };
}

const unknownType = 'application/octet-stream';

interface GetAnswer {
  Body?: unknown;
  ContentType?: string | undefined;
  ContentLength?: number | undefined;
  ContentRange?: string | undefined;
}

/** Returns the size of the whole file, and where in it the response begins; a server may send more than requested. */
function sentBytes({ ContentLength = 0, ContentRange = '' }: GetAnswer): { start: number; size: number } {
  const [, start, size] = /^bytes (\d+)-\d+\/(\d+)$/.exec(ContentRange) ?? [];
  return start === undefined || size === undefined
    ? { start: 0, size: ContentLength }
    : { start: Number(start), size: Number(size) };
}

/**
 * Keys are kept distinct whatever they contain, but links are made only for keys for which every other object store
 * of thesisdesk can make one.
 */
function mustFitUrl(key: string): void {
  objectPath(key);
}

/**
 * @throws DeskError `input_invalid` for a content type that a header cannot carry
 */
function mustFitHeader(contentType: string): void {
  if (/^[\x20-\x7e]{0,1000}$/.test(contentType)) return;
  throw invalidInput('contentType', 'The content type of the file is not valid.');
}

/** When a URL's lifetime begins, and how long it lasts. */
interface UrlTime {
  signingDate: Date;
  expiresInSeconds: number;
}

/** Returns a URL for the public endpoint that accepts one file; its type, and its length if given, are signed. */
async function signPut(
  { bucket, signer }: S3Connection,
  object: { Key: string; ContentType: string; ContentLength?: number },
  { signingDate, expiresInSeconds: expiresIn }: UrlTime,
): Promise<string> {
  const { PutObjectCommand } = await import('@aws-sdk/client-s3');
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
  const command = new PutObjectCommand({ Bucket: bucket, ...object });
  // By default, the SDK lets the client choose the content type.
  const signableHeaders = new Set(['content-type', 'content-length']);
  return getSignedUrl(await signer(), command, { expiresIn, signingDate, signableHeaders });
}

/** Returns a URL for the public endpoint that serves one file. */
async function signGet(
  { bucket, signer }: S3Connection,
  object: { Key: string; ResponseContentDisposition?: string },
  { signingDate, expiresInSeconds: expiresIn }: UrlTime,
): Promise<string> {
  const { GetObjectCommand } = await import('@aws-sdk/client-s3');
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
  const command = new GetObjectCommand({ Bucket: bucket, ...object });
  return getSignedUrl(await signer(), command, { expiresIn, signingDate });
}
