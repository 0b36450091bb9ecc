import { DeskError } from '../core/errors.ts';

/** Whether Redis itself refused. Anything else is a broken or missing connection. */
export function isReply(error: unknown): boolean {
  return error instanceof Error && error.name === 'ReplyError';
}

/**
 * Returns the DeskError `storage_unavailable` for a failure, with a sentence for the operator. `details.code` is
 * Redis's or the system's code for it, and `details.outcome` is `unknown` if a write may have happened. The cause is
 * left out: ioredis errors contain the command, and with it a password or a whole record.
 */
export function redisFailure(
  error: unknown,
  { doing, isOutcomeUnknown }: { doing: string; isOutcomeUnknown: boolean },
): DeskError {
  if (error instanceof DeskError) return error;
  const code = redisCode(error);
  const details = { doing, code, ...(isOutcomeUnknown ? { outcome: 'unknown' } : {}) };
  return new DeskError('storage_unavailable', isOutcomeUnknown ? unsettled : sentenceFor(code), { details });
}

/**
 * Returns the code of a failure: the word that Redis starts its refusals with (`OOM`, `READONLY`), or the system's
 * code (`ECONNREFUSED`).
 */
export function redisCode(error: unknown): string {
  if (!(error instanceof Error)) return 'CONNECTION';
  const { name, message } = error;
  if (/max number of clients/.test(message)) return 'MAXCLIENTS';
  if (/DB index|SELECT is not allowed/.test(message)) return 'DATABASE';
  if (name === 'ParserError') return 'PROTOCOL';
  if (message === 'Command timed out') return 'TIMEOUT';
  const [, word] = refusal.exec(message) ?? [];
  if (word !== undefined && (isReply(error) || message.startsWith('Ready check'))) return word;
  return 'code' in error && typeof error.code === 'string' ? error.code : 'CONNECTION';
}

/** Whether waiting cannot help, because someone has to change the address, the server or its settings. */
export function isLasting(error: unknown): boolean {
  const code = redisCode(error);
  return error instanceof DeskError || lasting.has(code) || certificate.test(code);
}

/** Redis's word, even if it comes from a script in Redis 6 or from the ready check. */
const refusal = /^(?:Ready check failed: )?(?:ERR Error running script.*?-)?([A-Z]+) /;

/** The codes of OpenSSL and Node for an invalid certificate. */
const certificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY/;

const unsettled = 'The connection to Redis broke during a write, so that write may or may not have happened.';

function sentenceFor(code: string): string {
  if (certificate.test(code)) {
    return 'The certificate of the Redis server is not trusted. NODE_EXTRA_CA_CERTS names further authorities.';
  }
  return sentences.get(code) ?? silence;
}

const silence =
  'Redis is not answering. Check that it is running and has loaded its records, that it can be reached, and whether ' +
  'it requires TLS (rediss://).';
const cluster = 'This Redis server is part of a cluster. Give the address of a standalone server.';
const encryption =
  'Redis speaks another protocol at this address. Use rediss:// if it requires TLS, otherwise redis://.';

const sentences: ReadonlyMap<string, string> = new Map([
  ['OOM', 'Redis is full and accepts nothing more. Raise its maxmemory, or free some memory.'],
  ['READONLY', 'This Redis server is a read-only replica. Give the address of the primary.'],
  ['MASTERDOWN', 'This Redis server is a replica that lost its primary. Give the address of the primary.'],
  ['LOADING', 'Redis is still loading its records from the disk. Please try again in a moment.'],
  ['BUSY', 'Redis is busy with a script that does not end. Please try again later, or stop the script.'],
  ['MISCONF', 'Redis cannot save to its disk and so accepts nothing more. Its own log says why.'],
  ['NOREPLICAS', 'Redis has too few replicas and so accepts nothing more. Please try again later.'],
  ['NOAUTH', 'Redis asks for a password. Give it in the address: redis://user:password@host:6379.'],
  ['WRONGPASS', 'Redis refuses the user name or the password in its address.'],
  ['NOPERM', 'Redis does not allow its user a command or a key that is needed here.'],
  ['DENIED', 'Redis is in protected mode and refuses other machines. Set a password for it.'],
  ['MAXCLIENTS', 'Redis has too many connections. Raise its maxclients, or close some.'],
  ['DATABASE', 'Redis has no database with the number in its address.'],
  ['WRONGTYPE', 'This key in Redis holds something other than a record. Use another prefix.'],
  ['CLOSED', 'The connection to Redis has been closed.'],
  ['MOVED', cluster],
  ['ASK', cluster],
  ['CLUSTERDOWN', cluster],
  ['PROTOCOL', encryption],
  ['EPROTO', encryption],
  ['ERR_SSL_WRONG_VERSION_NUMBER', encryption],
]);

const lasting: ReadonlySet<string> = new Set([
  ...['NOAUTH', 'WRONGPASS', 'NOPERM', 'DENIED', 'DATABASE'],
  ...['PROTOCOL', 'EPROTO', 'ERR_SSL_WRONG_VERSION_NUMBER'],
]);
