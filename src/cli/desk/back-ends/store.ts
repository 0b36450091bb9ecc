import { systemClock as clock } from '../../../core/ports/system.ts';
import type { Store } from '../../../core/ports.ts';
import { filesystemStore } from '../../../storage-drivers/filesystem/filesystem-store.ts';
import type { Configuration } from '../../config/configuration.ts';
import { recordsOf } from '../data-folder.ts';

/** A store, with what is only known of some. */
export interface OpenedStore {
  store: Store;
  /** Whether conditional writes can be relied on; a service of S3's kind may ignore conditions. */
  honoursConditions(): Promise<boolean>;
  /** Whether a deleted record leaves nothing behind. */
  honoursDeletions(): Promise<boolean>;
}

/** The store that the configuration names. Its code is loaded here, and nothing is connected yet. */
export async function openStore(configuration: Configuration): Promise<OpenedStore> {
  const { store: kind, redis, s3 } = configuration;
  if (kind === 'redis' && redis !== null) {
    const { redisStore } = await import('../../../storage-drivers/redis/redis-store.ts');
    return { store: redisStore({ ...redis, clock }), ...withConditions };
  }
  if (kind === 's3' && s3 !== null) {
    const { s3Store } = await import('../../../storage-drivers/s3/s3-store.ts');
    const store = s3Store({ ...s3, clock, isSingleWriter: configuration.isSingleWriter });
    return {
      store,
      honoursConditions: () => store.honoursConditions(),
      honoursDeletions: () => store.honoursDeletions(),
    };
  }
  return { store: filesystemStore({ folder: recordsOf(configuration), clock }), ...withConditions };
}

const always = async () => true;
const withConditions = { honoursConditions: always, honoursDeletions: always };
