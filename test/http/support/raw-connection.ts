import { connect, type Socket } from 'node:net';

/** A client that can do what none should: stop half-way, leave, go on after it was told not to. */
export interface RawConnection {
  socket: Socket;
  send(text: string | Uint8Array): void;
  /** All that came, as soon as the server closes. */
  received: Promise<string>;
  /** All that came so far. */
  soFar(): string;
}

export function rawConnection(url: string): Promise<RawConnection> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let text = '';
    const socket = connect({ host: hostname, port: Number(port) });
    const received = new Promise<string>((done) => {
      socket.on('close', () => done(text));
    });
    socket.on('data', (bytes) => {
      text += bytes.toString('latin1');
    });
    socket.on('connect', () => {
      // A server that closes over what is still under way is nothing to fall over.
      socket.off('error', reject).on('error', () => {});
      resolve({ socket, send: (each) => void socket.write(each), received, soFar: () => text });
    });
    socket.on('error', reject);
  });
}

/** The head of an HTTP/1.1 request. */
export function requestHead(
  method: string,
  address: string,
  headers: Record<string, string | number>,
): string {
  const { host, pathname, search } = new URL(address);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`${method} ${pathname}${search} HTTP/1.1`, `host: ${host}`, ...lines, '', ''].join('\r\n');
}
