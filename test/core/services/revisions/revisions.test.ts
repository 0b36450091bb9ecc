import { describe, expect, test } from 'vitest';
import { mostRevisions } from '../../../../src/core/services/revisions/revisions.ts';
import { purgeUploads } from '../../../../src/core/services/uploads/pending-upload.ts';
import { formOf, issue, refusal, submitted } from '../support/bench.ts';
import { idNumber } from '../support/counted-ids.ts';
import { openRevisionBench, revisionId, submissionId, uploadOf } from './revision-bench.ts';

describe('a revised document', () => {
  test('is accepted for a submission that has a quote, and has its job', async () => {
    const { revisions, uploaded, jobs } = await openRevisionBench();
    const state = await revisions.submit(submissionId, await uploaded(['New.']), 'student');
    expect(state.revision).toMatchObject({ revisionId, status: 'processing', by: 'student' });
    expect(jobs.added.at(-1)).toMatchObject({ name: 'revision', payload: { submissionId, revisionId } });
  });

  test('is frozen: what comes under the same key later changes nothing', async () => {
    const { revisions, uploaded, objects, put } = await openRevisionBench();
    const upload = await uploaded(['New.']);
    const { revision } = await revisions.submit(submissionId, upload, 'student');
    await put(upload.objectKey, new Uint8Array(3));
    expect((await objects.head(revision.document.key))?.size).toBe(revision.document.bytes);
  });

  test('starts nothing new when it is sent again', async () => {
    const { revisions, uploaded, intake, jobs } = await openRevisionBench();
    const upload = await uploaded(['New.']);
    const first = await revisions.submit(submissionId, upload, 'student');
    expect(await revisions.submit(submissionId, upload, 'student')).toEqual(first);
    expect((await intake.record(submissionId)).revisions).toHaveLength(1);
    expect(jobs.added.filter(({ name }) => name === 'revision')).toHaveLength(1);
  });

  test('leaves the quote in force until it is read', async () => {
    const { revisions, uploaded, intake } = await openRevisionBench();
    const before = await intake.get(submissionId);
    await revisions.submit(submissionId, await uploaded(['New.']), 'student');
    expect(await intake.get(submissionId)).toEqual(before);
  });

  test('ignores what a student says of the price', async () => {
    const { revisions, uploaded } = await openRevisionBench();
    const input = { ...(await uploaded(['New.'])), price: 'changes', note: 'Cheap, please.' };
    const { revision } = await revisions.submit(submissionId, input, 'student');
    expect([revision.price, revision.note]).toEqual([undefined, undefined]);
  });

  test('is not removed with abandoned uploads', async () => {
    const { revised, store, objects, clock } = await openRevisionBench();
    const { revision } = await revised(['New.']);
    clock.pass(48 * 60 * 60 * 1000);
    await purgeUploads(clock.now(), { store, objects });
    expect(await objects.head(revision.document.key)).not.toBeNull();
  });
});

describe('a revised document is refused', () => {
  test.each([
    ['which nobody uploaded', 'document_missing'],
    ['whose upload URL was never asked for', 'input_invalid'],
  ] as const)('%s', async (what, code) => {
    const bench = await openRevisionBench();
    if (what.startsWith('which')) await issue(bench, revisionId);
    const answer = bench.revisions.submit(submissionId, uploadOf(revisionId), 'student');
    expect((await refusal(answer)).code).toBe(code);
  });

  test.each(['student', 'operator'] as const)('which is the one that is quoted, from the %s', async (by) => {
    const { revisions, revised, uploaded, intake, jobs } = await openRevisionBench();
    await revised(['New.']);
    const [before, jobsBefore] = [await intake.record(submissionId), jobs.added.length];
    const again = revisions.submit(submissionId, await uploaded(['New.'], idNumber(902)), by);
    expect(await refusal(again)).toMatchObject({
      code: 'nothing_changed',
      message: expect.stringContaining('has not changed'),
    });
    expect(await intake.record(submissionId)).toEqual(before);
    expect(jobs.added).toHaveLength(jobsBefore);
  });

  test('very often, after which no more copies of the upload are made', async () => {
    const { revisions, revised, uploaded, store, objects } = await openRevisionBench();
    await revised(['New.']);
    const uploadId = idNumber(902);
    const upload = await uploaded(['New.'], uploadId);
    const code = async () => (await refusal(revisions.submit(submissionId, upload, 'student'))).code;
    for (let time = 0; time < 20; time++) expect(await code()).toBe('nothing_changed');
    expect(await code()).toBe('input_invalid');
    const { copies = [] } =
      (await store.get<{ copies: string[] }>(`pending-uploads/${uploadId}`))?.value ?? {};
    expect(copies).toHaveLength(20);
    for (const key of copies) expect(await objects.head(key)).toBeNull();
  });

  test('while another one is read', async () => {
    const { revisions, uploaded } = await openRevisionBench();
    await revisions.submit(submissionId, await uploaded(['New.']), 'student');
    const second = revisions.submit(submissionId, await uploaded(['Newer.'], idNumber(902)), 'student');
    expect((await refusal(second)).code).toBe('submission_in_work');
  });

  test('while the first document is read', async () => {
    const bench = await openRevisionBench();
    const other = idNumber(2);
    await submitted(bench, formOf({ submissionId: other }));
    const answer = bench.revisions.submit(other, await bench.uploaded(['New.']), 'student');
    expect((await refusal(answer)).code).toBe('submission_in_work');
  });

  test('for an upload that was submitted as a thesis of its own, and the other way round', async () => {
    const bench = await openRevisionBench();
    const other = idNumber(2);
    await submitted(bench, formOf({ submissionId: other }));
    const answer = bench.revisions.submit(submissionId, uploadOf(other), 'student');
    expect((await refusal(answer)).code).toBe('upload_closed');
    await bench.revised(['New.']);
    const form = formOf({ submissionId: revisionId });
    expect(await refusal(bench.intake.submit(form))).toMatchObject({
      code: 'input_invalid',
      message: expect.stringContaining('was sent as a revised document'),
    });
  });

  test.each(['form', 'revision'])(
    'where a form and a revised document take one upload at once, the %s first',
    async (first) => {
      const { intake, revisions, uploaded } = await openRevisionBench();
      const upload = await uploaded(['New.']);
      const ways = {
        form: () => intake.submit(formOf({ submissionId: revisionId })),
        revision: () => revisions.submit(submissionId, upload, 'student'),
      };
      const order = first === 'form' ? [ways.form, ways.revision] : [ways.revision, ways.form];
      const ends = await Promise.allSettled(order.map((send) => send()));
      expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    },
  );

  test('for a second submission', async () => {
    const bench = await openRevisionBench();
    const upload = await bench.uploaded(['New.']);
    await bench.revisions.submit(submissionId, upload, 'student');
    const other = idNumber(2);
    await submitted(bench, formOf({ submissionId: other }));
    await bench.store.put(`submissions/${other}`, {
      ...(await bench.intake.record(submissionId)),
      submissionId: other,
      revisions: [],
    });
    expect((await refusal(bench.revisions.submit(other, upload, 'student'))).code).toBe('input_invalid');
  });

  test('that is larger than allowed', async () => {
    const { createRevisions } = await import('../../../../src/core/services/revisions/revisions.ts');
    const bench = await openRevisionBench();
    const revisions = createRevisions({ ...bench, maximumUploadBytes: 10 });
    const answer = revisions.submit(submissionId, await bench.uploaded(['New.']), 'student');
    expect((await refusal(answer)).code).toBe('upload_too_large');
  });

  test('after very many', async () => {
    const { store, intake, revised, revisions, uploaded } = await openRevisionBench();
    await revised(['New.']);
    const record = await intake.record(submissionId);
    const [one] = record.revisions ?? [];
    const many = Array.from({ length: mostRevisions }, (_, index) => ({ ...one, revisionId: `${index}` }));
    await store.put(`submissions/${submissionId}`, { ...record, revisions: many });
    const answer = revisions.submit(submissionId, await uploaded(['Newer.'], idNumber(902)), 'student');
    expect(await refusal(answer)).toMatchObject({
      code: 'input_invalid',
      message: expect.stringContaining('20 revised documents'),
    });
  });

  test('when it is sent again on other terms', async () => {
    const { revisions, uploaded } = await openRevisionBench();
    const upload = await uploaded(['New.']);
    await revisions.submit(submissionId, upload, 'operator');
    const again = revisions.submit(submissionId, { ...upload, price: 'whole' }, 'operator');
    expect((await refusal(again)).code).toBe('input_invalid');
  });
});

test('the URL of an upload that was accepted takes nothing more', async () => {
  const { revised, intake } = await openRevisionBench();
  await revised(['New.']);
  const late = intake.checkUpload(uploadOf(revisionId).objectKey);
  expect((await refusal(late)).code).toBe('upload_closed');
});
