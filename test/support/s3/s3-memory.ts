import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { collect } from '../collect.ts';
import type { ListedObject } from './s3-listing.ts';
import {
  type Bucket,
  type Content,
  type GivenObject,
  type Metadata,
  type Range,
  S3Object,
  type Stored,
  type Upload,
} from './s3-stored.ts';

/**
 * Keeps the objects of `@20minutes/s3rver` in memory, in place of its own store, which accesses the disk about ten times
 * for each request. Its methods are those that the server calls.
 */
export class S3Memory {
  readonly #buckets = new Map<string, Bucket>();

  /** All objects whose keys start with the prefix, in no particular order. */
  list(bucket: string, prefix: string): ListedObject[] {
    return [...this.#in(bucket).objects]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, { bytes, etag }]) => ({ key, size: bytes.length, etag }));
  }

  /** The mark of an object, with its quotation marks; null if there is no object. */
  etagOf(bucket: string, key: string): string | null {
    return this.#in(bucket).objects.get(key)?.etag ?? null;
  }

  /** The ids of multipart uploads that were neither completed nor dropped. */
  openUploads(bucket: string): string[] {
    return [...this.#in(bucket).uploads.keys()];
  }

  dropUpload(bucket: string, id: string): void {
    this.#in(bucket).uploads.delete(id);
  }

  async putBucket(name: string): Promise<void> {
    const bucket = { createdAt: new Date(), objects: new Map(), uploads: new Map(), settings: new Map() };
    if (!this.#buckets.has(name)) this.#buckets.set(name, bucket);
  }

  async getBucket(name: string): Promise<object | null> {
    const bucket = this.#buckets.get(name);
    return bucket ? { name, creationDate: bucket.createdAt } : null;
  }

  async getSubresource(bucket: string, _key: string | undefined, type: string): Promise<object | null> {
    // The server asks before it checks whether the bucket exists.
    return this.#buckets.get(bucket)?.settings.get(type) ?? null;
  }

  async putSubresource(bucket: string, _key: string | undefined, resource: { type: string }): Promise<void> {
    this.#in(bucket).settings.set(resource.type, resource);
  }

  async existsObject(bucket: string, key: string): Promise<boolean> {
    return this.#in(bucket).objects.has(key);
  }

  async getObject(bucket: string, key: string, range?: Partial<Range>): Promise<object | null> {
    const found = this.#in(bucket).objects.get(key);
    if (!found) return null;
    const { bytes } = found;
    const object = new S3Object(bucket, key, null, metadataOf(found));
    const start = range?.start ?? 0;
    const end = Math.min(range?.end ?? Number.POSITIVE_INFINITY, Math.max(0, bytes.length - 1));
    if (range?.start !== undefined) object.range = { start, end };
    // Without content the server refuses the range.
    if (start <= end) object.content = Readable.from([bytes.subarray(start, end + 1)]);
    return object;
  }

  async putObject({ bucket, key, content, metadata }: GivenObject): Promise<{ size: number; md5: string }> {
    const bytes = await bytesOf(content);
    const md5 = md5Of(bytes);
    this.#in(bucket).objects.set(key, { bytes, etag: `"${md5}"`, changedAt: new Date(), metadata });
    return { size: bytes.length, md5 };
  }

  async copyObject(
    fromBucket: string,
    fromKey: string,
    bucket: string,
    key: string,
    metadata: Metadata | null,
  ): Promise<Metadata> {
    const found = this.#in(fromBucket).objects.get(fromKey);
    if (!found) throw new Error(`No ${fromKey} to copy.`);
    const copy = { ...found, changedAt: new Date(), metadata: metadata ?? found.metadata };
    this.#in(bucket).objects.set(key, copy);
    return metadataOf(copy);
  }

  async deleteObject(bucket: string, key: string): Promise<void> {
    this.#in(bucket).objects.delete(key);
  }

  /** Lists a single page; the server itself offers no second one. */
  async listObjects(bucket: string, { prefix = '', startAfter = '', maxKeys = 1_000 }): Promise<object> {
    const { objects } = this.#in(bucket);
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > startAfter).sort();
    const page = keys.slice(0, maxKeys).flatMap((key) => {
      const found = objects.get(key);
      return found ? [new S3Object(bucket, key, null, metadataOf(found))] : [];
    });
    return { objects: page, commonPrefixes: [], isTruncated: keys.length > page.length };
  }

  async initiateUpload(bucket: string, key: string, id: string, metadata: Metadata): Promise<void> {
    this.#in(bucket).uploads.set(id, { key, metadata, parts: new Map() });
  }

  async putPart(bucket: string, id: string, number: string, content: Content): Promise<{ md5: string }> {
    const bytes = await bytesOf(content);
    this.#upload(bucket, id).parts.set(Number(number), bytes);
    return { md5: md5Of(bytes) };
  }

  async putObjectMultipart(bucket: string, id: string, parts: readonly { number: number }[]) {
    const upload = this.#upload(bucket, id);
    const numbers = parts.map(({ number }) => number).sort((one, other) => one - other);
    const content = Buffer.concat(numbers.map((number) => partOf(upload, number)));
    const object = new S3Object(bucket, upload.key, content, upload.metadata);
    const put = await this.putObject(object);
    this.dropUpload(bucket, id);
    return put;
  }

  #in(name: string): Bucket {
    const bucket = this.#buckets.get(name);
    if (!bucket) throw new Error(`No bucket ${name}.`);
    return bucket;
  }

  #upload(bucket: string, id: string): Upload {
    const upload = this.#in(bucket).uploads.get(id);
    if (!upload) throw new Error(`No upload ${id}.`);
    return upload;
  }
}

function metadataOf({ metadata, etag, changedAt, bytes }: Stored): Metadata {
  return {
    ...metadata,
    etag,
    'last-modified': changedAt.toUTCString(),
    'content-length': bytes.length,
  };
}

function partOf({ parts }: Upload, number: number): Uint8Array {
  const part = parts.get(number);
  if (!part) throw new Error(`No part ${number}.`);
  return part;
}

async function bytesOf(content: Content): Promise<Uint8Array> {
  return content instanceof Uint8Array ? content : Buffer.concat(await collect(content));
}

function md5Of(bytes: Uint8Array): string {
  return createHash('md5').update(bytes).digest('hex');
}
