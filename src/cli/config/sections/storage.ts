import { redisAddress } from '../../../redis/address.ts';
import { type Kind, oneOf, path, prefix, size, wholeNumber, yesOrNo } from '../kinds.ts';
import { secret, setting } from '../setting.ts';

const redisUrl: Kind<string> = {
  rule: 'must be an address such as redis://:password@127.0.0.1:6379/0, with special characters in the password percent-encoded',
  read: (text) => (redisAddress(text) === null ? undefined : text),
};

/** Where the desk keeps things. */
export const storage = {
  dataFolder: setting('THESISDESK_DATA', path)
    .says('The folder for everything kept on this machine.')
    .otherwise('`~/.local/share/thesisdesk`', '/var/lib/thesisdesk'),
  store: setting('THESISDESK_STORE', oneOf('folder', 'redis', 's3'), {
    valueNeeds: { redis: 'redis.url', s3: 's3.bucket' },
  })
    .says('Where submissions, rates, meetings and events are kept: folder, redis or s3.')
    .usually('folder'),
  objects: setting('THESISDESK_OBJECTS', oneOf('folder', 's3'), { valueNeeds: { s3: 's3.bucket' } })
    .says('Where uploaded documents are kept: folder or s3.')
    .usually('folder'),
  singleWriter: setting('THESISDESK_SINGLE_WRITER', yesOrNo)
    .says('You ensure that only one process writes; for an S3 service without conditional writes.')
    .usually('no'),
  freeSpace: setting('THESISDESK_FREE_SPACE', size(0))
    .says("Free space to keep on the data folder's disk; below it, new uploads are refused.")
    .usually('500MiB'),
  abandonedHours: setting('THESISDESK_ABANDONED_HOURS', wholeNumber(1, 8_760))
    .says('Hours after which a document that was uploaded but never submitted is removed.')
    .usually('24'),
};

/** How work is distributed. */
export const queue = {
  kind: setting('THESISDESK_QUEUE', oneOf('embedded', 'redis'), { valueNeeds: { redis: 'redis.url' } })
    .says('The job queue: embedded (in the store), or redis for several machines.')
    .usually('embedded'),
  concurrency: setting('THESISDESK_CONCURRENCY', wholeNumber(1, 64))
    .says('Documents processed at the same time by one process.')
    .usually('2'),
  workerPort: setting('THESISDESK_WORKER_PORT', wholeNumber(0, 65_535))
    .says('The port on which thesisdesk worker answers /health and /ready, and /metrics if enabled.')
    .otherwise('none: a worker does not listen', '9465'),
};

export const redis = {
  url: secret('THESISDESK_REDIS_URL', redisUrl)
    .says('The Redis server, with its password; rediss:// for TLS.')
    .otherwise('none', 'redis://:password@127.0.0.1:6379/0'),
  prefix: setting('THESISDESK_REDIS_PREFIX', prefix)
    .says('Prefix of all keys in Redis; use a different one for each desk on a server.')
    .usually('thesisdesk'),
};
