import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface WalkedFolder {
  /** Paths of all `.docx` files in any letter case, in no particular order. */
  documents: string[];
  /** Folders that could not be opened. */
  closedFolders: string[];
}

/**
 * Walks a folder and everything below it. Skips hidden files and folders, `node_modules`, and the lock files (`~$…`)
 * that Word keeps next to an open document. Links are followed, and each real folder is visited once, so loops of links end. A folder
 * that is reached both directly and through a link gets its direct name.
 *
 * @example
 * await walkFolder('theses'); // { documents: ['theses/2026/smith.DOCX'], closedFolders: [] }
 */
export async function walkFolder(folder: string): Promise<WalkedFolder> {
  const walked: WalkedFolder = { documents: [], closedFolders: [] };
  const visited = new Set<string>();
  const folders = [folder];
  const links: string[] = [];
  for (let next = folders.pop(); next !== undefined; next = folders.pop() ?? links.shift()) {
    try {
      const place = await realpath(next);
      if (visited.has(place)) continue;
      visited.add(place);
      for (const { path, kind, isLink } of await entriesOf(next)) {
        if (kind === 'document') walked.documents.push(path);
        else (isLink ? links : folders).push(path);
      }
    } catch {
      walked.closedFolders.push(next);
    }
  }
  return walked;
}

interface Entry {
  path: string;
  kind: 'document' | 'folder';
  isLink: boolean;
}

async function entriesOf(folder: string): Promise<Entry[]> {
  const listed = await readdir(folder, { withFileTypes: true });
  // Which of two links to one folder comes first must not depend on the file system.
  listed.sort((a, b) => (a.name < b.name ? -1 : 1));
  const entries: Entry[] = [];
  for (const item of listed) {
    const path = join(folder, item.name);
    const kind = await kindOf(item, path);
    if (kind !== null) entries.push({ path, kind, isLink: item.isSymbolicLink() });
  }
  return entries;
}

async function kindOf(item: Dirent, path: string): Promise<Entry['kind'] | null> {
  if (item.name.startsWith('.') || item.name === 'node_modules') return null;
  const isDocumentName = /\.docx$/i.test(item.name) && !item.name.startsWith('~$');
  const target = item.isSymbolicLink() ? await stat(path).catch(() => null) : item;
  // A broken link is kept if a document is expected, so that it is reported.
  if (target === null) return isDocumentName ? 'document' : null;
  if (target.isDirectory()) return 'folder';
  return isDocumentName && target.isFile() ? 'document' : null;
}
