import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, parse, relative, resolve, sep } from 'node:path';
import { DeskError } from '../../core/errors.ts';
import { UsageError } from '../terminal/usage-error.ts';

/** A folder whose files may be read, including those in its subfolders. */
interface AllowedFolder {
  /** Its path as it was given. */
  named: string;
  /** Its path with all links resolved. */
  real: string;
}

/**
 * Returns the folders whose files an agent may name: the working folder and those given with `--allow`. A working folder
 * that is the root of a file system does not count: clients that have no folder start their servers there, and it contains
 * everything.
 *
 * @throws UsageError for a folder that does not exist
 * @example
 * await allowedFolders('/home/ada/theses', ['/srv/desk']);
 */
export async function allowedFolders(
  workingFolder: string,
  named: readonly string[],
): Promise<readonly AllowedFolder[]> {
  // An empty variable in the settings of a client must not stand for the working folder.
  if (named.includes('')) throw new UsageError('--allow needs the name of a folder.');
  const own = resolve(workingFolder);
  const all = [...(parse(own).root === own ? [] : [own]), ...named.map((each) => resolve(own, each))];
  return Promise.all(
    all.map(async (folder) => {
      const stats = await stat(folder).catch(() => null);
      if (!stats?.isDirectory()) throw new UsageError(`--allow: No folder at ${folder}.`);
      return { named: folder, real: await realpath(folder) };
    }),
  );
}

/**
 * Returns the real path of a file that an agent names, with all links resolved.
 *
 * @throws DeskError `file_unreadable` for a path outside the allowed folders, in the same words whether or not the file
 * exists; for a path without a file; and for anything that is not a file, such as a folder or a pipe
 */
export async function allowedPath(
  path: string,
  folders: readonly AllowedFolder[],
  workingFolder: string,
): Promise<string> {
  const named = resolve(workingFolder, path);
  const real = await realpath(named).catch(() => null);
  const isAllowed =
    real === null
      ? folders.some((folder) => isBelow(named, folder.named) || isBelow(named, folder.real))
      : folders.some((folder) => isBelow(real, folder.real));
  if (!isAllowed) throw outside(folders);
  if (real === null) throw new DeskError('file_unreadable', `No file at this path. ${readFrom(folders)}`);
  const stats = await stat(real).catch(() => null);
  if (!stats?.isFile())
    throw new DeskError('file_unreadable', 'This is not a file. Name one document (.docx).');
  return real;
}

function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function outside(folders: readonly AllowedFolder[]): DeskError {
  const advice = 'To allow another one, start this server with --allow FOLDER.';
  return new DeskError(
    'file_unreadable',
    `This path is outside the allowed folders. ${readFrom(folders)} ${advice}`,
  );
}

function readFrom(folders: readonly AllowedFolder[]): string {
  if (folders.length === 0) return 'No folders are allowed.';
  return `Allowed folders: ${folders.map(({ named }) => named).join(', ')}.`;
}
