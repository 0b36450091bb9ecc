import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/**
 * Finds the documents and folders that match a pattern that the shell has not expanded: `*` and `?` match letters
 * within a name, `**` matches any folders. Hidden names, and files that are not `.docx`, are left out.
 *
 * @example
 * await globPaths('theses/2026-*.docx'); // ['theses/2026-lee.docx', 'theses/2026-smith.docx']
 */
export async function globPaths(pattern: string): Promise<string[]> {
  const names = pattern.split(/[/\\]+(?=[^/\\]|$)/);
  const start = names[0] === '' ? sep : '';
  const found = new Set<string>();
  await gather(start, start === '' ? names : names.slice(1), found);
  return [...found];
}

/** Whether a path contains pattern characters. */
export function isPattern(path: string): boolean {
  return /[*?]/.test(path);
}

async function gather(
  folder: string,
  [name = '', ...rest]: readonly string[],
  found: Set<string>,
): Promise<void> {
  if (name === '**') {
    await gather(folder, rest.length === 0 ? ['*'] : rest, found);
    for (const each of await namesIn(folder)) {
      // Links are not followed, so that they cannot form a loop.
      if (each.isDirectory()) await gather(join(folder, each.name), [name, ...rest], found);
    }
    return;
  }
  if (!isPattern(name)) {
    const path = join(folder, name);
    if (rest.length > 0) await gather(path, rest, found);
    else if (await stat(path).catch(() => null)) found.add(path);
    return;
  }
  for (const each of await namesIn(folder)) {
    if (!matches(each.name, name)) continue;
    const path = join(folder, each.name);
    const isFolder = each.isDirectory() || (each.isSymbolicLink() && (await leadsToFolder(path)));
    if (rest.length > 0) {
      if (isFolder) await gather(path, rest, found);
    } else if (isFolder || isDocumentName(each.name)) found.add(path);
  }
}

async function namesIn(folder: string): Promise<Dirent[]> {
  const all = await readdir(folder === '' ? '.' : folder, { withFileTypes: true }).catch(() => []);
  return all.filter(({ name }) => !name.startsWith('.')).sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function leadsToFolder(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isDirectory() ?? false;
}

/** Whether a file is named like a document, and not like the lock file (`~$…`) that Word keeps next to one. */
export function isDocumentName(name: string): boolean {
  return /\.docx$/i.test(name) && !name.startsWith('~$');
}

/** Matches letter by letter: a star matches more only if the rest does not fit, so the time is bounded. */
function matches(name: string, pattern: string): boolean {
  let at = 0;
  let wanted = 0;
  let star = -1;
  let from = 0;
  while (at < name.length) {
    if (pattern[wanted] === '*') {
      star = wanted;
      from = at;
      wanted += 1;
    } else if (pattern[wanted] === '?' || pattern[wanted] === name[at]) {
      at += 1;
      wanted += 1;
    } else if (star >= 0) {
      from += 1;
      at = from;
      wanted = star + 1;
    } else return false;
  }
  return /^\**$/.test(pattern.slice(wanted));
}
