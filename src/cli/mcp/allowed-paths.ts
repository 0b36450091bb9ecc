import { realpath, stat } from 'node:fs/promises';
import { isAbsolute, parse, relative, resolve, sep } from 'node:path';
import { DeskError } from '../../core/errors.ts';
import { UsageError } from '../terminal/usage-error.ts';

/** A folder below which files may be read. */
interface AllowedFolder {
  /** As it was named. */
  named: string;
  /** Where it really is. */
  real: string;
}

/**
 * The folders whose files an agent may name: the working folder and those that `--allow` names. A working folder that is the
 * root of a file system is none, for clients start servers there that were given no folder, and everything is below it.
 *
 * @throws UsageError for a folder that is not there
 * @example
 * await allowedFolders('/home/ada/theses', ['/srv/desk']);
 */
export async function allowedFolders(
  workingFolder: string,
  named: readonly string[],
): Promise<readonly AllowedFolder[]> {
  // A variable of a client's settings that is empty must not come to the working folder.
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
 * Where a file really is that an agent names, with all links on its way resolved.
 *
 * @throws DeskError `file_unreadable` for a path that is not below an allowed folder, in the same words whether anything is
 * there or not; for one where no file is; and for what is no file, such as a folder or a pipe
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
  if (!stats?.isFile()) throw new DeskError('file_unreadable', 'This is no file. Name one document (.docx).');
  return real;
}

function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function outside(folders: readonly AllowedFolder[]): DeskError {
  const advice = 'To read files elsewhere, the person who set this server up starts it with --allow FOLDER.';
  return new DeskError(
    'file_unreadable',
    `This path leads to where no files may be read. ${readFrom(folders)} ${advice}`,
  );
}

function readFrom(folders: readonly AllowedFolder[]): string {
  if (folders.length === 0) return 'No folder is allowed.';
  return `Files are read from ${folders.map(({ named }) => named).join(', ')}.`;
}
