import type { Redis } from 'ioredis';
import type { Logger } from '../../../core/ports.ts';
import { errorCode } from '../store-queue/error-facts.ts';

/** Warns where Redis may throw jobs away when its memory is full. Never rejects. */
export async function warnOfEviction(client: Pick<Redis, 'info'>, logger: Logger): Promise<void> {
  try {
    const policy = evictionPolicy(await client.info('memory'));
    if (policy === null || policy === 'noeviction') return;
    logger.warn('Redis may lose jobs when its memory is full. Set its maxmemory-policy to noeviction.', {
      policy,
    });
  } catch (error) {
    logger.debug('Redis does not tell its maxmemory-policy, which should be noeviction.', {
      code: errorCode(error),
    });
  }
}

/** The policy as `INFO memory` states it, or null where it does not. Pure. */
export function evictionPolicy(info: string): string | null {
  return /^maxmemory_policy:([\w-]+)/m.exec(info)?.[1] ?? null;
}
