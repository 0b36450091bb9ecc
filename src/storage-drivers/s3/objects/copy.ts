import type { S3Connection } from '../connection.ts';
import { factsOf, isNoSuchKey } from '../failure.ts';
import { longer } from './upload.ts';

/**
 * Lets the server copy an object to another name; false if there is none. The server answers when it has copied
 * everything, so this may take as long as sending a large body. If the answer is lost, the target shows whether the
 * copy was made.
 *
 * @param requestTimeout for a small request, in milliseconds
 * @throws whatever the SDK threw
 */
export async function copyObject(
  { bucket: Bucket, ask }: S3Connection,
  { from, to }: { from: string; to: string },
  requestTimeout: number,
): Promise<boolean> {
  const CopySource = encodeURIComponent(`${Bucket}/${from}`).replaceAll('%2F', '/');
  const before = await markOfTarget();
  const copy = () =>
    ask<unknown>((s3) => s3.copyObject({ Bucket, Key: to, CopySource }, longer({ requestTimeout })), {
      async onLost() {
        const now = await markOfTarget().catch(() => null);
        return now === null || now === before ? undefined : now;
      },
    });
  try {
    await copy();
    return true;
  } catch (error) {
    if (isNoSuchKey(error)) return false;
    throw error;
  }

  /** Returns what tells the target from the one before it; null if there is none. */
  async function markOfTarget(): Promise<string | null> {
    try {
      const { ETag, LastModified } = await ask((s3) => s3.headObject({ Bucket, Key: to }));
      return `${ETag} ${LastModified?.toISOString()}`;
    } catch (error) {
      // 403 is the answer to those who may not list the bucket.
      if ([403, 404].includes(factsOf(error).status ?? 0)) return null;
      throw error;
    }
  }
}
