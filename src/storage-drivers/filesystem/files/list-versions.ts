import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { KeyVersion } from '../../../core/ports.ts';
import { inBatches } from '../../in-batches.ts';
import { storageFailure } from '../../storage-failure.ts';
import type { FileRecords } from '../records/file-records.ts';
import { fileStatuses, isSettled } from './file-status.ts';

/**
 * Yields the keys of all records in files that start with the prefix, expired ones included, each with its version:
 * the file's status. A file that was written a moment ago gets a different version each time, because the next file
 * could have the same status. Only files whose names do not contain their keys are read.
 *
 * @throws DeskError `storage_unavailable` if a folder cannot be listed, or if a file is damaged whose name does not
 * contain its key
 */
export async function* listVersions(records: FileRecords, prefix: string): AsyncIterable<KeyVersion> {
  const { folder } = records;
  try {
    await folder.ready();
    for await (const batch of inBatches(records.list(prefix), statusesAtOnce)) {
      const statuses = await fileStatuses(batch.map(({ file }) => join(folder.path, file)));
      const now = Date.now();
      for (const [index, { file, key: named }] of batch.entries()) {
        const status = statuses[index];
        if (!status) continue;
        const key = named ?? (await records.readAgain(file))?.key;
        if (!key?.startsWith(prefix)) continue;
        yield { key, version: isSettled(status, now) ? status.version : `${status.version} ${randomUUID()}` };
      }
    }
  } catch (error) {
    throw storageFailure('list', error);
  }
}

/** Takes the threads about a millisecond. */
const statusesAtOnce = 256;
