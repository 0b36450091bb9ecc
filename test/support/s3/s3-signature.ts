import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** A request as it arrived over the wire. */
export interface WireRequest {
  method: string;
  /** Path and query, still encoded. */
  url: string;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Uint8Array;
}

export interface SigningKey {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

/** An S3 error to put into the answer. */
export interface S3Refusal {
  status: number;
  code: string;
  /** For `AuthorizationHeaderMalformed`: the correct region. */
  region?: string;
}

/**
 * Why AWS would refuse a request because of its signature (version 4, in the query or in a header); null if it would
 * accept it. See "Authenticating Requests (AWS Signature Version 4)" in the S3 API reference.
 */
export function refusalOf(request: WireRequest, key: SigningKey, now: Date): S3Refusal | null {
  const url = new URL(request.url, 'http://localhost');
  const isInQuery = url.searchParams.has('X-Amz-Algorithm');
  const terms = isInQuery ? termsOfQuery(url.searchParams) : termsOfHeader(request);
  if (terms === null) return denied('AccessDenied');
  const [id, date, region, service, end] = terms.credential.split('/');
  if (id !== key.accessKeyId) return denied('InvalidAccessKeyId');
  if (region !== key.region || service !== 's3' || end !== 'aws4_request') {
    return { status: 400, code: 'AuthorizationHeaderMalformed', region: key.region };
  }
  const mustBeSigned = Object.keys(request.headers).filter((name) => name === 'host' || /^x-amz-/.test(name));
  if (!mustBeSigned.every((name) => terms.signedHeaders.includes(name))) return denied('AccessDenied');
  const scope = [date, region, service, end].join('/');
  const text = ['AWS4-HMAC-SHA256', terms.time, scope, sha256(canonical(request, url, terms))].join('\n');
  const signingKey = [date, region, service, end].reduce<Uint8Array | string>(
    (secret, part) =>
      createHmac('sha256', secret)
        .update(part ?? '')
        .digest(),
    `AWS4${key.secretAccessKey}`,
  );
  if (!isEqual(createHmac('sha256', signingKey).update(text).digest('hex'), terms.signature)) {
    return denied('SignatureDoesNotMatch');
  }
  const age = now.getTime() - momentOf(terms.time);
  if (isInQuery) return age >= 0 && age < terms.lifetime * 1000 ? null : denied('AccessDenied');
  if (Math.abs(age) > 15 * 60_000) return denied('RequestTimeTooSkewed');
  const isOfBody = terms.contentHash === sha256(request.body) || terms.contentHash === unsigned;
  return isOfBody ? null : { status: 400, code: 'XAmzContentSHA256Mismatch' };
}

interface SignatureTerms {
  credential: string;
  signedHeaders: string[];
  signature: string;
  time: string;
  contentHash: string;
  /** In seconds, for a signature in the query. */
  lifetime: number;
}

const unsigned = 'UNSIGNED-PAYLOAD';

function termsOfQuery(query: URLSearchParams): SignatureTerms | null {
  const names = ['Algorithm', 'Credential', 'SignedHeaders', 'Signature', 'Date', 'Expires'];
  const [algorithm, credential, signedHeaders, signature, time, expires] = names.map(
    (name) => query.get(`X-Amz-${name}`) ?? '',
  );
  if (algorithm !== 'AWS4-HMAC-SHA256' || !credential || !signedHeaders || !signature || !time) return null;
  const contentHash = query.get('X-Amz-Content-Sha256') ?? unsigned;
  const lifetime = Number(expires);
  const isAllowed = Number.isInteger(lifetime) && lifetime > 0 && lifetime <= 604_800;
  if (!isAllowed) return null;
  return { credential, signedHeaders: signedHeaders.split(';'), signature, time, contentHash, lifetime };
}

function termsOfHeader({ headers }: WireRequest): SignatureTerms | null {
  const pattern = /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, credential, signedHeaders, signature] = pattern.exec(String(headers.authorization ?? '')) ?? [];
  if (!credential || !signedHeaders || !signature) return null;
  const [time, contentHash] = [String(headers['x-amz-date']), String(headers['x-amz-content-sha256'])];
  return { credential, signedHeaders: signedHeaders.split(';'), signature, time, contentHash, lifetime: 0 };
}

function canonical({ method, headers }: WireRequest, url: URL, terms: SignatureTerms): string {
  const path = url.pathname.split('/').map((segment) => encode(decodeURIComponent(segment)));
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  const signed = terms.signedHeaders.map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replace(/ +/g, ' ')}\n`,
  );
  const lines = [method, path.join('/'), query.join('&'), signed.join('')];
  return [...lines, terms.signedHeaders.join(';'), terms.contentHash].join('\n');
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** `20261121T195535Z` as milliseconds. */
function momentOf(time: string): number {
  return Date.parse(time.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5'));
}

function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

function denied(code: string): S3Refusal {
  return { status: 403, code };
}
