import { randomUUID } from 'node:crypto';
import { constants, type FileHandle, mkdir, open, rename, rmdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Gives a file that root has just made to the owner of the folder: if root runs a command on a service's data, the
 * service must be able to read what it wrote. Never throws.
 */
export async function giveToOwner(handle: FileHandle, folder: string): Promise<void> {
  if (process.geteuid?.() !== 0) return;
  try {
    const { uid, gid } = await stat(folder);
    if (uid !== 0) await handle.chown(uid, gid);
  } catch {
    // Some network file systems assign owners themselves.
  }
}

/** Makes a folder with mode 0700; if root makes it, it belongs to the owner of the folder above. */
export async function makeOwnedFolder(path: string): Promise<void> {
  if (process.geteuid?.() !== 0 || (await stat(dirname(path))).uid === 0) {
    await mkdir(path, { mode: 0o700 });
    return;
  }
  // That owner cannot guess this name, and so cannot put a link to something of root's in its place.
  const draft = `${path}.${randomUUID()}`;
  await mkdir(draft, { mode: 0o700 });
  try {
    const handle = await open(draft, constants.O_DIRECTORY | constants.O_NOFOLLOW);
    await giveToOwner(handle, dirname(path));
    await handle.close();
    await rename(draft, path);
  } catch (error) {
    await rmdir(draft).catch(() => {});
    throw error;
  }
}
