import { describe, expect, test } from 'vitest';
import { type Bench, formOf, openBench, refusal, submitted, unavailable, upload } from '../support/bench.ts';
import { idNumber } from '../support/counted-ids.ts';
import { runToEnd, tryOf } from '../support/kept-jobs.ts';

const submissionId = idNumber(1);

/** A submission whose deal could not be opened. */
async function inError(bench: Bench): Promise<void> {
  await submitted(bench);
  const crm = { ...bench.processing.crm, createDeal: () => Promise.reject(unavailable('crm_refused')) };
  await bench.handler({ crm })({ submissionId }, tryOf());
}

describe('to retry a submission', () => {
  test('puts it back to processing', async () => {
    const bench = openBench();
    await inError(bench);
    expect(await bench.intake.retry(submissionId)).toMatchObject({ submissionId, status: 'processing' });
    const record = await bench.intake.record(submissionId);
    expect(record).not.toHaveProperty('error');
    expect(record).not.toHaveProperty('errorCode');
    expect(record).not.toHaveProperty('finishedAt');
  });

  test('is a job of its own', async () => {
    const bench = openBench();
    await inError(bench);
    await bench.intake.retry(submissionId);
    expect(bench.jobs.added.map((job) => job.id)).toEqual([submissionId, `${submissionId}.1`]);
  });

  test('keeps the steps that were done, and completes it', async () => {
    const bench = openBench();
    const analyser = bench.processing.analyser;
    await inError(bench);
    await bench.intake.retry(submissionId);
    await runToEnd(bench.handler({ analyser: { ...analyser, analyse: () => Promise.reject(new Error()) } }), {
      submissionId,
    });
    expect(await bench.intake.get(submissionId)).toMatchObject({ status: 'completed' });
  });

  test('lets a document that is there by now be read', async () => {
    const bench = openBench();
    await bench.intake.submit(formOf());
    await runToEnd(bench.handler(), { submissionId });
    await upload(bench, formOf());
    await bench.intake.retry(submissionId);
    await runToEnd(bench.handler(), { submissionId });
    expect((await bench.intake.get(submissionId)).status).toBe('completed');
  });

  test('can be done any number of times', async () => {
    const bench = openBench();
    await bench.intake.submit(formOf());
    for (let round = 0; round < 3; round++) {
      await runToEnd(bench.handler(), { submissionId });
      await bench.intake.retry(submissionId);
    }
    expect(bench.jobs.added.map((job) => job.id)).toEqual([
      submissionId,
      `${submissionId}.1`,
      `${submissionId}.2`,
      `${submissionId}.3`,
    ]);
  });

  test('by many at the same time is one restart', async () => {
    const bench = openBench();
    await inError(bench);
    await Promise.all(Array.from({ length: 5 }, () => bench.intake.retry(submissionId)));
    expect((await bench.intake.record(submissionId)).restarts).toBe(1);
    expect(bench.jobs.added).toHaveLength(2);
  });

  test('gives one that is processed its lost job back and changes nothing else', async () => {
    const bench = openBench();
    await submitted(bench);
    const before = await bench.intake.record(submissionId);
    bench.jobs.added.length = 0;
    await bench.intake.retry(submissionId);
    expect(await bench.intake.record(submissionId)).toEqual(before);
    expect(bench.jobs.added.map((job) => job.id)).toEqual([submissionId]);
  });

  test('runs a job again that failed for good while the submission was processed', async () => {
    const bench = openBench();
    await submitted(bench);
    await bench.intake.retry(submissionId);
    expect(bench.jobs.retried).toEqual([{ name: 'intake', id: submissionId }]);
  });

  test('that is completed is refused', async () => {
    const bench = openBench();
    await submitted(bench);
    await runToEnd(bench.handler(), { submissionId });
    const before = await bench.intake.record(submissionId);
    expect(await refusal(bench.intake.retry(submissionId))).toMatchObject({
      code: 'input_invalid',
      message: expect.stringContaining('completed'),
    });
    expect(await bench.intake.record(submissionId)).toEqual(before);
  });

  test('that nobody made is refused', async () => {
    const error = await refusal(openBench().intake.retry('unknown'));
    expect(error.code).toBe('not_found');
  });
});
