import { rmSync } from 'node:fs';
import { copyFile, link, lstat, readdir, rm, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DeskError } from '../../core/errors.ts';
import { makePassingFolder } from '../../core/ports/owned-folder.ts';
import { systemErrorCode } from '../../core/ports/system-error.ts';
import { temporaryFolder } from '../../storage-drivers/filesystem/files/temporary-file.ts';
import { calendarFolder } from '../../storage-drivers/filesystem/records/expiry-calendar.ts';
import { claimFolder } from '../../storage-drivers/filesystem/records/version-claim.ts';
import { passingName, removeLeftoversOrWarn } from '../documents/files/leftovers.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** The files of a data folder as they were at a single moment. */
export interface Snapshot {
  folder: string;
  /** Relative to the folder, sorted. */
  files: readonly string[];
}

/** The folders in a data folder that hold a desk's data. */
export const keptFolders = ['records', 'files', 'outbox'] as const;

/**
 * Runs the work on a data folder as it was at a single moment, even while servers write to it. Every file gets a
 * second name in the snapshot's folder; because no file is ever written in place, each keeps its content. If the
 * records are the same before and after, there was a moment at which everything was as in the snapshot; otherwise,
 * changed files are taken again. What root takes belongs to the owner of the data folder, who can then remove what is
 * left of it if it is killed. In a folder that cannot be written to, the work is done on the files themselves,
 * which then must not change.
 *
 * @param patience milliseconds to wait for such a moment
 * @throws DeskError `storage_unavailable` if there was no such moment
 */
export async function withSnapshot<Result>(
  dataFolder: string,
  terminal: Pick<Terminal, 'onInterrupt' | 'errors'>,
  work: (snapshot: Snapshot) => Promise<Result>,
  patience = 60_000,
): Promise<Result> {
  const folder = join(dataFolder, passingName('.snapshot'));
  const remove = { recursive: true, force: true };
  const forget = terminal.onInterrupt(() => rmSync(folder, remove));
  try {
    if (!(await isMade(folder))) return await withUnchanged(dataFolder, work);
    await removeLeftoversOrWarn(dataFolder, terminal);
    const end = performance.now() + patience;
    const taken = new Map<string, string>();
    let before = await marksIn(dataFolder, ['records']);
    for (;;) {
      await takeOnce(dataFolder, folder, before, taken);
      const after = await marksIn(dataFolder, ['records']);
      if (areSame(before, after)) break;
      if (performance.now() > end) throw tooBusy(patience);
      before = after;
    }
    return await work({ folder, files: [...taken.keys()].sort() });
  } finally {
    await rm(folder, remove);
    forget();
  }
}

/** False where this user, or anyone, may only read. */
async function isMade(folder: string): Promise<boolean> {
  try {
    await makePassingFolder(folder);
    return true;
  } catch (error) {
    if (!readOnly.has(systemErrorCode(error))) throw error;
    return false;
  }
}

const readOnly: ReadonlySet<string | undefined> = new Set(['EROFS', 'EACCES', 'EPERM']);

async function withUnchanged<Result>(
  folder: string,
  work: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  const before = await marksIn(folder, keptFolders);
  const [outcome] = await Promise.allSettled([work({ folder, files: [...before.keys()].sort() })]);
  // A file that has gone makes the work fail too.
  if (!areSame(before, await marksIn(folder, keptFolders))) throw changed(folder);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}

/** Updates the snapshot to these records, and to the other current files. */
async function takeOnce(
  source: string,
  target: string,
  records: ReadonlyMap<string, string>,
  taken: Map<string, string>,
): Promise<void> {
  const all = new Map([...records, ...(await marksIn(source, ['files', 'outbox']))]);
  for (const [file, mark] of all) {
    if (taken.get(file) === mark) continue;
    if (await take(join(source, file), join(target, file))) taken.set(file, mark);
    else taken.delete(file);
  }
  for (const file of taken.keys()) {
    if (all.has(file)) continue;
    await unlink(join(target, file)).catch(ignoreAbsent);
    taken.delete(file);
  }
}

function areSame(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): boolean {
  return before.size === after.size && [...before].every(([file, mark]) => after.get(file) === mark);
}

/** Lists the files in some folders, each with a mark that no other file under its name ever had. */
async function marksIn(source: string, folders: readonly string[]): Promise<Map<string, string>> {
  const marks = new Map<string, string>();
  const left = [...folders];
  for (let folder = left.pop(); folder !== undefined; folder = left.pop()) {
    const entries =
      (await readdir(join(source, folder), { withFileTypes: true }).catch(nullWhereAbsent)) ?? [];
    const files = entries.filter((entry) => entry.isFile()).map(({ name }) => `${folder}/${name}`);
    const found = await Promise.all(files.map((file) => markOf(join(source, file))));
    for (const [index, file] of files.entries()) {
      const mark = found[index];
      if (mark) marks.set(file, mark);
    }
    for (const entry of entries)
      if (entry.isDirectory() && !passingFolders.has(`${folder}/${entry.name}`))
        left.push(`${folder}/${entry.name}`);
  }
  return marks;
}

/** Files that only running processes need, and files that are rebuilt from the records. */
const passingFolders: ReadonlySet<string> = new Set(
  ['records', 'files'].flatMap((part) =>
    [temporaryFolder, claimFolder, calendarFolder].map((name) => `${part}/${name}`),
  ),
);

async function markOf(path: string): Promise<string | null> {
  const found = await lstat(path, { bigint: true }).catch(nullWhereAbsent);
  return found && `${found.ino} ${found.mtimeNs} ${found.size}`;
}

/** False for a file that has disappeared in the meantime. */
async function take(from: string, to: string): Promise<boolean> {
  await makePassingFolder(dirname(to));
  await unlink(to).catch(ignoreAbsent);
  try {
    await link(from, to).catch((error: unknown) => {
      if (systemErrorCode(error) === 'ENOENT') throw error;
      // Some file systems do not support links.
      return copyFile(from, to);
    });
    return true;
  } catch (error) {
    ignoreAbsent(error);
    return false;
  }
}

function ignoreAbsent(error: unknown): void {
  if (systemErrorCode(error) !== 'ENOENT') throw error;
}

function nullWhereAbsent(error: unknown): null {
  ignoreAbsent(error);
  return null;
}

function tooBusy(patience: number): DeskError {
  const message = `The desk was written to without a pause for ${patience / 1000} seconds. Try again, or stop the server first.`;
  return new DeskError('storage_unavailable', message);
}

function changed(folder: string): DeskError {
  const message = `${folder} cannot be written to here, and the desk changed while it was read. Stop the server first, or back up where the folder can be written to.`;
  return new DeskError('storage_unavailable', message);
}
