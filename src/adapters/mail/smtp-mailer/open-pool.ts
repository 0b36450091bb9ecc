import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { createTransport } from 'nodemailer';
import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';
import type SMTPPool from 'nodemailer/lib/smtp-pool';
import { endsInTime, inTime } from '../../../core/time/in-time.ts';
import type { SmtpSettings } from './settings.ts';

export interface OpenedPool {
  pool: SMTPPool;
  /** Sends mails over the pool. */
  transport: ReturnType<typeof createTransport>;
}

/**
 * Opens nodemailer's pool with a single connection: every server allows one, and while it is being opened, all other
 * mails wait for it and find out immediately if it fails. nodemailer is loaded here.
 */
export async function openPool(settings: SmtpSettings, sockets: Sockets): Promise<OpenedPool> {
  const { createTransport } = await import('nodemailer');
  const { default: Pool } = await import('nodemailer/lib/smtp-pool');
  const pool = new Pool({
    ...connectionOptions(settings),
    // nodemailer's own way of connecting asks name servers before the system, and keeps the process alive.
    getSocket: (_options, done) => {
      sockets.dial(settings.server, settings.connectMilliseconds).then(
        (connection) => done(null, { connection }),
        (error) => done(error, false),
      );
    },
    // Otherwise a mail would be sent without a login if the server offers none.
    forceAuth: settings.login !== null,
    idleTimeout: settings.idleMilliseconds,
    maxConnections: 1,
    // Servers limit this too, often to 100, and then close the connection in the middle of a mail.
    maxMessages: 50,
    // For a connection that the server dropped while it was idle.
    maxRequeues: 1,
  });
  return { pool, transport: createTransport(pool) };
}

/**
 * Asks whether the server accepts addresses beyond ASCII (RFC 6531). The pool sends them to any server, and one that
 * does not know them may deliver the mail to a different person. Rejects like a mail if the server cannot be asked.
 */
export async function takesUnicode(settings: SmtpSettings, sockets: Sockets): Promise<boolean> {
  const { default: Client } = await import('nodemailer/lib/smtp-connection');
  const connection = await sockets.dial(settings.server, settings.connectMilliseconds);
  const client = new Client({ ...connectionOptions(settings), connection });
  return new Promise((resolve, reject) => {
    client.once('error', reject);
    client.once('end', () => reject(Object.assign(new Error('It was closed.'), { code: 'ECONNECTION' })));
    client.connect((error) => {
      if (error) return reject(error);
      resolve(/^250[ -]SMTPUTF8\b/im.test(client.lastServerResponse || ''));
      client.quit();
    });
  });
}

function connectionOptions(settings: SmtpSettings): SMTPConnectionOptions {
  const { server, startTls, connectMilliseconds, greetingMilliseconds, certificateAuthorities } = settings;
  return {
    ...server,
    requireTLS: startTls === 'required',
    ignoreTLS: startTls === 'never',
    // Set explicitly, so that no environment variable can turn it off.
    tls: { rejectUnauthorized: true, ...(certificateAuthorities && { ca: certificateAuthorities }) },
    connectionTimeout: connectMilliseconds + greetingMilliseconds,
    greetingTimeout: greetingMilliseconds,
    socketTimeout: settings.answerMilliseconds,
    socketCloseTimeout: farewellMilliseconds,
  };
}

/** How long a server may take to notice the end of a connection. */
export const farewellMilliseconds = 1_000;

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
