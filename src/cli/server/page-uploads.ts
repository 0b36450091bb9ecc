import type { ObjectStore } from '../../core/ports.ts';
import type { Configuration } from '../config/configuration.ts';

/**
 * Returns the origins of the pages that upload documents to the storage: the desk's own, and those that may call the
 * desk. If all origins may, returns only the desk's own.
 *
 * @param address the address at which others reach the desk
 */
export function uploadingOrigins(
  { pages, allowedOrigins }: Pick<Configuration, 'pages' | 'allowedOrigins'>,
  address: string,
): string[] {
  return [...new Set([...(pages ? [new URL(address).origin] : []), ...allowedOrigins])];
}

/**
 * Sends the storage the CORS preflight request that a browser sends before an upload from a page of that origin.
 *
 * @returns what the storage does not allow, in words; null if nothing is missing
 * @throws what `fetch` throws if the storage cannot be reached as browsers reach it
 *
 * @example
 * await missingForUploads(objects, 'https://desk.example.com', AbortSignal.timeout(5_000)); // 'the header content-type'
 */
export async function missingForUploads(
  objects: Pick<ObjectStore, 'presignPut'>,
  origin: string,
  signal: AbortSignal,
): Promise<string | null> {
  const url = await objects.presignPut('uploads/origin', { contentType: 'x/y', expiresInSeconds: 60 });
  const headers = {
    origin,
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'content-type',
  };
  const response = await fetch(url, { method: 'OPTIONS', headers, signal });
  await response.body?.cancel();
  return missingIn(response, origin);
}

/** Returns what the response to a preflight lacks. Pure. */
export function missingIn({ ok, headers }: Pick<Response, 'ok' | 'headers'>, origin: string): string | null {
  const allowed = (name: string) =>
    (headers.get(`access-control-allow-${name}`) ?? '').split(',').map((each) => each.trim());
  const allows = (name: string, wanted: string) =>
    allowed(name).some((each) => each === '*' || each.toLowerCase() === wanted.toLowerCase());
  if (!ok || !allows('origin', origin)) return 'this origin';
  if (!allows('methods', 'PUT')) return 'the method PUT';
  return allows('headers', 'content-type') ? null : 'the header content-type';
}
