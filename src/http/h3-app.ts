import type { IncomingMessage, ServerResponse } from 'node:http';
import { Server, type Socket } from 'node:net';
import { H3, type H3Event, HTTPResponse } from 'h3';
import { toNodeHandler } from 'h3/node';
import { type FinalAnswer, HttpProblem } from './answer/http-answer.ts';
import type { RequestHandler } from './handle-requests.ts';
import type { IncomingRequest } from './request/http-request.ts';
import { byPath, type Route } from './routes/route.ts';

/** What only the framework that an app is mounted in knows of a request. */
export interface RequestPeer {
  /**
   * The IP address at the other end of the connection. If it is a loopback or private one, such as a proxy's, the last
   * address in `X-Forwarded-For` counts instead.
   *
   * @default none: all callers count as one, for the cap on mails too
   */
  remoteAddress?: string | null | undefined;
}

/** An app in the two forms in which it can be served. */
export interface HttpApp {
  /** For runtimes and tests that speak the fetch standard. */
  fetch(request: Request): Promise<Response>;
  fetch(request: Request, peer: RequestPeer): Promise<Response>;
  /** For `node:http`, Express, Connect and anything else that accepts a request listener. */
  node(request: IncomingMessage, response: ServerResponse): void;
}

/**
 * The complete adapter for h3: it finds the path, hands the request over and sends the answer. Methods, errors, CORS
 * and everything else are left to the handler, so that an adapter for another framework can be as short as this one.
 */
export function h3App(routes: readonly Route[], handle: RequestHandler, basePath: string): HttpApp {
  // Badly encoded addresses are answered by the handler like all others.
  const app = new H3({ silent: true, allowMalformedURL: true });
  for (const [path, group] of byPath(routes)) {
    app.all(basePath + patternOf(path), (event) => send(handle, group, event));
  }
  app.all('/**', (event) => send(handle, [], event));
  const listener = toNodeHandler(app);
  return {
    async fetch(request: Request, peer?: RequestPeer) {
      const address = peer?.remoteAddress;
      return app.request(request, undefined, typeof address === 'string' ? { clientAddress: address } : {});
    },
    node(request, response) {
      request.url = completeUrl(request, basePath);
      void listener(request, response);
    },
  };
}

/**
 * Returns the address of a request with the prefix that `app.use('/desk', …)` of Express and Connect cuts off; they
 * keep the whole one as `originalUrl`. What is mounted without a base path expects the prefix to be gone. Pure.
 *
 * @example
 * completeUrl({ url: '/health', originalUrl: '/desk/health' }, '/desk'); // '/desk/health'
 */
export function completeUrl(
  request: { url?: string | undefined; originalUrl?: unknown },
  basePath: string,
): string {
  const { url = '/', originalUrl } = request;
  if (basePath === '' || typeof originalUrl !== 'string') return url;
  // Where nothing but a query is left, they put a slash before it.
  const isCut = originalUrl.endsWith(url) || originalUrl === basePath + url.slice(1);
  const below = originalUrl.startsWith(basePath) ? originalUrl.slice(basePath.length) : null;
  return isCut && below !== null && /^(?:[/?]|$)/.test(below) ? originalUrl : url;
}

/** Converts a path to h3's syntax: `/objects/{key...}` becomes `/objects/**:key`. */
function patternOf(path: string): string {
  return path.replace(/\{(\w+)\.\.\.\}/g, '**:$1').replace(/\{(\w+)\}/g, ':$1');
}

async function send(handle: RequestHandler, routes: readonly Route[], event: H3Event): Promise<HTTPResponse> {
  const { status, headers, body } = await handle(routes, incoming(event));
  const sent = event.runtime?.node ? inSlices(body) : body;
  return new HTTPResponse(stream(sent), { status, headers });
}

function incoming(event: H3Event): IncomingRequest {
  const { req, url, context } = event;
  const node = event.runtime?.node?.req;
  const given = req.headers.get('host');
  return {
    target: node?.url ?? url.pathname,
    // A request over a socket without the header names no host; one made by an app has the host of its URL.
    host: given ?? (node ? null : url.host),
    remoteAddress: node ? addressOf(node.socket) : (context.clientAddress ?? null),
    method: req.method,
    params: { ...context.params },
    query: url.searchParams,
    hasSeveralHosts: hostsOf(event) > 1,
    header: (name) => req.headers.get(name),
    openBody: () => {
      if (node?.readableDidRead) throw new HttpProblem(500, bodyTaken);
      return req.body?.getReader() ?? null;
    },
  };
}

/**
 * The other end of a Unix socket has no address, and is on this machine. That of a TCP connection which its client has
 * already reset has none any more, and may be anywhere.
 */
function addressOf(socket: Socket): string {
  if (socket.remoteAddress !== undefined) return socket.remoteAddress;
  const isUnixSocket =
    'server' in socket && socket.server instanceof Server && typeof socket.server.address() === 'string';
  return isUnixSocket ? '127.0.0.1' : '';
}

const bodyTaken =
  'Something such as express.json() has read the body of this request before the desk. Mount the desk before it.';

/**
 * Counts the hosts that a request names. Node keeps the first of several `host` headers and drops the others; a
 * standard `Headers` joins them with commas. A request line with an absolute address names a host too (RFC 9112,
 * 3.2.2), which must match the header.
 */
function hostsOf({ req, runtime }: H3Event): number {
  const names = runtime?.node?.req.rawHeaders.filter((_, index) => index % 2 === 0) ?? [];
  const lines = names.filter((name) => name.toLowerCase() === 'host').length;
  const header = req.headers.get('host');
  const inLine = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i.exec(runtime?.node?.req.url ?? '')?.[1];
  const isOther = inLine !== undefined && inLine.toLowerCase() !== header?.toLowerCase();
  return Math.max(lines, header?.split(',').length ?? 0) + Number(isOther);
}

function stream(body: FinalAnswer['body']): Uint8Array<ArrayBuffer> | ReadableStream | null {
  return body === null || body instanceof Uint8Array ? body : ReadableStream.from(body);
}

/**
 * Divides what is large, because only a write that is complete shows that a client still reads: one that takes minutes
 * for an answer would otherwise look as if it took nothing.
 */
function inSlices(body: FinalAnswer['body']): FinalAnswer['body'] {
  if (body === null || (body instanceof Uint8Array && body.length <= sliceBytes)) return body;
  return slicesOf(body instanceof Uint8Array ? [body] : body);
}

const sliceBytes = 64 * 1024;

async function* slicesOf(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  for await (const chunk of chunks) {
    // An empty one may stand for the head of an answer whose end comes later.
    for (let start = 0; start < Math.max(chunk.length, 1); start += sliceBytes) {
      yield chunk.subarray(start, start + sliceBytes);
    }
  }
}
