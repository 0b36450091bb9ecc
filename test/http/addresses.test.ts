import { createServer, type RequestListener, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, expect, onTestFinished, test } from 'vitest';
import { completeUrl } from '../../src/http/h3-app.ts';
import { createHttpApp, type HttpApp } from '../../src/http/index.ts';
import { rawConnection, requestHead } from './support/raw-connection.ts';
import { recordingLogger } from './support/recording-logger.ts';
import { inMemoryAndOverSocket, through } from './support/service.ts';
import { openTestDesk } from './support/test-desk.ts';

inMemoryAndOverSocket('an address', (open) => {
  test.each([
    '/',
    '/nowhere',
    '/intake',
    '/intake/submission',
    '/Health',
    '//health',
    '/health//',
    '/objects/',
  ])('%s that is none is a 404', async (address) => {
    const service = await open();
    const answer = await service.ask('GET', address);
    expect([answer.status, answer.json]).toEqual([404, { error: 'Nothing is at this address.' }]);
  });

  test('means the same with a slash at its end', async () => {
    const service = await open();
    expect((await service.ask('GET', '/health/')).status).toBe(200);
    expect((await service.ask('GET', '/meetings/no-code/')).json).toEqual(
      (await service.ask('GET', '/meetings/no-code')).json,
    );
  });

  test.each(['/intake/submission/%', '/meetings/%E0%A4%A', '/examples/files/%zz', '/objects/uploads/%ff'])(
    '%s that is badly encoded is a 400',
    async (address) => {
      const service = await open();
      const answer = await service.ask(address.startsWith('/examples') ? 'DELETE' : 'GET', address);
      expect([answer.status, answer.json]).toEqual([
        400,
        { error: 'The address contains malformed percent-encoding.' },
      ]);
    },
  );

  test.each(['a%2Fb', 'a%00b', '%F0%9F%92%A9', '__proto__', 'a%252Fb', 'x'.repeat(3000)])(
    'with the id %s is a 404',
    async (id) => {
      const service = await open();
      await service.ask('PUT', '/config/rate-schedule', { json: { rates: {} } });
      expect((await service.ask('GET', `/intake/submission/${id}`)).status).toBe(404);
      expect((await service.ask('DELETE', `/examples/files/${id}`)).status).toBe(404);
    },
  );

  test.each(['/token?room=a&room=b&participant=Ada', '/token?room=a&room=a&participant=Ada'])(
    '%s that gives a parameter twice is a 400',
    async (address) => {
      const service = await open();
      const answer = await service.ask('GET', address);
      expect([answer.status, answer.json]).toEqual([400, { error: '"room" is given more than once.' }]);
    },
  );

  test('may have parameters that mean nothing, also twice and badly encoded', async () => {
    const service = await open();
    expect((await service.ask('GET', '/token?room=a&participant=Ada&x=1&x=%zz&__proto__=1')).status).toBe(
      200,
    );
  });

  test('keeps a plus in a parameter a space, as forms send it', async () => {
    const service = await open();
    const { json } = await service.ask('GET', '/token?room=a&participant=Ada+Sample');
    expect(json).toMatchObject({ participant: 'Ada Sample' });
  });

  test('is below the base path where there is one', async () => {
    const service = await open({ basePath: '/api/desk' });
    expect((await service.ask('GET', '/api/desk/health')).status).toBe(200);
    expect((await service.ask('GET', '/health')).status).toBe(404);
  });
});

through('an address as it stands in the request', 'over a socket', (open) => {
  test.each([
    ['/intake/../health', 400],
    ['/intake/%2e%2e/health', 400],
    ['/intake/.%2E/health', 400],
    ['/./health', 400],
    ['/health/%2e', 400],
    ['/desk/..%2fconfig/rate-schedule', 400],
    ['/public\\..\\health', 400],
    ['/health\\', 400],
    ['/objects/uploads/1/a%5cb.docx', 400],
    ['/%68ealth', 400],
    ['/config/rate%2Dschedule', 400],
    ['/openapi%2ejson', 400],
    ['/objects/uploads/1/%C3%A9%20%28a%29%7E.docx', 403],
    ['/health?path=../x\\y', 200],
    ['/health?%2e%2e', 200],
    ['/objects/uploads/1/..a.docx', 403],
    ['/health?%', 200],
    ['*', 404],
    ['//other.example/health', 404],
  ])('%s is a %i', async (path, status) => {
    const { url } = await open();
    const { port, hostname } = new URL(url);
    const answered = await new Promise<number | undefined>((resolve, reject) => {
      const sent = request({ port, hostname, path }, (answer) => resolve(answer.resume().statusCode));
      sent.on('error', reject).end();
    });
    expect(answered).toBe(status);
  });

  test.each([
    ['/health', 200],
    ['/../health', 400],
  ])('may be a whole one: with %s it is a %i', async (path, status) => {
    const { url } = await open();
    const client = await rawConnection(url);
    client.send(requestHead('GET', url, { connection: 'close' }).replace('GET /', `GET ${url}${path}`));
    expect(await client.received).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  test('that names another host than its header is a 400', async () => {
    const { url } = await open();
    const client = await rawConnection(url);
    const head = requestHead('GET', url, { connection: 'close' });
    client.send(head.replace('GET /', 'GET http://other.example/crm/deals'));
    const answer = await client.received;
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('{"error":"This request names more than one host."}');
  });

  test.each([
    ['a second host', { Host: 'other.example' }],
    ['the same host twice', { HOST: 'localhost' }],
    ['two hosts in one line', { host: 'localhost, other.example' }],
  ])('with %s is a 400', async (_what, headers) => {
    const { url } = await open();
    const client = await rawConnection(url);
    const head = requestHead('GET', `${url}/health`, { ...headers, connection: 'close' });
    client.send('host' in headers ? head.replace(/^host: (?!localhost, ).*\r\n/m, '') : head);
    const answer = await client.received;
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('{"error":"This request names more than one host."}');
  });

  test('without a host is a 400', async () => {
    const { url } = await open();
    const client = await rawConnection(url);
    client.send('GET /health HTTP/1.1\r\nconnection: close\r\n\r\n');
    expect(await client.received).toMatch(/^HTTP\/1\.1 400 /);
  });
});

describe('an app that cuts its prefix off the address, as app.use of Express does,', () => {
  test.each([
    ['names the desk as its base path', '/api/desk'],
    ['leaves the prefix to the app', ''],
  ])('reaches every route where it %s', async (_, basePath) => {
    const { logger } = recordingLogger();
    const { desk, close } = await openTestDesk({ logger, publicUrl: () => 'http://localhost' });
    const app = createHttpApp(desk, { basePath, logger, isOnOwnMachine: true });
    const url = await useUnder('/api/desk', app.node);
    const ask = async (path: string) => (await fetch(`${url}/api/desk${path}`)).status;
    expect([await ask('/health'), await ask('/health?of=me'), await ask('/desk/health')]).toEqual([
      200, 200, 404,
    ]);
    await close();
  });

  test.each([
    ['/', '/desk'],
    ['/', '/desk/'],
    ['/?a=b', '/desk?a=b'],
    ['/desk', '/desk/desk'],
    ['/desk/desk', '/desk/desk'],
  ])('is asked for %s, which is %s', (url, originalUrl) => {
    expect(completeUrl({ url, originalUrl }, '/desk')).toBe(originalUrl);
  });

  test.each([
    ['there is no other address', undefined],
    ['it is none', ['/desk/health']],
    ['it ends differently', '/desk/old'],
    ['it is below another path', '/v1/desk/health'],
    ['it only begins alike', '/desks/health'],
  ])('is asked for what it says where %s', (_, originalUrl) => {
    expect(completeUrl({ url: '/health', originalUrl }, '/desk')).toBe('/health');
  });
});

describe('an app that reads bodies before the desk, as express.json() does,', () => {
  test('is told what to do', async () => {
    const { logger } = recordingLogger();
    const { desk, close } = await openTestDesk({ logger, publicUrl: () => 'http://localhost' });
    const app = createHttpApp(desk, { logger, isOnOwnMachine: true });
    const url = await listen(async (asked, answer) => {
      await text(asked);
      app.node(asked, answer);
    });
    const headers = { 'content-type': 'application/json' };
    const body = '{"fileName":"a.docx"}';
    const answer = await fetch(`${url}/intake/presigned-url`, { method: 'POST', headers, body });
    await close();
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('Mount the desk before it.');
  });
});

/** Listens, and hands over what is below the prefix as Express and Connect do. Returns the address. */
async function useUnder(prefix: string, listener: HttpApp['node']): Promise<string> {
  return listen((asked, answer) => {
    const originalUrl = asked.url ?? '';
    const rest = originalUrl.slice(prefix.length);
    const url = rest.startsWith('/') ? rest : `/${rest}`;
    listener(Object.assign(asked, { url, originalUrl }), answer);
  });
}

/** Listens on a free port until the test ends. Returns the address. */
async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The server is not listening.');
  return `http://127.0.0.1:${place.port}`;
}
