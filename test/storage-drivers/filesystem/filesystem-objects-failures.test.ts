import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, readlink, rm, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { filesystemObjects } from '../../../src/storage-drivers/filesystem/filesystem-objects.ts';
import { bundleProgram } from '../../support/bundle-program.ts';
import { collect } from '../../support/collect.ts';
import { chunksOf } from '../../support/docx/chunks-of.ts';
import { expectUnavailable } from '../expect-unavailable.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const plainText = { contentType: 'text/plain' };
const large = Buffer.alloc(1_000_000, 'x');

describe('a file that is being read', () => {
  test('stays what it was while another takes its place and is deleted', async () => {
    const { objects } = await storeWithObject(large);
    const found = await objects.get('a');
    await objects.put('a', chunksOf('other'), plainText);
    await objects.delete('a');
    const read = Buffer.concat(await collect(found?.content ?? chunksOf()));
    expect(read.equals(large)).toBe(true);
  });

  test('is an error when it ends too early, and never a short file', async () => {
    const { objects, file } = await storeWithObject(large);
    const found = await objects.get('a');
    await truncate(file, 500_000);
    await expectUnavailable(() => collect(found?.content ?? chunksOf()));
  });

  test.skipIf(process.platform !== 'linux')('is let go by whoever leaves it, at any moment', async () => {
    const { objects, file } = await storeWithObject(large);
    const begin = async () => (await objects.get('a'))?.content[Symbol.asyncIterator]();
    const [first, second, third] = await Promise.all([begin(), begin(), begin()]);
    expect(await timesOpen(file)).toBe(3);
    await first?.return?.();
    await second?.next();
    await second?.return?.();
    while ((await third?.next())?.done === false);
    expect(await timesOpen(file)).toBe(0);
    expect(await third?.next()).toEqual({ done: true, value: undefined });
  });
});

describe('an upload', () => {
  test('that fails leaves no file on the disk', async () => {
    const { objects, folder } = await storeWithObject();
    const limit = { ...plainText, maximumBytes: 10 };
    await expect(objects.put('b', chunksOf(large), limit)).rejects.toThrow('larger than the 10 bytes');
    await expect(objects.put('b', broken(), plainText)).rejects.toThrow('Gone.');
    await expect(objects.put('b', chunksOf('x'), { contentType: 'x'.repeat(70_000) })).rejects.toMatchObject({
      code: 'input_invalid',
    });
    expect(await readdir(join(folder, 'temporary'))).toEqual([]);
    expect(await readdir(join(folder, 'named'))).toEqual(['a.object']);
  });

  test('of a process that is killed is never seen, and swept away', async () => {
    const { objects, folder } = await storeWithObject(Buffer.from('before'));
    const source = fileURLToPath(new URL('./support/endless-upload.ts', import.meta.url));
    const program = await bundleProgram(source, await temporaryFolder());
    const child = spawn(process.execPath, [program, folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    await once(child.stdout, 'data');
    expect(await readdir(join(folder, 'temporary'))).toHaveLength(1);
    child.kill('SIGKILL');
    await once(child, 'close');
    expect(await objects.head('a')).toEqual({ size: 6, contentType: 'text/plain' });
    await filesystemObjects({ folder, publicUrl: 'http://localhost' }).head('a');
    expect(await readdir(join(folder, 'temporary'))).toEqual([]);
  });
});

describe('a damaged file', () => {
  test.each([
    ['empty', ''],
    ['half', '{"contentType":"text/pl'],
    ['without a type', '{}\ncontent'],
    ['with a type that is no text', '{"contentType":1}\ncontent'],
    ['without a line', 'x'.repeat(200_000)],
  ])('(%s) is an error and no absent or empty file', async (_, content) => {
    const { objects, file } = await storeWithObject();
    await writeFile(file, content);
    expect(await expectUnavailable(() => objects.head('a'))).toMatchObject({ damaged: 'named/a.object' });
    await expectUnavailable(() => objects.get('a'));
  });

  test('gives way to a new one', async () => {
    const { objects, file } = await storeWithObject();
    await writeFile(file, '');
    await objects.put('a', chunksOf('new'), plainText);
    expect(await objects.head('a')).toEqual({ size: 3, contentType: 'text/plain' });
  });

  test('that cannot be read is an error and no absent file', async () => {
    const { objects, file } = await storeWithObject();
    await rm(file);
    await symlink(file, file);
    expect(await expectUnavailable(() => objects.get('a'))).toMatchObject({ code: 'ELOOP' });
  });
});

describe('a folder that has gone', () => {
  test('is an error for every method and is not made again', async () => {
    const { objects, folder } = await storeWithObject();
    await rm(folder, { recursive: true });
    await expectUnavailable(() => objects.head('a'));
    await expectUnavailable(() => objects.get('never'));
    await expectUnavailable(() => objects.put('a', chunksOf('x'), plainText));
    await expectUnavailable(() => objects.delete('a'));
    await expectUnavailable(() => objects.presignGet('a', { expiresInSeconds: 60 }));
    await expectUnavailable(() => objects.ping());
    await expect(stat(folder)).rejects.toThrow('ENOENT');
  });
});

describe('a copy', () => {
  test('is an error and no absent file where the folder for temporary files has gone', async () => {
    const { objects, folder } = await storeWithObject();
    await rm(join(folder, 'temporary'), { recursive: true });
    expect(await expectUnavailable(() => objects.copy('a', 'b'))).toEqual({ doing: 'copy', code: 'ENOENT' });
    expect(await objects.copy('never', 'b')).toBe(false);
    expect(await objects.delete('never')).toBe(false);
    expect(await objects.head('a')).not.toBeNull();
  });
});

describe('the file of an object', () => {
  test('is one line about it and the content', async () => {
    const { file } = await storeWithObject(Buffer.from('content'));
    expect(await readFile(file, 'utf8')).toBe('{"contentType":"text/plain"}\ncontent');
  });
});

async function storeWithObject(content = Buffer.from('content')) {
  const folder = await temporaryFolder();
  const objects = filesystemObjects({ folder, publicUrl: 'http://localhost' });
  await objects.put('a', chunksOf(content), plainText);
  return { folder, objects, file: join(folder, 'named', 'a.object') };
}

async function* broken(): AsyncIterable<Uint8Array> {
  yield large;
  throw new Error('Gone.');
}

/** How often this process has a file open. */
async function timesOpen(file: string): Promise<number> {
  const names = await readdir('/proc/self/fd');
  const targets = await Promise.all(names.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => '')));
  return targets.filter((target) => target === file).length;
}
