import type { Secret } from '../../core/ports/secret.ts';
import type { S3Settings } from '../../storage-drivers/s3/connection.ts';
import type { Environment } from '../terminal/terminal.ts';
import { UsageError } from '../terminal/usage-error.ts';
import { type ReadSettings, secretOf } from './read-settings.ts';
import { nameOf, refuseHalf } from './refuse-half.ts';

/** Where a desk keeps things, and how its work is handed out. */
export interface StorageSettings {
  store: 'folder' | 'redis' | 's3';
  objects: 'folder' | 's3';
  queue: 'embedded' | 'redis';
  /** The operator sees to it that one process alone writes. */
  isSingleWriter: boolean;
  /** Null where there is none; then nothing needs one. */
  redis: { url: Secret; prefix: string } | null;
  s3: S3Settings | null;
}

/** @throws UsageError where a choice lacks what it needs */
export function storageSettings(read: ReadSettings, environment: Environment): StorageSettings {
  const { store, objects, queue, singleWriter } = read.values;
  const redis = redisSettings(read);
  const s3 = s3Settings(read, environment);
  if (redis === null && (store === 'redis' || queue === 'redis')) {
    throw needs(store === 'redis' ? nameOf('store') : nameOf('queue'), 'redis', nameOf('redisUrl'));
  }
  if (s3 === null && (store === 's3' || objects === 's3')) {
    throw needs(store === 's3' ? nameOf('store') : nameOf('objects'), 's3', nameOf('s3Bucket'));
  }
  return { store, objects, queue, isSingleWriter: singleWriter, redis, s3 };
}

function redisSettings(read: ReadSettings): StorageSettings['redis'] {
  const url = secretOf(read, 'redisUrl');
  return url === undefined ? null : { url, prefix: read.values.redisPrefix };
}

function s3Settings(read: ReadSettings, environment: Environment): S3Settings | null {
  refuseHalf(read, 's3AccessKeyId', 's3SecretAccessKey');
  const { s3Bucket: bucket, s3Region, s3Endpoint, s3PublicEndpoint, s3PathStyle, s3Prefix } = read.values;
  if (bucket === undefined) return null;
  const accessKeyId = secretOf(read, 's3AccessKeyId');
  const secretAccessKey = secretOf(read, 's3SecretAccessKey');
  const isComplete = accessKeyId !== undefined && secretAccessKey !== undefined;
  return {
    bucket,
    region: s3Region ?? (environment.AWS_REGION || environment.AWS_DEFAULT_REGION || 'us-east-1'),
    ...(s3PathStyle === undefined ? {} : { forcePathStyle: s3PathStyle }),
    ...(s3Endpoint === undefined ? {} : { endpoint: s3Endpoint }),
    ...(s3PublicEndpoint === undefined ? {} : { publicEndpoint: s3PublicEndpoint }),
    ...(s3Prefix === undefined ? {} : { prefix: s3Prefix }),
    ...(isComplete ? { credentials: { accessKeyId, secretAccessKey } } : {}),
  };
}

function needs(setting: string, value: string, needed: string): UsageError {
  return new UsageError(`${setting} is ${value}, which needs ${needed}. Set it.`);
}
