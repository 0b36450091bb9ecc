import { describe, expect, test } from 'vitest';
import { createExamples } from '../../../src/core/services/examples.ts';
import { refusal, unavailable, upload } from './support/bench.ts';
import { idNumber } from './support/counted-ids.ts';

import { examplesBench, fileOf, pdf } from './support/examples-bench.ts';

describe('examples that are saved', () => {
  test('come back with the time of their upload', async () => {
    const { examples } = examplesBench();
    const file = { ...fileOf(1), uploadedAt: '2026-11-20T09:00:00.000Z' };
    expect(await examples.save({ files: [fileOf(1)] })).toEqual({ files: [file], count: 1 });
    expect(await examples.list()).toEqual({ files: [file], count: 1 });
  });

  test.each([undefined, null])('have empty texts where %s came', async (nothing) => {
    const { examples } = examplesBench();
    const { files } = await examples.save({ files: [fileOf(1, { uploadedBy: nothing, notes: nothing })] });
    expect(files[0]).toMatchObject({ uploadedBy: '', notes: '' });
  });

  test('set their time themselves and drop what nobody knows', async () => {
    const { examples } = examplesBench();
    const { files } = await examples.save({ files: [fileOf(1, { uploadedAt: '1999', admin: true })] });
    expect(files[0]?.uploadedAt).toBe('2026-11-20T09:00:00.000Z');
    expect(files[0]).not.toHaveProperty('admin');
  });

  test('can be saved again', async () => {
    const { examples } = examplesBench();
    await examples.save({ files: [fileOf(1)] });
    await examples.save({ files: [fileOf(1, { notes: 'Better.' })] });
    expect((await examples.list()).files.map((file) => file.notes)).toEqual(['Better.']);
  });

  test('can come from several batches of URLs', async () => {
    const { examples } = examplesBench();
    const files = Array.from({ length: 500 }, (_, index) => fileOf(index + 1));
    expect((await examples.save({ files })).count).toBe(500);
  });

  test('are five hundred at most', async () => {
    const files = Array.from({ length: 501 }, (_, index) => fileOf(index + 1));
    const error = await refusal(examplesBench().examples.save({ files }));
    expect(error.message).toBe('"files" must not have more than 500 files.');
  });

  test('have the key that came with the URL, for any name', async () => {
    const { examples } = examplesBench();
    for (const fileName of ['. .x.pdf', 'e\u200E\u0301.pdf', '論'.repeat(300), '.pdf', 'a/b']) {
      const { uploads } = await examples.createUploads({ files: [{ ...pdf, fileName }] });
      const { fileId, objectKey } = uploads[0] ?? {};
      await examples.save({ files: [{ ...pdf, fileName, fileId, objectKey }] });
    }
    expect((await examples.list()).count).toBe(5);
  });

  test.each([
    `examples/${idNumber(2)}/Sample.pdf`,
    `uploads/${idNumber(1)}/Sample.pdf`,
    `examples/${idNumber(1)}/`,
    `examples/${idNumber(1)}/a/Sample.pdf`,
    `examples/${idNumber(1)}/../${idNumber(2)}/Sample.pdf`,
    `examples/${idNumber(1)}/..`,
    `examples/${idNumber(1)}/.hidden`,
    `/examples/${idNumber(1)}/Sample.pdf`,
    'Sample.pdf',
  ])('cannot have the key %j', async (objectKey) => {
    const { examples } = examplesBench();
    expect(
      await refusal(
        examples.save({
          files: [fileOf(3, { objectKey: `examples/${idNumber(3)}/ok.pdf` }), fileOf(1, { objectKey })],
        }),
      ),
    ).toMatchObject({
      code: 'input_invalid',
      message: '"files.1.objectKey" must be the key that came with the upload URL.',
    });
    expect((await examples.list()).count).toBe(0);
  });

  test.each(['x', '../x', '', idNumber(1).slice(1), 7])('cannot have the id %j', async (fileId) => {
    const error = await refusal(examplesBench().examples.save({ files: [fileOf(1, { fileId })] }));
    expect(error.details.path).toBe('files.0.fileId');
  });

  test('cannot be the same file twice', async () => {
    const error = await refusal(examplesBench().examples.save({ files: [fileOf(1), fileOf(1)] }));
    expect(error.message).toBe('"files.1.fileId" is a duplicate.');
  });
});

describe('the list of examples', () => {
  test('is empty at first', async () => {
    expect(await examplesBench().examples.list()).toEqual({ files: [], count: 0 });
  });

  test('has the newest first, and those of one batch by name', async () => {
    const { examples, clock } = examplesBench();
    await examples.save({ files: [fileOf(1, { fileName: 'old' })] });
    clock.pass(1);
    await examples.save({ files: [fileOf(2, { fileName: 'b' }), fileOf(3, { fileName: 'a' })] });
    expect((await examples.list()).files.map((file) => file.fileName)).toEqual(['a', 'b', 'old']);
  });
});

describe('deleting an example', () => {
  test('takes its file and its record', async () => {
    const { examples, objects } = examplesBench();
    await upload({ objects }, fileOf(1));
    await examples.save({ files: [fileOf(1), fileOf(2)] });
    expect(await examples.delete(idNumber(1))).toEqual({ deleted: true, fileId: idNumber(1) });
    expect(await objects.head(fileOf(1).objectKey)).toBeNull();
    expect((await examples.list()).files.map((file) => file.fileId)).toEqual([idNumber(2)]);
  });

  test('works for a file that was never uploaded', async () => {
    const { examples } = examplesBench();
    await examples.save({ files: [fileOf(1)] });
    expect((await examples.delete(idNumber(1))).deleted).toBe(true);
  });

  test.each([idNumber(2), '', 'x', '../config/rate-schedule', '__proto__'])(
    'finds nothing under %j',
    async (fileId) => {
      const { examples } = examplesBench();
      await examples.save({ files: [fileOf(1)] });
      expect(await refusal(examples.delete(fileId))).toMatchObject({
        code: 'not_found',
        message: 'No example file has this id.',
        details: { kind: 'example' },
      });
    },
  );

  test('finds nothing the second time', async () => {
    const { examples } = examplesBench();
    await examples.save({ files: [fileOf(1)] });
    await examples.delete(idNumber(1));
    expect((await refusal(examples.delete(idNumber(1)))).code).toBe('not_found');
  });

  test.each(['objects', 'store'] as const)('can be repeated when the %s failed half-way', async (part) => {
    const bench = examplesBench();
    await upload(bench, fileOf(1));
    await bench.examples.save({ files: [fileOf(1)] });
    const failing = { ...bench[part], delete: () => Promise.reject(unavailable()) };
    const error = await refusal(createExamples({ ...bench, [part]: failing }).delete(idNumber(1)));
    expect(error.code).toBe('storage_unavailable');
    expect((await bench.examples.list()).count).toBe(1);
    await bench.examples.delete(idNumber(1));
    expect((await bench.examples.list()).count).toBe(0);
    expect(await bench.objects.head(fileOf(1).objectKey)).toBeNull();
  });
});
