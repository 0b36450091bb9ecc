import type { S3 } from '@aws-sdk/client-s3';
import { DeskError } from '../../../core/errors.ts';
import { decodeRecord, type StoredRecord } from '../../record.ts';
import { damaged } from '../../storage-failure.ts';
import type { S3Connection } from '../connection.ts';
import { factsOf, isConditionFailure, isNoSuchKey } from '../failure.ts';
import { objectName } from '../object-name.ts';
import { knownVersions, type Version } from './known-versions.ts';
import { inForm, lineageOf, lineageText, markOf, outcomeOf, parseLineage } from './lineage.ts';
import type { HonouredConditions } from './probe-conditions.ts';

/** A version with its record. */
export interface RecordVersion extends Version {
  record: StoredRecord;
}

/** A record that is to be written, with its text. */
export interface EncodedRecord extends Omit<StoredRecord, 'value'> {
  text: string;
}

/** What a write asks of the object that is there: to be that version, or, with null, to be none. */
export type WriteCondition = { replaces: Version | null };

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
          const { Body, ETag, Metadata } = await s3.getObject({ Bucket, Key: name });
          const bytes = await Body?.transformToByteArray();
          return { bytes, mark: ETag && markOf(ETag), lineage: parseLineage(Metadata?.[lineageHeader]) };
        }),
      );
      if (found === null) return null;
      const { bytes, mark, lineage } = found;
      const record = bytes === undefined ? null : decodeRecord(textOf(bytes));
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

    async listed(name, mark) {
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
            // Some servers answer 500 to who lost a race. One that does not answer at all is not asked more.
            return factsOf(error).status === undefined ? undefined : await settle().catch(() => undefined);
          },
        }),
      );
      // An earlier attempt may have been done, and its own work would be what is in the way now.
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
   * The mark that a write got whose answer is missing, null where it was not done and never will be, undefined where that
   * cannot be told.
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
    // It was replaced since, so its mark holds for nobody any more, and any other one serves as well.
    if (outcome === 'done') return id;
    // What was created where nothing is may have been removed since, and something else created.
    const isProof = condition.replaces !== null || !(await honoured()).deletions;
    return outcome === 'lost' && isProof ? null : undefined;
  }
}

/** Metadata of an object. */
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

/** Bytes that are no UTF-8 would otherwise become a record with other text than was stored. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return '';
  }
}

function outcomeUnknown(): DeskError {
  const message = 'It is not known whether the last change was made. Please try again.';
  return new DeskError('storage_unavailable', message, { details: { doing: 'write', code: 'lost' } });
}
