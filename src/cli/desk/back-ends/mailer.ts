import { outboxMailer } from '../../../adapters/mail/outbox-mailer.ts';
import { systemClock as clock, randomIds as ids } from '../../../core/ports/system.ts';
import type { Logger, Mailer } from '../../../core/ports.ts';
import type { Configuration } from '../../config/configuration.ts';
import { outboxOf } from '../data-folder.ts';

export interface OpenedMailer {
  mailer: Mailer;
  /** Logs in and sends nothing; null where there is no server to log in to. */
  verify: (() => Promise<void>) | null;
}

/** The mailer that the configuration names. */
export async function openMailer(configuration: Configuration, logger: Logger): Promise<OpenedMailer> {
  const { smtp, from } = configuration.mail;
  if (smtp !== null && from !== null) {
    const { smtpMailer } = await import('../../../adapters/mail/smtp-mailer.ts');
    const mailer = smtpMailer({ ...smtp, from, logger });
    return { mailer, verify: () => mailer.verify() };
  }
  const sender = from === null ? {} : { from };
  const mailer = outboxMailer({ folder: outboxOf(configuration), clock, ids, ...sender });
  return { mailer, verify: null };
}
