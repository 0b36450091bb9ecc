// Documents and records in S3: one client of the SDK's, and the signing of URLs.
export { GetObjectCommand, PutObjectCommand, S3 } from '@aws-sdk/client-s3';
export { getSignedUrl } from '@aws-sdk/s3-request-presigner';
