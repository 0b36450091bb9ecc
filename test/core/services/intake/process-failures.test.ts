import { describe, expect, test } from 'vitest';
import { DeskError, type DeskErrorCode } from '../../../../src/core/errors.ts';
import { formOf, openBench, someDocument, submitted, unavailable } from '../support/bench.ts';
import { idNumber } from '../support/counted-ids.ts';
import { runToEnd, tryOf } from '../support/kept-jobs.ts';
import { plainAnalyser, someAnalysis } from '../support/plain-analyser.ts';
import { plainCrm } from '../support/plain-crm.ts';

const submissionId = idNumber(1);

/** A bench whose analyser throws. */
function failingAnalyser(error: unknown) {
  return { ...plainAnalyser(), analyse: () => Promise.reject(error) };
}

describe('a document that cannot be read', () => {
  test.each<DeskErrorCode>([
    'document_not_docx',
    'document_encrypted',
    'document_damaged',
    'document_no_main_part',
    'document_too_large',
    'document_unsafe',
    'document_empty',
  ])('ends its submission at once: %s', async (code) => {
    const bench = openBench();
    await submitted(bench);
    const analyser = failingAnalyser(new DeskError(code, 'Please send another file.'));
    await bench.handler({ analyser })({ submissionId }, tryOf());
    expect(await bench.intake.get(submissionId)).toMatchObject({
      status: 'error',
      error: 'Please send another file.',
      errorCode: code,
    });
    expect(bench.finished).toHaveLength(1);
  });

  test('ends its submission when nobody uploaded it', async () => {
    const bench = openBench();
    await bench.intake.submit(formOf());
    await bench.handler()({ submissionId }, tryOf());
    expect(await bench.intake.record(submissionId)).toMatchObject({
      status: 'error',
      errorCode: 'document_missing',
      finishedAt: '2026-11-20T09:00:00.000Z',
    });
  });

  test('is given up while it is read when it is larger than the limit', async () => {
    const bench = openBench();
    await submitted(bench);
    const megabyte = new Uint8Array(1024 * 1024);
    let read = 0;
    async function* endless() {
      for (;;) {
        read++;
        yield megabyte;
      }
    }
    const get = async () => ({ size: 1, contentType: 'x/y', content: endless() });
    await bench.handler({ objects: { ...bench.objects, get } })({ submissionId }, tryOf());
    expect((await bench.intake.get(submissionId)).errorCode).toBe('document_too_large');
    expect(read).toBe(101);
  });

  test('does not matter any more once it was analysed', async () => {
    const bench = openBench();
    await submitted(bench);
    const crm = { ...plainCrm(), createDeal: () => Promise.reject(unavailable('crm_unavailable')) };
    await expect(bench.handler({ crm })({ submissionId }, tryOf())).rejects.toThrow();
    await bench.objects.delete(`uploads/${submissionId}/thesis.docx`);
    await runToEnd(bench.handler(), { submissionId });
    expect((await bench.intake.get(submissionId)).status).toBe('completed');
  });
});

describe('a service that fails', () => {
  test.each<[string, unknown, string]>([
    ['the storage', unavailable('storage_unavailable'), 'storage_unavailable'],
    ['the analysis, for no known reason', new TypeError('x is not a function'), 'internal_error'],
    ['something that throws no error', 'oops', 'internal_error'],
  ])('gives the job back to the queue: %s', async (_name, error) => {
    const bench = openBench();
    await submitted(bench);
    const running = bench.handler({ analyser: failingAnalyser(error) })({ submissionId }, tryOf());
    await expect(running).rejects.toBe(error);
    expect((await bench.intake.get(submissionId)).status).toBe('processing');
    expect(bench.finished).toEqual([]);
  });

  test.each<[unknown, string]>([
    [unavailable('storage_unavailable'), 'storage_unavailable'],
    [unavailable('crm_unavailable'), 'crm_unavailable'],
    [new TypeError('x is not a function'), 'internal_error'],
    [null, 'internal_error'],
  ])('ends the submission with the last try: %s', async (error, errorCode) => {
    const bench = openBench();
    await submitted(bench);
    const handler = bench.handler({ analyser: failingAnalyser(error) });
    await handler({ submissionId }, tryOf({ attempt: 8, isLast: true }));
    expect(await bench.intake.get(submissionId)).toMatchObject({
      status: 'error',
      error:
        'The desk could not finish this submission, because a service that it needs is not available. Please contact the editor.',
      errorCode,
    });
  });

  test('that says when to come again ends nothing, also at the last try, while the queue may wait', async () => {
    const bench = openBench();
    await submitted(bench);
    const busy = new DeskError('crm_unavailable', 'Budget used up.', {
      details: { retryAfterSeconds: 3600 },
    });
    const handler = bench.handler({ analyser: failingAnalyser(busy) });
    await expect(handler({ submissionId }, tryOf({ isLast: true }))).rejects.toBe(busy);
    expect((await bench.intake.get(submissionId)).status).toBe('processing');
    await handler({ submissionId }, tryOf({ isLast: true, mayBeDeferred: false }));
    expect((await bench.intake.get(submissionId)).errorCode).toBe('crm_unavailable');
  });

  test('is named in the log by code, kind and place, without its message', async () => {
    const bench = openBench();
    await submitted(bench);
    const error = new TypeError('Ada Lovelace is not a function');
    await bench.handler({ analyser: failingAnalyser(error) })({ submissionId }, tryOf({ isLast: true }));
    expect(bench.logger.lines).toEqual([
      { level: 'info', message: 'submission begun', fields: { submissionId, attempt: 1 } },
      {
        level: 'warn',
        message: 'submission failed',
        fields: {
          submissionId,
          attempt: 1,
          code: 'internal_error',
          kind: 'TypeError',
          place: expect.stringContaining('process-failures.test.ts'),
        },
      },
    ]);
  });

  test('ends the submission at once when it is a CRM that refuses, without its words', async () => {
    const bench = openBench();
    await submitted(bench);
    const refusal = new DeskError('crm_refused', 'Field 4711 of account x is required.');
    const crm = { ...plainCrm(), createDeal: () => Promise.reject(refusal) };
    await bench.handler({ crm })({ submissionId }, tryOf());
    expect(await bench.intake.get(submissionId)).toMatchObject({
      status: 'error',
      error: 'The desk could not finish this submission. Please contact the editor.',
      errorCode: 'crm_refused',
    });
  });

  test('is nobody’s fault when the queue asked to stop, also at the last try', async () => {
    const bench = openBench();
    await submitted(bench);
    const stop = new AbortController();
    const analyse = async () => {
      stop.abort(new Error('The queue closes.'));
      return plainAnalyser().analyse(someDocument);
    };
    const handler = bench.handler({ analyser: { ...plainAnalyser(), analyse } });
    const running = handler({ submissionId }, tryOf({ isLast: true, signal: stop.signal }));
    await expect(running).rejects.toThrow('The queue closes.');
    expect(await bench.intake.record(submissionId)).toMatchObject({
      status: 'processing',
      analysis: someAnalysis,
    });
    expect(bench.logger.lines.map(({ message }) => message)).toEqual(['submission begun']);
  });
});
