import { nameOf, type SettingValues } from './settings.ts';

/** Sentences on choices that work, and may well not be what was meant. */
export function doubtfulChoices({ storage, queue, redis, s3 }: SettingValues): string[] {
  const { store, objects, singleWriter } = storage;
  const isRedisQueue = queue.kind === 'redis';
  const choices: [isDoubtful: boolean, warning: string][] = [
    [
      isRedisQueue && store === 'folder',
      `Jobs are handed out by Redis, and their records lie in a folder: only this machine can work on them. For several machines set ${nameOf('storage.store')} to redis or s3.`,
    ],
    [
      objects === 'folder' && !singleWriter && (isRedisQueue || store !== 'folder'),
      `Uploaded documents lie in a folder of this machine: a worker on another one does not find them. For several machines set ${nameOf('storage.objects')} to s3.`,
    ],
    [
      redis.url !== null && store !== 'redis' && !isRedisQueue,
      `${nameOf('redis.url')} is set but not used. Set ${nameOf('storage.store')} or ${nameOf('queue.kind')} to redis.`,
    ],
    [
      s3.bucket !== null && store !== 's3' && objects !== 's3',
      `${nameOf('s3.bucket')} is set but not used. Set ${nameOf('storage.objects')} or ${nameOf('storage.store')} to s3.`,
    ],
  ];
  return choices.flatMap(([isDoubtful, warning]) => (isDoubtful ? [warning] : []));
}
