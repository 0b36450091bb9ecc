import { describe, expect, test } from 'vitest';
import { createExamples } from '../../../src/core/services/examples.ts';
import { openBench, refusal, unavailable } from './support/bench.ts';
import { idNumber } from './support/counted-ids.ts';

import { examplesBench, pdf } from './support/examples-bench.ts';

describe('upload URLs for examples', () => {
  test('come one for each file, with its key and id', async () => {
    const { examples } = examplesBench();
    const { uploads } = await examples.createUploads({ files: [pdf, { ...pdf, fileName: 'b.docx' }] });
    expect(uploads).toEqual([
      {
        uploadUrl: expect.stringMatching(/^http:/),
        objectKey: `examples/${idNumber(1)}/Sample.pdf`,
        fileId: idNumber(1),
      },
      {
        uploadUrl: expect.stringMatching(/^http:/),
        objectKey: `examples/${idNumber(2)}/b.docx`,
        fileId: idNumber(2),
      },
    ]);
  });

  test('are signed for the type and the size, and for a quarter of an hour', async () => {
    const bench = openBench();
    const asked: object[] = [];
    const presignPut = async (_key: string, options: object) => {
      asked.push(options);
      return 'https://storage.example/put';
    };
    const examples = createExamples({ ...bench, objects: { ...bench.objects, presignPut } });
    await examples.createUploads({ files: [pdf] });
    expect(asked).toEqual([{ contentType: 'application/pdf', contentLength: 1000, expiresInSeconds: 900 }]);
  });

  test.each([
    ['../../x.pdf', 'x.pdf'],
    ['.pdf', 'file.pdf'],
    ['...', 'file'],
    ['Notes on Dr. Smith', 'Notes on Dr. Smith'],
  ])('have a key without what is dangerous in %j', async (fileName, kept) => {
    const { uploads } = await examplesBench().examples.createUploads({ files: [{ ...pdf, fileName }] });
    expect(uploads[0]?.objectKey).toBe(`examples/${idNumber(1)}/${kept}`);
  });

  test('are given for twenty files at once, and each is another', async () => {
    const { examples } = examplesBench();
    const { uploads } = await examples.createUploads({ files: Array.from({ length: 20 }, () => pdf) });
    expect(new Set(uploads.map((each) => each.uploadUrl)).size).toBe(20);
  });

  test.each([
    [undefined, 'The request must be a JSON object.'],
    [{}, '"files" is missing.'],
    [{ files: null }, '"files" must be a list.'],
    [{ files: { 0: pdf } }, '"files" must be a list.'],
    [{ files: [] }, '"files" must have at least one file.'],
    [{ files: Array.from({ length: 21 }, () => pdf) }, '"files" must not have more than 20 files.'],
    [{ files: ['Sample.pdf'] }, '"files.0" must be a JSON object.'],
    [{ files: [pdf, null] }, '"files.1" must be a JSON object.'],
    [{ files: [{ ...pdf, fileName: undefined }] }, '"files.0.fileName" is missing.'],
    [{ files: [{ ...pdf, fileName: ' ' }] }, '"files.0.fileName" must not be blank.'],
    [{ files: [{ ...pdf, contentType: undefined }] }, '"files.0.contentType" is missing.'],
    [{ files: [{ ...pdf, fileSize: undefined }] }, '"files.0.fileSize" is missing.'],
    [{ files: [{ ...pdf, fileSize: '1000' }] }, '"files.0.fileSize" must be a whole number of bytes.'],
    [{ files: [{ ...pdf, fileSize: 1.5 }] }, '"files.0.fileSize" must be a whole number of bytes.'],
    [{ files: [{ ...pdf, fileSize: 0 }] }, '"files.0.fileSize" must be 1 or more.'],
    [
      { files: [{ ...pdf, fileSize: 104_857_601 }] },
      '"files.0.fileSize" must not be above 104857600 (100 MiB).',
    ],
  ])('are refused for %j', async (input, message) => {
    const error = await refusal(examplesBench().examples.createUploads(input));
    expect(error).toMatchObject({ code: 'input_invalid', message });
  });

  test.each(['application/pdf', 'text/plain; charset=utf-8', 'image/svg+xml', 'application/vnd.x-y.z_1'])(
    'take the content type %s',
    async (contentType) => {
      const { uploads } = await examplesBench().examples.createUploads({ files: [{ ...pdf, contentType }] });
      expect(uploads).toHaveLength(1);
    },
  );

  test.each(['pdf', 'a/b/c', 'a/b\r\nX: y', 'a/b\n;x', 'a/b;\u0000', 'a/ b', '/b', 'a/b;é'])(
    'refuse the content type %j',
    async (contentType) => {
      const error = await refusal(
        examplesBench().examples.createUploads({ files: [{ ...pdf, contentType }] }),
      );
      expect(error.message).toBe('"files.0.contentType" must be a content type such as application/pdf.');
    },
  );

  test('are not to be had while the storage cannot sign', async () => {
    const bench = openBench();
    const objects = { ...bench.objects, presignPut: () => Promise.reject(unavailable()) };
    const error = await refusal(createExamples({ ...bench, objects }).createUploads({ files: [pdf] }));
    expect(error.code).toBe('storage_unavailable');
  });
});
