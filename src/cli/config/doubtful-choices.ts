import type { ReadSettings } from './read-settings.ts';
import { nameOf } from './refuse-half.ts';
import type { StorageSettings } from './storage-settings.ts';

/** Sentences on choices that work, and may well not be what was meant. */
export function doubtfulChoices({ found }: ReadSettings, chosen: StorageSettings): string[] {
  const { store, objects, queue, isSingleWriter } = chosen;
  const warnings: string[] = [];
  if (queue === 'redis' && store === 'folder') {
    warnings.push(
      `Jobs are handed out by Redis, and their records lie in a folder: only this machine can work on them. For several machines set ${nameOf('store')} to redis or s3.`,
    );
  }
  if (objects === 'folder' && !isSingleWriter && (queue === 'redis' || store !== 'folder')) {
    warnings.push(
      `Uploaded documents lie in a folder of this machine: a worker on another one does not find them. For several machines set ${nameOf('objects')} to s3.`,
    );
  }
  if (found.has('redisUrl') && store !== 'redis' && queue !== 'redis') {
    warnings.push(
      `${nameOf('redisUrl')} is set but not used. Set ${nameOf('store')} or ${nameOf('queue')} to redis.`,
    );
  }
  if (found.has('s3Bucket') && store !== 's3' && objects !== 's3') {
    warnings.push(
      `${nameOf('s3Bucket')} is set but not used. Set ${nameOf('objects')} or ${nameOf('store')} to s3.`,
    );
  }
  return warnings;
}
