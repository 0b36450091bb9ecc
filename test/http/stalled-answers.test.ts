import { describe, expect, onTestFinished, test } from 'vitest';
import { lookAgain } from '../../src/http/connection-limits.ts';
import { h3App } from '../../src/http/h3-app.ts';
import { serve } from '../../src/http/index.ts';
import { waitUntil } from '../support/wait-until.ts';
import { rawConnection, requestHead } from './support/raw-connection.ts';

/** More than the operating system accepts for a client that reads nothing. */
const large = new Uint8Array(32 * 1024 * 1024);

test('a client that takes nothing of its answer is cut off; one that waits for its answer is not', async () => {
  let end = () => {};
  let isCutOff = false;
  const server = await serve(
    {
      node(request, response) {
        if (request.url === '/waiting') end = () => response.end('late');
        else response.end(large).once('close', () => (isCutOff = true));
      },
    },
    { port: 0, answerPatience: 200 },
  );
  onTestFinished(() => server.close(0));
  const waiting = fetch(`${server.url}/waiting`);
  waiting.catch(() => {});
  const deaf = await rawConnection(server.url);
  deaf.socket.pause();
  deaf.send(requestHead('GET', `${server.url}/large`, {}));
  await waitUntil(() => isCutOff, { deadline: 20_000, what: 'the end of the connection' });
  end();
  expect(await (await waiting).text()).toBe('late');
  deaf.socket.destroy();
});

test('a client that reads on, slowly, gets the whole of a large answer', async () => {
  const patience = 1_000;
  const headers = { 'content-length': String(large.length) };
  const app = h3App([], async () => ({ status: 200, headers, body: large }), '');
  const server = await serve(app, { port: 0, answerPatience: patience });
  onTestFinished(() => server.close(0));
  const start = performance.now();
  const slow = await rawConnection(server.url);
  slow.socket.on('data', () => {
    const isAhead = slow.socket.bytesRead / large.length > (performance.now() - start) / (3 * patience);
    if (!isAhead) return;
    slow.socket.pause();
    setTimeout(() => slow.socket.resume(), 20);
  });
  slow.send(requestHead('GET', `${server.url}/large`, { connection: 'close' }));
  const [head = '', body = ''] = (await slow.received).split('\r\n\r\n');
  expect(head.toLowerCase()).toContain(`content-length: ${large.length}\r\n`);
  expect(body.length).toBe(large.length);
});

describe('looking at a connection again', () => {
  const before = { taken: 10, inVain: 1 };
  test.each([
    ['nothing more was taken of what is left', 15, 5, { taken: 10, inVain: 2 }],
    ['more is left, and nothing was taken', 90, 80, { taken: 10, inVain: 2 }],
    ['something was taken', 15, 4, { taken: 11, inVain: 0 }],
    ['nothing is left', 10, 0, { taken: 10, inVain: 0 }],
  ])('%s', (_, bytesWritten, writableLength, look) => {
    expect(lookAgain(before, { bytesWritten, writableLength })).toEqual(look);
  });
});
