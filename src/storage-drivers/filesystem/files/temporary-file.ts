import { randomUUID } from 'node:crypto';
import { type FileHandle, link, open, rename, rmdir, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { giveToOwner, makeFolder, syncFolder } from '../../../core/ports/owned-folder.ts';
import { systemErrorCode } from '../../../core/ports/system-error.ts';
import { thisProcess } from '../records/process-owner.ts';
import { fileStatus, isNotThere, nullIfNotThere } from './file-status.ts';

/**
 * The folder for files that are being written, next to the published ones, because a rename needs a single file
 * system.
 */
export const temporaryFolder = 'temporary';

/** A file that only this process knows until it is published as a whole. */
export interface TemporaryFile {
  handle: FileHandle;
  /**
   * Brings what was written to disk. Publishing does so too; call this if publishing has to be quick.
   */
  sync(): Promise<void>;
  /**
   * Makes it the file at that path; readers see either the old file or this one, never a mixture.
   */
  replace(file: string): Promise<void>;
  /**
   * Makes it the file at that path unless there already is one: then it returns false, and the file can be published
   * elsewhere.
   */
  create(file: string): Promise<boolean>;
  /** Closes it and removes its temporary name. Must be called in any case; never throws. */
  discard(): Promise<void>;
}

/**
 * Opens an empty file with mode 0600 in the store's folder. Its name contains the process, so that leftovers of a
 * crash can be told from files that are being written.
 *
 * Write to `handle`, then publish: publishing brings first the content and then the name to disk, so that a power cut
 * cannot leave a name without content.
 */
export async function openTemporary(folder: string): Promise<TemporaryFile> {
  const path = join(folder, temporaryFolder, `${thisProcess()}.${randomUUID()}`);
  const handle = await open(path, 'wx', 0o600);
  await giveToOwner(handle, folder);
  let isSynced = false;
  let isMoved = false;
  const sync = async () => {
    if (!isSynced) await handle.sync();
    isSynced = true;
  };
  return {
    handle,
    sync,
    async replace(file) {
      await sync();
      await withFolder(folder, file, () => rename(path, join(folder, file)));
      isMoved = true;
    },
    async create(file) {
      await sync();
      try {
        await withFolder(folder, file, () => link(path, join(folder, file)));
        return true;
      } catch (error) {
        if (systemErrorCode(error) === 'EEXIST') return false;
        throw error;
      }
    },
    async discard() {
      // What was published is already on disk, and what is left here is swept when a store opens.
      await handle.close().catch(() => {});
      if (!isMoved) await unlink(path).catch(() => {});
    },
  };
}

/**
 * Gives a file in the store's folder a second name. Because files are never written in place, each name keeps its
 * content when the other is given a new file. Returns false if there is no such file.
 */
export async function linkFile(folder: string, from: string, to: string): Promise<boolean> {
  const path = join(folder, temporaryFolder, `${thisProcess()}.${randomUUID()}`);
  try {
    await link(join(folder, from), path);
    await withFolder(folder, to, () => rename(path, join(folder, to)));
    return true;
  } catch (error) {
    // The folder for temporary files may be what is missing, and then the file is not absent.
    if (isNotThere(error) && (await fileStatus(join(folder, from))) === null) return false;
    throw error;
  } finally {
    // A rename to another name of the same file does nothing.
    await unlink(path).catch(() => {});
  }
}

/** Removes a file in the store's folder, so that it stays removed after a power cut; the file must exist. */
export async function removeFile(folder: string, file: string): Promise<void> {
  await unlink(join(folder, file));
  await syncFolder(dirname(join(folder, file)));
}

/**
 * Does the same, and removes the folders that have become empty, except for the store's own: keys with ids in them would
 * otherwise use up the disk's inodes. Returns false if there is no such file.
 */
export async function removeFileAndFolders(folder: string, file: string): Promise<boolean> {
  if ((await unlink(join(folder, file)).catch(nullIfNotThere)) === null) return false;
  let parent = dirname(file);
  while (parent.includes('/') && (await isRemoved(join(folder, parent)))) parent = dirname(parent);
  await syncNearest(folder, parent);
  return true;
}

/** False for a folder that is still needed, or that this user may not remove, which does no harm. */
function isRemoved(path: string): Promise<boolean> {
  return rmdir(path).then(
    () => true,
    (error: unknown) => systemErrorCode(error) === 'ENOENT',
  );
}

/**
 * A new name is on disk only once its folder is. Another process may find the folder empty and remove it at any moment
 * before the file is in it.
 */
async function withFolder(folder: string, file: string, publish: () => Promise<void>): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    try {
      await publish();
      break;
    } catch (error) {
      if (systemErrorCode(error) !== 'ENOENT' || turn === mostTurns) throw error;
    }
    await makeFolder(dirname(join(folder, file))).catch(ignoreOvertaken);
  }
  await syncNearest(folder, dirname(file));
}

const mostTurns = 20;

/** The folder was made or removed by another process meanwhile; the next turn shows whether it is there. */
function ignoreOvertaken(error: unknown): void {
  if (!['ENOENT', 'EEXIST'].includes(systemErrorCode(error) ?? '')) throw error;
}

/** If another process has removed the folder, the one above it knows, and what was in it went with it. */
async function syncNearest(folder: string, parent: string): Promise<void> {
  try {
    await syncFolder(join(folder, parent));
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT' || !parent.includes('/')) throw error;
    await syncNearest(folder, dirname(parent));
  }
}
