import { DeskError } from '../../../core/errors.ts';
import { MailRefusal } from '../../../core/ports/mail-refusal.ts';
import type { LogFields } from '../../../core/ports.ts';

/**
 * Interprets a failure of the SMTP client. The client's own messages and replies are kept out of message and details,
 * because they quote addresses and user names; only codes are kept: the reply (550), its status (5.1.1), the command,
 * the system's error. A refusal of one mail also carries the reply, for the editor. Errors of thesisdesk itself are
 * returned unchanged.
 *
 * `mail_refused` is for what the server says about this mail or its recipient. Anything else may change with the next
 * try or with different settings, and is `mail_unavailable`.
 *
 * @example
 * smtpFailure(error).code; // 'mail_refused'
 */
export function smtpFailure(error: unknown): DeskError {
  if (error instanceof DeskError) return error;
  const facts = factsOf(error);
  const { message: _, ...details } = facts;
  if (isRefused(facts)) return new MailRefusal(sentenceFor(facts), { said: replyIn(error), details });
  return new DeskError('mail_unavailable', sentenceFor(facts), { details });
}

/**
 * Whether the failure occurred on the way to the server or in the connection, so that any other mail would meet it
 * too.
 */
export function concernsServer(error: unknown): boolean {
  if (error instanceof DeskError) return false;
  const { kind, command = 'CONN' } = factsOf(error);
  return kind !== 'EABORT' && !['MAIL FROM', 'RCPT TO', 'DATA', 'API'].includes(command);
}

/** Returns what a log may contain about a failure. */
export function failureFacts({ code, message, details }: DeskError): LogFields {
  const facts = Object.entries(details).map(([name, value]) => [name, String(value)]);
  return { code, problem: message, ...Object.fromEntries(facts) };
}

interface Facts {
  /** The client's code for the kind of failure, such as `EAUTH`. */
  kind: string;
  /** The three digits of the server's reply. */
  reply?: number;
  /** The enhanced status code of RFC 3463. */
  status?: string;
  command?: string;
  /** Only to be examined, never shown. */
  message: string;
}

function factsOf(error: unknown): Facts {
  if (!(error instanceof Error)) return { kind: 'unknown', message: '' };
  const { code, responseCode, response, command }: ClientError = error;
  const status = /^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(typeof response === 'string' ? response : '');
  return {
    kind: typeof code === 'string' ? code : error.name,
    ...(typeof responseCode === 'number' && { reply: responseCode }),
    ...(status?.[1] !== undefined && { status: status[1] }),
    ...(typeof command === 'string' && { command }),
    message: error.message,
  };
}

function replyIn(error: unknown): string {
  const { response }: ClientError = error instanceof Error ? error : new Error();
  return typeof response === 'string' ? response : '';
}

/** What nodemailer and Node add to errors. */
interface ClientError extends Error {
  code?: unknown;
  responseCode?: unknown;
  response?: unknown;
  command?: unknown;
}

function isRefused({ kind, reply = 0, command }: Facts): boolean {
  if (reply === 0) return kind === 'EMESSAGE' || (kind === 'EENVELOPE' && command === 'API');
  if (reply < 500 || wantsLogin.has(reply)) return false;
  return command === 'RCPT TO' || command === 'DATA' || (command === 'MAIL FROM' && reply === tooLarge);
}

/** Replies about the login, the encryption or the order of commands, to whichever command. */
const wantsLogin: ReadonlySet<number> = new Set([503, 530, 534, 535, 538]);

/** Replies to a command that does not exist, or is not allowed now. */
const knowsNoLogin: ReadonlySet<number> = new Set([500, 502, 503, 504]);

const tooLarge = 552;

function sentenceFor(facts: Facts): string {
  const { kind, reply = 0, command, message } = facts;
  if (isRefused(facts)) {
    return command === 'RCPT TO'
      ? 'The mail server does not accept mail for this address. Please check the address.'
      : 'The mail server does not accept this mail.';
  }
  if (reply >= 400 && reply < 500) return 'The mail server is busy. Please try again later.';
  if (kind === 'EAUTH' && knowsNoLogin.has(reply)) {
    return 'The mail server offers no login on this connection. Check its port and the mail settings.';
  }
  if (kind === 'EAUTH') return 'The mail server does not accept the login. Check its user and password.';
  if (wantsLogin.has(reply))
    return 'The mail server requires a login or encryption. Check the mail settings.';
  if (reply >= 500 && command === 'MAIL FROM') {
    return 'The mail server does not accept mail from this sender. Check the sender and the login.';
  }
  if (/certificate|altnames/i.test(message)) {
    return 'The certificate of the mail server cannot be verified. Check its name, or name its authority in NODE_EXTRA_CA_CERTS.';
  }
  if (kind === 'ETLS' || /\b(?:SSL|TLS)\b/i.test(message)) {
    return 'The connection to the mail server cannot be encrypted. Check its port and the mail settings.';
  }
  return 'The mail server cannot be reached or does not answer. Please try again later.';
}
