import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** What a folder holds: file content by path, or where a link leads. */
export type FolderContent = Record<string, string | Uint8Array | { linkTo: string }>;

/** A folder that lives as long as the test. A path that ends in a slash makes an empty folder. */
export async function scratchFolder(content: FolderContent = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const [name, value] of Object.entries(content)) {
    const path = join(folder, name);
    await mkdir(name.endsWith('/') ? path : dirname(path), { recursive: true });
    if (name.endsWith('/')) continue;
    if (typeof value === 'object' && 'linkTo' in value) await symlink(value.linkTo, path);
    else await writeFile(path, value);
  }
  return folder;
}
