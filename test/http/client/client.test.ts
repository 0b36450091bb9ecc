import { once } from 'node:events';
import { openAsBlob } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { docxContentType } from '../../../src/core/schemas/fields.ts';
import { createClient, DeskApiError } from '../../../src/http/client/client.ts';
import { operations } from '../../../src/http/operations.ts';
import { scratchFolder } from '../../cli/support/scratch-folder.ts';
import { allRoutes } from '../support/all-routes.ts';
import { through } from '../support/service.ts';

describe('the operations of the client', () => {
  test('are those of the route table, but for pages, and uploads, which have URLs of their own', () => {
    const routes = allRoutes
      .filter(({ tag }) => tag !== 'objects' && tag !== 'pages')
      .map(({ operationId, method, path }) => [operationId, { method, path }]);
    expect(Object.fromEntries(routes)).toEqual(operations);
  });
});

through('a client', 'over a socket', (open) => {
  test('tells of an upload’s progress from nothing to all', async () => {
    const service = await open();
    const file = new Blob([new Uint8Array(300_000)], { type: docxContentType });
    const sent: number[] = [];
    const form = { name: 'Ada', email: 'ada@example.org', serviceType: 'editing' };
    const client = createClient({ baseUrl: `${service.url}/` });
    await client.handIn(file, form, {
      fileName: 'a.docx',
      onProgress: ({ sentBytes, totalBytes }) => sent.push(sentBytes / totalBytes),
    });
    expect(sent[0]).toBe(0);
    expect(sent.at(-1)).toBe(1);
    expect(sent).toEqual(sent.toSorted((a, b) => a - b));
    expect(sent.length).toBeGreaterThan(2);
  });

  test.each([0, 1])(
    'ends an upload with the error of a caller who listens, after %i bytes or more',
    async (bytes) => {
      const service = await open();
      const error = new Error('The bar is gone.');
      const client = createClient({ baseUrl: service.url });
      const form = { name: 'Ada', email: 'ada@example.org', serviceType: 'editing' };
      const handedIn = client.handIn(new Blob([new Uint8Array(300_000)]), form, {
        fileName: 'a.docx',
        onProgress: ({ sentBytes }) => {
          if (sentBytes >= bytes) throw error;
        },
      });
      await expect(handedIn).rejects.toBe(error);
    },
  );

  test('says that the form was accepted, with the id that a page can keep', async () => {
    const service = await open();
    const accepted: string[] = [];
    const form = { name: 'Ada', email: 'ada@example.org', serviceType: 'editing' };
    const options = { fileName: 'a.docx', onAccepted: (id: string) => accepted.push(id) };
    const id = await createClient({ baseUrl: service.url }).handIn(new Blob(['x']), form, options);
    expect(accepted).toEqual([id]);
  });

  test('says that a file has changed since it was opened', async () => {
    const service = await open();
    const path = join(await scratchFolder(), 'a.docx');
    await writeFile(path, 'first');
    const file = await openAsBlob(path);
    await writeFile(path, 'second');
    const form = { name: 'Ada', email: 'ada@example.org', serviceType: 'editing' };
    const sending = createClient({ baseUrl: service.url }).handIn(file, form, { fileName: 'a.docx' });
    await expect(sending).rejects.toThrow('The document has changed since you chose it.');
  });

  test('passes on why the desk takes no upload', async () => {
    const service = await open();
    const form = { name: 'Ada', email: 'ada@example.org', serviceType: 'editing' };
    const error = 'No space for more documents at the moment.';
    const send: typeof fetch = (url, init) =>
      init?.method === 'PUT'
        ? Promise.resolve(Response.json({ error }, { status: 503, headers: { 'retry-after': '600' } }))
        : fetch(url, init);
    const client = createClient({ baseUrl: service.url, fetch: send });
    const sending = client.handIn(new Blob(['x']), form, { fileName: 'a.docx' });
    await expect(sending).rejects.toMatchObject({ message: error, status: 503, retryAfterSeconds: 600 });
  });

  test('throws what the desk says, with status and request id', async () => {
    const service = await open();
    const asking = createClient({ baseUrl: service.url }).createUpload({ fileName: 'a.pdf' });
    await expect(asking).rejects.toMatchObject({
      name: 'DeskApiError',
      status: 400,
      message: expect.stringContaining('.docx'),
      requestId: expect.stringMatching(/./),
      isTemporary: false,
    });
  });

  test('says of a room that has closed what the meeting was, and when', async () => {
    const service = await open();
    const client = createClient({ baseUrl: service.url });
    const meeting = { title: 'Chapter 3', startsAt: '2026-11-20T12:00:00.000Z', durationMinutes: 45 };
    const { roomCode } = await client.createMeeting({
      ...meeting,
      participants: 'Ann <ann@example.org>; bob@example.org',
    });
    service.clock.advance(26 * 60 * 60 * 1000);
    await expect(client.getMeeting({ roomCode })).rejects.toMatchObject({
      status: 410,
      meeting: { ...meeting, opensAt: '2026-11-20T11:00:00.000Z', expiresAt: '2026-11-21T11:00:00.000Z' },
    });
    await expect(client.getMeeting({ roomCode: 'abc-defg-hjk' })).rejects.toMatchObject({ meeting: null });
  });

  test('sends parameters of path and query so that they arrive as they are', async () => {
    const service = await open();
    const client = createClient({ baseUrl: service.url });
    await expect(client.getSubmission({ submissionId: 'a/b?c=%41#d' })).rejects.toMatchObject({
      status: 404,
    });
    const room = 'tide & ebb/1';
    expect(await client.issueToken({ room, participant: 'Ada +' })).toMatchObject({
      room,
      participant: 'Ada +',
    });
  });

  test('shows the operator’s token', async () => {
    const service = await open({ adminToken: 'tide-table-of-harbours' });
    const { url: baseUrl } = service;
    await expect(createClient({ baseUrl }).listDeals({})).rejects.toMatchObject({ status: 401 });
    expect(
      await createClient({ baseUrl, token: 'tide-table-of-harbours' }).listDeals({ limit: '5' }),
    ).toMatchObject({
      count: 0,
    });
  });
});

describe('a client whose desk has trouble', () => {
  test('says that the desk cannot be reached', async () => {
    const client = createClient({ baseUrl: 'http://127.0.0.1:1' });
    const failure = await client.health().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(DeskApiError);
    expect(failure).toMatchObject({ status: 0, isTemporary: true });
  });

  test('goes on asking for the end of a submission while the desk is restarted', async () => {
    let questions = 0;
    const url = await serving(() => {
      questions++;
      if (questions < 3) return { status: 503, body: '{"error":"not yet"}' };
      return { status: 200, body: JSON.stringify({ status: questions < 5 ? 'processing' : 'completed' }) };
    });
    const end = await createClient({ baseUrl: url }).ending('1', { interval: 5 });
    expect([end.status, questions]).toEqual(['completed', 5]);
  });

  test('asks no more once the waiting is aborted', async () => {
    const url = await serving(() => ({ status: 200, body: '{"status":"processing"}' }));
    const abort = new AbortController();
    const waiting = createClient({ baseUrl: url }).ending('1', { interval: 5, signal: abort.signal });
    abort.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });

  test.each(['health', 'ready', 'getRates', 'listServices'] as const)(
    'aborts %s, which has no input, by the options alone',
    async (operation) => {
      const client = createClient({ baseUrl: 'http://localhost' });
      const options = { signal: AbortSignal.abort(new Error('enough')) };
      await expect(client[operation](options)).rejects.toThrow('enough');
      await expect(client[operation](undefined, options)).rejects.toThrow('enough');
    },
  );

  test('passes on why a call was aborted, also while its answer arrives', async () => {
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"half":');
    });
    onTestFinished(() => void server.closeAllConnections());
    onTestFinished(() => void server.close());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = Object(server.address());
    const abort = new AbortController();
    const isAnswered = once(server, 'request');
    const client = createClient({ baseUrl: `http://127.0.0.1:${port}` });
    const asking = client.listDeals({}, { signal: abort.signal });
    await isAnswered;
    setTimeout(() => abort.abort(new Error('enough')), 50);
    await expect(asking).rejects.toThrow('enough');
  });

  test('takes no page of a proxy for an answer', async () => {
    const url = await serving(() => ({ status: 200, body: '<html>login</html>' }));
    await expect(createClient({ baseUrl: url }).listServices()).rejects.toBeInstanceOf(DeskApiError);
  });
});

async function serving(answer: () => { status: number; body: string }): Promise<string> {
  const server = createServer((_request, response) => {
    const { status, body } = answer();
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}
