import { afterEach, describe, expect, test } from 'vitest';
import { type RunningServer, serve } from '../../src/http/index.ts';
import { waitUntil } from '../support/wait-until.ts';
import { type RawConnection, rawConnection } from './support/raw-connection.ts';

const open: RunningServer[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close(0))));

type Listener = Parameters<typeof serve>[0]['node'];

async function connected(node: Listener): Promise<RawConnection> {
  const server = await serve({ node }, { port: 0 });
  open.push(server);
  return rawConnection(server.url);
}

/** What a server answers to bytes, until it closes the connection. */
async function answerTo(sent: string, node: Listener): Promise<{ status: number; body: string }> {
  const { send, received } = await connected(node);
  send(sent);
  const answer = await received;
  return { status: Number(answer.split(' ')[1]), body: answer.slice(answer.indexOf('\r\n\r\n') + 4) };
}

const head = 'POST / HTTP/1.1\r\nHost: desk.example\r\n';

describe('a request that cannot be read', () => {
  test.each([
    ['is not HTTP', 'hello\r\n\r\n', 400, 'This is not a valid HTTP request.'],
    [
      'has a broken chunk',
      `${head}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
      400,
      'This is not a valid HTTP request.',
    ],
    [
      'has a long head',
      `${head}X-Long: ${'a'.repeat(20_000)}\r\n\r\n`,
      431,
      'The headers of the request are too long: at most 16 KiB.',
    ],
    [
      'has an unknown expectation',
      `${head}Expect: tea\r\nConnection: close\r\n\r\n`,
      417,
      'This server supports no expectation but 100-continue.',
    ],
  ])('gets its answer in JSON: it %s', async (_, sent, status, error) => {
    // The body is left unread, as the app does that finds no use for it.
    const waiting: Listener = (request, response) => void request.once('error', () => response.destroy());
    const answer = await answerTo(sent, waiting);
    expect({ ...answer, body: JSON.parse(answer.body) }).toEqual({ status, body: { error } });
  });

  test('gets one that the page it came from may read', async () => {
    const { send, received } = await connected(() => {});
    send(`${head}X-Long: ${'a'.repeat(20_000)}\r\n\r\n`);
    expect(await received).toContain('\r\nAccess-Control-Allow-Origin: *\r\n');
  });

  test('gets none in the middle of another answer', async () => {
    const begun: Listener = (_request, response) => void response.write('begun');
    const { send, soFar, received } = await connected(begun);
    send(`${head}Transfer-Encoding: chunked\r\n\r\n`);
    await waitUntil(() => soFar().includes('begun'));
    send('zz\r\n');
    expect(await received).toMatch(/\r\n\r\n5\r\nbegun\r\n$/);
  });
});
