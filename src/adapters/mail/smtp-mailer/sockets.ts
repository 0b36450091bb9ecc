import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { endsInTime, inTime } from '../../../core/time/in-time.ts';

/** The sockets to a server that are open: unused ones keep no process alive, and all can be ended. */
export class Sockets {
  readonly #open = new Set<Socket>();

  /**
   * Connects, by the names that the system knows. Rejects with the system's error.
   * Node's own tries of the next address of a host after 250 ms, too soon for one on the other side of the world.
   */
  async dial(to: { host: string; port: number }, milliseconds: number): Promise<Socket> {
    const socket = connect({
      ...to,
      noDelay: true,
      autoSelectFamilyAttemptTimeout: Math.ceil(milliseconds / 4),
    });
    this.#open.add(socket);
    socket.once('close', () => this.#open.delete(socket));
    // Whatever becomes of it, it never emits an error that nobody hears.
    socket.on('error', () => {});
    try {
      await inTime(milliseconds, (signal) => once(socket, 'connect', { signal }), { tooLate });
      return socket;
    } catch (error) {
      socket.destroy();
      throw error;
    }
  }

  /** Whether they keep the process alive. */
  hold(isHeld: boolean): void {
    for (const socket of this.#open) {
      if (isHeld) socket.ref();
      else socket.unref();
    }
  }

  /** Ends those that have never heard of the server. */
  giveUpSilent(): void {
    for (const socket of this.#open) {
      if (socket.bytesRead === 0) socket.destroy(new Error('Nobody waits any longer.'));
    }
  }

  /** Waits so long for all to be closed, and then closes them. */
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
