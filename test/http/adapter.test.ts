import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createRequestHandler } from '../../src/http/handle-requests.ts';
import { createHttpApp } from '../../src/http/index.ts';
import { completeOptions } from '../../src/http/options.ts';
import type { IncomingRequest } from '../../src/http/request/http-request.ts';
import { allRoutes } from './support/all-routes.ts';
import { recordingLogger } from './support/recording-logger.ts';
import { openTestDesk } from './support/test-desk.ts';

const root = new URL('../../src/', import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));

describe('the request handler', () => {
  test.each([
    ['h3', ['http/h3-app.ts']],
    ['consola', ['log/console-logger.ts']],
  ])('knows %s in one file alone', (name, known) => {
    const isUsed = new RegExp(`from '${name}[/']|import\\('${name}[/']`);
    const users = files.filter((file) => isUsed.test(readFileSync(new URL(file, root), 'utf8')));
    expect(users).toEqual(known);
  });

  test('answers an adapter that has no framework behind it', async () => {
    const { logger, lines } = recordingLogger();
    const { desk, close } = await openTestDesk({ logger, publicUrl: () => 'http://localhost' });
    const handle = createRequestHandler(desk, completeOptions({ logger }));
    const meetings = allRoutes.filter(({ path }) => path === '/meetings/{roomCode}');
    const answer = await handle(meetings, { ...plainRequest, params: { roomCode: 'abc' } });
    await close();
    expect(answer.status).toBe(404);
    expect(JSON.parse(Buffer.from(answer.body instanceof Uint8Array ? answer.body : []).toString())).toEqual({
      error: 'No meeting has this room code.',
    });
    expect(lines).toMatchObject([
      { message: 'request', fields: { route: '/meetings/{roomCode}', status: 404 } },
    ]);
  });

  test('answers and logs what no handler can say as JSON', async () => {
    const { logger, lines } = recordingLogger();
    const { desk, close } = await openTestDesk({ logger, publicUrl: () => 'http://localhost' });
    const handle = createRequestHandler(desk, completeOptions({ logger }));
    const broken = allRoutes
      .filter(({ path }) => path === '/health')
      .map((route) => ({ ...route, handle: async () => ({ status: 200, body: { count: 1n } }) }));
    const answer = await handle(broken, plainRequest);
    await close();
    expect(answer.status).toBe(500);
    expect(answer.headers['access-control-allow-origin']).toBe('*');
    expect(lines.map(({ message }) => message)).toEqual(['request failed', 'request']);
  });
});

describe('an app without a socket', () => {
  test('knows its callers by the addresses it is told, and takes all others for one', async () => {
    const { desk, close } = await openTestDesk({
      logger: recordingLogger().logger,
      publicUrl: () => 'http://localhost',
    });
    onTestFinished(close);
    const app = createHttpApp(desk);
    const callerFrom = async (remoteAddress?: string | null) => {
      const { submissionId, objectKey } = await desk.intake.createUpload({ fileName: 'a.docx' });
      const form = { name: 'Ada', email: 'ada@example.org', serviceType: 'editing', submissionId, objectKey };
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' };
      const request = new Request('http://localhost/intake/submit', {
        ...{ method: 'POST', headers, body: JSON.stringify(form) },
      });
      await app.fetch(request, { remoteAddress });
      return (await desk.intake.record(submissionId)).caller;
    };
    const one = await callerFrom('203.0.113.7');
    expect(await callerFrom('203.0.113.7')).toBe(one);
    expect(await callerFrom('127.0.0.1')).not.toBe(one);
    const unknown = await callerFrom();
    expect(unknown).toEqual(expect.any(String));
    expect(unknown).not.toBe(one);
    expect(await callerFrom(null)).toBe(unknown);
  });
});

const plainRequest: IncomingRequest = {
  method: 'GET',
  params: {},
  query: new URLSearchParams(),
  target: '/',
  remoteAddress: null,
  host: 'localhost',
  hasSeveralHosts: false,
  header: () => null,
  openBody: () => null,
};
