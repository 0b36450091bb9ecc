import { readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { digestFolder, keyFile, keyOf, prefixFolder } from '../../key-file.ts';
import { decodeRecord, type StoredRecord } from '../../record.ts';
import { damaged } from '../../storage-failure.ts';
import type { FileStatus } from '../files/file-status.ts';
import { plainFiles } from '../files/plain-files.ts';
import { readFileWithStatus } from '../files/read-file.ts';
import { type StoreFolder, storeFolder } from '../files/store-folder.ts';
import { calendarFolder } from './expiry-calendar.ts';
import { recentFiles } from './recent-files.ts';
import { claimFolder, claimVersion, type Patience, readClaim } from './version-claim.ts';

/** Records as files in a folder, including expired ones. Failures are those of the file system. */
export interface FileRecords {
  folder: StoreFolder;
  /** Returns the record in a file, or null if there is no such file. Throws if the file does not hold a record. */
  read(file: string): Promise<StoredRecord | null>;
  /** Does the same, without reading a file again that has not changed. */
  readAgain(file: string): Promise<StoredRecord | null>;
  /** Returns the record in a file and the status of that very file, or null; keeps neither. */
  readWithStatus(file: string): Promise<{ record: StoredRecord; status: FileStatus } | null>;
  /** Makes the next read go to the file itself. */
  forget(file: string): void;
  /**
   * Yields the files with records whose keys start with the prefix. `key` is null if the file's name does not contain
   * the key, which may then be a different one.
   */
  list(prefix: string): AsyncIterable<{ file: string; key: string | null }>;
  /**
   * Changes the file of a record while no other process may, and only if it still holds the version that was found.
   * Returns false if it does not, or if another process is about to change it: then read it again.
   *
   * `prepare` does what takes time and resolves to the one step that changes the file. So callers that wait for the
   * same record prepare nothing in vain.
   */
  change(
    found: StoredRecord,
    patience: Patience,
    prepare: () => Promise<(file: string) => Promise<void>>,
  ): Promise<boolean>;
}

/** The extension of all files with records. */
export const recordExtension = '.json';

/** Opens the records in a folder, which is created if missing. */
export function fileRecords(path: string): FileRecords {
  const files = plainFiles(path);

  const readWhole = (file: string) => readFileWithStatus(join(path, file), file);
  const recent = recentFiles(path, readWhole);

  const read = (file: string) => recordIn(file, files.read);
  const recordIn = async (file: string, from: typeof files.read) => {
    const bytes = await from(file);
    if (bytes !== null) return recordOf(file, bytes);
    await folder.mustExist();
    return null;
  };
  const recordOf = (file: string, bytes: Uint8Array) => {
    const record = decodeRecord(bytes);
    if (record === null || keyFile(record.key, recordExtension) !== file) throw damaged(file);
    return record;
  };

  const folder = storeFolder(path, {
    folders: [claimFolder, calendarFolder],
    prepare: () => sweepClaims(path, read),
  });

  return {
    folder,
    read,
    readAgain: (file) => recordIn(file, recent.read),
    async readWithStatus(file) {
      const found = await readWhole(file);
      if (found !== null) return { record: recordOf(file, found.bytes), status: found.status };
      await folder.mustExist();
      return null;
    },
    forget: recent.forget,
    async *list(prefix) {
      await folder.mustExist();
      const start = prefixFolder(prefix);
      if (start !== null) {
        for await (const file of files.list(start)) {
          const key = keyOf(file, recordExtension);
          if (key?.startsWith(prefix)) yield { file, key };
        }
      }
      for await (const file of files.list(digestFolder)) {
        if (isDigestFile.test(file)) yield { file, key: null };
      }
    },
    async change(found, patience, prepare) {
      const file = keyFile(found.key, recordExtension);
      const claim = await claimVersion(path, { etag: found.etag, file }, patience);
      if (claim === null) return false;
      try {
        if ((await read(file))?.etag !== found.etag) {
          await claim.close();
          return false;
        }
        const act = await prepare();
        if (!claim.isFresh()) {
          await claim.giveUp();
          return false;
        }
        await act(file);
      } catch (error) {
        await claim.giveUp();
        throw error;
      }
      await claim.close();
      return true;
    },
  };
}

const isDigestFile = new RegExp(`^${digestFolder}/[0-9a-f]{64}${recordExtension}$`);

/**
 * Removes the lock files of versions that are no longer the record's, which a crash between a change and its end
 * leaves behind. Those of a current version stay, because their turns must not start over; the next writer skips
 * them.
 */
async function sweepClaims(path: string, read: FileRecords['read']): Promise<void> {
  for (const name of await readdir(join(path, claimFolder))) {
    const claim = await readClaim(path, name);
    if (claim === null) continue;
    try {
      if ((await read(claim.file))?.etag !== claim.etag) await unlink(join(path, claimFolder, name));
    } catch {
      // Damaged records are reported to those who read them, and another process may be sweeping at the same time.
    }
  }
}
