import { randomUUID } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isLeftBehind } from '../../../storage-drivers/filesystem/files/left-behind.ts';
import { thisProcess } from '../../../storage-drivers/filesystem/records/process-owner.ts';

/**
 * Returns a name for a file or folder that this process needs for a while: a copy of a desk in its data folder, or,
 * beginning with `thesisdesk`, what will get its own name once it is complete.
 */
export function passingName(kind: '.snapshot' | '.restore' | 'thesisdesk'): string {
  const name = `${kind}.${thisProcess()}.${randomUUID()}`;
  return kind === 'thesisdesk' ? `${name}.part` : name;
}

/**
 * Removes from a folder what killed processes left there under such names, because it may hold personal data. Does
 * nothing if the folder cannot be read.
 */
export async function removeLeftovers(folder: string): Promise<void> {
  const names: string[] = await readdir(folder).catch(() => []);
  for (const name of names) {
    const [, owner] = passing.exec(name) ?? [];
    const path = join(folder, name);
    if (owner !== undefined && (await isLeftBehind(path, owner)))
      await rm(path, { recursive: true, force: true });
  }
}

/** Up to version 0.1, the name of a restore had no process in it. */
const passing = /^(?:\.snapshot|\.restore|thesisdesk(?=.*\.part$))\.([0-9a-f]+(?:-[0-9a-f]+)+)(?:\.|$)/;
