import { mkdir, readdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import {
  claimFolder,
  claimVersion,
  type Patience,
  readClaim,
} from '../../../../src/storage-drivers/filesystem/records/version-claim.ts';
import { goneProcess } from '../support/gone-process.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const version = { etag: '6ec5bd83-4b5e-4a3b-9a51-5b9f6ec5bd83', file: 'named/a.json' };

describe('a claim on a version', () => {
  test('is given to one of many', async () => {
    const folder = await folderForClaims();
    const claims = await claimByMany(folder);
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1);
  });

  test('is not given while this process holds it', async () => {
    const folder = await folderForClaims();
    await claimVersion(folder, version, patience());
    expect(await claimVersion(folder, version, patience())).toBeNull();
  });

  test('leaves other versions free', async () => {
    const folder = await folderForClaims();
    await claimVersion(folder, version, patience());
    const other = { ...version, etag: '00000000-4b5e-4a3b-9a51-5b9f6ec5bd83' };
    expect(await claimVersion(folder, other, patience())).not.toBeNull();
  });

  test('of a process that is gone is taken over at once, by one of many', async () => {
    const folder = await folderForClaims();
    await leaveClaim(folder, await goneProcess());
    expect((await claimByMany(folder)).filter((claim) => claim !== null)).toHaveLength(1);
  });

  test('of a process that is gone is taken over again where the next one goes as well', async () => {
    const folder = await folderForClaims();
    const gone = await goneProcess();
    for (const turn of [1, 2, 3]) await leaveClaim(folder, gone, turn);
    expect((await claimByMany(folder)).filter((claim) => claim !== null)).toHaveLength(1);
    expect(await readdir(join(folder, claimFolder))).toContain(`${version.etag}.4`);
  });

  test('of a process elsewhere is taken over only after it was watched for the limit, by one of many', async () => {
    const folder = await folderForClaims();
    await leaveClaim(folder, `${'0'.repeat(16)}-7-1`);
    const watching = Array.from({ length: 10 }, () => patience(150));
    const claimAll = () => Promise.all(watching.map((each) => claimVersion(folder, version, each)));
    expect((await claimAll()).filter((claim) => claim !== null)).toEqual([]);
    await vi.waitFor(async () => expect((await claimAll()).some((claim) => claim !== null)).toBe(true));
    expect((await claimAll()).filter((claim) => claim !== null)).toEqual([]);
  });

  test('that nobody understands is taken over like one of a process elsewhere', async () => {
    const folder = await folderForClaims();
    await symlink('\u001b[31m', join(folder, claimFolder, `${version.etag}.1`));
    const watching = patience(50);
    expect(await claimVersion(folder, version, watching)).toBeNull();
    await vi.waitFor(async () => expect(await claimVersion(folder, version, watching)).not.toBeNull());
  });

  test('can be taken when it was given up', async () => {
    const folder = await folderForClaims();
    await (await claimVersion(folder, version, patience()))?.giveUp();
    expect((await claimByMany(folder)).filter((claim) => claim !== null)).toHaveLength(1);
  });

  test('keeps its turn when it was given up, so that nobody holds the same turn twice', async () => {
    const folder = await folderForClaims();
    await (await claimVersion(folder, version, patience()))?.giveUp();
    await claimVersion(folder, version, patience());
    const turns = await readdir(join(folder, claimFolder));
    expect(turns.sort()).toEqual([`${version.etag}.1`, `${version.etag}.2`]);
  });

  test('leaves no file when it is closed, nor do those that it took over', async () => {
    const folder = await folderForClaims();
    await leaveClaim(folder, await goneProcess());
    await (await claimVersion(folder, version, patience()))?.close();
    expect(await readdir(join(folder, claimFolder))).toEqual([]);
  });

  test('says that it is no longer fresh well before others take it over', async () => {
    const folder = await folderForClaims();
    const limit = 600;
    const claim = await claimVersion(folder, version, patience(limit));
    const start = performance.now();
    expect(claim?.isFresh()).toBe(true);
    await vi.waitFor(() => expect(claim?.isFresh()).toBe(false));
    expect(performance.now() - start).toBeGreaterThan(limit / 4);
  });

  test('tells which version of which record it is about', async () => {
    const folder = await folderForClaims();
    await claimVersion(folder, version, patience());
    expect(await readClaim(folder, `${version.etag}.1`)).toEqual(version);
  });

  test.each([
    'gone/../../etc/passwd.json',
    'gone/named/../a.json',
    'gone',
    '/named/a.json',
    'gone/named/A.json',
  ])('tells nothing where its content is %s', async (target) => {
    const folder = await folderForClaims();
    await symlink(target, join(folder, claimFolder, `${version.etag}.1`));
    expect(await readClaim(folder, `${version.etag}.1`)).toBeNull();
  });
});

function patience(limit = 3_600_000): Patience {
  return { limit, since: new Map() };
}

function claimByMany(folder: string) {
  return Promise.all(Array.from({ length: 20 }, () => claimVersion(folder, version, patience())));
}

async function leaveClaim(folder: string, owner: string, turn = 1): Promise<void> {
  await symlink(`${owner}/${version.file}`, join(folder, claimFolder, `${version.etag}.${turn}`));
}

async function folderForClaims(): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, claimFolder));
  return folder;
}
