import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { deskFolder } from '../../support/desk-folder.ts';
import { jsonOf, runMain } from '../../support/run-main.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';
import { thesis } from '../../support/thesis.ts';

async function accepted() {
  const document = await thesis(1_000);
  const bench = await deskFolder();
  const submissionId = await bench.submit({}, document);
  const into = await scratchFolder();
  const download = (...args: string[]) =>
    runMain(['submissions', 'download', submissionId, '--data', bench.folder, ...args]);
  return { ...bench, submissionId, document: Buffer.from(document), into, download };
}

describe('submissions download', () => {
  test('saves the document as it was accepted, under its own name in a folder', async () => {
    const { document, into, download } = await accepted();
    const { code, output } = await download('--output', into);
    const path = join(into, 'thesis.docx');
    expect(output).toBe(`Saved ${path}, ${document.length.toLocaleString('en-US')} bytes.\n`);
    expect(code).toBe(0);
    expect(await readFile(path)).toEqual(document);
    expect(await readdir(into)).toEqual(['thesis.docx']);
  });

  test('saves it under another name', async () => {
    const { document, into, download } = await accepted();
    await download('--output', join(into, 'other.docx'));
    expect(await readFile(join(into, 'other.docx'))).toEqual(document);
  });

  test('says as JSON what was saved', async () => {
    const { document, into, download, desk, submissionId } = await accepted();
    const { document: frozen } = await desk.intake.record(submissionId);
    expect(jsonOf(await download('--output', into, '--json'))).toEqual([
      {
        path: join(into, 'thesis.docx'),
        fileName: 'thesis.docx',
        bytes: document.length,
        sha256: frozen?.sha256,
      },
    ]);
  });

  test('says of a document that was erased that it was', async () => {
    const { desk, into, download } = await accepted();
    await desk.purge.run({ olderThanDays: 0 });
    const { code, errors } = await download('--output', into);
    expect(errors).toBe('error: The document of this submission was erased.\n');
    expect(code).toBe(1);
    expect(await readdir(into)).toEqual([]);
  });

  test('replaces no file without being told', async () => {
    const { document, into, download } = await accepted();
    const path = join(into, 'thesis.docx');
    await writeFile(path, 'mine');
    const { code, errors } = await download('--output', into);
    expect(errors).toContain(`${path} already exists.`);
    expect(code).toBe(2);
    expect(await readFile(path, 'utf8')).toBe('mine');
    expect((await download('--output', into, '--force')).code).toBe(0);
    expect(await readFile(path)).toEqual(document);
    expect(await readdir(into)).toEqual(['thesis.docx']);
  });

  test('writes it to standard output, and nothing else', async () => {
    const { folder, submit } = await deskFolder();
    const submissionId = await submit({}, new TextEncoder().encode('no thesis'));
    const args = ['submissions', 'download', submissionId, '--data', folder, '--output', '-'];
    expect(await runMain(args)).toEqual({ code: 0, output: 'no thesis', errors: '' });
  });

  test('writes it to no screen', async () => {
    const { folder, submissionId } = await accepted();
    const args = ['submissions', 'download', submissionId, '--data', folder, '--output', '-'];
    const { code, output, errors } = await runMain(args, { columns: 80 });
    expect([code, output]).toEqual([2, '']);
    expect(errors).toContain('This file cannot be shown on a screen.');
  });

  test('leaves nothing where the storage has other bytes than were accepted', async () => {
    const { into, download, desk, submissionId, objects } = await accepted();
    const { document } = await desk.intake.record(submissionId);
    async function* other(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('other bytes');
    }
    await objects.put(document?.key ?? '', other(), { contentType: 'x/y' });
    const { code, errors } = await download('--output', into);
    expect(errors).toBe(
      'error: The storage returned a different file than it accepted. Nothing was saved.\n',
    );
    expect(code).toBe(1);
    expect(await readdir(into)).toEqual([]);
  });

  test('says so where there is no such folder', async () => {
    const { into, download } = await accepted();
    const path = join(into, 'none', 'thesis.docx');
    const { code, errors } = await download('--output', path);
    expect(errors).toBe(
      `error: The folder of ${path} does not exist. Create it first, or name a path in one that exists.\n`,
    );
    expect(code).toBe(1);
  });

  test('says so where nothing can be written', async () => {
    const { into, download } = await accepted();
    await writeFile(join(into, 'file'), '');
    const { code, errors } = await download('--output', join(into, 'file', 'thesis.docx'));
    expect(errors).toContain('cannot be written (ENOTDIR).');
    expect(code).toBe(1);
  });

  test('saves a file under a name that every file system takes for one', async () => {
    const { folder } = await deskFolder();
    const into = await scratchFolder();
    const from = join(await scratchFolder({ 'a:b?.pdf': 'first' }), 'a:b?.pdf');
    const [{ fileId }] = jsonOf(await runMain(['examples', 'add', from, '--data', folder, '--json']));
    await runMain(['examples', 'download', fileId, '--data', folder, '--output', into]);
    expect(await readdir(into)).toEqual(['a_b_.pdf']);
  });

  test('ends with 1 for an id that there is not', async () => {
    const { folder } = await deskFolder();
    const { code, errors } = await runMain(['submissions', 'download', 'none', '--data', folder]);
    expect(errors).toBe('error: No submission has this id.\n');
    expect(code).toBe(1);
  });
});

describe('examples download', () => {
  test('saves a file under its own name', async () => {
    const { folder } = await deskFolder();
    const into = await scratchFolder();
    const from = join(await scratchFolder({ 'Żółć 1.pdf': 'first' }), 'Żółć 1.pdf');
    const [{ fileId }] = jsonOf(await runMain(['examples', 'add', from, '--data', folder, '--json']));
    const { code } = await runMain(['examples', 'download', fileId, '--data', folder, '--output', into]);
    expect(code).toBe(0);
    expect(await readFile(join(into, 'Żółć 1.pdf'), 'utf8')).toBe('first');
  });

  test('ends with 1 for an id that there is not', async () => {
    const { folder } = await deskFolder();
    const { code, errors } = await runMain(['examples', 'download', 'none', '--data', folder]);
    expect(errors).toBe('error: No example file has this id.\n');
    expect(code).toBe(1);
  });
});
