import type { Redis } from 'ioredis';
import type { RedisAddress } from './address.ts';
import { isReply, problemCode } from './problem.ts';

/**
 * Connects and says who we are, one step after the other: ioredis by itself would go on in another database,
 * or as another user, where Redis refuses the one in the address.
 */
export async function greet(client: Redis, { username, password, database }: RedisAddress): Promise<void> {
  await client.connect();
  if (password !== '') await authenticate(client, username, password);
  if (database !== 0) await client.select(database);
  await client.ping();
}

async function authenticate(client: Redis, username: string, password: string): Promise<void> {
  try {
    await (username === '' ? client.auth(password) : client.auth(username, password));
  } catch (error) {
    if (!isReply(error) || problemCode(error) !== 'ERR') throw error;
    // A server without passwords is as open to us with one.
    if (wantsNone.test(error.message)) return;
    throw Object.assign(new Error('AUTH was refused.'), { code: 'WRONGPASS' });
  }
}

/** Redis from 6 on, and before; both have no word of their own for a refused AUTH. */
const wantsNone = /without any password configured|no password is set/;
