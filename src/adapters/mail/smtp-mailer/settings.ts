import { invalidInput } from '../../../core/errors.ts';
import type { Secret } from '../../../core/ports/secret.ts';
import { randomIds, silentLogger, systemClock } from '../../../core/ports/system.ts';
import type { Clock, Ids, Logger } from '../../../core/ports.ts';
import { plainAddress } from '../mail-message.ts';

export interface SmtpMailerOptions
  extends Partial<{ [Name in keyof SmtpTimes]: SmtpTimes[Name] | undefined }> {
  /** Name or address of the mail server. */
  host: string;
  /**
   * @default 465 with `secure`, otherwise 587
   */
  port?: number | undefined;
  /** Encrypted from the first byte; otherwise STARTTLS encrypts. @default whether the port is 465 */
  secure?: boolean | undefined;
  /** Requires a password too. @default no login */
  user?: string | undefined;
  /** If it is a function, it is called for each mail. */
  password?: Secret | undefined;
  /** The sender of all mails. */
  from: { name: string; email: string };
  /**
   * Sends neither mails nor a password over an unencrypted connection. If false, the connection is encrypted if the
   * server offers it. Certificates are verified in either case.
   * @default true; for a server on this machine false, and without a login it is not encrypted at all
   */
  requireTls?: boolean | undefined;
  /** Certificates (PEM) to trust instead of those that Node trusts. */
  certificateAuthorities?: string | undefined;
  /** @default the system's time */
  clock?: Clock | undefined;
  /** @default random ones */
  ids?: Ids | undefined;
  /** @default no log */
  logger?: Logger | undefined;
}

/** How long to wait, and for what. */
export interface SmtpTimes {
  /** For the password, and then for the server to accept the connection. @default 10 seconds */
  connectMilliseconds: number;
  /** For the server's greeting. @default 15 seconds */
  greetingMilliseconds: number;
  /** For each of its replies. @default 60 seconds */
  answerMilliseconds: number;
  /** For the server to accept a mail, including the wait for earlier mails. @default 2 minutes */
  sendMilliseconds: number;
  /** How long an unused connection is kept; it does not keep the process alive. @default 10 seconds */
  idleMilliseconds: number;
  /** How long `close` waits for mails that are being sent. @default 5 seconds */
  closeMilliseconds: number;
}

/** The options, completed and checked. */
export interface SmtpSettings extends SmtpTimes {
  server: { host: string; port: number; secure: boolean };
  login: { user: string; password: Secret } | null;
  from: { name: string; email: string };
  startTls: 'required' | 'offered' | 'never';
  certificateAuthorities: string | undefined;
  clock: Clock;
  ids: Ids;
  logger: Logger;
}

/**
 * @throws DeskError `input_invalid` for settings that can never work; `details.path` says which
 */
export function completeSettings(options: SmtpMailerOptions): SmtpSettings {
  const { host, user, password, secure = options.port === 465, port = secure ? 465 : 587 } = options;
  if (!/^[^\s/@]+$/.test(host))
    throw invalidInput('host', 'The mail server must be a host name or an address.');
  if (!(Number.isInteger(port) && port >= 1 && port <= 65_535)) {
    throw invalidInput('port', 'The port of the mail server must be a whole number from 1 to 65535.');
  }
  if ((user === undefined) !== (password === undefined)) {
    throw invalidInput(user === undefined ? 'user' : 'password', 'A login needs both a user and a password.');
  }
  const login = user === undefined || password === undefined ? null : { user, password };
  const { clock = systemClock, ids = randomIds, logger = silentLogger } = options;
  return {
    ...completeTimes(options),
    clock,
    ids,
    logger,
    server: { host: host.replace(/^\[(.*)\]$/, '$1'), port, secure },
    login,
    from: sender(options.from),
    startTls: startTls(options, login !== null),
    certificateAuthorities: options.certificateAuthorities,
  };
}

function completeTimes(given: SmtpMailerOptions): SmtpTimes {
  return {
    connectMilliseconds: given.connectMilliseconds ?? 10_000,
    greetingMilliseconds: given.greetingMilliseconds ?? 15_000,
    answerMilliseconds: given.answerMilliseconds ?? 60_000,
    sendMilliseconds: given.sendMilliseconds ?? 120_000,
    idleMilliseconds: given.idleMilliseconds ?? 10_000,
    closeMilliseconds: given.closeMilliseconds ?? 5_000,
  };
}

/** No one can listen in on this machine, and a mail server here seldom has a valid certificate. */
function startTls({ host, requireTls }: SmtpMailerOptions, hasLogin: boolean): SmtpSettings['startTls'] {
  const isHere = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
  if (requireTls ?? !isHere) return 'required';
  return requireTls === undefined && !hasLogin ? 'never' : 'offered';
}

function sender({ name, email }: SmtpMailerOptions['from']): SmtpSettings['from'] {
  if (plainAddress(email) === null)
    throw invalidInput('from.email', 'The sender of mails must be an address such as desk@example.com.');
  return { name, email };
}
