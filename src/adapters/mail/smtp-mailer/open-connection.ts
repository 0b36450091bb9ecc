import type { Socket } from 'node:net';
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { SMTPConnectionOptions } from 'nodemailer/lib/smtp-connection';
import { DeskError } from '../../../core/errors.ts';
import { readSecret, type Secret } from '../../../core/ports/secret.ts';
import { inTime } from '../../../core/time/in-time.ts';
import { SmtpConnection } from './connection.ts';
import { connected, dial } from './dial.ts';
import type { SmtpSettings } from './settings.ts';

/**
 * Reaches the server, encrypts and logs in, as the settings say. Leaves nothing open where it fails. nodemailer is
 * loaded with the first connection.
 *
 * @throws what the client throws, with replies of the server in it; see `smtpFailure`
 */
export async function openConnection(settings: SmtpSettings, signal: AbortSignal): Promise<SmtpConnection> {
  const { login, connectMilliseconds } = settings;
  const { default: Client } = await import('nodemailer/lib/smtp-connection');
  const credentials = login && { user: login.user, pass: await read(login.password, connectMilliseconds) };
  signal.throwIfAborted();
  const socket = dial(settings, connectMilliseconds);
  const client = new Client(clientOptions(settings, socket));
  const lost = lossOf(client);
  const abort = () => socket.destroy();
  signal.addEventListener('abort', abort);
  try {
    await connected(socket, connectMilliseconds);
    const offer = await Promise.race([lost, greeted(client)]);
    if (credentials) await Promise.race([lost, loggedIn(client, credentials)]);
    return new SmtpConnection({ client, socket, lost, takesUnicode: /^250[ -]SMTPUTF8\b/im.test(offer) });
  } catch (error) {
    client.close();
    socket.destroy();
    throw error;
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

async function read(password: Secret, milliseconds: number): Promise<string> {
  try {
    return await inTime(milliseconds, readSecret(password));
  } catch (error) {
    // Only what thesisdesk says itself is known to hold no secret, and what led to it may hold one.
    const said = error instanceof DeskError ? ` ${error.message}` : '';
    throw new DeskError('mail_unavailable', `The password for the mail server cannot be read.${said}`);
  }
}

function clientOptions(settings: SmtpSettings, socket: Socket): SMTPConnectionOptions {
  const { host, port, secure, startTls, certificateAuthorities } = settings;
  return {
    host,
    port,
    secure,
    // Its own way to the server asks name servers alone, and prints to the console.
    connection: socket,
    requireTLS: startTls === 'required',
    ignoreTLS: startTls === 'never',
    // Said outright, so that no environment variable turns it off.
    tls: { rejectUnauthorized: true, ...(certificateAuthorities && { ca: certificateAuthorities }) },
    connectionTimeout: settings.connectMilliseconds,
    greetingTimeout: settings.greetingMilliseconds,
    socketTimeout: settings.answerMilliseconds,
  };
}

/** Rejects when the connection ends. Nobody needs to listen. */
function lossOf(client: SMTPConnection): Promise<never> {
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject);
    const closed = Object.assign(new Error('It was closed.'), { code: 'ECONNECTION' });
    // Who waits for an answer hears of the reason within the same turn, and the reason says more.
    client.on('end', () => queueMicrotask(() => reject(closed)));
  });
  lost.catch(() => {});
  return lost;
}

/** Resolves with the answer to EHLO: what the server offers on the connection as it is now, encrypted or not. */
function greeted(client: SMTPConnection): Promise<string> {
  return new Promise((resolve, reject) => {
    client.connect((error) => (error ? reject(error) : resolve(client.lastServerResponse || '')));
  });
}

/** The client would send a password also to a server that did not offer a login. */
function loggedIn(client: SMTPConnection, credentials: { user: string; pass: string }): Promise<void> {
  if (!client.allowsAuth) {
    const message =
      'The mail server offers no login on this connection. Check its port and the mail settings.';
    return Promise.reject(new DeskError('mail_unavailable', message));
  }
  return new Promise((resolve, reject) => {
    client.login({ credentials }, (error) => (error ? reject(error) : resolve()));
  });
}
