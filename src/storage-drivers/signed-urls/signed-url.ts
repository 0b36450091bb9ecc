import { createHmac, timingSafeEqual } from 'node:crypto';
import { DeskError, invalidInput } from '../../core/errors.ts';

/** What a URL allows. */
export interface UrlTerms {
  method: 'GET' | 'PUT';
  key: string;
  expiresAt: Date;
  /** The one content type that a PUT may have. */
  contentType?: string;
  /** The exact number of bytes that a PUT must have. */
  contentLength?: number;
  /** The name under which a GET offers the file. */
  fileName?: string;
}

/** A request with a signed URL. */
export interface SignedRequest {
  method: string;
  /** From the URL's path, decoded. */
  key: string;
  query: URLSearchParams;
  /** The header as received; null if there is none. */
  contentType: string | null;
  /** The number of bytes in the header; null if there is none, as in a chunked request. */
  contentLength: number | null;
  now: Date;
}

/** What a request with a valid URL may do in addition to accessing the file. */
export interface SignedGrant {
  fileName?: string;
}

/**
 * Returns a URL for one method, one key and a limited time: `<publicUrl>/objects/<key>?expires=…&signature=…`. Anyone
 * who has it needs no other permission. The terms are in the query and signed with HMAC-SHA256.
 *
 * @throws DeskError `input_invalid` for a key that a URL cannot carry
 *
 * @example
 * const expiresAt = new Date(Date.now() + 300_000);
 * signUrl('https://desk.example', { method: 'GET', key: 'examples/7/a.docx', expiresAt }, secret);
 */
export function signUrl(publicUrl: string, terms: UrlTerms, secret: Uint8Array): string {
  const query = new URLSearchParams({ expires: String(terms.expiresAt.getTime()) });
  if (terms.contentType !== undefined) query.set('type', terms.contentType);
  if (terms.contentLength !== undefined) query.set('length', String(terms.contentLength));
  if (terms.fileName !== undefined) query.set('name', terms.fileName);
  query.set('signature', signatureOf(terms.method, terms.key, query, secret));
  return `${publicUrl.replace(/\/+$/, '')}${objectPath(terms.key)}?${query}`;
}

/**
 * Checks a request against the terms of its URL. The HTTP server calls this before it reads any body.
 *
 * @throws DeskError `upload_not_allowed` if the URL was changed, was made for a different method or key, or has
 * expired, or if a PUT has a different content type or length from the one it allows; `details.reason` tells them
 * apart
 *
 * @example
 * const { searchParams: query } = new URL(request.url);
 * verifySignedUrl({ method: 'GET', key, query, contentType: null, contentLength: null, now }, secret);
 */
export function verifySignedUrl(request: SignedRequest, secret: Uint8Array): SignedGrant {
  const { method, key, query, now } = request;
  // The signature is checked first: until it is verified, the query is a stranger's text.
  if (!isEqual(signatureOf(method, key, query, secret), query.get('signature') ?? '')) {
    throw refusal('signature', 'This link is not valid. Please ask for a new one.');
  }
  if (!(now.getTime() < Number(query.get('expires')))) {
    throw refusal('expired', 'This link has expired. Please ask for a new one.');
  }
  const type = query.get('type');
  if (type !== null && request.contentType !== type) {
    throw refusal('content_type', `This link only accepts a file with the content type ${type}.`);
  }
  const length = query.get('length');
  if (length !== null && request.contentLength !== Number(length)) {
    throw refusal('content_length', `This link only accepts a file of exactly ${length} bytes.`);
  }
  const fileName = query.get('name');
  return fileName === null ? {} : { fileName };
}

/** The path below which the HTTP server serves objects. */
const objectsPath = '/objects/';

/**
 * Returns the path of a URL for an object. Slashes are kept, everything else is percent-encoded.
 *
 * @throws DeskError `input_invalid` for a key with a segment `.` or `..`, which URL parsers resolve even if it is
 * encoded, and for half of a surrogate pair, which has no encoding
 *
 * @example
 * objectPath('uploads/42/Résumé 1.docx'); // '/objects/uploads/42/R%C3%A9sum%C3%A9%201.docx'
 */
export function objectPath(key: string): string {
  const segments = key.split('/');
  if (segments.includes('.') || segments.includes('..')) throw noUrl();
  try {
    return objectsPath + segments.map(encodeURIComponent).join('/');
  } catch {
    throw noUrl();
  }
}

/**
 * Signs the terms as they are in the query, in an unambiguous form. All values of a name are signed, so that none can
 * be added or removed. Unknown names are allowed.
 */
function signatureOf(method: string, key: string, query: URLSearchParams, secret: Uint8Array): string {
  const terms = ['expires', 'type', 'length', 'name'].map((name) => query.getAll(name));
  const text = JSON.stringify(['thesisdesk signed url 1', method, key, ...terms]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** Compares in constant time, so that timing does not reveal how much of it is right. */
function isEqual(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function refusal(reason: string, message: string): DeskError {
  return new DeskError('upload_not_allowed', message, { details: { reason } });
}

function noUrl(): DeskError {
  return invalidInput('key', 'A file with this name cannot have a link. Please give it another name.');
}
