import { storeQueue } from '../../../adapters/queue/store-queue.ts';
import { systemClock as clock, randomIds as ids } from '../../../core/ports/system.ts';
import type { JobQueue, Logger, Store } from '../../../core/ports.ts';
import type { Configuration } from '../../config/configuration.ts';

/** The job queue that the configuration names. */
export async function openQueue(
  configuration: Configuration,
  store: Store,
  logger: Logger,
): Promise<JobQueue> {
  const { queue: kind, redis, store: storeKind } = configuration;
  if (kind === 'redis' && redis !== null) {
    const { bullmqQueue } = await import('../../../adapters/queue/bullmq-queue.ts');
    return bullmqQueue({ ...redis, clock, ids, logger });
  }
  // Each look costs a request there, and requests cost money.
  const pace = storeKind === 's3' ? { pollMilliseconds: 5_000 } : {};
  return storeQueue({ store, clock, ids, logger, ...pace });
}
