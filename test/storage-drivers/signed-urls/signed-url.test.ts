import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DeskError } from '../../../src/core/errors.ts';
import {
  type SignedRequest,
  signUrl,
  type UrlTerms,
  verifySignedUrl,
} from '../../../src/storage-drivers/signed-urls/signed-url.ts';

const secret = randomBytes(32);
const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const key = 'uploads/42/My Thesis.docx';
const expiresAt = new Date('2026-11-01T12:05:00.000Z');
const inTime = new Date('2026-11-01T12:04:59.999Z');
const terms: UrlTerms = { method: 'PUT', key, expiresAt, contentType: docx };

describe('a signed URL', () => {
  test('begins with the public address, a path of its own included', () => {
    expect(signUrl('https://desk.example/api/', terms, secret)).toMatch(
      /^https:\/\/desk\.example\/api\/objects\/uploads\/42\/My%20Thesis\.docx\?expires=1793534700000&type=/,
    );
  });

  test('does not show the secret', () => {
    const url = signUrl('https://desk.example', terms, secret);
    for (const encoding of ['hex', 'base64', 'base64url'] as const)
      expect(url).not.toContain(secret.toString(encoding));
  });

  test('stays as it is when it is parsed and written', () => {
    const url = signUrl('https://desk.example', { ...terms, fileName: 'a b+c "d" é~*().docx' }, secret);
    expect(new URL(url).href).toBe(url);
  });
});

describe('a request with a signed URL', () => {
  test('is allowed what was signed', () => {
    expect(verifySignedUrl(requestFor(terms), secret)).toEqual({});
  });

  test('is given the file name that was signed', () => {
    const download: UrlTerms = { method: 'GET', key, expiresAt, fileName: 'Thèse & "co".docx' };
    expect(verifySignedUrl(requestFor(download), secret)).toEqual({ fileName: 'Thèse & "co".docx' });
  });

  test('may carry what others add to a query', () => {
    const request = requestFor(terms);
    request.query.set('utm_source', 'mail');
    expect(verifySignedUrl(request, secret)).toEqual({});
  });

  test.each<[string, Partial<SignedRequest>, string]>([
    ['at its end', { now: expiresAt }, 'expired'],
    ['at no time', { now: new Date(Number.NaN) }, 'expired'],
    ['with another method', { method: 'GET' }, 'signature'],
    ['with the method in small letters', { method: 'put' }, 'signature'],
    ['for another key', { key: 'uploads/43/My Thesis.docx' }, 'signature'],
    ['for a key below', { key: `${key}/` }, 'signature'],
    ['with another type', { contentType: 'text/html' }, 'content_type'],
    ['with more than the type', { contentType: `${docx}; charset=utf-8` }, 'content_type'],
    ['without a type', { contentType: null }, 'content_type'],
  ])('is refused %s', (_, change, reason) => {
    expect(refusalOf({ ...requestFor(terms), ...change })).toBe(reason);
  });

  test.each([null, 6, 8, Number.NaN])('is refused with the length %s where 7 was signed', (contentLength) => {
    const request = requestFor({ ...terms, contentLength: 7 });
    expect(refusalOf({ ...request, contentLength: 7 })).toBeNull();
    expect(refusalOf({ ...request, contentLength })).toBe('content_length');
  });

  test('is refused with the secret of another store', () => {
    expect(refusalOf(requestFor(terms), randomBytes(32))).toBe('signature');
  });

  test.each(['', 'x', 'A'.repeat(43), 'é'.repeat(43)])('is refused with the signature %j', (signature) => {
    const request = requestFor(terms);
    request.query.set('signature', signature);
    expect(refusalOf(request)).toBe('signature');
  });

  test('is refused whatever was changed, added or taken away among its terms', () => {
    const names = fc.constantFrom('expires', 'type', 'length', 'name', 'signature');
    const edit = fc.record({
      name: names,
      value: fc.string(),
      how: fc.constantFrom('set', 'append', 'delete'),
    });
    fc.assert(
      fc.property(edit, ({ name, value, how }) => {
        const request = requestFor({ ...terms, contentLength: 7 });
        const before = request.query.toString();
        if (how === 'set') request.query.set(name, value);
        if (how === 'append') request.query.append(name, value);
        if (how === 'delete') request.query.delete(name);
        // A second signature is not looked at; the first one is the one that must be right.
        fc.pre(request.query.toString() !== before && !(name === 'signature' && how === 'append'));
        expect(refusalOf({ ...request, contentLength: 7 })).toBe('signature');
      }),
    );
  });

  test('cannot be made to stand for other terms by moving text between them', () => {
    const one = requestFor({ ...terms, contentType: 'a', fileName: 'b' });
    const other = new URLSearchParams(one.query);
    other.set('type', 'a,b');
    other.delete('name');
    expect(refusalOf({ ...one, query: other })).toBe('signature');
  });

  test('whose end is no time is refused', () => {
    const endless = { ...terms, expiresAt: new Date(Number.NaN) };
    expect(refusalOf(requestFor(endless))).toBe('expired');
  });
});

describe('the path of an object', () => {
  test('leads back to its key', () => {
    const segment = fc
      .string({ unit: 'binary', maxLength: 12 })
      .filter((text) => text !== '.' && text !== '..');
    fc.assert(
      fc.property(fc.array(segment, { minLength: 1, maxLength: 5 }), (segments) => {
        const url = signUrl('https://desk.example', { ...terms, key: segments.join('/') }, secret);
        const path = new URL(url).pathname.replace(/^\/objects\//, '');
        expect(decodeURIComponent(path)).toBe(segments.join('/'));
      }),
    );
  });
});

function requestFor(signed: UrlTerms): SignedRequest {
  const url = new URL(signUrl('https://desk.example', signed, secret));
  const contentType = signed.contentType ?? null;
  return {
    method: signed.method,
    key: signed.key,
    query: url.searchParams,
    contentType,
    contentLength: null,
    now: inTime,
  };
}

/** Why a request is refused, or null where it is not. */
function refusalOf(request: SignedRequest, by: Uint8Array = secret): unknown {
  try {
    verifySignedUrl(request, by);
    return null;
  } catch (error) {
    if (!(error instanceof DeskError) || error.code !== 'upload_not_allowed') throw error;
    return error.details.reason;
  }
}
