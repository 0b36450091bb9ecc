import type { AddressInfo } from 'node:net';
import type { HttpApp } from './h3-app.ts';

export interface ServeOptions {
  /** An address or name of this machine. @default '127.0.0.1' */
  host?: string;
  /** 0 takes any that is free. @default 8787 */
  port?: number;
  /** Connections at the same time; what comes beyond is closed at once. @default 1,000 */
  connections?: number;
}

export interface RunningServer {
  /** Where it can be reached from this machine. */
  url: string;
  port: number;
  /**
   * Takes no more connections, waits for the requests that are under way, and closes what is left when the
   * grace is over. It never ends the process. Calling it again waits for the same end.
   *
   * @param grace milliseconds; default 10,000
   */
  close(grace?: number): Promise<void>;
}

/**
 * Serves an app on a port of this machine.
 *
 * @throws Error with the code `EADDRINUSE` when the port is taken; it never moves to another one
 *
 * @example
 * const server = await serve(createHttpApp(desk), { port: 8787 });
 * process.once('SIGTERM', () => void server.close());
 */
export async function serve(app: Pick<HttpApp, 'node'>, options: ServeOptions = {}): Promise<RunningServer> {
  const { host = '127.0.0.1', port = 8787, connections = 1_000 } = options;
  const { listen } = await import('listhen');
  const isPublic = host === '0.0.0.0' || host === '::';
  const { server } = await listen(app.node, {
    hostname: host,
    // Without an alternative of its own listhen would look for one; this one is the port itself.
    port: { port, random: port === 0, alternativePortRange: [port, port], verbose: false },
    public: isPublic,
    // listhen would run a program of the shared temporary folder for this; the command line has its own way.
    open: false,
    isTest: false,
    isProd: false,
    showURL: false,
    autoClose: false,
  }).catch((error: unknown) => {
    throw portTaken(error, host, port);
  });
  // A slow upload may take as long as it moves; the request handler watches that it does.
  server.requestTimeout = 0;
  server.headersTimeout = 30_000;
  server.maxConnections = connections;
  server.keepAliveTimeout = keepAliveMilliseconds;
  makeRoom(server, connections);
  const address = addressOf(server.address());
  let closing: Promise<void> | undefined;
  return {
    port: address.port,
    url: `http://${urlHost(isPublic ? 'localhost' : host)}:${address.port}`,
    close(grace = 10_000) {
      closing ??= drain(server, grace);
      return closing;
    },
  };
}

/**
 * Longer than a proxy keeps an idle connection to the server behind it (nginx a minute, Caddy two). Where the server
 * closes it first, a form that the proxy sends at that moment is lost.
 */
const keepAliveMilliseconds = 130_000;

interface Crowded {
  on(
    event: 'connection',
    listener: (socket: { once(event: 'close', listener: () => void): unknown }) => void,
  ): unknown;
  closeIdleConnections(): void;
}

/** Connections that are kept for a next request go where new ones would soon find no room. */
function makeRoom(server: Crowded, connections: number): void {
  let open = 0;
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
    if (open > connections * 0.9) server.closeIdleConnections();
  });
}

interface Drainable {
  close(done: () => void): unknown;
  closeIdleConnections(): void;
  closeAllConnections(): void;
}

async function drain(server: Drainable, grace: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection is idle only after its answer, so it has to be looked for more than once.
  const sweep = setInterval(() => server.closeIdleConnections(), 20);
  const end = setTimeout(() => server.closeAllConnections(), grace);
  await closed;
  clearInterval(sweep);
  clearTimeout(end);
}

function portTaken(error: unknown, host: string, port: number): unknown {
  if (!(error instanceof Error) || error.name !== 'GetPortError') return error;
  const message = `Cannot listen on port ${port} of ${host}: it is in use, or the address does not belong to this machine.`;
  return Object.assign(new Error(message, { cause: error }), { code: 'EADDRINUSE' });
}

function addressOf(address: string | AddressInfo | null): AddressInfo {
  if (address === null || typeof address === 'string') throw new TypeError('the server has no port');
  return address;
}

function urlHost(host: string): string {
  return host.includes(':') ? `[${host}]` : host;
}
