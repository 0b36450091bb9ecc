import { domainToASCII } from 'node:url';
import { DeskError } from '../../core/errors.ts';
import type { Mail } from '../../core/ports.ts';
import { oneLine } from '../../core/text/one-line.ts';

/** The sender of a mail, and what identifies it. */
export interface MailStamp {
  from: { email: string; name?: string };
  date: Date;
  /** Globally unique; the part before the @ of the message id. */
  uniqueId: string;
}

/** A message in nodemailer's terms, for its composer and its transports. */
export interface MailMessage {
  from: MailAddress;
  to: MailAddress;
  subject: string;
  text: string;
  html: string;
  icalEvent?: { method: string; content: string };
  date: Date;
  messageId: string;
  headers: Record<string, string>;
  disableFileAccess: true;
  disableUrlAccess: true;
}

export interface MailAddress {
  name: string;
  address: string;
}

/**
 * Turns a mail into a message. Whatever its texts contain, they fill only the header that they are meant for:
 * addresses are passed in parts that do not have to be parsed again, and line breaks become spaces.
 *
 * @throws DeskError `mail_refused` if a header cannot carry an address as it is
 *
 * @example
 * const stamp = { from: { email: 'desk@example.com' }, date: new Date(), uniqueId: randomUUID() };
 * mailMessage({ to: { email: 'ana@example.com' }, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }, stamp);
 */
export function mailMessage(mail: Mail, { from, date, uniqueId }: MailStamp): MailMessage {
  const sender = mailAddress(from);
  return {
    from: sender,
    to: mailAddress(mail.to),
    subject: oneLine(mail.subject),
    text: mailLines(mail.text),
    html: mailLines(mail.html),
    ...(mail.calendar === undefined ? {} : { icalEvent: mail.calendar }),
    date,
    messageId: `<${plainId.test(mail.id ?? '') ? mail.id : uniqueId}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}>`,
    // Keeps out-of-office replies from being sent to a program (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Returns the message as bytes, as a server receives it (RFC 5322). nodemailer is loaded on the first call. */
export async function composeMail(message: MailMessage): Promise<Buffer> {
  const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
  return new MailComposer(message).compile().build();
}

/** In a mail, all lines end in CRLF (RFC 5322); nodemailer leaves them as they are. */
function mailLines(text: string): string {
  return text.replace(/\r\n|\r|\n/g, '\r\n');
}

/** @throws DeskError `mail_refused` for an invalid address, or one that would have to be quoted */
function mailAddress({ email, name = '' }: { email: string; name?: string }): MailAddress {
  const address = plainAddress(email);
  if (address === null) throw new DeskError('mail_refused', 'This is not an email address.');
  return { name: oneLine(name), address };
}

/**
 * Returns an address in the form that mail servers know, its domain in ASCII; null for an invalid address, or one that
 * would have to be quoted.
 *
 * @example
 * plainAddress('ana@bücher.example'); // 'ana@xn--bcher-kva.example'
 */
export function plainAddress(email: string): string | null {
  const at = email.lastIndexOf('@');
  const mailbox = email.slice(0, at);
  const domain = asciiDomain(email.slice(at + 1));
  const isPlain = at >= 0 && plainMailbox.test(mailbox) && Buffer.byteLength(mailbox) <= 64;
  return isPlain && domain !== null ? `${mailbox}@${domain}` : null;
}

function asciiDomain(domain: string): string | null {
  // ASCII stays as it is, because the conversion would interpret parts of it, such as %40.
  const ascii = /^\p{ASCII}*$/u.test(domain) ? domain : domainToASCII(domain);
  return ascii.length <= 253 && plainDomain.test(ascii) ? ascii : null;
}

const plainId = /^[\w-]{1,100}$/;

/**
 * Without characters that have a meaning in a header: spaces, control characters, brackets, quotes, commas, colons.
 */
const plainMailbox = /^[^\s\p{C}()<>[\]\\,;:"@]+$/u;

const plainDomain = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)*$/i;
