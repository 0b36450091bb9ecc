import { inBatches } from '../../in-batches.ts';
import type { StoredRecord } from '../../record.ts';
import { storageFailure } from '../../storage-failure.ts';
import type { FileRecords } from '../records/file-records.ts';

/**
 * The keys of all records in files that start with the prefix and are live.
 *
 * A file whose name tells the key is listed even when it cannot be read: that record is not absent, and
 * whoever gets it learns what is wrong. So one damaged file does not hide all others.
 *
 * @throws DeskError `storage_unavailable` when a folder cannot be listed, or a file that alone knows its key
 * is damaged
 */
export async function* listKeys(
  records: FileRecords,
  prefix: string,
  isLive: (record: StoredRecord) => boolean,
): AsyncIterable<string> {
  const liveKey = async ({ file, key }: { file: string; key: string | null }) => {
    try {
      // Whoever asks for keys asks for the records next.
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

/** More than the threads that Node reads files with, and few enough for any limit of open files. */
const readAtOnce = 32;
