import type { S3 } from '@aws-sdk/client-s3';
import { DeskError } from '../../../core/errors.ts';
import { decodeRecord, type EncodedRecord, type StoredRecord } from '../../record.ts';
import { damaged } from '../../storage-failure.ts';
import type { S3Connection } from '../connection.ts';
import { factsOf, isConditionFailure, isNoSuchKey } from '../failure.ts';
import { objectName } from '../object-name.ts';
import { knownVersions, type ListedVersion, type Version } from './known-versions.ts';
import { inForm, lineageOf, lineageText, markOf, outcomeOf, parseLineage } from './lineage.ts';
import type { HonouredConditions } from './probe-conditions.ts';

/** A version with its record. */
export interface RecordVersion extends Version {
  record: StoredRecord;
}

/** What a write requires of the existing object: to be that version, or, if null, not to exist. */
export type WriteCondition = { replaces: Version | null };

/** Records as objects in a bucket, including expired ones. Failures are those of the SDK. */
export interface RecordObjects {
  /** Returns the name of a key's object. */
  nameOf(key: string): string;
  /** Returns null if there is no object. Throws if the object does not hold a record. */
  read(name: string): Promise<RecordVersion | null>;
  /** Returns that version, as seen before or as read now; null if there is a different one. */
  find(name: string, mark: string): Promise<Version | null>;
  /** Returns the version of an object in a listing. `key` is null if the name does not contain it. */
  listed(name: string, mark: string, key: string | null): Promise<ListedVersion | null>;
  /** Returns the new mark, or null if the condition did not hold. */
  write(record: EncodedRecord, condition?: WriteCondition): Promise<string | null>;
  /**
   * Removes an object if it still has that version; without a mark, any version. It stays if the server would not
   * check the version, because another writer may have made a new record of it.
   */
  remove(name: string, mark?: string): Promise<void>;
}

export const recordExtension = '.json';

/** Returns the folder of all records. */
export function recordFolder({ folder }: S3Connection): string {
  return `${folder}records/`;
}

export function recordObjects(
  connection: S3Connection,
  honoured: () => Promise<HonouredConditions>,
  known = knownVersions(),
): RecordObjects {
  const { bucket: Bucket, ask } = connection;
  const start = recordFolder(connection);
  const nameOf = (key: string) => start + objectName(key) + recordExtension;

  const objects: RecordObjects = {
    nameOf,

    async read(name) {
      const found = await orNull(isNoSuchKey, () =>
        ask(async (s3) => {
          const { Body, ETag, Metadata } = await s3.getObject({ Bucket, Key: name });
          const bytes = await Body?.transformToByteArray();
          return { bytes, mark: ETag && markOf(ETag), lineage: parseLineage(Metadata?.[lineageHeader]) };
        }),
      );
      if (found === null) return null;
      const { bytes, mark, lineage } = found;
      const record = bytes === undefined ? null : decodeRecord(bytes);
      if (record === null || mark === undefined || nameOf(record.key) !== name) throw damaged(name);
      const { key, etag: id, expiresAt } = record;
      const version = { key, id, lineage, mark, expiresAt };
      known.note(name, version);
      return { ...version, record };
    },

    async find(name, mark) {
      const version = known.find(name, mark) ?? (await objects.read(name));
      return version?.mark === mark ? version : null;
    },

    async listed(name, mark, key) {
      const expiresAt = key === null ? undefined : known.expiryOf(name, mark);
      if (key !== null && expiresAt !== undefined) return { key, mark, expiresAt };
      return known.find(name, mark) ?? objects.read(name);
    },

    async write(record, condition) {
      const { key, etag: id, expiresAt } = record;
      const Key = nameOf(key);
      const lineage = condition === undefined ? [] : lineageOf(condition.replaces);
      const Metadata = lineage.length === 0 ? {} : { Metadata: { [lineageHeader]: lineageText(lineage) } };
      const Body = Buffer.from(record.text);
      const object = { Bucket, Key, Body, ContentType: 'application/json', ...Metadata };
      const conditions = await headersOf(condition);
      let isUncertain = false;
      const settle = () => markWritten(Key, id, condition);
      const write = async (s3: S3) => (await s3.putObject({ ...object, ...conditions })).ETag ?? '';
      const written = await orNull(isRefusal, () =>
        ask<string | null>(write, {
          async onLost(error) {
            isUncertain = true;
            // Some servers respond with 500 to the loser of a race. A server that does not respond at all is not
            // asked again.
            return factsOf(error).status === undefined ? undefined : await settle().catch(() => undefined);
          },
        }),
      );
      // An earlier attempt may have succeeded, in which case its own result is now in the way.
      const etag = written === null && isUncertain ? await settle() : written;
      if (etag === undefined) throw outcomeUnknown();
      if (etag === null) return null;
      if (etag === '') throw damaged(Key);
      const mark = markOf(etag);
      known.note(Key, { key, id, lineage, mark, expiresAt });
      return mark;
    },

    async remove(name, mark) {
      if (mark === undefined) {
        await ask((s3) => s3.deleteObject({ Bucket, Key: name }));
        return;
      }
      const { deletions, marks } = await honoured();
      if (!deletions) return;
      await ask((s3) => s3.deleteObject({ Bucket, Key: name, IfMatch: inForm(mark, marks) }));
    },
  };
  return objects;

  async function headersOf(condition: WriteCondition | undefined) {
    if (condition === undefined) return {};
    if (condition.replaces === null) return { IfNoneMatch: '*' };
    return { IfMatch: inForm(condition.replaces.mark, (await honoured()).marks) };
  }

  /**
   * Returns the mark of a write whose response is missing, null if it was not carried out and never will be, or
   * undefined if that is unknown.
   */
  async function markWritten(
    name: string,
    id: string,
    condition: WriteCondition | undefined,
  ): Promise<string | null | undefined> {
    const now = await objects.read(name);
    if (now?.id === id) return now.mark;
    if (now === null || condition === undefined) return undefined;
    const outcome = outcomeOf(id, condition.replaces?.id ?? null, now);
    // It has been replaced since, so its mark is no longer valid for anyone, and any other will do.
    if (outcome === 'done') return id;
    // An object created where there was nothing may have been removed since, and another one created.
    const isProof = condition.replaces !== null || !(await honoured()).deletions;
    return outcome === 'lost' && isProof ? null : undefined;
  }
}

/** The name of an object's metadata. */
const lineageHeader = 'lineage';

function isRefusal(error: unknown): boolean {
  return isConditionFailure(error) || isNoSuchKey(error);
}

async function orNull<T>(isNull: (error: unknown) => boolean, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isNull(error)) return null;
    throw error;
  }
}

function outcomeUnknown(): DeskError {
  const message = 'It is not known whether the last change was made. Please try again.';
  return new DeskError('storage_unavailable', message, { details: { doing: 'write', code: 'lost' } });
}
