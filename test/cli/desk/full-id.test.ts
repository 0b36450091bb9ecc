import { describe, expect, test } from 'vitest';
import { waitUntil } from '../../support/wait-until.ts';
import { deskFolder } from '../support/desk-folder.ts';
import { jsonOf, runMain } from '../support/run-main.ts';

/** A desk with example files of these ids. */
async function folderWith(...ids: string[]): Promise<string> {
  const { folder, store } = await deskFolder();
  for (const fileId of ids) {
    await store.put(`examples/${fileId}`, {
      fileId,
      fileName: `${fileId.slice(0, 4)}.docx`,
      objectKey: `examples/${fileId}/a.docx`,
      contentType: 'application/octet-stream',
      fileSize: 1,
      uploadedBy: 'Ada',
      uploadedAt: '2026-01-01T00:00:00.000Z',
      notes: '',
    });
  }
  return folder;
}

const one = '7f3c91d2-5b1e-4c0a-9f64-2d8f1a0b7c33';
const other = '7f3d91d2-5b1e-4c0a-9f64-2d8f1a0b7c33';

describe('an id', () => {
  test('may be shortened to what is unique', async () => {
    const folder = await folderWith(one, other);
    const { code } = await runMain(['examples', 'delete', '7f3c', '--yes', '--data', folder]);
    expect(code).toBe(0);
    const left = jsonOf(await runMain(['examples', 'list', '--json', '--data', folder]));
    expect(left.map(({ fileId }) => fileId)).toEqual([other]);
  });

  test('that several start with is refused with each of them', async () => {
    const folder = await folderWith(one, other);
    const { code, errors } = await runMain(['examples', 'delete', '7f3', '--yes', '--data', folder]);
    expect(errors).toContain('2 ids start with 7f3: ');
    expect(errors).toContain(`${one} (7f3c.docx)`);
    expect(errors).toContain(`${other} (7f3d.docx)`);
    expect(code).toBe(2);
  });

  test('that nothing starts with is told as one that is not there', async () => {
    const folder = await folderWith(one);
    const { code, errors } = await runMain(['examples', 'delete', 'abcd', '--yes', '--data', folder]);
    expect(errors).toMatch(/^error: /);
    expect(code).toBe(1);
  });

  test('longer than a UUID may be shortened too, as lists do', async () => {
    const long = `submission-completed_${one}.1`;
    const folder = await folderWith(long);
    const { code } = await runMain(['examples', 'delete', long.slice(0, -4), '--yes', '--data', folder]);
    expect(code).toBe(0);
  });

  test('of a submission may be shortened too', async () => {
    const desk = await deskFolder();
    const submissionId = await desk.submit();
    const shown = await runMain([
      'submissions',
      'show',
      submissionId.slice(0, 8),
      '--json',
      '--data',
      desk.folder,
    ]);
    expect(jsonOf(shown)).toMatchObject([{ submissionId }]);
  });

  test('of a change of the rates may be shortened too', async () => {
    const desk = await deskFolder();
    await desk.desk.rates.put({ rates: { editing: { textPerWord: 1 } } });
    // The ids are times; ten milliseconds later, they differ in more than their last digits.
    const later = Date.now() + 10;
    await waitUntil(() => Date.now() >= later);
    await desk.desk.rates.put({ rates: { editing: { textPerWord: 2 } } });
    const [, first] = jsonOf(await runMain(['rates', 'history', '--json', '--data', desk.folder]));
    const start = first.changeId.slice(0, -1);
    const restored = await runMain(['rates', 'restore', start, '--yes', '--json', '--data', desk.folder]);
    expect([restored.code, restored.errors]).toEqual([0, '']);
  });
});
