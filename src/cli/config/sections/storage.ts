import { redisAddress } from '../../../redis/address.ts';
import { type Kind, oneOf, path, prefix, size, wholeNumber, yesOrNo } from '../kinds.ts';
import { secret, setting } from '../setting.ts';

const redisUrl: Kind<string> = {
  rule: 'must be an address such as redis://:password@127.0.0.1:6379/0, with special characters in the password percent-encoded',
  read: (text) => (redisAddress(text) === null ? undefined : text),
};

/** Where the desk keeps things. */
export const storage = {
  dataFolder: setting('THESISDESK_DATA', path, {
    says: 'The folder for everything kept on this machine.',
    otherwise: '`~/.local/share/thesisdesk`',
    example: '/var/lib/thesisdesk',
  }),
  store: setting('THESISDESK_STORE', oneOf('folder', 'redis', 's3'), {
    says: 'Where submissions, rates, meetings and events are kept: folder, redis or s3.',
    default: 'folder',
    valueNeeds: { redis: 'redis.url', s3: 's3.bucket' },
  }),
  objects: setting('THESISDESK_OBJECTS', oneOf('folder', 's3'), {
    says: 'Where uploaded documents are kept: folder or s3.',
    default: 'folder',
    valueNeeds: { s3: 's3.bucket' },
  }),
  singleWriter: setting('THESISDESK_SINGLE_WRITER', yesOrNo, {
    says: 'You ensure that only one process writes; for an S3 service without conditional writes.',
    default: 'no',
  }),
  freeSpace: setting('THESISDESK_FREE_SPACE', size(0), {
    says: "Free space to keep on the data folder's disk; below it, new uploads are refused.",
    default: '500MiB',
  }),
  abandonedHours: setting('THESISDESK_ABANDONED_HOURS', wholeNumber(1, 8_760), {
    says: 'Hours after which a document that was uploaded but never submitted is removed.',
    default: '24',
  }),
};

/** How work is distributed. */
export const queue = {
  kind: setting('THESISDESK_QUEUE', oneOf('embedded', 'redis'), {
    says: 'The job queue: embedded (in the store), or redis for several machines.',
    default: 'embedded',
    valueNeeds: { redis: 'redis.url' },
  }),
  concurrency: setting('THESISDESK_CONCURRENCY', wholeNumber(1, 64), {
    says: 'Documents processed at the same time by one process.',
    default: '2',
  }),
  workerPort: setting('THESISDESK_WORKER_PORT', wholeNumber(0, 65_535), {
    says: 'The port on which thesisdesk worker answers /health and /ready, and /metrics if enabled.',
    otherwise: 'none: a worker does not listen',
    example: '9465',
  }),
};

export const redis = {
  url: secret('THESISDESK_REDIS_URL', redisUrl, {
    says: 'The Redis server, with its password; rediss:// for TLS.',
    example: 'redis://:password@127.0.0.1:6379/0',
  }),
  prefix: setting('THESISDESK_REDIS_PREFIX', prefix, {
    says: 'Prefix of all keys in Redis; use a different one for each desk on a server.',
    default: 'thesisdesk',
  }),
};
