import { DeskError } from '../../core/errors.ts';
import { readSecret, type Secret } from '../../core/ports/secret.ts';
import type { Mail, Mailer } from '../../core/ports.ts';
import { endsInTime, inTime } from '../../core/time/in-time.ts';
import { composeMail, mailMessage } from './mail-message.ts';
import { concernsServer, failureFacts, smtpFailure } from './smtp-mailer/failure.ts';
import { farewellMilliseconds, type OpenedPool, openPool, takesUnicode } from './smtp-mailer/open-pool.ts';
import { completeSettings, type SmtpMailerOptions, type SmtpTimes } from './smtp-mailer/settings.ts';
import { Sockets } from './smtp-mailer/sockets.ts';

export type { SmtpMailerOptions, SmtpTimes };

export interface SmtpMailer extends Mailer {
  /** Connects and logs in, and sends nothing. Throws `mail_unavailable` with what to do about it. */
  verify(): Promise<void>;
  /** Lets the mail end that is being sent, for a few seconds; leaves no connection open. Never throws. */
  close(): Promise<void>;
}

/**
 * A mailer over SMTP. One connection is shared by all mails and kept for a moment afterwards; one that the
 * server dropped meanwhile is replaced before a mail goes over it. Nothing is connected before the first mail.
 *
 * `send` throws a DeskError: `mail_refused` for what the server says of this mail or its address, for good;
 * `mail_unavailable` for all else, also for a login or a certificate that does not hold, for another try is worth
 * it after the settings were corrected. The log says what to correct. Neither holds an address, a user, a password
 * or words of the server; codes of the server are in `details`. That the server cannot be used at all is told to all
 * mails that wait, rather than to each after a try of its own.
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
  const { from, clock, ids, logger, login } = settings;
  const sockets = new Sockets();
  const running = new Set<Promise<unknown>>();
  let opened: Promise<OpenedPool> | undefined;
  let isClosed = false;
  let waiting = new AbortController();

  /** Does it with the password as it is now, while the process stays alive. */
  const use = async (work: (opened: OpenedPool) => Promise<unknown>): Promise<void> => {
    if (isClosed) throw mailerClosed();
    opened ??= openPool(settings, sockets);
    sockets.hold(true);
    const doing = Promise.all([
      opened,
      login && readPassword(login.password, settings.connectMilliseconds),
    ]).then(([{ pool, transport }, pass]) => {
      if (login !== null && pass !== null) pool.options.auth = { user: login.user, pass };
      return work({ pool, transport });
    });
    running.add(doing);
    try {
      await doing;
    } finally {
      running.delete(doing);
      if (running.size === 0) sockets.hold(false);
    }
  };
  const report = (message: string, error: unknown): DeskError => {
    const failure = smtpFailure(error);
    if (isClosed && failure.code === 'mail_unavailable' && failure.details.reply === undefined)
      return mailerClosed();
    logger.warn(message, failureFacts(failure));
    return failure;
  };

  const mustTakeUnicode = async (): Promise<void> => {
    try {
      await use(async () => {
        if (!(await takesUnicode(settings, sockets))) throw onlyLatin();
      });
    } catch (error) {
      throw report('a mail could not be sent', error);
    }
  };

  return {
    async send(mail: Mail) {
      const message = mailMessage(mail, { from, date: clock.now(), uniqueId: ids.uuid() });
      const content = await composeMail(message);
      const envelope = { from: message.from, to: [message.to], size: content.length };
      if (!/^\p{ASCII}*$/u.test(message.from.address + message.to.address)) await mustTakeUnicode();
      const serverFails = waiting.signal;
      const signal = AbortSignal.any([serverFails, AbortSignal.timeout(settings.sendMilliseconds)]);
      try {
        await use(({ transport }) => transport.sendMail({ envelope, raw: content, signal }));
      } catch (error) {
        if (serverFails.aborted) throw serverFails.reason;
        if (!concernsServer(error)) throw report('a mail could not be sent', error);
        const failure = report('the mail server cannot be used', error);
        waiting.abort(failure);
        waiting = new AbortController();
        throw failure;
      }
    },

    async verify() {
      try {
        await use(({ pool }) => pool.verify());
      } catch (error) {
        throw report('the mail server cannot be used', error);
      }
    },

    async close() {
      isClosed = true;
      const pool = (await opened?.catch(() => undefined))?.pool;
      pool?.close();
      sockets.giveUpSilent();
      await endsInTime(settings.closeMilliseconds, Promise.allSettled(running));
      pool?.close({ force: true });
      await sockets.end(farewellMilliseconds);
    },
  };
}

async function readPassword(password: Secret, milliseconds: number): Promise<string> {
  try {
    return await inTime(milliseconds, readSecret(password));
  } catch (error) {
    // Only what thesisdesk says itself is known to hold no secret, and what led to it may hold one.
    const said = error instanceof DeskError ? ` ${error.message}` : '';
    throw new DeskError('mail_unavailable', `The password for the mail server cannot be read.${said}`);
  }
}

function onlyLatin(): DeskError {
  return new DeskError('mail_refused', 'The mail server only accepts addresses in plain Latin letters.');
}

function mailerClosed(): DeskError {
  return new DeskError('mail_unavailable', 'The mailer is closed.');
}
