import { DeskError } from '../../../src/core/errors.ts';
import type { SignedObjectStore } from '../../../src/storage-drivers/signed-urls/signed-objects.ts';

/** Serves the signed URLs of a store, as the HTTP server does, without a socket. */
export function answerSigned(objects: SignedObjectStore): (request: Request) => Promise<Response> {
  return async (request) => {
    const url = new URL(request.url);
    const key = decodeURIComponent(url.pathname.replace(/^\/objects\//, ''));
    const content = new Uint8Array(await request.arrayBuffer());
    const contentType = request.headers.get('content-type');
    const { method } = request;
    try {
      const asked = { method, key, query: url.searchParams, contentType, contentLength: content.length };
      const { fileName } = await objects.verify(asked);
      return method === 'PUT'
        ? await take(objects, key, content, contentType)
        : await give(objects, key, fileName);
    } catch (error) {
      if (error instanceof DeskError && error.code === 'upload_not_allowed')
        return new Response(null, { status: 403 });
      throw error;
    }
  };
}

async function take(
  objects: SignedObjectStore,
  key: string,
  content: Uint8Array,
  contentType: string | null,
): Promise<Response> {
  const pieces = new Blob([content]).stream();
  await objects.put(key, pieces, { contentType: contentType ?? '' });
  return new Response(null, { status: 200 });
}

async function give(
  objects: SignedObjectStore,
  key: string,
  fileName: string | undefined,
): Promise<Response> {
  const found = await objects.get(key);
  if (found === null) return new Response(null, { status: 404 });
  const headers = new Headers({ 'content-type': found.contentType });
  if (fileName !== undefined) {
    headers.set('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`);
  }
  return new Response(ReadableStream.from(found.content), { headers });
}
