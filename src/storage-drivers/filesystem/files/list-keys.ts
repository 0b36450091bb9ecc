import { inBatches } from '../../in-batches.ts';
import type { StoredRecord } from '../../record.ts';
import { storageFailure } from '../../storage-failure.ts';
import type { FileRecords } from '../records/file-records.ts';

/**
 * Yields the keys of all live records in files that start with the prefix.
 *
 * A file whose name contains the key is listed even if it cannot be read: that record is not absent, and callers that
 * get it find out what is wrong. So one damaged file does not hide all others.
 *
 * @throws DeskError `storage_unavailable` if a folder cannot be listed, or if a file is damaged whose name does not
 * contain its key
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
  try {
    await records.folder.ready();
    for await (const batch of inBatches(records.list(prefix), readAtOnce)) {
      for (const key of await Promise.all(batch.map(liveKey))) if (key !== null) yield key;
    }
  } catch (error) {
    throw storageFailure('list', error);
  }
}

/** More than the threads with which Node reads files, and less than any limit on open files. */
const readAtOnce = 32;
