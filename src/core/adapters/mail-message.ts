import { DeskError } from '../errors.ts';
import { oneLine } from '../one-line.ts';
import type { Mail } from '../ports.ts';

/** Who a mail is from, and what marks it. */
export interface MailStamp {
  from: { email: string; name?: string };
  date: Date;
  /** Unique in the world; the part before the @ of the message's id. */
  uniqueId: string;
}

/** A message in the terms of nodemailer, for its composer and its transports. */
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
 * Turns a mail into a message. Whatever its texts hold, they fill the header that they are for and no other:
 * addresses are given as parts, which nothing has to take apart again, and line breaks become spaces.
 *
 * @throws DeskError `mail_refused` for an address that a header cannot carry as it is
 *
 * @example
 * const stamp = { from: { email: 'desk@example.com' }, date: new Date(), uniqueId: randomUUID() };
 * mailMessage({ to: { email: 'ana@example.com' }, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' }, stamp);
 */
export function mailMessage(mail: Mail, { from, date, uniqueId }: MailStamp): MailMessage {
  const sender = addressOf(from);
  return {
    from: sender,
    to: addressOf(mail.to),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    ...(mail.calendar === undefined ? {} : { icalEvent: mail.calendar }),
    date,
    messageId: `<${uniqueId}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}>`,
    // Holiday replies are not sent to a program (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function addressOf({ email, name = '' }: { email: string; name?: string }): MailAddress {
  if (!plainAddress.test(email)) {
    throw new DeskError('mail_refused', 'This is no address that a mail can be sent to.');
  }
  return { name: oneLine(name), address: email };
}

/** Without what has a meaning in a header: spaces, control characters, brackets, quotes, commas, colons. */
const plainAddress = /^[^\s\p{C}()<>[\]\\,;:"@]{1,64}@[^\s\p{C}()<>[\]\\,;:"@]{1,253}$/u;
