import { describe, expect, test } from 'vitest';
import { corsHeaders } from '../../../src/http/handle-requests.ts';
import { inMemoryAndOverSocket } from '../support/service.ts';

const [one, two] = ['https://one.example', 'https://two.example'];

describe('corsHeaders', () => {
  const allowed = (origin: string | null, origins: string[]) =>
    corsHeaders(origin, origins)['access-control-allow-origin'];

  test('allows all pages while no origins are configured', () => {
    expect(allowed(one, [])).toBe('*');
  });

  test('allows the page that asks where it is one of those configured', () => {
    expect(allowed(two, [one, two])).toBe(two);
  });

  test.each([null, 'null', 'https://one.example.evil', 'http://one.example', 'https://ONE.example'])(
    'does not allow %s',
    (origin) => {
      expect(allowed(origin, [one, two])).toBe(one);
    },
  );

  test('tells caches that the answer depends on the page', () => {
    expect(corsHeaders(null, [one]).vary).toBe('Origin');
    expect(corsHeaders(null, [])).not.toHaveProperty('vary');
  });
});

inMemoryAndOverSocket('CORS', (open) => {
  test.each([
    ['an unknown address', 'GET', '/nowhere', 404],
    ['a wrong method', 'PATCH', '/health', 405],
    ['a missing field', 'POST', '/intake/presigned-url', 400],
    ['an upload without a signature', 'PUT', '/objects/uploads/1/a.docx', 403],
    ['a failure', 'GET', '/config/rate-schedule', 500],
    ['a preflight to an unknown address', 'OPTIONS', '/nowhere', 204],
  ])('is there on %s', async (_, method, address, status) => {
    const service = await open({ allowedOrigins: [one] });
    service.expectErrors();
    service.store.isOff = true;
    const answer = await service.ask(method, address, { headers: { origin: one } });
    service.store.isOff = false;
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([status, one]);
  });
});
