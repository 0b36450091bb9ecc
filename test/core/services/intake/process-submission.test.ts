import { describe, expect, test } from 'vitest';
import { submissionKey } from '../../../../src/core/records/submissions/submission-record.ts';
import { analyseDocument } from '../../../../src/core/services/intake/process-submission.ts';
import { abandoned, finishSubmission } from '../../../../src/core/services/intake/submission-end.ts';
import { everyPage } from '../../../support/every-page.ts';
import { type Bench, formOf, openBench, someDocument, submitted } from '../support/bench.ts';
import { idNumber } from '../support/counted-ids.ts';
import { runToEnd, tryOf } from '../support/kept-jobs.ts';
import { plainAnalyser, someAnalysis } from '../support/plain-analyser.ts';
import { plainCrm } from '../support/plain-crm.ts';

const submissionId = idNumber(1);

/** A bench whose analyser throws. */
function failingAnalyser(error: unknown) {
  return { ...plainAnalyser(), analyse: () => Promise.reject(error) };
}

/** A bench with a submission that was processed to its end. */
async function processed(given: Record<string, unknown> = {}): Promise<Bench> {
  const bench = openBench();
  await submitted(bench, given);
  await runToEnd(bench.handler(), { submissionId });
  return bench;
}

describe('processing a submission', () => {
  test('completes it with its analysis, quote, deal and time', async () => {
    const { intake } = await processed();
    expect(await intake.record(submissionId)).toEqual({
      ...formOf(),
      status: 'completed',
      document: { key: expect.any(String), bytes: someDocument.length, sha256: expect.any(String) },
      createdAt: '2026-11-20T09:00:00.000Z',
      finishedAt: '2026-11-20T09:00:00.000Z',
      restarts: 0,
      analysis: someAnalysis,
      doubts: [],
      quote: expect.objectContaining({ total: 1157.5, currency: 'USD' }),
      ratesId: expect.stringMatching(/^[0-9a-f]{32}$/),
      dealIntent: { id: expect.any(String), at: '2026-11-20T09:00:00.000Z' },
      deal: { dealId: '1', url: 'https://crm.example/deal/1' },
    });
  });

  test('reads the whole document, however it is cut', async () => {
    const analyser = plainAnalyser();
    const { objects } = openBench();
    async function* pieces() {
      for (const byte of someDocument) yield new Uint8Array([byte]);
    }
    await objects.put('uploads/1/a.docx', pieces(), { contentType: 'x/y' });
    await analyseDocument('uploads/1/a.docx', { objects, analyser });
    expect(Buffer.from(analyser.documents[0] ?? [])).toEqual(Buffer.from(someDocument));
  });

  test('tells once that it is finished', async () => {
    const { finished } = await processed();
    expect(finished).toMatchObject([{ submissionId, status: 'completed' }]);
  });

  test('does nothing more with one that has ended', async () => {
    const bench = await processed();
    const before = await bench.intake.record(submissionId);
    const crm = plainCrm();
    await bench.handler({ crm, analyser: failingAnalyser(new Error()) })({ submissionId }, tryOf());
    expect(await bench.intake.record(submissionId)).toEqual(before);
    expect(bench.finished).toHaveLength(1);
    expect(crm.created).toEqual([]);
  });

  test('does nothing with one that is not there', async () => {
    const bench = openBench();
    await bench.handler()({ submissionId: 'gone' }, tryOf());
    expect(bench.finished).toEqual([]);
  });

  test('uses the rates that are in force then', async () => {
    const bench = openBench();
    await submitted(bench);
    await bench.rates.put({ rates: { editing: { perTable: 10 } }, adminFee: 0 });
    await runToEnd(bench.handler(), { submissionId });
    expect((await bench.intake.get(submissionId)).quote?.total).toBe(150);
  });

  test('warns in the log when it quotes with the starter rates', async () => {
    const { logger } = await processed();
    expect(logger.lines).toContainEqual({
      level: 'warn',
      message: 'quoted with the starter rates; store your own',
      fields: { submissionId },
    });
  });

  test('does not warn when the operator has rates', async () => {
    const bench = openBench();
    await submitted(bench);
    await bench.rates.put({ rates: { textPerWord: 0.01 } });
    await runToEnd(bench.handler(), { submissionId });
    expect(bench.logger.lines.map(({ message }) => message)).toEqual(['submission begun']);
  });
});

describe('rates that changed between the form and the quote', () => {
  test('end a submission whose service they lost, with those they have', async () => {
    const bench = openBench();
    await submitted(bench);
    await bench.rates.put({ rates: { proofreading: { textPerWord: 0.01 } } });
    await bench.handler()({ submissionId }, tryOf());
    expect(await bench.intake.get(submissionId)).toMatchObject({
      status: 'error',
      error: 'This desk has no service type "editing". It has: proofreading.',
      errorCode: 'service_type_unknown',
    });
  });

  test('end a submission when they are wrong, without words that only the operator understands', async () => {
    const bench = openBench();
    await submitted(bench);
    await bench.store.put('config/rate-schedule', { rates: { editing: { perTable: 'free' } } });
    await bench.handler()({ submissionId }, tryOf());
    expect(await bench.intake.get(submissionId)).toMatchObject({
      status: 'error',
      error: 'The desk could not finish this submission. Please contact the editor.',
      errorCode: 'rates_invalid',
    });
  });
});

describe('a submission that goes while it is processed', () => {
  test.each(['analysis', 'quote'])(
    'gets no deal when it is deleted before its %s is written',
    async (step) => {
      const bench = openBench();
      await submitted(bench);
      const vanish = () => bench.store.delete(submissionKey(submissionId));
      const analyser = plainAnalyser();
      const crm = plainCrm();
      const rates = { ...bench.rates };
      if (step === 'analysis') {
        analyser.analyse = async (document) => {
          await vanish();
          return plainAnalyser().analyse(document);
        };
      } else {
        rates.inForce = async () => {
          await vanish();
          return bench.rates.inForce();
        };
      }
      await bench.handler({ crm, analyser, rates })({ submissionId }, tryOf());
      expect(crm.created).toEqual([]);
      expect(bench.finished).toEqual([]);
      expect(await everyPage(bench.intake.list)).toEqual([]);
    },
  );

  test('gets no deal and keeps its end when it ended meanwhile', async () => {
    const bench = openBench();
    await submitted(bench);
    const rates = {
      ...bench.rates,
      async inForce() {
        await finishSubmission(submissionId, abandoned, bench.processing);
        return bench.rates.inForce();
      },
    };
    const crm = plainCrm();
    await bench.handler({ crm, rates })({ submissionId }, tryOf());
    expect(crm.created).toEqual([]);
    expect(await bench.intake.record(submissionId)).toMatchObject(abandoned);
    expect(bench.finished).toHaveLength(1);
  });

  test('stays gone when it is deleted while its deal is created, and the log has the deal', async () => {
    const bench = openBench();
    await submitted(bench);
    const crm = plainCrm();
    const createDeal: typeof crm.createDeal = async (deal, options) => {
      await bench.store.delete(submissionKey(submissionId));
      return crm.createDeal(deal, options);
    };
    await bench.handler({ crm: { ...crm, createDeal } })({ submissionId }, tryOf());
    expect(await everyPage(bench.intake.list)).toEqual([]);
    expect(bench.logger.lines.at(-1)).toEqual({
      level: 'warn',
      message: 'a deal was opened for a submission that had ended in the meantime',
      fields: { submissionId, dealId: '1' },
    });
  });
});
