import { describe, expect, test } from 'vitest';
import { formOf, openBench, refusal } from '../support/bench.ts';
import { idNumber } from '../support/counted-ids.ts';

describe('the key of a submission', () => {
  test.each([
    `uploads/${idNumber(2)}/thesis.docx`,
    `examples/${idNumber(1)}/thesis.docx`,
    `uploads/${idNumber(1)}/`,
    `uploads/${idNumber(1)}`,
    `uploads/${idNumber(1)}/a/thesis.docx`,
    `uploads/${idNumber(1)}/../${idNumber(2)}/thesis.docx`,
    `uploads/${idNumber(1)}/..\\thesis.docx`,
    `/uploads/${idNumber(1)}/thesis.docx`,
    `uploads/${idNumber(1)}/.docx`,
    `uploads/${idNumber(1)}/thesis.pdf`,
    `uploads/${idNumber(1)}/another.docx`,
    `uploads/${idNumber(1)}/the\u0000sis.docx`,
    `uploads/${idNumber(1)}/the\u202Esis.docx`,
    `UPLOADS/${idNumber(1)}/thesis.docx`,
    'thesis.docx',
  ])('cannot be %j', async (objectKey) => {
    const { intake, jobs } = openBench();
    expect(await refusal(intake.submit(formOf({ objectKey })))).toMatchObject({
      code: 'input_invalid',
      message: '"objectKey" must be the key that came with the upload URL.',
      details: { path: 'objectKey' },
    });
    expect(jobs.added).toEqual([]);
  });

  test.each([
    'thesis.docx',
    'THESIS.DOCX',
    'My thesis (2).docx',
    '. .x.docx',
    'e\u200E\u0301.docx',
    'پایان\u200Cنامه.docx',
    `${'論'.repeat(300)}.docx`,
    '.docx',
  ])('is accepted as it came with the URL for %j', async (fileName) => {
    const { intake } = openBench();
    const { submissionId, objectKey } = await intake.createUpload({ fileName });
    const answer = await intake.submit(formOf({ submissionId, objectKey }));
    expect(answer.status).toBe('processing');
  });
});

describe('the service type of a submission', () => {
  test.each(['editing', 'formatting', 'editing_and_formatting'])('can be %s', async (serviceType) => {
    expect((await openBench().intake.submit(formOf({ serviceType }))).status).toBe('processing');
  });

  test.each(['proofreading', 'Editing', '__proto__', 'constructor'])('cannot be %s', async (serviceType) => {
    const { intake, jobs } = openBench();
    const known = ['editing', 'formatting', 'editing_and_formatting'];
    expect(await refusal(intake.submit(formOf({ serviceType })))).toMatchObject({
      code: 'input_invalid',
      message: '"serviceType" must be one of editing, formatting, editing_and_formatting.',
      details: { path: 'serviceType', field: 'serviceType', known },
    });
    expect(jobs.added).toEqual([]);
  });

  test('can be one that the operator added', async () => {
    const { intake, rates } = openBench({ issued: [idNumber(1), 'other'] });
    await rates.put({ rates: { proofreading: { textPerWord: 0.01 } } });
    expect((await intake.submit(formOf({ serviceType: 'proofreading' }))).status).toBe('processing');
    const error = await refusal(intake.submit(formOf({ submissionId: 'other' })));
    expect(error.message).toBe('"serviceType" must be one of proofreading.');
  });
});
