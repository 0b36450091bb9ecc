import { readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { digestFolder, keyFile, keyOf, prefixFolder } from '../../key-file.ts';
import { decodeRecord, type StoredRecord } from '../../record.ts';
import { damaged } from '../../storage-failure.ts';
import { plainFiles } from '../files/plain-files.ts';
import { type StoreFolder, storeFolder } from '../files/store-folder.ts';
import { calendarFolder } from './expiry-calendar.ts';
import { recentFiles } from './recent-files.ts';
import { claimFolder, claimVersion, type Patience, readClaim } from './version-claim.ts';

/** Records as files in a folder, expired ones included. Failures are those of the file system. */
export interface FileRecords {
  folder: StoreFolder;
  /** The record in a file, or null where there is no such file. Throws for a file that holds no record. */
  read(file: string): Promise<StoredRecord | null>;
  /** The same, without reading a file again that has not changed since. */
  readAgain(file: string): Promise<StoredRecord | null>;
  /** Reads the file itself the next time. */
  forget(file: string): void;
  /**
   * Files with records whose keys start with the prefix. Where the file's name does not tell the key, and the
   * key may therefore be another, `key` is null.
   */
  list(prefix: string): AsyncIterable<{ file: string; key: string | null }>;
  /**
   * Changes the file of a record while nobody else may, and only if it still holds the version that was
   * found. False where it does not, or where somebody else is about to change it: look again then.
   *
   * `prepare` does what takes time and resolves to the one step that changes the file. So whoever waits for
   * the same record prepares nothing in vain.
   */
  change(
    found: StoredRecord,
    patience: Patience,
    prepare: () => Promise<(file: string) => Promise<void>>,
  ): Promise<boolean>;
}

/** What the names of all files with records end with. */
export const recordExtension = '.json';

/** The records in a folder, which is made where it is missing. */
export function fileRecords(path: string): FileRecords {
  const files = plainFiles(path);

  const recent = recentFiles(path, files.read);

  const read = (file: string) => recordIn(file, files.read);
  const recordIn = async (file: string, from: typeof files.read) => {
    const bytes = await from(file);
    if (bytes === null) {
      await folder.mustExist();
      return null;
    }
    const record = decodeRecord(textOf(bytes));
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

/** Bytes that are no UTF-8 would otherwise become a record with other text than was stored. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return '';
  }
}

/**
 * Removes the lock files of versions that are no longer the record's: a crash between a change and its end
 * leaves one. Those of a current version stay, for their turns must not begin anew; the next writer passes
 * them over.
 */
async function sweepClaims(path: string, read: FileRecords['read']): Promise<void> {
  for (const name of await readdir(join(path, claimFolder))) {
    const claim = await readClaim(path, name);
    if (claim === null) continue;
    try {
      if ((await read(claim.file))?.etag !== claim.etag) await unlink(join(path, claimFolder, name));
    } catch {
      // A damaged record is the business of who reads it, and another process may sweep at the same time.
    }
  }
}
