import type { Redis } from 'ioredis';
import type { Logger } from '../../../core/ports.ts';

/** Warns if Redis reports that it may evict jobs when its memory is full. Never rejects. */
export async function warnOfEviction(client: Pick<Redis, 'info'>, logger: Logger): Promise<void> {
  const info = await client.info('memory').catch(() => '');
  const [, policy = 'noeviction'] = /^maxmemory_policy:([\w-]+)/m.exec(info) ?? [];
  if (policy === 'noeviction') return;
  logger.warn('Redis may lose jobs when its memory is full. Set its maxmemory-policy to noeviction.', {
    policy,
  });
}
