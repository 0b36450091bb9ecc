import { createHmac, timingSafeEqual } from 'node:crypto';
import { DeskError } from '../../core/errors.ts';
import { objectPath } from './object-path.ts';

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

/** A request that came with a signed URL. */
export interface SignedRequest {
  method: string;
  /** From the URL's path, by `objectKeyOf`. */
  key: string;
  query: URLSearchParams;
  /** The header as it came; null where there is none. */
  contentType: string | null;
  /** Bytes as the header states them; null where there is none, as in a chunked request. */
  contentLength: number | null;
  now: Date;
}

/** What a request with a right URL may do besides reaching the file. */
export interface SignedGrant {
  fileName?: string;
}

/**
 * A URL for one method, one key and a limited time: `<publicUrl>/objects/<key>?expires=…&signature=…`. Who
 * has it needs no other permission. The terms stand in the query and are signed with HMAC-SHA256.
 *
 * @throws DeskError `input_invalid` for a key that no URL can carry
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
 * Checks a request against the terms of its URL. The HTTP server calls it before it reads any body.
 *
 * @throws DeskError `upload_not_allowed` when the URL was changed, was made for another method or key, is
 * over, or when a PUT has another content type or length than it allows; `details.reason` tells them apart
 *
 * @example
 * const { searchParams: query } = new URL(request.url);
 * verifySignedUrl({ method: 'GET', key, query, contentType: null, contentLength: null, now }, secret);
 */
export function verifySignedUrl(request: SignedRequest, secret: Uint8Array): SignedGrant {
  const { method, key, query, now } = request;
  // The signature comes first: until it is right the query is a stranger's text.
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

/**
 * Signs the terms as they stand in the query, in a form that has one reading only. All values of a name are
 * signed, so that none can be added or taken away. Names that mean nothing here may be there.
 */
function signatureOf(method: string, key: string, query: URLSearchParams, secret: Uint8Array): string {
  const terms = ['expires', 'type', 'length', 'name'].map((name) => query.getAll(name));
  const text = JSON.stringify(['thesisdesk signed url 1', method, key, ...terms]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** In a time that does not tell how much of it is right. */
function isEqual(expected: string, given: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)];
  return one.length === other.length && timingSafeEqual(one, other);
}

function refusal(reason: string, message: string): DeskError {
  return new DeskError('upload_not_allowed', message, { details: { reason } });
}
