import { chmod, cp, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { removeFolder } from '../../support/remove-folder.ts';
import { fileNameOf } from './blocks.ts';
import { type Page, root } from './pages.ts';

/** The folder and the environment in which a reader of a page would work. */
export interface ReaderFolder {
  path: string;
  environment: Record<string, string>;
}

/**
 * The folder of a reader who follows a page in a fresh checkout: the sample thesis (also as `thesis.docx`), the files that
 * the page shows, and the built package under its name. It lasts as long as the test.
 */
export async function readerFolder({ blocks }: Page): Promise<ReaderFolder> {
  const path = await mkdtemp(join(tmpdir(), 'thesisdesk-docs-'));
  onTestFinished(() => removeFolder(path));
  for (const folder of ['bin', 'home', 'examples', 'node_modules']) await mkdir(join(path, folder));
  await cp(join(root, 'examples/sample-thesis.docx'), join(path, 'examples/sample-thesis.docx'));
  await cp(join(root, 'examples/sample-thesis.docx'), join(path, 'thesis.docx'));
  await symlink(root, join(path, 'node_modules/thesisdesk'));
  for (const name of alsoInstalled)
    await symlink(join(root, 'node_modules', name), join(path, 'node_modules', name));
  for (const block of blocks) {
    const name = fileNameOf(block);
    if (name !== null) await writeFile(join(path, name), block.text);
  }
  const program = `exec '${process.execPath}' '${join(root, 'bin/thesisdesk.js')}' "$@"`;
  await command(path, 'thesisdesk', program);
  await command(path, 'npx', `test "$1" = thesisdesk || exit 1\nshift\n${program}`);
  // Everything is already installed here.
  await command(path, 'npm', 'test "$*" = ci');
  const environment = {
    PATH: `${join(path, 'bin')}:${process.env.PATH}`,
    HOME: join(path, 'home'),
    LC_ALL: 'C.UTF-8',
    NO_COLOR: '1',
  };
  return { path, environment };
}

/** Third-party packages that programs on pages import and that we have installed too. */
const alsoInstalled = ['standardwebhooks'];

async function command(folder: string, name: string, script: string): Promise<void> {
  const file = join(folder, 'bin', name);
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
}
