import type { S3Settings } from '../../../../src/storage-drivers/s3/connection.ts';
import type { S3Bucket } from '../../../support/s3/s3-server.ts';

/** Settings for a bucket of a test, with time limits that a busy machine keeps. */
export function settingsOf({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Bucket): S3Settings {
  return {
    endpoint,
    bucket,
    region,
    credentials: { accessKeyId, secretAccessKey },
    connectTimeoutMilliseconds: 60_000,
    requestTimeoutMilliseconds: 60_000,
  };
}
