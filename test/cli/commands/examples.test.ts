import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { collect } from '../../support/collect.ts';
import { answeringDialogue } from '../support/answering-dialogue.ts';
import { deskFolder } from '../support/desk-folder.ts';
import { jsonOf, runMain } from '../support/run-main.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

async function files(): Promise<string> {
  return scratchFolder({ 'Żółć 1.docx': 'first', 'two.PDF': 'second', 'three.bin': 'third', empty: '' });
}

describe('examples add', () => {
  test('brings a file and its record into the library', async () => {
    const { folder, objects } = await deskFolder();
    const path = join(await files(), 'Żółć 1.docx');
    const run = await runMain([
      'examples',
      'add',
      path,
      '--data',
      folder,
      '--json',
      '--by',
      'Eve',
      '--notes',
      'good',
    ]);
    const [file] = jsonOf(run);
    expect(file).toMatchObject({
      fileName: 'Żółć 1.docx',
      objectKey: `examples/${file.fileId}/Żółć 1.docx`,
      contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      fileSize: 5,
      uploadedBy: 'Eve',
      notes: 'good',
    });
    const stored = await objects.get(file.objectKey);
    expect(stored && Buffer.concat(await collect(stored.content)).toString()).toBe('first');
  });

  test('knows the types of common files', async () => {
    const { folder } = await deskFolder();
    const from = await files();
    const paths = [join(from, 'two.PDF'), join(from, 'three.bin')];
    const added = jsonOf(await runMain(['examples', 'add', ...paths, '--data', folder, '--json']));
    expect(added.map(({ contentType }) => contentType)).toEqual([
      'application/pdf',
      'application/octet-stream',
    ]);
  });

  test.each([
    ['is not there', 'none', 'No file at this path.'],
    ['is a folder', '.', 'This is not a file.'],
    ['is empty', 'empty', 'This file is empty.'],
  ])('ends with 1 for one that %s, and adds the others', async (_, name, message) => {
    const { folder, desk } = await deskFolder();
    const from = await files();
    const paths = [join(from, name), join(from, 'two.PDF')];
    const { code, errors } = await runMain(['examples', 'add', ...paths, '--data', folder]);
    expect(errors).toBe(`error: ${join(from, name)}: ${message}\n`);
    expect(code).toBe(1);
    expect((await desk.examples.list()).count).toBe(1);
  });
});

describe('examples list', () => {
  test('says that there is none', async () => {
    const { folder } = await deskFolder();
    expect((await runMain(['examples', 'list', '--data', folder])).output).toBe('No example files yet.\n');
  });

  test('shows a row for each', async () => {
    const { folder } = await deskFolder();
    await runMain(['examples', 'add', join(await files(), 'two.PDF'), '--data', folder, '--by', 'Eve']);
    const { output } = await runMain(['examples', 'list', '--data', folder]);
    expect(output).toMatch(/^File +Uploaded +Bytes +Name +By\n[0-9a-f-]{36} .* UTC +6 {2}two\.PDF {2}Eve\n$/);
  });
});

describe('examples delete', () => {
  test('deletes the file and its record', async () => {
    const { folder, desk, objects } = await deskFolder();
    const [file] = jsonOf(
      await runMain(['examples', 'add', join(await files(), 'two.PDF'), '--data', folder, '--json']),
    );
    const run = await runMain(['examples', 'delete', file.fileId, '--yes', '--data', folder, '--json']);
    expect(jsonOf(run)).toEqual([{ deleted: true, fileId: file.fileId }]);
    expect((await desk.examples.list()).count).toBe(0);
    expect(await objects.head(file.objectKey)).toBeNull();
  });

  test('asks about a record whose file is gone, and deletes it', async () => {
    const { folder, desk, objects } = await deskFolder();
    const added = await runMain([
      'examples',
      'add',
      join(await files(), 'two.PDF'),
      '--data',
      folder,
      '--json',
    ]);
    const [file] = jsonOf(added);
    await objects.delete(file.objectKey);
    const dialogue = answeringDialogue([['Delete this file?', 'y\r']]);
    const { code } = await runMain(['examples', 'delete', file.fileId, '--data', folder], { dialogue });
    expect(code).toBe(0);
    expect((await desk.examples.list()).count).toBe(0);
  });

  test('ends with 1 for an id that there is not', async () => {
    const { folder } = await deskFolder();
    const { code, errors } = await runMain(['examples', 'delete', 'none', '--yes', '--data', folder]);
    expect({ code, errors }).toEqual({ code: 1, errors: 'error: No example file has this id.\n' });
  });
});
