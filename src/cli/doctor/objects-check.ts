import { randomBytes } from 'node:crypto';
import type { Configuration } from '../config/configuration.ts';
import type { OpenedDesk } from '../desk/open-desk.ts';
import { type Check, cleaningUp, Fault, type Finding } from './check.ts';

/**
 * Brings a file to the object store and back: on S3 by the signed URLs that browsers get, in a folder directly,
 * because the server that serves its URLs may not run.
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
    // A view of Node's pool is no body that types allow; a copy is.
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
    const chunks: Uint8Array[] = [];
    for await (const chunk of found.content) chunks.push(chunk);
    return Buffer.concat(chunks);
  }
}

const contentType = 'application/octet-stream';

async function* chunksOf(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content;
}

/** The body of an answer that says yes. What it says else names a code of S3, such as AccessDenied. */
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
