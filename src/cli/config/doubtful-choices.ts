import { nameOf, type SettingValues } from './settings.ts';

/** Warnings about choices that work, but may not be what the operator meant. */
export function doubtfulChoices({ storage, queue, redis, s3 }: SettingValues): string[] {
  const { store, objects, singleWriter } = storage;
  const isRedisQueue = queue.kind === 'redis';
  const choices: [isDoubtful: boolean, warning: string][] = [
    [
      isRedisQueue && store === 'folder',
      `Jobs are distributed by Redis, but their records are in a folder, so only this machine can work on them. For several machines set ${nameOf('storage.store')} to redis or s3.`,
    ],
    [
      objects === 'folder' && !singleWriter && (isRedisQueue || store !== 'folder'),
      `Uploaded documents are in a folder on this machine, so a worker on another machine cannot find them. For several machines set ${nameOf('storage.objects')} to s3.`,
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
