import { connect, type Socket } from 'node:net';

/** A client that can do what none should: stop half-way, leave, or carry on after it was told not to. */
export interface RawConnection {
  socket: Socket;
  send(text: string | Uint8Array): void;
  /** Everything received, once the server has closed the connection. */
  received: Promise<string>;
  /** Everything received so far. */
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
      // A server may close the connection while data is still on its way; that is no failure of the test.
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
