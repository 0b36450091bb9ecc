import { randomUUID } from 'node:crypto';
import { lstat, readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../../../core/ports/owned-folder.ts';
import { digestFolder, namedFolder } from '../../key-file.ts';
import { thisProcess } from '../records/process-owner.ts';
import { nullIfNotThere } from './file-status.ts';
import { isLeftBehind } from './left-behind.ts';
import { openTemporary, temporaryFolder } from './temporary-file.ts';

/** A folder that is prepared once, when it is first used. */
export interface StoreFolder {
  path: string;
  /** Resolves when the folders exist. After a failure, the next call tries again. */
  ready(): Promise<void>;
  /**
   * To be called if a file was not found: throws if the whole folder has gone, because then the file is not absent.
   * This is what a disk that is no longer mounted looks like.
   */
  mustExist(): Promise<void>;
  /** Writes, links and removes a file, which needs everything that the store needs. */
  probe(): Promise<void>;
}

/**
 * Opens a folder for files by key, creating it with mode 0700 if missing; an existing folder keeps its mode.
 * Preparing it removes what dead processes left half-written.
 */
export function storeFolder(
  path: string,
  options: { folders?: readonly string[]; prepare?: () => Promise<void> } = {},
): StoreFolder {
  let made: Promise<void> | undefined;
  const make = async () => {
    const folders = [namedFolder, digestFolder, temporaryFolder, ...(options.folders ?? [])];
    for (const each of folders) await makeFolder(join(path, each));
    await sweepTemporaries(path);
    await options.prepare?.();
  };
  return {
    path,
    ready() {
      made ??= make().catch((error: unknown) => {
        made = undefined;
        throw error;
      });
      return made;
    },
    async mustExist() {
      await lstat(join(path, namedFolder));
    },
    async probe() {
      const temporary = await openTemporary(path);
      try {
        await temporary.handle.writeFile('probe');
        const second = `${temporaryFolder}/${thisProcess()}.${randomUUID()}`;
        await temporary.create(second);
        await unlink(join(path, second));
      } finally {
        await temporary.discard();
      }
    },
  };
}

/** Removes what dead processes left half-written in a store's folder; does nothing if there is no such folder. */
export async function sweepTemporaries(path: string): Promise<void> {
  const folder = join(path, temporaryFolder);
  for (const name of (await readdir(folder).catch(nullIfNotThere)) ?? []) {
    const file = join(folder, name);
    // Two processes may sweep at the same time, and a file that cannot be removed does no harm.
    if (await isLeftBehind(file, name.split('.')[0])) await unlink(file).catch(() => {});
  }
}
