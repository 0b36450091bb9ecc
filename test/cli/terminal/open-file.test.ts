import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openFile } from '../../../src/cli/terminal/open-file.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

/** A program that does this with the path it is given. */
async function program(script: string): Promise<string> {
  const path = join(await scratchFolder(), 'opener');
  await writeFile(path, `#!/bin/sh\n${script}\n`);
  await chmod(path, 0o755);
  return path;
}

describe('opening a file', () => {
  test('hands its path over as it is', async () => {
    const seen = join(await scratchFolder(), 'seen');
    const opener = await program(`printf %s "$1" > '${seen}'`);
    const path = '/tmp/a b; $(touch x) "c".html';
    expect(await openFile(path, { program: opener })).toBe(true);
    expect(await readFile(seen, 'utf8')).toBe(path);
  });

  test('says where there is no such program', async () => {
    expect(await openFile('/tmp/a.html', { program: '/nowhere/opener' })).toBe(false);
  });

  test('says where the program found nothing that opens it', async () => {
    expect(await openFile('/tmp/a.html', { program: await program('exit 3') })).toBe(false);
  });

  test('does not wait for a program that stays', async () => {
    const ended = join(await scratchFolder(), 'ended');
    const opener = await program(`sleep 1; touch '${ended}'`);
    expect(await openFile('/tmp/a.html', { program: opener, patience: 10 })).toBe(true);
    await expect(readFile(ended)).rejects.toThrow();
    await waitUntil(async () =>
      readFile(ended).then(
        () => true,
        () => false,
      ),
    );
  });
});
