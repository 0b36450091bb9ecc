import { createRequire } from 'node:module';

/** Headers stored with an object, by their lower-case names. */
export type Metadata = Record<string, string | number | undefined>;
export type Content = AsyncIterable<Uint8Array> | Uint8Array;

export interface Bucket {
  createdAt: Date;
  objects: Map<string, Stored>;
  uploads: Map<string, Upload>;
  /** The bucket's settings, such as its CORS rules, by kind. */
  settings: Map<string, object>;
}

export interface Stored {
  bytes: Uint8Array;
  /** With its quotation marks. */
  etag: string;
  changedAt: Date;
  metadata: Metadata;
}

/** A multipart upload, with its parts by number. */
export interface Upload {
  key: string;
  metadata: Metadata;
  parts: Map<number, Uint8Array>;
}

/** The first and the last byte. */
export interface Range {
  start: number;
  end: number;
}

/** An object as `@20minutes/s3rver` passes it in and out. */
export interface GivenObject {
  bucket: string;
  key: string;
  content: Content;
  metadata: Metadata;
}

/** The server's own object class, which drops metadata that S3 does not keep. The package has no types. */
export const S3Object: new (
  bucket: string,
  key: string,
  content: Content | null,
  metadata: Metadata,
) => GivenObject & { range?: Range; content: unknown } = createRequire(import.meta.url)(
  '@20minutes/s3rver/lib/models/object',
);
