import type { S3Connection } from '../connection.ts';

/** When a URL counts from, and for how long. */
export interface UrlTime {
  signingDate: Date;
  expiresInSeconds: number;
}

/** A URL for the public endpoint that takes one file; its type, and its length where given, are signed. */
export async function signPut(
  { bucket, signer }: S3Connection,
  object: { Key: string; ContentType: string; ContentLength?: number },
  { signingDate, expiresInSeconds: expiresIn }: UrlTime,
): Promise<string> {
  const { PutObjectCommand } = await import('@aws-sdk/client-s3');
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
  const command = new PutObjectCommand({ Bucket: bucket, ...object });
  // By default the SDK leaves the content type to whoever has the URL.
  const signableHeaders = new Set(['content-type', 'content-length']);
  return getSignedUrl(await signer(), command, { expiresIn, signingDate, signableHeaders });
}

/** A URL for the public endpoint that gives one file. */
export async function signGet(
  { bucket, signer }: S3Connection,
  object: { Key: string; ResponseContentDisposition?: string },
  { signingDate, expiresInSeconds: expiresIn }: UrlTime,
): Promise<string> {
  const { GetObjectCommand } = await import('@aws-sdk/client-s3');
  const { getSignedUrl } = await import('@aws-sdk/s3-request-presigner');
  const command = new GetObjectCommand({ Bucket: bucket, ...object });
  return getSignedUrl(await signer(), command, { expiresIn, signingDate });
}
