import type { createTransport } from 'nodemailer';
import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';
import type SMTPPool from 'nodemailer/lib/smtp-pool';
import type { SmtpSettings } from './settings.ts';
import type { Sockets } from './sockets.ts';

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
