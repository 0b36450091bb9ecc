import { once } from 'node:events';
import { createServer, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { systemErrorCode } from '../core/ports/system-error.ts';
import { answerRequests, endStalledAnswers } from './connection-limits.ts';
import type { HttpApp } from './h3-app.ts';

export interface ServeOptions {
  /** An address or name of this machine. @default '127.0.0.1' */
  host?: string | undefined;
  /** 0 means any free port. @default 8787 */
  port?: number | undefined;
  /** Connections at the same time; further ones are closed immediately. @default 1,000 */
  connections?: number | undefined;
  /** Milliseconds after which a connection is closed whose client takes nothing of an answer. @default 60,000 */
  answerPatience?: number | undefined;
}

export interface RunningServer {
  /** The server's address on this machine. */
  url: string;
  port: number;
  /**
   * Accepts no more connections, waits for the requests in progress, and closes the remaining connections when the
   * grace period is over. It never ends the process. A second call waits for the same shutdown.
   *
   * @param grace in milliseconds; default 10,000
   */
  close(grace?: number): Promise<void>;
}

/**
 * Serves an app on a port of this machine.
 *
 * @throws Error with the code `EADDRINUSE` if the port is taken or cannot be used; it never tries another port
 *
 * @example
 * const server = await serve(createHttpApp(desk), { port: 8787 });
 * process.once('SIGTERM', () => void server.close());
 */
export async function serve(app: Pick<HttpApp, 'node'>, options: ServeOptions = {}): Promise<RunningServer> {
  const { host = '127.0.0.1', port = 8787, connections = 1_000, answerPatience = 60_000 } = options;
  const server = createServer();
  refuseUnreadable(server);
  answerRequests(server, app.node, connections);
  endStalledAnswers(server, answerPatience);
  await listening(server, port, host);
  // A slow upload may go on as long as it makes progress, which the request handler checks.
  server.requestTimeout = 0;
  server.headersTimeout = 30_000;
  server.maxConnections = connections;
  server.keepAliveTimeout = keepAliveMilliseconds;
  const address = addressOf(server.address());
  let closing: Promise<void> | undefined;
  return {
    port: address.port,
    url: `http://${urlHost(isEverywhere(host) ? 'localhost' : host)}:${address.port}`,
    close(grace) {
      closing ??= closeServer(server, grace);
      return closing;
    },
  };
}

/**
 * Ends a server of your own as `serve` ends its own: accepts no more connections, waits for the requests in progress,
 * and closes the remaining connections when the grace period is over. Node's `server.close` alone may never end: a
 * page that keeps asking on a connection that was busy at the time of the call keeps it open.
 *
 * @param grace in milliseconds; default 10,000
 *
 * @example
 * process.once('SIGTERM', () => closeServer(server).then(() => desk.close()));
 */
export async function closeServer(server: ClosableServer, grace = 10_000): Promise<void> {
  const closed = new Promise<void>((resolve) => void server.close(() => resolve()));
  // A connection becomes idle only after its answer, so one look is not enough.
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const end = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
}

/** What `closeServer` needs of a server; those of `node:http` and `node:https` have it. */
export interface ClosableServer {
  close(callback: () => void): unknown;
  closeIdleConnections(): void;
  closeAllConnections(): void;
}

/**
 * Longer than a proxy keeps an idle connection to the server behind it (nginx one minute, Caddy two). If the server
 * closes the connection first, a form that the proxy sends at that moment is lost.
 */
const keepAliveMilliseconds = 130_000;

async function listening(server: Server, port: number, host: string): Promise<void> {
  try {
    server.listen({ port, host });
    await once(server, 'listening');
  } catch (error) {
    const why = reasons[systemErrorCode(error) ?? ''];
    if (why === undefined) throw error;
    const message = `Cannot listen on port ${port} of ${host}: ${why}.`;
    throw Object.assign(new Error(message, { cause: error }), { code: 'EADDRINUSE' });
  }
}

const elsewhere = 'the address does not belong to this machine';
const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'it is in use',
  EACCES: 'this user may not listen there; a port from 1024 on needs no special rights',
  EADDRNOTAVAIL: elsewhere,
  ENOTFOUND: elsewhere,
  EINVAL: elsewhere,
};

function isEverywhere(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new TypeError('the server has no port');
  return address;
}

function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}

/**
 * Answers requests that Node does not hand to the app, because they are not valid HTTP or their head is too long, with a
 * sentence in JSON like every other error.
 */
function refuseUnreadable(server: Server): void {
  const responses = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => void responses.set(socket, response));
  server.on('clientError', (error, socket) => {
    const begun = responses.get(socket);
    const isAnswering = begun?.headersSent === true && !begun.writableFinished;
    // A second answer in the middle of another would garble both.
    if (isAnswering || !socket.writable) socket.destroy();
    else socket.end(refusalFor(systemErrorCode(error) ?? ''), () => socket.destroy());
  });
  server.on('checkExpectation', (_request, response) => {
    const body = JSON.stringify({ error: 'This server supports no expectation but 100-continue.' });
    response.writeHead(417, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
  });
}

function refusalFor(code: string): string {
  const [status, error] = refusals[code] ?? [400, 'This is not a valid HTTP request.'];
  const body = JSON.stringify({ error });
  return [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    // Which page asked cannot be read either, and the sentence is no secret.
    'Access-Control-Allow-Origin: *',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
}

const refusals: Readonly<Record<string, readonly [status: number, error: string]>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too long: at most 16 KiB.'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The extensions of the chunks of the request are too long.'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The head of the request took too long.'],
};
