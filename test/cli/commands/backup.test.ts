import { chmod, chown, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { describe, expect, test } from 'vitest';
import { call, ending, handIn } from '../../serve/support/desk-client.ts';
import { startServe } from '../../serve/support/serve-process.ts';
import { deskFolder } from '../support/desk-folder.ts';
import { jsonOf, runMain } from '../support/run-main.ts';
import { scratchFolder } from '../support/scratch-folder.ts';
import { thesis } from '../support/thesis.ts';
import { withoutRights } from '../support/without-rights.ts';

/** A desk with one submission, and a backup of it. */
async function backedUp() {
  const { folder, submit } = await deskFolder();
  const document = await thesis(1_000);
  const submissionId = await submit({ name: 'Ada' }, document);
  const file = join(await scratchFolder(), 'desk.tar.gz');
  const backup = await runMain(['backup', file, '--data', folder]);
  return { folder, submissionId, document, file, backup };
}

/** A folder that is not there yet. */
const newFolder = async () => join(await scratchFolder(), 'desk');

describe('backup', () => {
  test('makes one file, and says how much it holds', async () => {
    const { file, backup } = await backedUp();
    expect(backup.code).toBe(0);
    expect(backup.output).toMatch(/^Backed up \d+ files \(.* kB\) to .*, and verified it\.\n$/);
    expect((await readFile(file)).length).toBeGreaterThan(1_000);
  });

  test('leaves a file alone that already exists, unless it is forced', async () => {
    const { folder, file } = await backedUp();
    const again = await runMain(['backup', file, '--data', folder]);
    expect([again.code, again.errors]).toEqual([2, expect.stringContaining('already exists')]);
    expect((await runMain(['backup', file, '--data', folder, '--force'])).code).toBe(0);
  });

  test('does not go to standard output, where it could not be read again', async () => {
    const { folder } = await deskFolder();
    const { code, output, errors } = await runMain(['backup', '-', '--data', folder]);
    expect([code, output, errors]).toEqual([
      2,
      '',
      'error: A backup is read again to verify it, so it cannot go to standard output. Name a file, such as desk.tar.gz.\n',
    ]);
  });

  test('leaves nothing of itself in either folder', async () => {
    const { folder, file } = await backedUp();
    expect((await readdir(folder)).filter((name) => name.startsWith('.'))).toEqual([]);
    expect(await readdir(join(file, '..'))).toEqual(['desk.tar.gz']);
  });

  test.skipIf(process.platform === 'win32')('says why a folder cannot be read', async () => {
    const { folder } = await deskFolder();
    await chmod(folder, 0o755);
    const file = join(await scratchFolder(), 'desk.tar.gz');
    await chmod(join(file, '..'), 0o777);
    await chmod(join(folder, 'records'), 0o000);
    const { code, errors } = await withoutRights(() => runMain(['backup', file, '--data', folder]));
    await chmod(join(folder, 'records'), 0o700);
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/^error: The data folder .* cannot be used \(EACCES\)/),
    ]);
  });

  test('wants a folder with a desk in it', async () => {
    const { code, errors } = await runMain(['backup', 'desk.tar.gz', '--data', await newFolder()]);
    expect([code, errors]).toEqual([2, expect.stringContaining('No desk data')]);
  });

  test.each([['Redis', { THESISDESK_STORE: 'redis', THESISDESK_REDIS_URL: 'redis://127.0.0.1:1' }]])(
    'says what to back up where records are in %s',
    async (name, environment) => {
      const { code, errors } = await runMain(['backup', 'desk.tar.gz'], { environment });
      expect([code, errors]).toEqual([2, expect.stringContaining(`Records are kept in ${name}`)]);
    },
  );
});

describe('restore', () => {
  test('gives a desk with the submissions and documents of the backup', async () => {
    const { file, submissionId, document } = await backedUp();
    const folder = await newFolder();
    expect((await runMain(['restore', file, '--data', folder])).code).toBe(0);
    const list = await runMain(['submissions', 'list', '--json', '--data', folder]);
    expect(jsonOf(list)).toMatchObject([{ submissionId, name: 'Ada' }]);
    const output = join(folder, 'copy.docx');
    await runMain(['submissions', 'download', submissionId, '--output', output, '--data', folder]);
    expect(await readFile(output)).toEqual(Buffer.from(document));
  });

  test.skipIf(process.getuid?.() !== 0)('by root gives the desk to the owner of its folder', async () => {
    const { file, submissionId } = await backedUp();
    const folder = await scratchFolder();
    await chown(folder, 65_534, 65_534);
    await runMain(['restore', file, '--data', folder]);
    const list = await withoutRights(() => runMain(['submissions', 'list', '--json', '--data', folder]));
    expect(jsonOf(list)).toMatchObject([{ submissionId }]);
  });

  test.skipIf(process.platform === 'win32')('says why no folder can be made', async () => {
    const { file } = await backedUp();
    const parent = await scratchFolder();
    await chmod(parent, 0o555);
    await chmod(join(file, '..'), 0o755);
    await chmod(file, 0o644);
    const { code, errors } = await withoutRights(() =>
      runMain(['restore', file, '--data', join(parent, 'desk')]),
    );
    expect([code, errors]).toEqual([
      1,
      expect.stringMatching(/^error: The data folder .* cannot be used \(EACCES\)/),
    ]);
  });

  test('does not read standard input', async () => {
    const { code, errors } = await runMain(['restore', '-', '--data', await newFolder()]);
    expect([code, errors]).toEqual([
      2,
      'error: A backup is not read from standard input. Write it to a file first, such as desk.tar.gz, and name that.\n',
    ]);
  });

  test('leaves a desk alone that is there', async () => {
    const { folder, file } = await backedUp();
    const { code, errors } = await runMain(['restore', file, '--data', folder]);
    expect([code, errors]).toEqual([2, expect.stringContaining('already contains the data of a desk')]);
  });

  test.each([
    ['was cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 100)],
    ['is something else', () => Buffer.from('Hello')],
    ['is empty', () => Buffer.alloc(0)],
  ])('makes nothing of a file that %s', async (_what, spoil) => {
    const { file } = await backedUp();
    await writeFile(file, spoil(await readFile(file)));
    const folder = await newFolder();
    const { code, errors } = await runMain(['restore', file, '--data', folder]);
    expect([code, errors]).toEqual([
      1,
      expect.stringContaining('is not a backup of a desk, or it is damaged'),
    ]);
    expect(await readdir(join(folder, '..'))).toEqual([]);
  });

  const sums = (name: string) =>
    `2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824  ${name}\n`;

  test.each([
    ['leads out of the folder', { name: 'records/../../evil', type: 'file', size: 5 }],
    ['has an absolute path', { name: '/records/evil', type: 'file', size: 5 }],
    ['is a link', { name: 'records/evil', type: 'symlink', size: 0, linkname: '/etc/passwd' }],
    ['belongs to nothing of a desk', { name: 'thesisdesk.toml', type: 'file', size: 5 }],
  ] as const)('makes nothing of an archive with an entry that %s', async (_what, header) => {
    const content = sums(header.name);
    const archive = await packTar([
      { header, ...(header.size > 0 && { body: 'hello' }) },
      { header: { name: 'SHA256SUMS', size: content.length }, body: content },
    ]);
    const file = join(await scratchFolder(), 'desk.tar.gz');
    await writeFile(file, gzipSync(archive));
    const folder = await newFolder();
    expect((await runMain(['restore', file, '--data', folder])).code).toBe(1);
    expect(await readdir(join(folder, '..'))).toEqual([]);
  });

  test('finds a file that has changed since it was packed', async () => {
    const archive = await packTar([
      { header: { name: 'records/a', size: 5 }, body: 'Hello' },
      { header: { name: 'SHA256SUMS', size: sums('records/a').length }, body: sums('records/a') },
    ]);
    const file = join(await scratchFolder(), 'desk.tar.gz');
    await writeFile(file, gzipSync(archive));
    expect((await runMain(['restore', file, '--data', await newFolder()])).code).toBe(1);
  });

  test('of a backup that was made while theses came in lets the desk go on with them', async () => {
    const folder = await newFolder();
    const { url } = await startServe({ folder });
    const document = await thesis(3_000);
    const students = [1, 2].map(async () => {
      for (let count = 0; count < 8; count += 1) await handIn(url, document, { name: 'Ada' });
    });
    await handIn(url, document, { name: 'Bo' });
    const file = join(await scratchFolder(), 'desk.tar.gz');
    expect((await runMain(['backup', file, '--data', folder])).code).toBe(0);
    await Promise.all(students);
    const restored = await newFolder();
    await runMain(['restore', file, '--data', restored]);
    const again = await startServe({ folder: restored });
    const { submissions } = await call(`${again.url}/intake/submissions?limit=500`, 'GET');
    expect(submissions.length).toBeGreaterThan(0);
    for (const { submissionId } of submissions)
      expect(await ending(again.url, submissionId, 60_000)).toMatchObject({ status: 'completed' });
  });
});
