import { describe, expect, test } from 'vitest';
import type { SubmissionRecord } from '../../../../src/core/records/submissions/submission-record.ts';
import { createQuotes } from '../../../../src/core/services/quotes/quotes.ts';
import { requoteEvent, submissionEvent } from '../../../../src/core/services/webhooks/desk-event.ts';
import { openBench, submitted } from '../support/bench.ts';
import { idNumber } from '../support/counted-ids.ts';
import { runToEnd } from '../support/kept-jobs.ts';
import { hour } from '../support/movable-clock.ts';
import { plainAnalyser } from '../support/plain-analyser.ts';

const submissionId = idNumber(1);

describe('the id of an event', () => {
  test('is the same each time that the same end of a submission is announced', async () => {
    const bench = openBench();
    await submitted(bench);
    await runToEnd(bench.handler(), { submissionId });
    const first = submissionEvent(await bench.intake.record(submissionId));
    bench.clock.pass(hour);
    expect(submissionEvent(await bench.intake.record(submissionId))).toEqual(first);
  });

  test('is another one for an end that was reached again after a record was put back', async () => {
    const bench = openBench();
    await submitted(bench);
    const backup = await bench.intake.record(submissionId);
    const ids = await idsOfTwo(bench, backup, async () => {
      await runToEnd(bench.handler(), { submissionId });
      return submissionEvent(await bench.intake.record(submissionId))?.id;
    });
    expect(new Set(ids).size).toBe(2);
  });

  test('is another one for a version with the number of one that was lost', async () => {
    const bench = openBench();
    await submitted(bench);
    await runToEnd(bench.handler(), { submissionId });
    const quotes = createQuotes({ ...bench, analyser: plainAnalyser() });
    const backup = await bench.intake.record(submissionId);
    const ids = await idsOfTwo(bench, backup, async () => {
      const numbers = { tables: { value: 7, reason: 'counted' } };
      const version = await quotes.create(submissionId, { basedOn: 1, numbers });
      return requoteEvent(await bench.intake.record(submissionId), version).id;
    });
    expect(new Set(ids).size).toBe(2);
  });

  test('has no character that a signature or a file name could not take', async () => {
    const bench = openBench();
    await submitted(bench);
    await runToEnd(bench.handler(), { submissionId });
    expect(submissionEvent(await bench.intake.record(submissionId))?.id).toMatch(/^[\w-]+$/);
  });
});

/** The ids of what happens now, and of what happens an hour after the record was put back. */
async function idsOfTwo(
  { store, clock }: ReturnType<typeof openBench>,
  backup: SubmissionRecord,
  happen: () => Promise<string | undefined>,
): Promise<(string | undefined)[]> {
  const first = await happen();
  await store.put(`submissions/${submissionId}`, backup);
  clock.pass(hour);
  return [first, await happen()];
}
