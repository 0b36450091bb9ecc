import type { ListObjectsV2CommandOutput } from '@aws-sdk/client-s3';
import { DeskError } from '../../../core/errors.ts';
import type { KeyVersion } from '../../../core/ports.ts';
import { inBatches } from '../../in-batches.ts';
import type { S3Connection } from '../connection.ts';
import { isDigestName, keyOfName, nameStart } from '../object-name.ts';
import type { ListedVersion } from './known-versions.ts';
import { markOf } from './lineage.ts';
import { type RecordObjects, recordExtension, recordFolder } from './record-objects.ts';

/** A listed record. `version` is null if the record is damaged and only its name contains its key. */
export interface ListedRecord {
  name: string;
  key: string;
  version: ListedVersion | null;
}

/**
 * Yields all records whose keys start with the prefix, expired ones included, in batches. A listing contains only
 * names and marks, so versions that were never seen are read.
 *
 * A damaged record is listed if its name contains the key: it is not absent, and callers that get it find out what is
 * wrong. So one damaged object does not hide all others.
 */
export async function* listVersions(
  connection: S3Connection,
  objects: RecordObjects,
  prefix: string,
): AsyncIterable<ListedRecord[]> {
  const start = recordFolder(connection);

  async function find({ name, mark }: NamedMark): Promise<ListedRecord | null> {
    if (!name.endsWith(recordExtension)) return null;
    const own = name.slice(start.length, -recordExtension.length);
    const key = keyOfName(own);
    if (key === null ? !isDigestName(own) : !key.startsWith(prefix)) return null;
    try {
      const version = await objects.listed(name, mark, key);
      return version?.key.startsWith(prefix) ? { name, key: version.key, version } : null;
    } catch (error) {
      const isDamaged = error instanceof DeskError && 'damaged' in error.details;
      if (!isDamaged || key === null) throw error;
      return { name, key, version: null };
    }
  }

  const listed = listObjects(connection, start + nameStart(prefix));
  for await (const batch of inBatches(listed, readAtOnce)) {
    yield (await Promise.all(batch.map(find))).filter((record) => record !== null);
  }
}

/**
 * Yields the keys of all records that start with the prefix, with the marks of their objects, including expired and
 * deleted records. Reads only objects whose names do not contain their keys.
 */
export async function* listMarks(
  connection: S3Connection,
  objects: RecordObjects,
  prefix: string,
): AsyncIterable<KeyVersion> {
  const start = recordFolder(connection);
  for await (const { name, mark } of listObjects(connection, start + nameStart(prefix))) {
    if (!name.endsWith(recordExtension)) continue;
    const own = name.slice(start.length, -recordExtension.length);
    const named = keyOfName(own);
    const isDigest = named === null && isDigestName(own);
    const key = isDigest ? (await objects.listed(name, mark, null))?.key : named;
    if (key?.startsWith(prefix)) yield { key, version: mark };
  }
}

interface NamedMark {
  name: string;
  mark: string;
}

/** Fewer than there are connections, so that other requests get through. */
const readAtOnce = 32;

async function* listObjects({ bucket, ask }: S3Connection, start: string): AsyncIterable<NamedMark> {
  let token: string | undefined;
  do {
    const request = {
      Bucket: bucket,
      Prefix: start,
      ...(token === undefined ? {} : { ContinuationToken: token }),
    };
    const page: ListObjectsV2CommandOutput = await ask((s3) => s3.listObjectsV2(request));
    for (const { Key: name, ETag } of page.Contents ?? []) {
      if (name !== undefined && ETag !== undefined) yield { name, mark: markOf(ETag) };
    }
    token = page.IsTruncated ? page.NextContinuationToken : undefined;
  } while (token !== undefined);
}
