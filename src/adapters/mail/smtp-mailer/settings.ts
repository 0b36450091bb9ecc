import { DeskError } from '../../../core/errors.ts';
import type { Secret } from '../../../core/ports/secret.ts';
import { randomIds, silentLogger, systemClock } from '../../../core/ports/system.ts';
import type { Clock, Ids, Logger } from '../../../core/ports.ts';
import { mailAddress } from '../mail-message.ts';

export interface SmtpMailerOptions extends Partial<SmtpTimes> {
  /** Name or address of the mail server. */
  host: string;
  /** @default 465 with `secure`, else 587 */
  port?: number;
  /** Encrypted from the first byte; without it STARTTLS encrypts. @default whether the port is 465 */
  secure?: boolean;
  /** Needs a password as well. @default no login */
  user?: string;
  /** A function is asked for each mail. */
  password?: Secret;
  /** Who mails are from. */
  from: { name: string; email: string };
  /**
   * Sends nothing, and no password, over a connection that is not encrypted. False encrypts where the server
   * offers it. A certificate is verified in both cases.
   * @default true; for a server on this machine false, and without a login it is not encrypted at all
   */
  requireTls?: boolean;
  /** Certificates (PEM) to trust instead of those that Node trusts. */
  certificateAuthorities?: string;
  /** @default the system's time */
  clock?: Clock;
  /** @default random ones */
  ids?: Ids;
  /** @default no log */
  logger?: Logger;
}

/** How long to wait for what. */
export interface SmtpTimes {
  /** For the password; then for the server to take the connection. @default 10 seconds */
  connectMilliseconds: number;
  /** For its first words. @default 15 seconds */
  greetingMilliseconds: number;
  /** For each of its answers. @default 60 seconds */
  answerMilliseconds: number;
  /** For a mail to be taken by the server, with the wait for those before it. @default 2 minutes */
  sendMilliseconds: number;
  /** How long an unused connection is kept; it does not keep the process alive. @default 10 seconds */
  idleMilliseconds: number;
  /** How long `close` lets mails end that are being sent. @default 5 seconds */
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
  if (!/^[^\s/@]+$/.test(host)) throw invalid('host', 'The mail server must be a host name or an address.');
  if (!(Number.isInteger(port) && port >= 1 && port <= 65_535)) {
    throw invalid('port', 'The port of the mail server must be a whole number from 1 to 65535.');
  }
  if ((user === undefined) !== (password === undefined)) {
    throw invalid(user === undefined ? 'user' : 'password', 'A login needs both a user and a password.');
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

function completeTimes(given: Partial<SmtpTimes>): SmtpTimes {
  return {
    connectMilliseconds: given.connectMilliseconds ?? 10_000,
    greetingMilliseconds: given.greetingMilliseconds ?? 15_000,
    answerMilliseconds: given.answerMilliseconds ?? 60_000,
    sendMilliseconds: given.sendMilliseconds ?? 120_000,
    idleMilliseconds: given.idleMilliseconds ?? 10_000,
    closeMilliseconds: given.closeMilliseconds ?? 5_000,
  };
}

/** On this machine nobody listens in, and the certificate of a mail server there is seldom a real one. */
function startTls({ host, requireTls }: SmtpMailerOptions, hasLogin: boolean): SmtpSettings['startTls'] {
  const isHere = /^(?:localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
  if (requireTls ?? !isHere) return 'required';
  return requireTls === undefined && !hasLogin ? 'never' : 'offered';
}

function sender({ name, email }: SmtpMailerOptions['from']): SmtpSettings['from'] {
  try {
    mailAddress({ email });
  } catch {
    throw invalid('from.email', 'The sender of mails must be an address such as desk@example.com.');
  }
  return { name, email };
}

function invalid(path: string, message: string): DeskError {
  return new DeskError('input_invalid', message, { details: { path } });
}
