import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { projectRoot } from '../project-root.ts';
import type { LabelledDocument } from './corpus.ts';
import type { Label } from './label.ts';

/** Where fetched documents are kept: `thesisdesk/accuracy` in the user's cache folder. */
export function cacheFolder(environment: NodeJS.ProcessEnv): string {
  return join(environment.XDG_CACHE_HOME || join(homedir(), '.cache'), 'thesisdesk', 'accuracy');
}

/** A folder beside the checkout for documents whose licences allow us to keep them. It may be missing. */
export const keptFolder = join(projectRoot, '../shared/corpus/real');

/** A document found on this machine. */
export interface FoundDocument {
  document: LabelledDocument;
  path: string;
}

/** Splits documents into those that a folder holds under their names, byte for byte, and those that none holds. */
export async function findDocuments(
  documents: readonly LabelledDocument[],
  folders: readonly string[],
): Promise<{ found: FoundDocument[]; absent: LabelledDocument[] }> {
  const found: FoundDocument[] = [];
  const absent: LabelledDocument[] = [];
  for (const document of documents) {
    const path = await findDocument(document, folders);
    if (path === null) absent.push(document);
    else found.push({ document, path });
  }
  return { found, absent };
}

/** Whether the file exists and has this size and SHA-256. */
export async function isDocument(
  path: string,
  { bytes, sha256 }: Pick<Label['source'], 'bytes' | 'sha256'>,
): Promise<boolean> {
  const file = await stat(path).catch(() => null);
  if (!file?.isFile() || file.size !== bytes) return false;
  const content = await readFile(path);
  return createHash('sha256').update(content).digest('hex') === sha256;
}

async function findDocument(
  { name, label }: LabelledDocument,
  folders: readonly string[],
): Promise<string | null> {
  for (const folder of folders) {
    const path = join(folder, name);
    if (await isDocument(path, label.source)) return path;
  }
  return null;
}
