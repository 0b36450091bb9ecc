import { randomUUID } from 'node:crypto';
import { type FileHandle, link, mkdir, open, rename, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { systemErrorCode } from '../../../core/system-error.ts';
import { thisProcess } from '../records/process-owner.ts';

/** Where files lie while they are written, beside what is published, as a rename needs one file system. */
export const temporaryFolder = 'temporary';

/** A file that only this process knows, until it is published whole. */
export interface TemporaryFile {
  handle: FileHandle;
  /**
   * Brings what was written to the disk. Publishing does it as well; call it where publishing is to be quick.
   */
  sync(): Promise<void>;
  /**
   * Makes it the file of that path; whoever reads that path sees the old file or this one, never a mixture.
   */
  replace(file: string): Promise<void>;
  /** Makes it the file of that path unless there is one: false then, and it can be published elsewhere. */
  create(file: string): Promise<boolean>;
  /** Closes it and removes its temporary name. Call it in any case; it never throws. */
  discard(): Promise<void>;
}

/**
 * Opens an empty file with mode 0600 in the store's folder. Its name carries the process, so that what a
 * crash leaves over can be told from what is being written.
 *
 * Write to `handle`, then publish: publishing brings the content to the disk first and the name after it, so
 * that a power cut leaves no name without content.
 */
export async function openTemporary(folder: string): Promise<TemporaryFile> {
  const path = join(folder, temporaryFolder, `${thisProcess()}.${randomUUID()}`);
  const handle = await open(path, 'wx', 0o600);
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
      // What was published is on the disk already, and what stays here is swept when a store opens.
      await handle.close().catch(() => {});
      if (!isMoved) await unlink(path).catch(() => {});
    },
  };
}

/**
 * Gives a file in the store's folder a second name. As no file is ever written in place, each name keeps what it has when
 * the other gets another file. Throws ENOENT where there is no such file.
 */
export async function linkFile(folder: string, from: string, to: string): Promise<void> {
  const path = join(folder, temporaryFolder, `${thisProcess()}.${randomUUID()}`);
  await link(join(folder, from), path);
  try {
    await withFolder(folder, to, () => rename(path, join(folder, to)));
  } finally {
    // A rename to another name of the same file does nothing.
    await unlink(path).catch(() => {});
  }
}

/** Removes a file in the store's folder for good, also after a power cut; there must be one. */
export async function removeFile(folder: string, file: string): Promise<void> {
  await unlink(join(folder, file));
  await syncFolder(dirname(join(folder, file)));
}

/** A new name is on the disk only when its folder is. */
async function withFolder(folder: string, file: string, publish: () => Promise<void>): Promise<void> {
  const parent = dirname(join(folder, file));
  try {
    await publish();
  } catch (error) {
    if (systemErrorCode(error) !== 'ENOENT') throw error;
    await makeFolder(parent);
    await publish();
  }
  await syncFolder(parent);
}

/** Makes a folder with mode 0700, and those above it, so that they are there after a power cut as well. */
export async function makeFolder(path: string): Promise<void> {
  const first = await makeMissing(path);
  if (first === null) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) {
    await syncFolder(dirname(made)).catch(ignoreForbidden);
  }
}

/**
 * Makes a folder and those above it that are missing. Node's own `recursive` goes round for ever where a file system
 * takes no folders, as `/proc` does.
 *
 * @returns the uppermost that was made; null where the folder was there
 */
async function makeMissing(path: string): Promise<string | null> {
  try {
    await mkdir(path, { mode: 0o700 });
    return path;
  } catch (error) {
    if (await isFolder(path)) return null;
    if (systemErrorCode(error) !== 'ENOENT' || dirname(path) === path) throw error;
  }
  const first = await makeMissing(dirname(path));
  await mkdir(path, { mode: 0o700 }).catch(async (error: unknown) => {
    // Another process may have been faster.
    if (!(await isFolder(path))) throw error;
  });
  return first ?? path;
}

function isFolder(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

/** Brings the names in a folder to the disk: a file that was published is there only with its name. */
async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The folders above the store's may belong to others, who let us pass and not look. */
function ignoreForbidden(error: unknown): void {
  if (systemErrorCode(error) !== 'EACCES') throw error;
}
