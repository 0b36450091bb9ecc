import { describe, expect, test } from 'vitest';
import { createIntake } from '../../../../src/core/services/intake/intake.ts';
import { everyPage } from '../../../support/every-page.ts';
import { formOf, openBench, refusal, submitted, unavailable } from '../support/bench.ts';
import { idNumber } from '../support/counted-ids.ts';
import { runToEnd, tryOf } from '../support/kept-jobs.ts';
import { someAnalysis } from '../support/plain-analyser.ts';

const base = {
  submissionId: idNumber(1),
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  serviceType: 'editing',
  createdAt: '2026-11-20T09:00:00.000Z',
};
const privateFields = { phone: '+44 20 7946 0000', notes: 'Please hurry.' };

describe('a submission', () => {
  test('shows six fields and no others while it is processed', async () => {
    const bench = openBench();
    await submitted(bench, privateFields);
    expect(await bench.intake.get(idNumber(1))).toEqual({ ...base, status: 'processing' });
  });

  test('shows nothing of its finished steps while it is processed', async () => {
    const bench = openBench();
    await submitted(bench, privateFields);
    const crm = { ...bench.processing.crm, createDeal: () => Promise.reject(unavailable('crm_unavailable')) };
    const running = bench.handler({ crm })({ submissionId: idNumber(1) }, tryOf());
    await expect(running).rejects.toThrow();
    expect(await bench.intake.record(idNumber(1))).toHaveProperty('quote');
    expect(await bench.intake.get(idNumber(1))).toEqual({ ...base, status: 'processing' });
  });

  test('shows its analysis, quote and deal when it is completed, and no currency', async () => {
    const bench = openBench();
    await submitted(bench, privateFields);
    await runToEnd(bench.handler(), { submissionId: idNumber(1) });
    expect(await bench.intake.get(idNumber(1))).toEqual({
      ...base,
      status: 'completed',
      analysis: someAnalysis,
      quote: {
        lineItems: [
          { description: 'Editing: 50,000 words of text', amount: 900 },
          { description: 'Editing: 5,000 words of references', amount: 120 },
          { description: 'Editing: 15 tables', amount: 45 },
          { description: 'Editing: 15 figures', amount: 22.5 },
          { description: 'Editing: 12 pages of front matter', amount: 45 },
        ],
        subtotal: 1132.5,
        adminFee: 25,
        total: 1157.5,
      },
      crmUrl: 'https://crm.example/deal/1',
    });
  });

  test('shows a sentence and a code when it is in error', async () => {
    const bench = openBench();
    await bench.intake.submit(formOf(privateFields));
    await runToEnd(bench.handler(), { submissionId: idNumber(1) });
    expect(await bench.intake.get(idNumber(1))).toEqual({
      ...base,
      status: 'error',
      error: 'The document was not uploaded. Please start again with a new upload.',
      errorCode: 'document_missing',
    });
  });

  test.each(['unknown', '', '../config/rate-schedule', 'a/b', '\u0000', '__proto__'])(
    'is not found under %j',
    async (submissionId) => {
      const bench = openBench();
      await submitted(bench);
      expect(await refusal(bench.intake.get(submissionId))).toMatchObject({
        code: 'not_found',
        message: 'No submission has this id.',
        details: { kind: 'submission' },
      });
    },
  );

  test('is not unknown because the storage fails', async () => {
    const bench = openBench();
    const store = { ...bench.store, get: () => Promise.reject(unavailable()) };
    const error = await refusal(createIntake({ ...bench, store }).get(idNumber(1)));
    expect(error.code).toBe('storage_unavailable');
  });
});

describe('the list of submissions', () => {
  test('is empty at first', async () => {
    expect(await everyPage(openBench().intake.list)).toEqual([]);
  });

  test('has the newest first, and of the same time those with the lower ids', async () => {
    const bench = openBench({ issued: ['a', 'b', 'c'] });
    for (const submissionId of ['b', 'a']) await bench.intake.submit(formOf({ submissionId }));
    bench.clock.pass(1);
    await bench.intake.submit(formOf({ submissionId: 'c' }));
    const ids = (await everyPage(bench.intake.list)).map((submission) => submission.submissionId);
    expect(ids).toEqual(['c', 'a', 'b']);
  });

  test('has them all', async () => {
    const issued = Array.from({ length: 100 }, (_, index) => `s${index}`);
    const bench = openBench({ issued });
    const forms = issued.map((submissionId) => formOf({ submissionId }));
    await Promise.all(forms.map((form) => bench.intake.submit(form)));
    expect(await everyPage(bench.intake.list)).toHaveLength(100);
  });
});
