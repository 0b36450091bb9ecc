import type { S3Bucket } from '../../support/s3/s3-server.ts';

/** The settings that make a server use a test's bucket. */
export function s3Environment({
  endpoint,
  bucket,
  accessKeyId,
  secretAccessKey,
}: S3Bucket): Record<string, string> {
  return {
    THESISDESK_S3_ENDPOINT: endpoint,
    THESISDESK_S3_BUCKET: bucket,
    THESISDESK_S3_PATH_STYLE: 'yes',
    THESISDESK_S3_ACCESS_KEY_ID: accessKeyId,
    THESISDESK_S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
}
