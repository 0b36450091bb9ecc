import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { filesystemObjects } from '../../../src/storage-drivers/filesystem/filesystem-objects.ts';
import { bundleProgram } from '../../support/bundle-program.ts';
import { expectUnavailable } from '../expect-unavailable.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const clock = { now: () => new Date(0) };

describe('the secret that URLs are signed with', () => {
  test('is the same for all processes that need it first at the same moment', async () => {
    const folder = await temporaryFolder();
    const source = fileURLToPath(new URL('./support/say-signed-url.ts', import.meta.url));
    const program = await bundleProgram(source, await temporaryFolder());
    const urls = await signAtOnce(program, folder, 6);
    expect(new Set(urls).size).toBe(1);
    expect(urls[0]).toContain('signature=');
  });

  test('is the same for many requests at once, and after a restart', async () => {
    const folder = await temporaryFolder();
    const sign = () => signIn(folder);
    const urls = [...(await Promise.all([sign(), sign(), sign(), sign()])), await sign()];
    expect(new Set(urls).size).toBe(1);
  });

  test('is another one for another folder', async () => {
    expect(await signIn(await temporaryFolder())).not.toBe(await signIn(await temporaryFolder()));
  });

  test('is 32 bytes in a file that only its owner may read', async () => {
    const folder = await temporaryFolder();
    await signIn(folder);
    expect(await readFile(join(folder, 'signing-secret'), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
    expect((await stat(join(folder, 'signing-secret'))).mode & 0o777).toBe(0o600);
  });

  test.each(['', '\n', 'abcdef', '0'.repeat(63), 'x'.repeat(64)])(
    'is an error where the file was spoilt (%j), and no new or weaker secret',
    async (content) => {
      const folder = await temporaryFolder();
      await writeFile(join(folder, 'signing-secret'), content);
      expect(await expectUnavailable(() => signIn(folder))).toMatchObject({ damaged: 'signing-secret' });
      expect(await readFile(join(folder, 'signing-secret'), 'utf8')).toBe(content);
    },
  );

  test('is an error where it cannot be read', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'signing-secret'));
    await expectUnavailable(() => signIn(folder));
  });
});

function signIn(folder: string): Promise<string> {
  const objects = filesystemObjects({ folder, publicUrl: 'http://localhost', clock });
  return objects.presignGet('a', { expiresInSeconds: 60 });
}

async function signAtOnce(program: string, folder: string, count: number): Promise<string[]> {
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, [program, folder], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  await Promise.all(children.map((child) => once(child.stdout, 'data')));
  return Promise.all(
    children.map(async (child) => {
      let said = '';
      child.stdout.on('data', (text) => {
        said += text;
      });
      child.stdin.write('begin\n');
      await once(child, 'close');
      return said;
    }),
  );
}
