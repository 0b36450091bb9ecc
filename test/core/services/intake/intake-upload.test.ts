import { describe, expect, test } from 'vitest';
import { docxContentType } from '../../../../src/core/schemas/fields.ts';
import { createIntake } from '../../../../src/core/services/intake/intake.ts';
import { openBench, refusal, unavailable } from '../support/bench.ts';
import { idNumber } from '../support/counted-ids.ts';

describe('an upload URL', () => {
  test('comes with the key and the id that the submission will have', async () => {
    const { intake } = openBench();
    const upload = await intake.createUpload({ fileName: 'My thesis.docx' });
    expect(upload).toEqual({
      submissionId: idNumber(1),
      objectKey: `uploads/${idNumber(1)}/My thesis.docx`,
      uploadUrl: expect.stringMatching(/^http:\/\/localhost\//),
    });
  });

  test('is signed for a .docx and for five minutes', async () => {
    const bench = openBench();
    const asked: object[] = [];
    const objects = {
      ...bench.objects,
      presignPut: async (key: string, options: object) => {
        asked.push({ key, ...options });
        return 'https://storage.example/put';
      },
    };
    await createIntake({ ...bench, objects }).createUpload({ fileName: 'a.docx' });
    expect(asked).toEqual([
      { key: `uploads/${idNumber(1)}/a.docx`, contentType: docxContentType, expiresInSeconds: 300 },
    ]);
  });

  test('is another one each time', async () => {
    const { intake } = openBench();
    const first = await intake.createUpload({ fileName: 'a.docx' });
    const second = await intake.createUpload({ fileName: 'a.docx' });
    expect(second.submissionId).not.toBe(first.submissionId);
    expect(second.uploadUrl).not.toBe(first.uploadUrl);
  });

  test.each(['thesis.docx', 'THESIS.DOCX', 'Thesis.DocX'])('is given for %s', async (fileName) => {
    const { objectKey } = await openBench().intake.createUpload({ fileName });
    expect(objectKey).toBe(`uploads/${idNumber(1)}/${fileName}`);
  });

  test.each([
    ['..\\..\\x.docx', 'x.docx'],
    ['../../../x.docx', 'x.docx'],
    ['.docx', 'document.docx'],
    ['a\u0000\u202Eb.docx', 'ab.docx'],
  ])('has a key without what is dangerous in %j', async (fileName, kept) => {
    const { objectKey } = await openBench().intake.createUpload({ fileName });
    expect(objectKey).toBe(`uploads/${idNumber(1)}/${kept}`);
  });

  test.each([
    'thesis.doc',
    'thesis.docx.exe',
    'thesis.docx ',
    'thesis.docx\n',
    'thesis.docx\u0000',
    'thesis.docx\u202E',
    'thesis.docx/',
    'docx',
    'thesisdocx',
    'thesis.docm',
    'thesis.dοcx',
  ])('is refused for %j', async (fileName) => {
    const error = await refusal(openBench().intake.createUpload({ fileName }));
    expect(error).toMatchObject({
      code: 'input_invalid',
      message: '"fileName" must end in .docx.',
      details: { path: 'fileName' },
    });
  });

  test.each([
    [undefined, 'The request must be a JSON object.'],
    [null, 'The request must be a JSON object.'],
    ['thesis.docx', 'The request must be a JSON object.'],
    [['thesis.docx'], 'The request must be a JSON object.'],
    [{}, '"fileName" is missing.'],
    [{ fileName: 7 }, '"fileName" must be text.'],
    [{ fileName: null }, '"fileName" must be text.'],
    [{ fileName: ['a.docx'] }, '"fileName" must be text.'],
    [{ fileName: ' ' }, '"fileName" must not be blank.'],
    [{ fileName: `${'a'.repeat(1000)}.docx` }, '"fileName" must not be longer than 1000 characters.'],
  ])('is refused for the body %j', async (body, message) => {
    expect(await refusal(openBench().intake.createUpload(body))).toMatchObject({
      code: 'input_invalid',
      message,
    });
  });

  test('is not to be had while the storage cannot sign', async () => {
    const bench = openBench();
    const objects = { ...bench.objects, presignPut: () => Promise.reject(unavailable()) };
    const error = await refusal(createIntake({ ...bench, objects }).createUpload({ fileName: 'a.docx' }));
    expect(error.code).toBe('storage_unavailable');
  });
});
