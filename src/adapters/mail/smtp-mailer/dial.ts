import { connect, type Socket } from 'node:net';

/**
 * A socket that is on its way to the server. Whatever becomes of it, it never emits an error that nobody hears.
 * Node's own tries of the next address of a host after 250 ms, too soon for one on the other side of the world.
 */
export function dial(to: { host: string; port: number }, milliseconds: number): Socket {
  // A client that waits for each answer gains nothing from holding its small packets back.
  const socket = connect({
    ...to,
    noDelay: true,
    autoSelectFamilyAttemptTimeout: Math.ceil(milliseconds / 4),
  });
  socket.on('error', () => {});
  return socket;
}

/**
 * Resolves when the server took the connection. Rejects with the system's error, also when the time is over or
 * somebody destroyed the socket; the socket is destroyed then.
 *
 * @example
 * const socket = dial({ host: 'mail.example.com', port: 587 }, 10_000);
 * await connected(socket, 10_000);
 */
export function connected(socket: Socket, milliseconds: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => socket.destroy(failure('ETIMEDOUT')), milliseconds);
    socket.once('error', reject);
    socket.once('close', () => {
      clearTimeout(timer);
      reject(failure('ECONNABORTED'));
    });
    socket.once('connect', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function failure(code: string): Error {
  return Object.assign(new Error('The server could not be reached.'), { code });
}
