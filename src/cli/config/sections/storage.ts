import { redisAddress } from '../../../redis/address.ts';
import type { S3Settings } from '../../../storage-drivers/s3/connection.ts';
import type { Environment } from '../../terminal/terminal.ts';
import {
  type Kind,
  matching,
  oneOf,
  path,
  prefix,
  serviceAddress,
  size,
  wholeNumber,
  word,
  yesOrNo,
} from '../kinds.ts';
import { present, secret, setting, type ValuesOf } from '../setting.ts';

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

/** S3's naming rules for new buckets. */
const bucketName = matching(
  /^[a-z0-9](?:[a-z0-9.-]{1,61})[a-z0-9]$/,
  'must be 3 to 63 lowercase letters, digits, dots and dashes',
);

const regionName = matching(/^[a-z0-9-]{1,50}$/i, 'must be a region such as eu-central-1');

export const s3 = {
  bucket: setting('THESISDESK_S3_BUCKET', bucketName)
    .says('The bucket. It must exist.')
    .otherwise('none', 'example-desk'),
  region: setting('THESISDESK_S3_REGION', regionName)
    .says('The region of the bucket.')
    .otherwise('`AWS_REGION`, else `us-east-1`', 'eu-central-1'),
  endpoint: setting('THESISDESK_S3_ENDPOINT', serviceAddress)
    .says('The address of an S3 service other than AWS, as this machine reaches it.')
    .otherwise('AWS', 'https://minio.internal:9000'),
  publicEndpoint: setting('THESISDESK_S3_PUBLIC_ENDPOINT', serviceAddress)
    .says('Its address for browsers, if different.')
    .otherwise('the endpoint', 'https://files.example.com'),
  pathStyle: setting('THESISDESK_S3_PATH_STYLE', yesOrNo)
    .says('Put the bucket in the path instead of the host name, as most services other than AWS expect.')
    .otherwise('yes with a custom endpoint, otherwise no', 'yes'),
  accessKeyId: secret('THESISDESK_S3_ACCESS_KEY_ID', word)
    .says('The id of the access key.')
    .otherwise("what the AWS SDK finds: `AWS_…`, its files, the machine's role")
    .needs('s3.secretAccessKey'),
  secretAccessKey: secret('THESISDESK_S3_SECRET_ACCESS_KEY', word)
    .says('The secret access key.')
    .otherwise('as above')
    .needs('s3.accessKeyId'),
  prefix: setting('THESISDESK_S3_PREFIX', prefix)
    .says('Prefix of all keys in the bucket.')
    .otherwise('none', 'desk'),
};

/** Null without a bucket, because then nothing uses S3. */
export function s3Of(values: ValuesOf<typeof s3>, environment: Environment): S3Settings | null {
  const { bucket, region, pathStyle: forcePathStyle, accessKeyId, secretAccessKey, ...places } = values;
  if (bucket === null) return null;
  const isSigned = accessKeyId !== null && secretAccessKey !== null;
  return {
    bucket,
    region: region ?? (environment.AWS_REGION || environment.AWS_DEFAULT_REGION || 'us-east-1'),
    ...present({ forcePathStyle, ...places }),
    ...(isSigned ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  };
}
