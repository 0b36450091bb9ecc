import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { endsInTime, inTime } from '../../../core/time/in-time.ts';

/** The open sockets to a server. Idle ones do not keep the process alive, and all of them can be closed. */
export class Sockets {
  readonly #open = new Set<Socket>();

  /**
   * Connects, resolving names like the system does. Rejects with the system's error. Node by default tries a host's
   * next address after 250 ms, which is too soon for a host on the other side of the world.
   */
  async dial(to: { host: string; port: number }, milliseconds: number): Promise<Socket> {
    const socket = connect({
      ...to,
      noDelay: true,
      autoSelectFamilyAttemptTimeout: Math.ceil(milliseconds / 4),
    });
    this.#open.add(socket);
    socket.once('close', () => this.#open.delete(socket));
    // Whatever happens to the socket, it must not emit an unhandled error.
    socket.on('error', () => {});
    try {
      await inTime(milliseconds, (signal) => once(socket, 'connect', { signal }), { tooLate });
      return socket;
    } catch (error) {
      socket.destroy();
      throw error;
    }
  }

  /** Sets whether the sockets keep the process alive. */
  hold(isHeld: boolean): void {
    for (const socket of this.#open) {
      if (isHeld) socket.ref();
      else socket.unref();
    }
  }

  /** Closes the sockets that have received nothing from the server. */
  giveUpSilent(): void {
    for (const socket of this.#open) {
      if (socket.bytesRead === 0) socket.destroy(new Error('No caller is waiting any longer.'));
    }
  }

  /** Waits for all sockets to be closed, at most the given time, and then closes them. */
  async end(milliseconds: number): Promise<void> {
    const open = [...this.#open];
    const closed = Promise.all(open.map((socket) => new Promise((done) => socket.once('close', done))));
    await endsInTime(milliseconds, closed);
    for (const socket of open) socket.destroy();
    await closed;
  }
}

function tooLate(): Error {
  return Object.assign(new Error('The server could not be reached.'), { code: 'ETIMEDOUT' });
}
