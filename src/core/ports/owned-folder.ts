import { randomUUID } from 'node:crypto';
import { constants, type FileHandle, mkdir, open, rename, rmdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { systemErrorCode } from './system-error.ts';

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

/**
 * Creates a folder with mode 0700, and those above it, so that they survive a power cut; if root makes them, they belong
 * to the owner of the folder above.
 */
export async function makeFolder(path: string): Promise<void> {
  const first = await makePassingFolder(path);
  if (first === null) return;
  for (let made = path; ; made = dirname(made)) {
    await syncFolder(dirname(made)).catch(ignoreForbidden);
    if (made === first) return;
  }
}

/** Brings the names in a folder to disk: without its name, a published file is not there. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Does the same for a folder that is needed only for a while, and so need not survive a power cut, which is much faster.
 * Node's own `recursive` loops forever on a file system that does not accept folders, such as `/proc`.
 *
 * @returns the uppermost folder that was created; null if the folder already existed
 */
export async function makePassingFolder(path: string): Promise<string | null> {
  if (await isFolder(path)) return null;
  try {
    await makeOwnedFolder(path);
    return path;
  } catch (error) {
    if (await isFolder(path)) return null;
    if (systemErrorCode(error) !== 'ENOENT' || dirname(path) === path) throw error;
  }
  const first = await makePassingFolder(dirname(path));
  await makeOwnedFolder(path).catch(async (error: unknown) => {
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

/** Makes a folder with mode 0700; if root makes it, it belongs to the owner of the folder above. */
async function makeOwnedFolder(path: string): Promise<void> {
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

/** The folders above may belong to other users, who allow passing through but not reading. */
function ignoreForbidden(error: unknown): void {
  if (systemErrorCode(error) !== 'EACCES') throw error;
}
