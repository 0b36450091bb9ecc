import { DeskError } from '../../core/errors.ts';
import { readSecret, type Secret } from '../../core/ports/secret.ts';
import type { Mail, Mailer } from '../../core/ports.ts';
import { endsInTime, inTime } from '../../core/time/in-time.ts';
import { composeMail, mailMessage } from './mail-message.ts';
import { concernsServer, failureFacts, smtpFailure } from './smtp-mailer/failure.ts';
import {
  farewellMilliseconds,
  type OpenedPool,
  openPool,
  Sockets,
  takesUnicode,
} from './smtp-mailer/open-pool.ts';
import { completeSettings, type SmtpMailerOptions, type SmtpTimes } from './smtp-mailer/settings.ts';

export type { SmtpMailerOptions, SmtpTimes };

export interface SmtpMailer extends Mailer {
  /** Connects and logs in, but sends nothing. Throws `mail_unavailable` with a message that says what to do. */
  verify(): Promise<void>;
  /** Gives mails that are being sent a few seconds to finish; leaves no connection open. Never throws. */
  close(): Promise<void>;
}

/**
 * A mailer that uses SMTP. All mails share one connection, which is kept for a moment afterwards; if the server has
 * dropped it, it is replaced before a mail uses it. The first mail opens it.
 *
 * `send` throws a DeskError: `mail_refused` if the server permanently rejects this mail or its address;
 * `mail_unavailable` for everything else, including a failed login or an invalid certificate, because another try may
 * succeed once the settings have been corrected. The log says what to correct. Neither shows an address, a user name, a
 * password or text from the server; the server's codes are in `details`, and a refusal (`MailRefusal`) hands over what
 * the server said as `said`. If the server cannot be used at all, all waiting mails are rejected, without each trying in
 * turn.
 *
 * If the connection is lost before the server's acceptance of a mail arrives, the error is `mail_unavailable`, so a
 * mail may arrive twice but is never lost.
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

  /** Runs the work with the current password, keeping the process alive meanwhile. */
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
    // Only messages of thesisdesk's own are known not to contain a secret; the cause may contain one.
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
