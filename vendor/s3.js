// Documents and records in S3: one of the SDK's clients, and URL signing.
export { GetObjectCommand, PutObjectCommand, S3 } from '@aws-sdk/client-s3';
export { getSignedUrl } from '@aws-sdk/s3-request-presigner';
