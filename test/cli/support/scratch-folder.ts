import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { removeFolder } from '../../support/remove-folder.ts';

/** The content of a folder by path: the content of a file, or the target of a link. */
export type FolderContent = Record<string, string | Uint8Array | { linkTo: string }>;

/** A folder that lasts as long as the test. A path that ends in a slash makes an empty folder. */
export async function scratchFolder(content: FolderContent = {}): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'thesisdesk-'));
  onTestFinished(() => removeFolder(folder));
  for (const [name, value] of Object.entries(content)) {
    const path = join(folder, name);
    await mkdir(name.endsWith('/') ? path : dirname(path), { recursive: true });
    if (name.endsWith('/')) continue;
    if (typeof value === 'object' && 'linkTo' in value) await symlink(value.linkTo, path);
    else await writeFile(path, value);
  }
  return folder;
}
