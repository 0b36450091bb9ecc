import type { Chance } from '../chance.ts';

/** A route as the OpenAPI document names it. */
export interface Route {
  method: string;
  path: string;
}

/** The raw text of a request: HTTP clients refuse to send most of these. */
export function oddRequest(routes: readonly Route[], token: string, chance: Chance): string {
  const { method, path } = chance.of(routes);
  const verb = chance.oneIn(6) ? chance.of(methods) : method.toUpperCase();
  const target = `${spoiltPath(path, chance)}${chance.oneIn(3) ? `?${chance.of(queries)}` : ''}`;
  const body = chance.oneIn(4) ? '' : chance.of(bodies);
  const lines = [`${verb} ${target} ${chance.oneIn(30) ? 'HTTP/9.9' : 'HTTP/1.1'}`];
  if (!chance.oneIn(20)) lines.push('host: 127.0.0.1');
  if (chance.oneIn(2)) lines.push(`authorization: Bearer ${chance.oneIn(4) ? chance.of(odd) : token}`);
  if (body !== '') lines.push(`content-type: ${chance.oneIn(4) ? chance.of(types) : 'application/json'}`);
  for (let count = chance.below(3); count > 0; count -= 1) lines.push(chance.of(headers));
  if (!chance.oneIn(10))
    lines.push(`content-length: ${chance.oneIn(15) ? chance.of(odd) : Buffer.byteLength(body)}`);
  lines.push('connection: close');
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

function spoiltPath(path: string, chance: Chance): string {
  const filled = path.replace(/\{\w+\}/g, () => chance.of(segments));
  if (!chance.oneIn(5)) return filled;
  const place = chance.below(filled.length + 1);
  return filled.slice(0, place) + chance.of(odd) + filled.slice(place);
}

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'BREW', 'get'];
const odd = [
  '',
  '..',
  '%2e%2e',
  '%00',
  '%',
  '%zz',
  '\\',
  '//',
  '-1',
  '1e99',
  '__proto__',
  '%F0%9F%92%A9',
  'a'.repeat(5000),
  ';',
];
const segments = [
  ...[
    'abc',
    '1',
    '__proto__',
    'constructor',
    '..%2f..%2fetc%2fpasswd',
    '%00',
    'a'.repeat(400),
    'csv',
    'desk.js',
  ],
  ...['00000000-0000-4000-8000-000000000000', '%E2%80%AE', '%C0%AF', 'sub_123', 'uploads'],
];
const queries = [
  ...[
    'limit=-1',
    'limit=1e9',
    'limit=',
    'cursor=%00',
    'cursor=__proto__',
    'signature=x&expires=1',
    'room=a&room=b',
  ],
  ...[
    'status=failed',
    'serviceType=constructor',
    'identity=%0d%0aset-cookie:a',
    '=',
    '&&&',
    'a'.repeat(3000),
  ],
];
const types = [
  '',
  'text/plain',
  'application/xml',
  'application/json; charset=utf-16',
  'multipart/form-data',
  'application/json;;;',
];
const headers = [
  ...[
    'content-encoding: gzip',
    'transfer-encoding: identity',
    'expect: 100-continue',
    'range: bytes=9-1',
    'range: bytes=0-0,0-0',
  ],
  ...[
    'origin: https://evil.example',
    'origin: null',
    'if-none-match: *',
    'x-request-id: \u007f',
    'accept: */*;q=nan',
    'cookie: a=b',
  ],
  ...[
    'content-type: application/json',
    'host: evil.example',
    'webhook-signature: v1,xxx',
    'x-forwarded-host: evil.example',
  ],
];
const bodies = [
  ...[
    '{}',
    '[]',
    'null',
    '"text"',
    '1',
    '{',
    '{"a":',
    '\u0000',
    '{"__proto__":{"isAdmin":true}}',
    `[${'['.repeat(20_000)}`,
  ],
  ...[
    '{"fileName":"thesis.docx"}',
    '{"fileName":""}',
    '{"fileName":"../../x.docx","fileSize":-1}',
    '{"fileName":{"toString":1}}',
  ],
  ...[
    '{"submissionId":"x","objectKey":"../x","name":"a","email":"b@c.d","serviceType":"editing"}',
    '{"submissionId":["x"]}',
  ],
  ...[
    '{"rates":{"editing":{"textPerWord":-1}}}',
    '{"rates":{"__proto__":{"textPerWord":1}}}',
    '{"rates":{},"adminFee":1e309}',
  ],
  ...[
    '{"title":"\\u202e","startsAt":"never","emails":["a@b"]}',
    '{"roomCode":"a","start":"2026-13-45T99:99:99Z"}',
  ],
  ...[
    '{"event":"deal.updated","data":{"id":{}}}',
    '{"meta":{"action":"change","entity":"deal"},"data":null}',
    '{"id":1e999}',
  ],
];
