import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LabelledDocument } from './corpus.ts';

/** Where documents are brought to: `thesisdesk/accuracy` in the user's cache folder. */
export function cacheFolder(environment: NodeJS.ProcessEnv): string {
  return join(environment.XDG_CACHE_HOME || join(homedir(), '.cache'), 'thesisdesk', 'accuracy');
}

/** The documents that may be kept, beside the checkout where there are any. */
export const keptFolder = fileURLToPath(new URL('../../../shared/corpus/real', import.meta.url));

/** The first of the folders that has the document under its name, byte for byte; null where none has. */
export async function findDocument(
  { name, label }: LabelledDocument,
  folders: readonly string[],
): Promise<string | null> {
  for (const folder of folders) {
    const path = join(folder, name);
    if (await isDocument(path, label.source)) return path;
  }
  return null;
}

/** Whether the file is there and has this size and this SHA-256. */
export async function isDocument(
  path: string,
  { bytes, sha256 }: { bytes: number; sha256: string },
): Promise<boolean> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile() || found.size !== bytes) return false;
  return (
    createHash('sha256')
      .update(await readFile(path))
      .digest('hex') === sha256
  );
}
