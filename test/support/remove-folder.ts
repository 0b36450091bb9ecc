import { rm } from 'node:fs/promises';

/** Removes a folder with everything in it, even while a desk that is closing adds a last file. */
export async function removeFolder(path: string): Promise<void> {
  await rm(path, { recursive: true, force: true, maxRetries: 5 });
}
