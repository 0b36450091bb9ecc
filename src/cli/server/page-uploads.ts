import type { ObjectStore } from '../../core/ports.ts';
import type { Configuration } from '../config/configuration.ts';

/**
 * The origins of the pages that send documents to the storage: the desk's own, and those that may call the desk. Where
 * all may, the own one stands for them.
 *
 * @param address where others reach the desk
 */
export function uploadingOrigins(
  { pages, allowedOrigins }: Pick<Configuration, 'pages' | 'allowedOrigins'>,
  address: string,
): string[] {
  return [...new Set([...(pages ? [new URL(address).origin] : []), ...allowedOrigins])];
}

/**
 * Asks the storage what browsers ask it before an upload from a page of that origin: the preflight of CORS.
 *
 * @returns what the storage does not allow, in words; null where nothing is missing
 * @throws what `fetch` throws where the storage cannot be reached as browsers reach it
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

/** What the answer to a preflight lacks. Pure. */
export function missingIn({ ok, headers }: Pick<Response, 'ok' | 'headers'>, origin: string): string | null {
  const allowed = (name: string) =>
    (headers.get(`access-control-allow-${name}`) ?? '').split(',').map((each) => each.trim());
  const allows = (name: string, wanted: string) =>
    allowed(name).some((each) => each === '*' || each.toLowerCase() === wanted.toLowerCase());
  if (!ok || !allows('origin', origin)) return 'this origin';
  if (!allows('methods', 'PUT')) return 'the method PUT';
  return allows('headers', 'content-type') ? null : 'the header content-type';
}
