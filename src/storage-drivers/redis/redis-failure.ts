import { DeskError } from '../../core/errors.ts';
import { problemCode, withoutSecrets } from './problem.ts';
import { OutOfTime } from './within-time.ts';

/** What was being done when it failed. */
export interface RedisAttempt {
  doing: string;
  /** What kept us from a connection, where something did. */
  obstacle?: unknown;
  /** A write was sent and not answered. */
  isOutcomeUnknown?: boolean;
}

/**
 * The DeskError `storage_unavailable` for a failed attempt, with a sentence for the operator. `details.code` has
 * Redis's or the system's word for it, and `details.outcome` is `unknown` where a write may have been made.
 */
export function redisFailure(attempt: RedisAttempt, error: unknown): DeskError {
  if (error instanceof DeskError) return error;
  const reason = error instanceof OutOfTime ? (attempt.obstacle ?? error) : error;
  const code = problemCode(reason) ?? 'CONNECTION';
  const { doing, isOutcomeUnknown = false } = attempt;
  const outcome = isOutcomeUnknown ? { outcome: 'unknown' } : {};
  return new DeskError('storage_unavailable', sentenceFor(code, isOutcomeUnknown), {
    details: { doing, code, ...outcome },
    cause: withoutSecrets(reason),
  });
}

/** Whether waiting cannot help: somebody has to change the address, the server or its settings. */
export function isLasting(error: unknown): boolean {
  if (error instanceof DeskError || error instanceof TypeError) return true;
  const code = problemCode(error) ?? '';
  return lasting.has(code) || certificate.test(code);
}

/** The store is used after its end. */
export function closedFailure(doing: string): DeskError {
  const message = 'The store has been closed.';
  return new DeskError('storage_unavailable', message, { details: { doing, code: 'CLOSED' } });
}

function sentenceFor(code: string, isOutcomeUnknown: boolean): string {
  if (isOutcomeUnknown) {
    return 'The connection to Redis broke during a write, so that write may or may not have happened.';
  }
  if (certificate.test(code)) {
    return 'The certificate of the Redis server is not trusted. NODE_EXTRA_CA_CERTS names further authorities.';
  }
  return sentences.get(code) ?? silence;
}

const silence =
  'Redis is not answering. Check that it is running, that it can be reached, and whether it requires TLS ' +
  '(rediss://).';
const cluster = 'This Redis server is part of a cluster. Give the address of a standalone server.';
const encryption =
  'Redis speaks another protocol at this address. Use rediss:// if it requires TLS, otherwise redis://.';

const sentences: ReadonlyMap<string, string> = new Map([
  ['OOM', 'Redis is full and accepts no more records. Raise its maxmemory, or free some memory.'],
  ['READONLY', 'This Redis server is a read-only replica. Give the address of the primary.'],
  ['MASTERDOWN', 'This Redis server is a replica that lost its primary. Give the address of the primary.'],
  ['LOADING', 'Redis is still loading its records from the disk. Please try again in a moment.'],
  ['BUSY', 'Redis is busy with a script that does not end. Please try again later, or stop the script.'],
  ['MISCONF', 'Redis cannot save to its disk and so accepts no more records. Its own log says why.'],
  ['NOREPLICAS', 'Redis has too few replicas and so accepts no more records. Please try again later.'],
  ['NOAUTH', 'Redis asks for a password. Give it in the address: redis://user:password@host:6379.'],
  ['WRONGPASS', 'Redis refuses the user name or the password in its address.'],
  ['NOPERM', 'Redis does not allow its user a command or a key that is needed here.'],
  ['DENIED', 'Redis is in protected mode and refuses other machines. Set a password for it.'],
  ['MAXCLIENTS', 'Redis has too many connections. Raise its maxclients, or close some.'],
  ['DATABASE', 'Redis has no database with the number in its address.'],
  ['WRONGTYPE', 'This key in Redis holds something other than a record. Use another prefix.'],
  ['MOVED', cluster],
  ['ASK', cluster],
  ['CLUSTERDOWN', cluster],
  ['PROTOCOL', encryption],
  ['EPROTO', encryption],
  ['ERR_SSL_WRONG_VERSION_NUMBER', encryption],
]);

const lasting: ReadonlySet<string> = new Set([
  'NOAUTH',
  'WRONGPASS',
  'NOPERM',
  'DENIED',
  'DATABASE',
  'PROTOCOL',
  'EPROTO',
  'ERR_SSL_WRONG_VERSION_NUMBER',
]);

/** As OpenSSL and Node call what is wrong with one. */
const certificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/;
