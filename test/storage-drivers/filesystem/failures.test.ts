import { chmod, cp, mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { filesystemStore } from '../../../src/storage-drivers/filesystem/filesystem-store.ts';
import { collect } from '../../support/collect.ts';
import { expectUnavailable } from '../expect-unavailable.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const isRoot = process.getuid?.() === 0;

describe('a damaged record', () => {
  test.each([
    ['empty', ''],
    ['half', '{"key":"a","etag":"6ec5bd83-4b5e-4a3b-9a51-5b9f'],
    ['zeros', '\u0000'.repeat(100)],
    ['null', 'null'],
    ['a list', '[]'],
    ['a value alone', '{"status":"completed"}'],
    ['with a value that is no object', record({ value: '123' })],
    ['without a value', record({ value: null })],
    ['with a mark that leads elsewhere', record({ etag: '../../named/b' })],
    ['with an end that is no time', record({ expiresAt: 'soon' })],
    ['of another key', record({ key: 'b' })],
    [
      'in no UTF-8',
      Buffer.concat([Buffer.from(record({}).slice(0, -3)), Buffer.from([0xff]), Buffer.from('"}}')]),
    ],
  ])('(%s) is an error and stays as it is', async (_, content) => {
    const { store, file } = await storeWithRecord();
    await writeFile(file, content);
    await expectUnavailable(() => store.get('a'));
    await expectUnavailable(() => store.put('a', {}));
    await expectUnavailable(() => store.put('a', {}, { condition: { ifNoneMatch: '*' } }));
    await expectUnavailable(() => store.delete('a'));
    expect(await readFile(file)).toEqual(Buffer.from(content));
  });

  test('is named in the details, so that it can be mended', async () => {
    const { store, file } = await storeWithRecord();
    await writeFile(file, '');
    expect(await expectUnavailable(() => store.get('a'))).toEqual({ doing: 'read', damaged: 'named/a.json' });
  });

  test('can be discarded, unlike one that is whole', async () => {
    const { store, file } = await storeWithRecord();
    expect(await store.discard?.('a')).toBe(false);
    await writeFile(file, '');
    expect(await store.discard?.('a')).toBe(true);
    expect(await store.discard?.('a')).toBe(false);
    expect(await store.get('a')).toBeNull();
  });

  test('is listed, and hides no other', async () => {
    const { store, file } = await storeWithRecord();
    await store.put('b', {});
    await writeFile(file, '');
    expect((await collect(store.keys(''))).sort()).toEqual(['a', 'b']);
    expect(await collect(store.keys('b'))).toEqual(['b']);
  });

  test('whose key is not in its name fails the listing', async () => {
    const { store, folder } = await storeWithRecord();
    await writeFile(join(folder, 'digests', `${'0'.repeat(64)}.json`), '');
    await expectUnavailable(() => collect(store.keys('')));
  });
});

describe('a file that cannot be read', () => {
  test('is an error and no absent record (a link to itself)', async () => {
    const { store, file } = await storeWithRecord();
    await rm(file);
    await symlink(file, file);
    expect(await expectUnavailable(() => store.get('a'))).toMatchObject({ code: 'ELOOP' });
    await expectUnavailable(() => store.put('a', {}));
    expect(await collect(store.keys(''))).toEqual(['a']);
  });

  test('is an error and no absent record (a folder)', async () => {
    const { store, file } = await storeWithRecord();
    await rm(file);
    await mkdir(file);
    await expectUnavailable(() => store.get('a'));
    await expectUnavailable(() => store.put('a', {}, { condition: { ifNoneMatch: '*' } }));
  });

  test.skipIf(isRoot)(`is an error and no absent record (without permission)${asRoot()}`, async () => {
    const { store, file } = await storeWithRecord();
    await chmod(file, 0);
    expect(await expectUnavailable(() => store.get('a'))).toMatchObject({ code: 'EACCES' });
  });
});

describe('a folder', () => {
  test('that has gone is an error for every method and is not made again', async () => {
    const { store, folder } = await storeWithRecord();
    await rm(folder, { recursive: true });
    await expectUnavailable(() => store.get('a'));
    await expectUnavailable(() => store.get('never'));
    await expectUnavailable(() => store.put('a', {}));
    await expectUnavailable(() => store.delete('a'));
    await expectUnavailable(() => collect(store.keys('')));
    await expectUnavailable(() => store.ping());
    await expect(stat(folder)).rejects.toThrow('ENOENT');
  });

  test('that came back is used again', async () => {
    const { store, folder } = await storeWithRecord();
    const elsewhere = join(await temporaryFolder(), 'elsewhere');
    await cp(folder, elsewhere, { recursive: true });
    await rm(folder, { recursive: true });
    await expectUnavailable(() => store.get('a'));
    await cp(elsewhere, folder, { recursive: true });
    expect((await store.get('a'))?.value).toEqual({ status: 'processing' });
  });

  test('that cannot be made is an error, until it can', async () => {
    const parent = join(await temporaryFolder(), 'parent');
    await writeFile(parent, 'a file in its place');
    const store = filesystemStore({ folder: join(parent, 'records') });
    await expectUnavailable(() => store.ping());
    await expectUnavailable(() => store.get('a'));
    await rm(parent);
    await store.ping();
    expect(await store.get('a')).toBeNull();
  });

  test.skipIf(isRoot)(`that may not be written to is an error for writers alone${asRoot()}`, async () => {
    const { store, folder } = await storeWithRecord();
    for (const each of ['named', 'temporary', 'claims']) await chmod(join(folder, each), 0o500);
    await expectUnavailable(() => store.put('a', {}));
    await expectUnavailable(() => store.delete('a'));
    await expectUnavailable(() => store.ping());
    expect((await store.get('a'))?.value).toEqual({ status: 'processing' });
    for (const each of ['named', 'temporary', 'claims']) await chmod(join(folder, each), 0o700);
  });
});

function asRoot(): string {
  return isRoot ? ' (skipped: root may do everything)' : '';
}

function record(changes: object): string {
  const etag = '6ec5bd83-4b5e-4a3b-9a51-5b9f6ec5bd83';
  return JSON.stringify({ key: 'a', etag, expiresAt: null, value: { text: 'x' }, ...changes });
}

async function storeWithRecord() {
  const folder = await temporaryFolder();
  const store = filesystemStore({ folder });
  await store.put('a', { status: 'processing' });
  return { folder, store, file: join(folder, 'named', 'a.json') };
}
