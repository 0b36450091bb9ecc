import { onTestFinished } from 'vitest';
import { type SmtpMailerOptions, smtpMailer } from '../../../../src/adapters/mail/smtp-mailer.ts';
import { keptLog } from '../../../core/services/support/kept-log.ts';
import { type SmtpServerSettings, startSmtpServer } from '../../../support/mail/smtp-server.ts';

export const from = { name: 'The editors', email: 'desk@example.org' };

/** A mailer and its server, for one test. */
export async function openMailer(
  options: Partial<SmtpMailerOptions> = {},
  settings: SmtpServerSettings = {},
) {
  const logger = keptLog();
  const server = await startSmtpServer(settings);
  onTestFinished(() => server.stop());
  const mailer = smtpMailer({ host: '127.0.0.1', port: server.port, from, logger, ...options });
  onTestFinished(() => mailer.close());
  return { server, mailer, logger };
}
