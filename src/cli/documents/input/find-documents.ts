import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { DeskError } from '../../../core/errors.ts';
import type { Terminal } from '../../terminal/terminal.ts';
import { UsageError } from '../../terminal/usage-error.ts';
import { globPaths, isDocumentName, isPattern } from './glob-paths.ts';

/** A document to read, or a folder or pattern without a readable document. */
export interface FoundDocument {
  path: string;
  error?: DeskError;
}

/**
 * Finds the documents that files, folders and patterns on the command line stand for, in the given order; those of a
 * folder or pattern are sorted, and one that is named twice is read once. Any other path counts as a document,
 * whatever its name; whether it can be read turns out later.
 *
 * @example
 * await findDocuments(['b.docx', 'theses']);
 * // [{ path: 'b.docx' }, { path: 'theses/chapter 2.docx' }, { path: 'theses/chapter 10.docx' }]
 */
export async function findDocuments(paths: readonly string[]): Promise<FoundDocument[]> {
  const found = new Map<string, FoundDocument>();
  for (const path of paths) {
    for (const document of await documentsAt(path)) {
      const place = resolve(document.path);
      if (!found.has(place)) found.set(place, document);
    }
  }
  return [...found.values()];
}

/** Stands for a document from standard input. */
export const standardInput = '-';

export function isFromInput({ path }: FoundDocument): boolean {
  return path === standardInput;
}

/**
 * Makes sure that a document from standard input can come from there.
 *
 * @throws UsageError at a keyboard
 */
export function mustHaveInput(documents: readonly FoundDocument[], { input }: Pick<Terminal, 'input'>): void {
  if (input === null && documents.some(isFromInput)) throw new UsageError(noInput);
}

const noInput = '- reads a document from standard input. Pass one with < or a pipe.';

/** The name of a document, for its quote; empty for one from standard input. */
export function nameOf(path: string): string {
  return path === standardInput ? '' : basename(path);
}

async function documentsAt(path: string): Promise<FoundDocument[]> {
  const stats = path === standardInput ? null : await stat(path).catch(() => null);
  if (stats?.isDirectory()) return documentsIn(path);
  if (stats !== null || !isPattern(path)) return [{ path }];
  const paths = await globPaths(path);
  if (paths.length === 0) return [{ path, error: refusal('No .docx file matches this pattern.') }];
  const all = await Promise.all(paths.map(documentsAt));
  return sortedByName(all.flat());
}

async function documentsIn(folder: string): Promise<FoundDocument[]> {
  const { documents, closedFolders } = await walkFolder(folder);
  const found: FoundDocument[] = [
    ...documents.map((path) => ({ path })),
    ...closedFolders.map((path) => ({ path, error: refusal('You are not allowed to open this folder.') })),
  ];
  if (found.length === 0) return [{ path: folder, error: refusal('This folder contains no .docx files.') }];
  return sortedByName(found);
}

function refusal(message: string): DeskError {
  return new DeskError('file_unreadable', message);
}

/**
 * Sorts in the same order on every machine, with "chapter 2" before "chapter 10". The collator is created here
 * because that takes as long as the rest of the startup, and a single document does not need it.
 */
function sortedByName(found: FoundDocument[]): FoundDocument[] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  return found.sort((a, b) => compare(a.path, b.path));
}

interface WalkedFolder {
  /** Paths of all `.docx` files in any letter case, in no particular order. */
  documents: string[];
  /** Folders that could not be opened. */
  closedFolders: string[];
}

/**
 * Walks a folder and everything below it. Skips hidden files and folders, `node_modules`, and the lock files (`~$…`)
 * that Word keeps next to an open document. Links are followed, and each real folder is visited once, so loops of links
 * end. A folder that is reached both directly and through a link gets its direct name.
 *
 * @example
 * await walkFolder('theses'); // { documents: ['theses/2026/smith.DOCX'], closedFolders: [] }
 */
async function walkFolder(folder: string): Promise<WalkedFolder> {
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
  const isNamedSo = isDocumentName(item.name);
  const target = item.isSymbolicLink() ? await stat(path).catch(() => null) : item;
  // A broken link is kept if a document is expected, so that it is reported.
  if (target === null) return isNamedSo ? 'document' : null;
  if (target.isDirectory()) return 'folder';
  return isNamedSo && target.isFile() ? 'document' : null;
}
