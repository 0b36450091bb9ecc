import { createRequire } from 'node:module';

/** Headers that are kept with an object, by their names in small letters. */
export type Metadata = Record<string, string | number | undefined>;
export type Content = AsyncIterable<Uint8Array> | Uint8Array;

export interface Bucket {
  createdAt: Date;
  objects: Map<string, Stored>;
  uploads: Map<string, Upload>;
  /** Such as its CORS rules, by their kind. */
  settings: Map<string, object>;
}

export interface Stored {
  bytes: Uint8Array;
  /** With its quotation marks. */
  etag: string;
  changedAt: Date;
  metadata: Metadata;
}

/** An upload in parts, by their numbers. */
export interface Upload {
  key: string;
  metadata: Metadata;
  parts: Map<number, Uint8Array>;
}

/** First and last byte. */
export interface Range {
  start: number;
  end: number;
}

/** An object as `@20minutes/s3rver` gives and takes it. */
export interface GivenObject {
  bucket: string;
  key: string;
  content: Content;
  metadata: Metadata;
}

/** The server's own kind of object, which leaves out all metadata that S3 does not keep. The package has no types. */
export const S3Object: new (
  bucket: string,
  key: string,
  content: Content | null,
  metadata: Metadata,
) => GivenObject & { range?: Range; content: unknown } = createRequire(import.meta.url)(
  '@20minutes/s3rver/lib/models/object',
);
