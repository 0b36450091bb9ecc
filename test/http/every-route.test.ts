import { describe, expect, test } from 'vitest';
import { byPath, needsBody } from '../../src/http/routes/route.ts';
import { addressOf, allRoutes } from './support/all-routes.ts';
import { inMemoryAndOverSocket } from './support/service.ts';
import { stringsOf } from './support/strings-of.ts';

const paths = [...byPath(allRoutes)].map(([path, routes]) => ({
  path,
  address: addressOf({ path }),
  methods: routes.map(({ method }) => method),
}));
const origin = 'https://editing.example';

inMemoryAndOverSocket('every route', (open) => {
  test.each(allRoutes)('$method $path has CORS headers on whatever it answers', async (route) => {
    const service = await open({ allowedOrigins: ['https://other.example', origin], hasVideo: false });
    service.expectErrors();
    const { headers } = await service.ask(route.method, addressOf(route), { headers: { origin } });
    expect(headers.get('access-control-allow-origin')).toBe(origin);
    expect(headers.get('vary')).toBe('Origin');
  });

  test.each(allRoutes.filter(needsBody))(
    '$method $path answers an empty object with a 400 that names a field',
    async (route) => {
      const service = await open();
      const answer = await service.ask(route.method, addressOf(route), { json: {} });
      expect(answer.status).toBe(400);
      const { error, ...others } = stringsOf(answer.json);
      const [, named] = /^"(\w+)"(?: or "\w+")? is missing\.$/.exec(error ?? '') ?? [];
      expect(named).toBeDefined();
      // Requests of a form have it by itself as well.
      expect([{}, { field: named }]).toContainEqual(others);
    },
  );

  test.each(allRoutes.filter(({ admin }) => admin))(
    '$method $path asks for the operator’s token where one is configured',
    async (route) => {
      const service = await open({ adminToken: 'tide-table-of-harbours' });
      const ask = (headers: Record<string, string>) =>
        service.ask(route.method, addressOf(route), { headers, ...(route.request.body ? { json: {} } : {}) });
      const refused = await ask({});
      expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
        401,
        'Bearer realm="thesisdesk"',
      ]);
      expect((await ask({ authorization: 'Bearer tide-table-of-harbourss' })).status).toBe(401);
      expect((await ask({ authorization: 'bearer tide-table-of-harbours' })).status).not.toBe(401);
    },
  );

  test.each(allRoutes.filter(({ admin }) => !admin))(
    '$method $path is open to all, also where a token is configured',
    async (route) => {
      const service = await open({ adminToken: 'tide-table-of-harbours' });
      expect((await service.ask(route.method, addressOf(route))).status).not.toBe(401);
    },
  );

  test.each(allRoutes.filter(({ isProbe }) => !isProbe))('$method $path is throttled', async (route) => {
    const service = await open({ throttle: { rate: 0.5, burst: 1 }, now: () => 0 });
    service.expectErrors();
    await service.ask('DELETE', '/nowhere');
    const answer = await service.ask(route.method, addressOf(route));
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '2']);
  });
});

inMemoryAndOverSocket('every path', (open) => {
  test.each(paths)('$path answers a preflight with what it takes', async ({ address, methods }) => {
    const service = await open();
    const asking = { origin, 'access-control-request-method': 'PUT' };
    const { status, headers, text } = await service.ask('OPTIONS', address, { headers: asking });
    expect([status, text]).toEqual([204, '']);
    const allowed = headers.get('access-control-allow-methods')?.split(', ');
    expect(allowed).toEqual(expect.arrayContaining(methods));
    expect(headers.get('access-control-allow-headers')).toMatch(/Authorization.*Content-Type/);
    expect(headers.get('access-control-allow-origin')).toBe('*');
  });

  test.each(paths)(
    '$path answers other methods with 405 and those it takes',
    async ({ address, methods }) => {
      const service = await open();
      const answer = await service.ask('PATCH', address);
      expect(answer.status).toBe(405);
      const allow = answer.headers.get('allow')?.split(', ');
      expect(allow).toEqual(expect.arrayContaining([...methods, 'OPTIONS']));
      expect(answer.json).toEqual({
        error: expect.stringContaining(methods.join(', ').split(', ')[0] ?? ''),
      });
    },
  );

  test.each(paths.filter(({ methods }) => methods.includes('GET')))(
    '$path answers HEAD like GET, without a body',
    async ({ address }) => {
      const service = await open({ hasVideo: false });
      service.expectErrors();
      const get = await service.ask('GET', address);
      const head = await service.ask('HEAD', address);
      expect([head.status, head.text]).toEqual([get.status, '']);
      expect(head.headers.get('content-length')).toBe(String(get.bytes.length));
    },
  );
});

describe('the table', () => {
  test('has the operations of the interface', () => {
    const shown = allRoutes.map(({ method, path }) => `${method} ${path}`);
    expect(shown).toEqual(
      expect.arrayContaining([
        'POST /intake/presigned-url',
        'POST /intake/submit',
        'GET /intake/submission/{submissionId}',
        'GET /token',
        'POST /webhooks/crm',
        'POST /meetings/create',
        'GET /meetings/{roomCode}',
        'GET /config/rate-schedule',
        'PUT /config/rate-schedule',
        'GET /crm/deals',
        'POST /examples/presigned-url',
        'POST /examples/files',
        'GET /examples/files',
        'DELETE /examples/files/{fileId}',
      ]),
    );
  });

  test('keeps for the operator what changes prices, shows deals, changes examples, removes data or sends mail', () => {
    const operators = allRoutes.filter(({ admin }) => admin).map(({ operationId }) => operationId);
    expect(operators.sort()).toEqual(
      [
        'createExampleUploads',
        'createMeeting',
        'createQuoteVersion',
        'deleteExample',
        'getDealNote',
        'getDocument',
        'getVersionReport',
        'getExampleDocument',
        'getOutline',
        'listCrmEvents',
        'listDeals',
        'listMeetings',
        'listQuoteVersions',
        'listRateChanges',
        'restoreRates',
        'archivePerson',
        'collectPerson',
        'erasePerson',
        'listErasures',
        'previewErasure',
        'previewPurge',
        'purge',
        'listPurges',
        'listSubmissions',
        'mailQuote',
        'previewQuoteVersion',
        'moveDeal',
        'retrySubmission',
        'reviseSubmission',
        'putRates',
        'saveExamples',
        'showSubmission',
      ].sort(),
    );
  });
});
