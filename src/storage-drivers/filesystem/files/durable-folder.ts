import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '../../storage-failure.ts';

/** Makes a folder with mode 0700, and those above it, so that they are there after a power cut as well. */
export async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 });
  if (first === undefined) return;
  for (let made = path; made.length >= first.length; made = dirname(made)) {
    await syncFolder(dirname(made)).catch(ignoreForbidden);
  }
}

/** Brings the names in a folder to the disk: a file that was published is there only with its name. */
export async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** The folders above the store's may belong to others, who let us pass and not look. */
function ignoreForbidden(error: unknown): void {
  if (codeOf(error) !== 'EACCES') throw error;
}
