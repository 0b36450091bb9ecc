import { OutOfTime } from './within-time.ts';

/** A refusal of Redis itself, as ioredis throws it. */
interface ReplyError extends Error {
  name: 'ReplyError';
}

/** Whether Redis itself said no. Anything else is a connection that broke. */
export function isReply(error: unknown): error is ReplyError {
  return error instanceof Error && error.name === 'ReplyError';
}

/**
 * The word for what went wrong: the one that Redis starts its refusals with (`OOM`, `READONLY`), or the one of
 * the system (`ECONNREFUSED`). Undefined where there is none.
 */
export function problemCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if (/max number of clients/.test(error.message)) return 'MAXCLIENTS';
  if (/DB index|SELECT is not allowed/.test(error.message)) return 'DATABASE';
  if (isReply(error)) return fromScript.exec(error.message)?.[1] ?? /^[A-Z]+/.exec(error.message)?.[0];
  if (error.name === 'ParserError') return 'PROTOCOL';
  if (error instanceof OutOfTime) return 'TIMEOUT';
  return 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/**
 * The same problem without what ioredis hangs on it: the command, with a password or a whole record in it.
 * Redis repeats the arguments of commands that it does not know, so those are cut off.
 */
export function withoutSecrets(error: unknown): Error {
  const text = error instanceof Error ? error.message : 'Something other than an error was thrown.';
  const said = text.replace(/,? with args beginning with:[\s\S]*/, '').slice(0, 300);
  return Object.assign(new Error(said), { code: problemCode(error) });
}

/** How Redis before 7 says that a script was refused something. */
const fromScript = /^ERR Error running script.*?-([A-Z]+) /;
