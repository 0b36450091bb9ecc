import type { Secret } from '../../core/ports/secret.ts';
import { UsageError } from '../terminal/usage-error.ts';
import { type ReadSettings, secretOf } from './read-settings.ts';
import { nameOf, refuseHalf, refuseWithout } from './refuse-half.ts';

/** How mails are sent, and by whom. */
export interface MailSettings {
  /** Who sends, and invites to meetings; null for thesisdesk itself, which takes no answers. */
  from: { name: string; email: string } | null;
  /** Null for the outbox. */
  smtp: SmtpSettings | null;
}

export interface SmtpSettings {
  host: string;
  port?: number;
  secure?: boolean;
  requireTls?: boolean;
  user?: string;
  password?: Secret;
}

/** @throws UsageError where a setting lacks another one */
export function mailSettings(read: ReadSettings): MailSettings {
  refuseHalf(read, 'smtpUser', 'smtpPassword');
  refuseWithout(read, ['smtpPort', 'smtpSecure', 'smtpRequireTls', 'smtpUser'], 'smtpHost');
  const smtp = smtpSettings(read);
  const from = senderOf(read);
  if (smtp !== null && read.values.mailFrom === undefined) {
    throw new UsageError(
      `${nameOf('smtpHost')} needs ${nameOf('mailFrom')}, the address that mails come from.`,
    );
  }
  return { from, smtp };
}

function senderOf({ values, found }: ReadSettings): MailSettings['from'] {
  const { mailFrom, businessName } = values;
  if (mailFrom !== undefined) return { name: mailFrom.name ?? businessName, email: mailFrom.email };
  return found.has('businessName') ? { name: businessName, email: noAnswers } : null;
}

/** `.invalid` is kept free of real hosts (RFC 2606). */
const noAnswers = 'noreply@thesisdesk.invalid';

function smtpSettings(read: ReadSettings): SmtpSettings | null {
  const { smtpHost: host, smtpPort, smtpSecure, smtpRequireTls, smtpUser } = read.values;
  if (host === undefined) return null;
  const password = secretOf(read, 'smtpPassword');
  return {
    host,
    ...(smtpPort === undefined ? {} : { port: smtpPort }),
    ...(smtpSecure === undefined ? {} : { secure: smtpSecure }),
    ...(smtpRequireTls === undefined ? {} : { requireTls: smtpRequireTls }),
    ...(smtpUser === undefined || password === undefined ? {} : { user: smtpUser, password }),
  };
}
