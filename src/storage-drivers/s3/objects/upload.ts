import { bodyTimeFactor } from '../client.ts';
import type { S3Connection } from '../connection.ts';

export interface UploadTarget {
  name: string;
  contentType: string;
  /** For a body of a few megabytes, in milliseconds. */
  requestTimeout: number;
}

/**
 * Uploads content of unknown length under a name, and resolves to its length. It is not visible before the end: up to
 * 8 MiB go in one request, more in parts that the server joins at the end, or drops if anything fails. Sending a part
 * and reading the next do not overlap, so memory holds two at most.
 *
 * The SDK's upload classes send several parts at the same time, so those under way outlive an abort, and they hide
 * the failure of the content behind that of the abort.
 *
 * @throws DeskError `storage_unavailable`, and whatever the content throws, unchanged
 */
export async function upload(
  connection: S3Connection,
  target: UploadTarget,
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  let size = 0;
  let last: Uint8Array = new Uint8Array(0);
  let parts: PartedUpload | undefined;
  try {
    for await (const part of inParts(content, partSize)) {
      if (last.length > 0) {
        parts ??= await beginParts(connection, target);
        await parts.add(last);
      }
      last = part;
      size += part.length;
    }
    if (parts === undefined) await putWhole(connection, target, last);
    else {
      await parts.add(last);
      await parts.complete();
    }
    return size;
  } catch (error) {
    await parts?.abort();
    throw error;
  }
}

/** S3 accepts parts from 5 MiB on, and 10,000 of them. */
const partSize = 8 * 1024 * 1024;

interface PartedUpload {
  add(part: Uint8Array): Promise<void>;
  complete(): Promise<void>;
  /** Never throws: the original failure says more, and a rule of the bucket removes leftovers. */
  abort(): Promise<void>;
}

async function putWhole(connection: S3Connection, target: UploadTarget, Body: Uint8Array): Promise<void> {
  const { bucket: Bucket, ask, guarded } = connection;
  const object = { Bucket, Key: target.name, ContentType: target.contentType, Body };
  const options = longer(target);
  await guarded('write', () => ask((s3) => s3.putObject(object, options)));
}

async function beginParts(connection: S3Connection, target: UploadTarget): Promise<PartedUpload> {
  const { bucket: Bucket, ask, guarded, leaves } = connection;
  const object = { Bucket, Key: target.name };
  const begun = await guarded('write', () =>
    ask((s3) => s3.createMultipartUpload({ ...object, ContentType: target.contentType })),
  );
  const upload = { ...object, UploadId: begun.UploadId };
  const options = longer(target);
  const forget = leaves((s3) => s3.abortMultipartUpload(upload));
  const Parts: { PartNumber: number; ETag: string | undefined }[] = [];
  return {
    async add(Body) {
      const PartNumber = Parts.length + 1;
      const { ETag } = await guarded('write', () =>
        ask((s3) => s3.uploadPart({ ...upload, PartNumber, Body }, options)),
      );
      Parts.push({ PartNumber, ETag });
    },
    async complete() {
      const whole = { ...upload, MultipartUpload: { Parts } };
      // Once joined, the upload no longer exists: a second attempt would fail although the first succeeded.
      await guarded('write', () =>
        ask((s3) => s3.completeMultipartUpload(whole, options), { repeatsLost: false }),
      );
      forget();
    },
    async abort() {
      await ask((s3) => s3.abortMultipartUpload(upload)).catch(() => {});
      forget();
    },
  };
}

/** Returns the limit for requests that take longer the larger the file is. */
export function longer({ requestTimeout }: Pick<UploadTarget, 'requestTimeout'>): { requestTimeout: number } {
  return { requestTimeout: requestTimeout * bodyTimeFactor };
}

/**
 * Yields content in pieces of exactly the given size, the last one shorter, copied because the sender may reuse its
 * memory. No piece is empty, and nothing is read before it is requested.
 *
 * @example
 * for await (const part of inParts(content, 8 * 1024 * 1024)) await send(part);
 */
async function* inParts(content: AsyncIterable<Uint8Array>, size: number): AsyncIterable<Uint8Array> {
  let chunks: Uint8Array[] = [];
  let missing = size;
  for await (let chunk of content) {
    while (chunk.length >= missing) {
      chunks.push(chunk.subarray(0, missing));
      yield Buffer.concat(chunks);
      chunk = chunk.subarray(missing);
      chunks = [];
      missing = size;
    }
    if (chunk.length > 0) chunks.push(new Uint8Array(chunk));
    missing -= chunk.length;
  }
  if (chunks.length > 0) yield Buffer.concat(chunks);
}
