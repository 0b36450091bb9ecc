import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { isReply, problemCode } from './problem.ts';

/** Changes a record only if its text begins with this head: Redis lets nothing come between look and change. */
export interface VersionScript {
  text: string;
  digest: string;
}

/** The record's head, its next text, and the milliseconds that it stays or nothing. */
export const replaceVersion = script(`
if redis.call('GETRANGE', KEYS[1], 0, #ARGV[1] - 1) ~= ARGV[1] then return 0 end
if ARGV[3] then redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3]) else redis.call('SET', KEYS[1], ARGV[2]) end
return 1`);

/** The record's head. */
export const removeVersion = script(`
if redis.call('GETRANGE', KEYS[1], 0, #ARGV[1] - 1) ~= ARGV[1] then return 0 end
return redis.call('DEL', KEYS[1])`);

/** Runs a script on a record; true where it was of that version and is changed now. */
export async function runScript(
  client: Redis,
  { text, digest }: VersionScript,
  [name, ...parameters]: readonly [name: string, head: string, ...rest: (string | number)[]],
): Promise<boolean> {
  try {
    return (await client.evalsha(digest, 1, name, ...parameters)) === 1;
  } catch (error) {
    // A server that was started anew does not know the script: nothing was done yet.
    if (!isReply(error) || problemCode(error) !== 'NOSCRIPT') throw error;
    return (await client.eval(text, 1, name, ...parameters)) === 1;
  }
}

function script(text: string): VersionScript {
  return { text, digest: createHash('sha1').update(text).digest('hex') };
}
