import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { Configuration } from '../config/configuration.ts';
import type { OpenedDesk } from '../desk/open-desk.ts';
import { type Check, cleaningUp, Fault, type Finding } from './check.ts';

/**
 * Writes a file to the object store and reads it back: on S3 through signed URLs, as browsers do, and in a folder
 * directly, because the server that serves its URLs may not be running.
 */
export function objectsCheck(
  { objects }: Pick<OpenedDesk, 'objects'>,
  { objects: kind }: Pick<Configuration, 'objects'>,
  id: string,
): Check {
  const key = `doctor/${id}.bin`;
  return {
    name: 'documents',
    advice: advices[kind],
    ...(kind === 'folder' && { restsOn: ['data folder'] }),
    async run(signal) {
      const content = randomBytes(1_000);
      const tryOut = async (): Promise<Finding> => {
        const read = kind === 's3' ? await overHttp(content, signal) : await directly(content);
        if (Buffer.compare(read, content) !== 0)
          throw new Fault('A file was not read back as it was written.');
        return { state: 'ok', detail: ways[kind] };
      };
      return cleaningUp(tryOut, () => objects.delete(key));
    },
  };

  async function overHttp(content: Buffer, signal: AbortSignal): Promise<Buffer> {
    const terms = { contentType, contentLength: content.length, expiresInSeconds: 60 };
    const headers = { 'content-type': contentType };
    const put = await objects.presignPut(key, terms);
    // The types do not allow a view of Node's buffer pool as a body; a copy is allowed.
    await answered(
      await fetch(put, { method: 'PUT', headers, body: new Uint8Array(content), signal }),
      'upload',
    );
    const get = await objects.presignGet(key, { expiresInSeconds: 60 });
    return answered(await fetch(get, { signal }), 'download');
  }

  async function directly(content: Buffer): Promise<Buffer> {
    await objects.put(key, chunksOf(content), { contentType });
    const found = await objects.get(key);
    if (found === null) throw new Fault('A file that was written is missing.');
    return buffer(found.content);
  }
}

const contentType = 'application/octet-stream';

async function* chunksOf(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

/** Returns the body of a successful response. Otherwise throws, with the S3 code, such as AccessDenied. */
async function answered(response: Response, what: string): Promise<Buffer> {
  const body = Buffer.from(await response.arrayBuffer());
  if (response.ok) return body;
  const code = /<Code>(\w{1,60})<\/Code>/.exec(body.toString('utf8', 0, 2_000))?.[1];
  throw new Fault(`A signed ${what} was answered with ${response.status}${code ? ` (${code})` : ''}.`);
}

const ways = {
  folder: 'Folder: wrote and read a file',
  s3: 'S3: uploaded and downloaded a file by signed URLs',
} as const;

const advices = {
  folder: 'Make sure that this user can write to the data folder, and that its disk is not full.',
  s3: 'Check bucket, region, the endpoints (THESISDESK_S3_PUBLIC_ENDPOINT is the one of signed URLs) and access key, and that the key may put, get and delete objects.',
} as const;
