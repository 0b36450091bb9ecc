import { DeskError } from '../../core/errors.ts';
import { decodeRecord, type StoredRecord } from '../record.ts';
import { damaged } from '../storage-failure.ts';
import type { S3Connection } from './connection.ts';
import { isConditionFailure, isNoSuchKey } from './failure-facts.ts';
import { knownVersions, type Version } from './known-versions.ts';
import { objectName } from './object-name.ts';
import type { HonouredConditions } from './probe-conditions.ts';

/** A version with its record. */
export interface RecordVersion extends Version {
  record: StoredRecord;
}

/** A record that is to be written, with its text. */
export interface EncodedRecord extends Omit<StoredRecord, 'value'> {
  text: string;
}

/** What a write asks of the object that is there. */
export type WriteCondition = { IfNoneMatch: '*' } | { IfMatch: string };

/** Records as objects of a bucket, expired ones included. Failures are those of the SDK. */
export interface RecordObjects {
  /** The object of a key. */
  nameOf(key: string): string;
  /** Null where there is no object. Throws for an object that holds no record. */
  read(name: string): Promise<RecordVersion | null>;
  /** That version as it was seen before, or as it is read now; null where another one is there. */
  find(name: string, mark: string): Promise<Version | null>;
  /** The version of an object in a listing. */
  listed(name: string, mark: string): Promise<Version | null>;
  /** The new mark, or null when the condition did not hold. */
  write(record: EncodedRecord, condition?: WriteCondition): Promise<string | null>;
  /**
   * Removes an object if it is still that version; without a mark any version. It stays where the server would
   * not look at the version, for somebody may have made a new record of it.
   */
  remove(name: string, mark?: string): Promise<void>;
}

export const recordExtension = '.json';

/** The folder of all records. */
export function recordFolder({ folder }: S3Connection): string {
  return `${folder}records/`;
}

export function recordObjects(
  connection: S3Connection,
  honoured: () => Promise<HonouredConditions>,
): RecordObjects {
  const { bucket: Bucket, ask } = connection;
  const start = recordFolder(connection);
  const known = knownVersions();
  const nameOf = (key: string) => start + objectName(key) + recordExtension;

  const objects: RecordObjects = {
    nameOf,

    async read(name) {
      const found = await orNull(isNoSuchKey, () =>
        ask(async (s3) => {
          const { Body, ETag } = await s3.getObject({ Bucket, Key: name });
          return { bytes: await Body?.transformToByteArray(), mark: ETag };
        }),
      );
      if (found === null) return null;
      const { bytes, mark } = found;
      const record = bytes === undefined ? null : decodeRecord(textOf(bytes));
      if (record === null || mark === undefined || nameOf(record.key) !== name) throw damaged(name);
      const { key, expiresAt } = record;
      known.note(name, { key, mark, expiresAt });
      return { key, mark, expiresAt, record };
    },

    async find(name, mark) {
      const version = known.find(name, mark) ?? (await objects.read(name));
      return version?.mark === mark ? version : null;
    },

    async listed(name, mark) {
      return known.find(name, mark) ?? objects.read(name);
    },

    async write(record, condition) {
      const { key, etag, expiresAt } = record;
      const Key = nameOf(key);
      const Body = Buffer.from(record.text);
      const object = { Bucket, Key, Body, ContentType: 'application/json', ...condition };
      let isUncertain = false;
      const onLost = () => {
        isUncertain = true;
      };
      const isRefusal = (error: unknown) => isConditionFailure(error) || isNoSuchKey(error);
      const written = await orNull(isRefusal, () => ask((s3) => s3.putObject(object), { onLost }));
      let mark = written?.ETag ?? null;
      if (written === null && isUncertain) {
        // An earlier attempt may have been done, and its own work would be what is in the way now.
        const found = await objects.read(Key);
        if (found?.record.etag !== etag) throw outcomeUnknown();
        mark = found.mark;
      } else if (written !== null && mark === null) throw damaged(Key);
      if (mark !== null) known.note(Key, { key, mark, expiresAt });
      return mark;
    },

    async remove(name, mark) {
      if (mark !== undefined && !(await honoured()).deletions) return;
      const condition = mark === undefined ? {} : { IfMatch: mark };
      await ask((s3) => s3.deleteObject({ Bucket, Key: name, ...condition }));
    },
  };
  return objects;
}

async function orNull<T>(isNull: (error: unknown) => boolean, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isNull(error)) return null;
    throw error;
  }
}

/** Bytes that are no UTF-8 would otherwise become a record with other text than was stored. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return '';
  }
}

function outcomeUnknown(): DeskError {
  const message = 'It is not known whether the storage has done the last change. Please try again.';
  return new DeskError('storage_unavailable', message, { details: { doing: 'write', code: 'lost' } });
}
