import { describe, expect, test } from 'vitest';
import type { RateSchedule } from '../../../../src/core/pricing/rates/rate-schedule.ts';
import { changeRecord } from '../../../../src/core/records/change-record.ts';
import { earlierQuoteOf } from '../../../../src/core/records/submissions/charged-version.ts';
import { isLikelyMistake } from '../../../../src/core/records/submissions/likely-mistake.ts';
import { quoteVersionsOf } from '../../../../src/core/records/submissions/submission-quotes.ts';
import {
  type SubmissionRecord,
  submissionKey,
} from '../../../../src/core/records/submissions/submission-record.ts';
import { createQuotes } from '../../../../src/core/services/quotes/quotes.ts';
import { docx } from '../../../support/docx/docx.ts';
import { heading, paragraph } from '../../../support/docx/text.ts';
import { idNumber } from '../support/counted-ids.ts';
import { openRevisionBench, submissionId } from './revision-bench.ts';

/** A bench whose student has sent a text that has nothing of the first one; version 2 is for it. */
async function mistaken(rates?: RateSchedule) {
  const bench = await openRevisionBench('won');
  if (rates) await bench.rates.put(rates);
  const first = await bench.revised([], { by: 'student', uploadId: idNumber(900), document: await other() });
  expect(first.version?.version).toBe(2);
  return bench;
}

function other(): Promise<Uint8Array> {
  const words = Array.from({ length: 400 }, (_, index) => `iron${index}`).join(' ');
  return docx({ body: [heading(1, 'About iron'), paragraph(words)] });
}

describe('the right document after one that was sent by mistake', () => {
  const right = { by: 'student', uploadId: idNumber(902) } as const;

  test('is compared with the one before the mistake, so nothing is in doubt', async () => {
    const { revised } = await mistaken();
    const { version } = await revised(['Salt is weighed dry.'], right);
    expect(version).toMatchObject({ version: 3, revision: { comparedWith: 1 } });
    expect(version?.revision?.changes.words.text).toMatchObject({ added: 4, removed: 0 });
    expect(version && isLikelyMistake(version)).toBe(false);
    expect(version?.doubts.join()).not.toContain('by mistake');
  });

  test('is charged for its changes alone, on top of the quote before the mistake', async () => {
    const bench = await mistaken({
      rates: { editing: { textPerWord: 0.1 } },
      revisionPercent: 50,
      adminFee: 25,
    });
    const { version } = await bench.revised(['Salt is weighed dry.'], right);
    expect(version?.quote.total).toBe(25.2);
    const versions = quoteVersionsOf(await bench.intake.record(submissionId));
    expect(earlierQuoteOf(versions)).toMatchObject({
      version: 1,
      totalWithThis: Number(versions[0]?.quote.total) + 25.2,
    });
  });

  test('is in doubt as well if it is another one again', async () => {
    const { revised } = await mistaken();
    const again = { by: 'student', uploadId: idNumber(902), document: await other() } as const;
    await revised(['Salt is weighed dry.'], { ...right, uploadId: idNumber(903) });
    const { version } = await revised([], again);
    expect(version).toMatchObject({ version: 4, revision: { comparedWith: 3 } });
    expect(version && isLikelyMistake(version)).toBe(true);
  });

  test('is compared with what an editor has mailed to the student', async () => {
    const { revised, store } = await mistaken();
    await changeRecord<SubmissionRecord>(store, submissionKey(submissionId), (record) => ({
      ...record,
      notices: { 'quote.2': { state: 'released', at: '2026-11-20T09:00:00.000Z' } },
    }));
    const { version } = await revised(['Salt is weighed dry.'], right);
    expect(version?.revision?.comparedWith).toBe(2);
  });

  test('is compared with what an editor has quoted again', async () => {
    const { revised, ...bench } = await mistaken();
    await createQuotes(bench).create(submissionId, { basedOn: 2, note: 'Dear Ada' });
    const { version } = await revised(['Salt is weighed dry.'], right);
    expect(version).toMatchObject({ version: 4, revision: { comparedWith: 3 } });
  });
});
