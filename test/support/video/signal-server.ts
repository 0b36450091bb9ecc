import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { onTestFinished } from 'vitest';
import { field } from './protocol-buffers.ts';

/** A request to join a room. */
export interface Asked {
  path: string;
  token: string;
  /** Number of messages that came after the answer. */
  messages: number;
}

export interface SignalServer {
  url: string;
  asked: Asked[];
}

export interface SignalServerOptions {
  /** The status for who asks to join: 200 for a room; 401 and 403 as LiveKit itself refuses, 502 as a proxy before it. */
  status?: 200 | 401 | 403 | 502;
  /** Whether it hangs up before its first answer. */
  hangsUp?: boolean;
}

/**
 * Stands in for a LiveKit server up to its first answer: a client gets a room with the name it asked for, or is refused. It
 * carries no video or audio.
 */
export async function startSignalServer({
  status = 200,
  hangsUp = false,
}: SignalServerOptions = {}): Promise<SignalServer> {
  const asked: Asked[] = [];
  const sockets = new Set<Duplex>();
  // The client asks `/rtc/validate`, or its like, why a connection was refused.
  const server = createServer((_request, response) => {
    response.writeHead(status, { 'access-control-allow-origin': '*' }).end(reasons[status]);
  });
  server.on('upgrade', (request: IncomingMessage, socket: Duplex) => {
    sockets.add(socket);
    socket.on('error', () => {});
    const { pathname, searchParams } = new URL(request.url ?? '/', 'ws://localhost');
    const token = searchParams.get('access_token') ?? '';
    const one = { path: pathname, token, messages: 0 };
    asked.push(one);
    if (status !== 200) return socket.end(`HTTP/1.1 ${status} No\r\ncontent-length: 0\r\n\r\n`);
    const accept = createHash('sha1')
      .update(`${request.headers['sec-websocket-key']}${magic}`)
      .digest('base64');
    const head = ['HTTP/1.1 101 Switching Protocols', 'upgrade: websocket', 'connection: Upgrade'];
    socket.write(`${head.join('\r\n')}\r\nsec-websocket-accept: ${accept}\r\n\r\n`);
    if (hangsUp) return socket.end();
    socket.write(frame(joinResponse(roomOf(token))));
    socket.on('data', () => {
      one.messages++;
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const { port } = Object(server.address());
  return { url: `ws://127.0.0.1:${port}`, asked };
}

/** What LiveKit says to `/rtc/validate`. */
const reasons = {
  200: 'success',
  401: 'invalid API key: key',
  403: 'permissions denied',
  502: '',
};

/** The address of a server that is not there. */
export async function absentServer(): Promise<string> {
  const server = createServer();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = Object(server.address());
  await new Promise((resolve) => server.close(resolve));
  return `ws://127.0.0.1:${port}`;
}

/** The claims of a token; does not check its signature. */
export function claimsOf(token: string) {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

function roomOf(token: string): string {
  return String(claimsOf(token).video.room);
}

/** The handshake constant of RFC 6455. */
const magic = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** A binary message of less than 126 bytes. */
function frame(payload: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x82, payload.length]), payload]);
}

/** A SignalResponse with a JoinResponse, in Protocol Buffers: the room, and who joined it. */
function joinResponse(name: string): Buffer {
  const room = Buffer.concat([field(1, 'RM_one'), field(2, name)]);
  const participant = Buffer.concat([field(1, 'PA_one'), field(2, 'somebody'), field(9, 'Ada')]);
  return field(1, Buffer.concat([field(1, room), field(2, participant), field(4, '1.9.0')]));
}
