import { DeskError } from '../../core/errors.ts';
import type { Mail, Mailer } from '../../core/ports.ts';
import { composeMail, mailMessage } from './mail-message.ts';
import type { SmtpConnection } from './smtp-mailer/connection.ts';
import { ConnectionPool, mailerClosed } from './smtp-mailer/connection-pool.ts';
import { failureFacts, smtpFailure } from './smtp-mailer/failure.ts';
import { openConnection } from './smtp-mailer/open-connection.ts';
import { completeSettings, type SmtpMailerOptions, type SmtpTimes } from './smtp-mailer/settings.ts';

export type { SmtpMailerOptions, SmtpTimes };

export interface SmtpMailer extends Mailer {
  /** Connects and logs in, and sends nothing. Throws `mail_unavailable` with what to do about it. */
  verify(): Promise<void>;
  /** Lets mails end that are being sent, for a few seconds; leaves no connection open. Never throws. */
  close(): Promise<void>;
}

/**
 * A mailer over SMTP. A few connections are shared by all mails and kept for a moment afterwards; one that the
 * server dropped meanwhile is replaced before a mail goes over it. Nothing is connected before the first mail.
 *
 * `send` throws a DeskError: `mail_refused` for what the server says of this mail or its address, for good;
 * `mail_unavailable` for all else, also for a login or a certificate that does not hold, for another try is worth
 * it after the settings were corrected. The log says what to correct. Neither holds an address, a user, a password
 * or words of the server; codes of the server are in `details`.
 *
 * A mail whose acceptance the connection did not survive to learn of is `mail_unavailable`, so that it may arrive
 * twice and is never lost.
 *
 * @throws DeskError `input_invalid` for settings that can never work; `details.path` says which
 *
 * @example
 * const from = { name: 'The editors', email: 'desk@example.com' };
 * const mailer = smtpMailer({ host: 'mail.example.com', user: 'desk', password: () => vault.read('mail'), from });
 * await mailer.send({ to: { email: 'ana@example.com' }, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' });
 */
export function smtpMailer(options: SmtpMailerOptions): SmtpMailer {
  const settings = completeSettings(options);
  const { from, clock, ids, logger } = settings;
  const report = (message: string, error: unknown): DeskError => {
    const failure = smtpFailure(error);
    logger.warn(message, failureFacts(failure));
    return failure;
  };
  const open = async (signal: AbortSignal): Promise<SmtpConnection> => {
    try {
      return await openConnection(settings, signal);
    } catch (error) {
      if (signal.aborted) throw mailerClosed();
      throw report('the mail server cannot be used', error);
    }
  };
  const pool = new ConnectionPool({ ...settings, open });

  return {
    async send(mail: Mail) {
      const message = mailMessage(mail, { from, date: clock.now(), uniqueId: ids.uuid() });
      const content = await composeMail(message);
      const envelope = { from: message.from.address, to: message.to.address };
      try {
        await pool.use((connection) => connection.send(envelope, content));
      } catch (error) {
        throw error instanceof DeskError ? error : report('a mail could not be sent', error);
      }
    },

    verify: () => pool.probe(),
    close: () => pool.close(),
  };
}
