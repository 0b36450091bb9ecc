import type { createTransport } from 'nodemailer';
import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';
import type SMTPPool from 'nodemailer/lib/smtp-pool';
import type { SmtpSettings } from './settings.ts';
import type { Sockets } from './sockets.ts';

export interface OpenedPool {
  pool: SMTPPool;
  /** Sends over it. */
  transport: ReturnType<typeof createTransport>;
}

/**
 * nodemailer's pool, of one connection: every server allows that one, and while it is being opened, all other mails
 * wait for it and can learn at once that it cannot be. nodemailer is loaded here.
 */
export async function openPool(settings: SmtpSettings, sockets: Sockets): Promise<OpenedPool> {
  const { createTransport } = await import('nodemailer');
  const { default: Pool } = await import('nodemailer/lib/smtp-pool');
  const pool = new Pool({
    ...connectionOptions(settings),
    // Its own way to the server asks name servers before the system, and keeps the process alive.
    getSocket: (_options, done) => {
      sockets.dial(settings.server, settings.connectMilliseconds).then(
        (connection) => done(null, { connection }),
        (error) => done(error, false),
      );
    },
    // Without it a mail would go out with no login where the server offers none.
    forceAuth: settings.login !== null,
    idleTimeout: settings.idleMilliseconds,
    maxConnections: 1,
    // Servers bound it as well, often at 100, and then end the connection in the middle of a mail.
    maxMessages: 50,
    // For a connection that the server dropped while nobody used it.
    maxRequeues: 1,
  });
  return { pool, transport: createTransport(pool) };
}

/**
 * Whether the server takes addresses beyond ASCII (RFC 6531). The pool sends them to any, and one that does not know
 * them may deliver to somebody else. Rejects like a mail where it cannot be asked.
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
    // Said outright, so that no environment variable turns it off.
    tls: { rejectUnauthorized: true, ...(certificateAuthorities && { ca: certificateAuthorities }) },
    connectionTimeout: connectMilliseconds + greetingMilliseconds,
    greetingTimeout: greetingMilliseconds,
    socketTimeout: settings.answerMilliseconds,
    socketCloseTimeout: farewellMilliseconds,
  };
}

/** How long a server may take to see a connection end. */
export const farewellMilliseconds = 1_000;
