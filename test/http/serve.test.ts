import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterEach, describe, expect, onTestFinished, test } from 'vitest';
import { closeServer, type RunningServer, type ServeOptions, serve } from '../../src/http/index.ts';
import { rawConnection, requestHead } from './support/raw-connection.ts';

type Listener = Parameters<typeof serve>[0]['node'];

const open: RunningServer[] = [];
afterEach(() => Promise.all(open.splice(0).map((server) => server.close(0))));

async function start(node: Listener, options: ServeOptions = {}): Promise<RunningServer> {
  const server = await serve({ node }, { port: 0, ...options });
  open.push(server);
  return server;
}

const hello: Listener = (_request, response) => void response.end('hello');

describe('serve', () => {
  test('listens on this machine alone, unless told otherwise', async () => {
    const server = await start(hello);
    expect(server.url).toBe(`http://127.0.0.1:${server.port}`);
    expect(await (await fetch(server.url)).text()).toBe('hello');
  });

  test.each([
    ['0.0.0.0', 'localhost'],
    ['localhost', 'localhost'],
    ['::1', '[::1]'],
  ])('listens on %s', async (host, name) => {
    const server = await start(hello, { host });
    expect(server.url).toBe(`http://${name}:${server.port}`);
    expect(await (await fetch(server.url)).text()).toBe('hello');
  });

  test('never moves to another port', async () => {
    const { port } = await start(hello);
    await expect(serve({ node: hello }, { port })).rejects.toMatchObject({
      code: 'EADDRINUSE',
      message: `Cannot listen on port ${port} of 127.0.0.1: it is in use.`,
    });
  });

  test('has no more connections than it is told, and takes new ones when others go', async () => {
    const server = await start(hello, { connections: 2 });
    const first = await rawConnection(server.url);
    const second = await rawConnection(server.url);
    const third = await rawConnection(server.url);
    expect(await third.received).toBe('');
    first.socket.destroy();
    await first.received;
    await expect
      .poll(async () => (await fetch(server.url).catch(() => null))?.status, { timeout: 10_000 })
      .toBe(200);
    second.socket.destroy();
  });

  test('lets new connections in where the others wait for a next request only', async () => {
    const server = await start(hello, { connections: 10 });
    const idle = await Promise.all(Array.from({ length: 9 }, () => rawConnection(server.url)));
    for (const each of idle) each.send(requestHead('GET', server.url, {}));
    await expect.poll(() => idle.every((each) => each.soFar().includes('hello'))).toBe(true);
    for (let count = 0; count < 3; count += 1) {
      const next = await rawConnection(server.url);
      next.send(requestHead('GET', server.url, {}));
      await expect.poll(() => next.soFar()).toContain('hello');
    }
  });

  test('starts few of the requests that arrive at once, and closes their connection', async () => {
    let started = 0;
    const server = await start((request, response) => {
      started += 1;
      if (request.url === '/other') response.end('hello');
    });
    const greedy = await rawConnection(server.url);
    greedy.send(requestHead('GET', server.url, {}).repeat(500));
    expect(await greedy.received).toBe('');
    expect(started).toBe(20);
    expect(await (await fetch(`${server.url}/other`)).text()).toBe('hello');
  });

  test('answers a few requests that arrive at once, one after another', async () => {
    const server = await start(hello);
    const client = await rawConnection(server.url);
    for (let count = 1; count <= 3; count += 1) {
      client.send(requestHead('GET', server.url, {}).repeat(20));
      await expect.poll(() => client.soFar().split('hello').length - 1).toBe(20 * count);
    }
    client.socket.destroy();
  });

  test('keeps a connection for longer than the proxies before it do', async () => {
    const server = await start(hello);
    const client = await rawConnection(server.url);
    client.send(requestHead('GET', server.url, {}));
    await expect.poll(() => client.soFar()).toContain('hello');
    const [, seconds] = /^keep-alive: timeout=(\d+)\r$/im.exec(client.soFar()) ?? [];
    expect(Number(seconds)).toBeGreaterThan(120);
  });

  test('lets a slow body take its time, and not a slow head', async () => {
    const limits: unknown[] = [];
    const server = await start(function (this: unknown, _request, response) {
      const { requestTimeout, headersTimeout } = Object(this);
      limits.push(requestTimeout, headersTimeout);
      response.end();
    });
    await fetch(server.url);
    expect(limits).toEqual([0, 30_000]);
  });
});

describe('closing a server', () => {
  test('lets the requests that are under way end, and takes no others', async () => {
    let end = () => {};
    const server = await start((_request, response) => {
      end = () => response.end('late');
      response.write('first ');
    });
    const answer = await fetch(server.url);
    let isClosed = false;
    const closing = server.close().then(() => {
      isClosed = true;
    });
    await expect(fetch(server.url)).rejects.toThrow();
    expect(isClosed).toBe(false);
    end();
    expect(await answer.text()).toBe('first late');
    await closing;
  });

  test('closes connections that are kept alive for nothing', async () => {
    const server = await start(hello);
    const client = await rawConnection(server.url);
    client.send(requestHead('GET', server.url, {}));
    await expect.poll(() => client.soFar()).toContain('hello');
    const start_ = performance.now();
    await server.close(60_000);
    expect(performance.now() - start_).toBeLessThan(5000);
    await client.received;
  });

  test('cuts off what still runs when the grace is over', async () => {
    const server = await start((_request, response) => void response.write('for ever'));
    const answer = await fetch(server.url);
    const read = answer.text();
    read.catch(() => {});
    await server.close(50);
    await expect(read).rejects.toThrow();
  });

  test('twice waits for one end', async () => {
    const server = await start(hello);
    await Promise.all([server.close(), server.close()]);
    await expect(fetch(server.url)).rejects.toThrow();
  });
});

test('a server of an app ends although a page keeps asking on a connection that was busy', async () => {
  let end = () => {};
  const server = createServer((request, response) => {
    if (request.url === '/slow') end = () => response.end('late');
    else response.end('hello');
  });
  onTestFinished(() => server.closeAllConnections());
  const begun = once(server, 'request');
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${Object(server.address()).port}`;
  const page = await rawConnection(url);
  page.send(requestHead('GET', `${url}/slow`, {}));
  await begun;
  const closing = closeServer(server, 60_000);
  end();
  const asking = setInterval(() => page.send(requestHead('GET', url, {})), 100);
  onTestFinished(() => clearInterval(asking));
  await closing;
  expect(await page.received).toContain('late');
});
