import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { KeyVersion, StoreEntry } from '../../../core/ports.ts';
import { inBatches } from '../../in-batches.ts';
import type { StoredRecord } from '../../record.ts';
import type { FileRecords } from '../records/file-records.ts';
import { type FileStatus, fileStatuses, isSettled } from './file-status.ts';

/**
 * Yields the keys of all live records in files that start with the prefix.
 *
 * A file whose name contains the key is listed even if it cannot be read: that record is not absent, and callers that
 * get it find out what is wrong. So one damaged file does not hide all others.
 *
 * Throws if a folder cannot be listed, or if a file is damaged whose name does not contain its key.
 */
export async function* listKeys(
  records: FileRecords,
  prefix: string,
  isLive: (record: StoredRecord) => boolean,
): AsyncIterable<string> {
  const liveKey = async ({ file, key }: { file: string; key: string | null }) => {
    try {
      // Callers that ask for keys usually ask for the records next.
      const record = await records.readAgain(file);
      return record !== null && isLive(record) && record.key.startsWith(prefix) ? record.key : null;
    } catch (error) {
      if (key === null) throw error;
      return key;
    }
  };
  await records.folder.ready();
  for await (const batch of inBatches(records.list(prefix), readAtOnce)) {
    for (const key of await Promise.all(batch.map(liveKey))) if (key !== null) yield key;
  }
}

/** More than the threads with which Node reads files, and less than any limit on open files. */
const readAtOnce = 32;

/**
 * Yields the keys of all records in files that start with the prefix, expired ones included, each with its version:
 * the file's status. A file that was written a moment ago gets a different version each time, because the next file
 * could have the same status. Only files whose names do not contain their keys are read.
 *
 * Throws if a folder cannot be listed, or if a file is damaged whose name does not contain its key.
 */
export async function* listVersions(records: FileRecords, prefix: string): AsyncIterable<KeyVersion> {
  const { folder } = records;
  await folder.ready();
  for await (const batch of inBatches(records.list(prefix), statusesAtOnce)) {
    const statuses = await fileStatuses(batch.map(({ file }) => join(folder.path, file)));
    const now = Date.now();
    for (const [index, { file, key: named }] of batch.entries()) {
      const status = statuses[index];
      if (!status) continue;
      const key = named ?? (await records.readAgain(file))?.key;
      if (!key?.startsWith(prefix)) continue;
      yield { key, version: versionAt(status, now) };
    }
  }
}

/** Takes the threads about a millisecond. */
const statusesAtOnce = 256;

/**
 * Yields all live records in files that start with the prefix, each with the version that {@link listVersions} yields:
 * the status of the very file that was read. None of them displaces a recently read one.
 *
 * Throws if a folder cannot be listed, or if a file is damaged.
 */
export async function* listEntries<T extends object>(
  records: FileRecords,
  prefix: string,
  isLive: (record: StoredRecord) => boolean,
): AsyncIterable<StoreEntry<T>> {
  await records.folder.ready();
  for await (const batch of inBatches(records.list(prefix), readAtOnce)) {
    const found = await Promise.all(batch.map(({ file }) => records.readWithStatus(file)));
    const now = Date.now();
    for (const each of found) {
      if (each === null || !isLive(each.record) || !each.record.key.startsWith(prefix)) continue;
      const { key, value } = each.record;
      // Only the caller, who stored it, knows the type of the value under a key.
      yield { key, version: versionAt(each.status, now), value: value as T };
    }
  }
}

function versionAt(status: FileStatus, now: number): string {
  return isSettled(status, now) ? status.version : `${status.version} ${randomUUID()}`;
}
