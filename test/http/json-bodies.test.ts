import { describe, expect, test } from 'vitest';
import { isJson } from '../../src/http/request/read-json.ts';
import { inMemoryAndOverSocket, type Question } from './support/service.ts';

const valid = '{"fileName":"a.docx"}';
const type = 'application/json';

describe('isJson', () => {
  test.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json;charset="UTF-8"',
    'application/problem+json',
    'application/vnd.api+json ; version=1',
  ])('takes %s', (contentType) => {
    expect(isJson(contentType)).toBe(true);
  });

  test.each([
    null,
    '',
    'text/plain',
    'text/json',
    'application/jsonp',
    'application/json-seq',
    'application/json; charset=latin1',
    'multipart/form-data; x=application/json',
    'x application/json',
  ])('does not take %s', (contentType) => {
    expect(isJson(contentType)).toBe(false);
  });
});

inMemoryAndOverSocket('a JSON body', (open) => {
  const refused: [string, number, string, Question][] = [
    ['nothing', 400, 'The request needs a JSON body.', {}],
    ['an empty text', 400, 'The request needs a JSON body.', { body: '', headers: { 'content-type': type } }],
    [
      'half of it',
      400,
      'The body is not valid JSON.',
      { body: '{"fileName":', headers: { 'content-type': type } },
    ],
    ['a list', 400, 'The body must be a JSON object.', { json: ['a.docx'] }],
    ['null', 400, 'The body must be a JSON object.', { json: null }],
    ['a text', 400, 'The body must be a JSON object.', { json: 'a.docx' }],
    [
      'bytes that are no UTF-8',
      400,
      'The body is not UTF-8 text.',
      { body: new Uint8Array([0x22, 0xff, 0x22]), headers: { 'content-type': type } },
    ],
    [
      'a form',
      415,
      'The body must be JSON with the content type application/json.',
      {
        body: new URLSearchParams({ fileName: 'a.docx' }).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      },
    ],
    [
      'JSON as plain text',
      415,
      'The body must be JSON with the content type application/json.',
      { body: valid, headers: { 'content-type': 'text/plain' } },
    ],
    [
      'more than the limit, and says so',
      413,
      'The body must not be larger than 1,048,576 bytes.',
      { json: { fileName: 'a.docx', pad: 'x'.repeat(1024 * 1024) } },
    ],
  ];
  test.each(refused)('of %s is a %i', async (_, status, error, question) => {
    const service = await open();
    const answer = await service.ask('POST', '/intake/presigned-url', question);
    expect([answer.status, answer.json]).toEqual([status, { error }]);
  });

  test('over the limit that does not state its length is a 413', async () => {
    const service = await open();
    const body = ReadableStream.from(endless(4 * 1024 * 1024));
    const answer = await service.ask('POST', '/intake/presigned-url', {
      body,
      headers: { 'content-type': type },
    });
    expect([answer.status, answer.headers.get('connection')]).toEqual([413, 'close']);
  });

  test.each([['application/json; charset=utf-8'], ['application/ld+json']])(
    'of type %s is read',
    async (contentType) => {
      const service = await open();
      const question = { body: valid, headers: { 'content-type': contentType } };
      expect((await service.ask('POST', '/intake/presigned-url', question)).status).toBe(200);
    },
  );

  test('with a byte order mark is read', async () => {
    const service = await open();
    const question = { body: `\uFEFF${valid}`, headers: { 'content-type': type } };
    expect((await service.ask('POST', '/intake/presigned-url', question)).status).toBe(200);
  });

  test.each([
    ['the body', '{"__proto__":{"isPolluted":true},"fileName":"a.docx"}', 200],
    [
      'another name of the prototype',
      '{"constructor":{"prototype":{"isPolluted":true}},"fileName":"a.docx"}',
      200,
    ],
    ['the prototype alone', '{"__proto__":{"fileName":"a.docx"}}', 400],
  ])('with __proto__ in %s does nothing', async (_, body, status) => {
    const service = await open();
    const answer = await service.ask('POST', '/intake/presigned-url', {
      body,
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(status);
    expect({}).not.toHaveProperty('isPolluted');
  });

  test('with __proto__ in the rates is a 400', async () => {
    const service = await open();
    const body = '{"rates":{"__proto__":{"textPerWord":1}}}';
    const answer = await service.ask('PUT', '/config/rate-schedule', {
      body,
      headers: { 'content-type': type },
    });
    expect(answer.status).toBe(400);
  });

  test.each([
    ['PUT', '/config/rate-schedule', (deep: string) => `{"rates":{"a":${deep}}}`],
    ['POST', '/meetings/create', (deep: string) => `{"participants":${deep}}`],
    ['POST', '/examples/files', (deep: string) => `{"files":[${deep}]}`],
  ])('that is nested a hundred thousand times is a 400 of %s %s', async (method, address, around) => {
    const service = await open();
    const body = around('['.repeat(100_000) + ']'.repeat(100_000));
    expect((await service.ask(method, address, { body, headers: { 'content-type': type } })).status).toBe(
      400,
    );
  });
});

async function* endless(bytes: number): AsyncIterable<Uint8Array> {
  const chunk = new Uint8Array(64 * 1024).fill(0x20);
  for (let sent = 0; sent < bytes; sent += chunk.length) yield chunk;
}
