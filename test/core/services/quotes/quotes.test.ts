import { describe, expect, test } from 'vitest';
import type { AnalysisResult } from '../../../../src/core/docx/analysis.ts';
import { namedDoubts } from '../../../../src/core/docx/evidence/doubt.ts';
import type { Analyser } from '../../../../src/core/ports.ts';
import { reportKey } from '../../../../src/core/records/submissions/report-record.ts';
import { createPurge } from '../../../../src/core/services/privacy/purge.ts';
import { remainingDoubts } from '../../../../src/core/services/quotes/quote-terms.ts';
import { createQuotes } from '../../../../src/core/services/quotes/quotes.ts';
import { collect } from '../../../support/collect.ts';
import { beingRemoved } from '../support/being-removed.ts';
import { openBench, refusal, submitted } from '../support/bench.ts';
import { idNumber } from '../support/counted-ids.ts';
import { runToEnd } from '../support/kept-jobs.ts';
import { plainAnalyser, someAnalysis } from '../support/plain-analyser.ts';

const submissionId = idNumber(1);

/** A bench with a submission that was quoted, and an analyser that heeds a boundary. */
async function quoted() {
  const bench = openBench();
  await submitted(bench);
  const analyser = heedfulAnalyser();
  await runToEnd(bench.handler({ analyser }), { submissionId });
  const quotes = createQuotes({ ...bench, analyser });
  /** Corrects the newest version. */
  const create = async (input: object) => {
    const { versions } = await quotes.list(submissionId);
    return quotes.create(submissionId, { basedOn: versions.length, ...input });
  };
  return { ...bench, analyser, quotes, create };
}

/** Finds as many front pages as the boundaries say, and is unsure of them while they say nothing. */
function heedfulAnalyser() {
  const plain = plainAnalyser();
  return {
    ...plain,
    async analyse(document: Uint8Array, options: { boundaries?: { frontPages?: number | undefined } } = {}) {
      const { analysis, report }: AnalysisResult = await plain.analyse(document);
      const frontPages = options.boundaries?.frontPages;
      const certainty = { ...report.certainty, frontMatter: frontPages === undefined ? 0.5 : 1 };
      const doubts = frontPages === undefined ? ['Which page does it start on?'] : [];
      const frontMatter = frontPages ?? analysis.frontMatter;
      return {
        analysis: { ...analysis, frontMatter },
        report: { ...report, certainty, ...namedDoubts(doubts) },
      };
    },
  };
}

/** The same with an analyser that finds one table and, whatever becomes of it, the same numbers. */
async function quotedByDocument() {
  const bench = openBench();
  await submitted(bench);
  const plain = plainAnalyser();
  const analyser: Analyser = {
    ...plain,
    async analyse(document, { boundaries = {} } = {}) {
      const { analysis, report } = await plain.analyse(document);
      const counted = boundaries.items?.[0]?.counted ?? true;
      const table = {
        paragraph: 4,
        caption: null,
        zone: 'text',
        counted,
        reason: 'x',
        certainty: 1,
      } as const;
      return { analysis, report: { ...report, tables: [table] } };
    },
  };
  await runToEnd(bench.handler({ analyser }), { submissionId });
  const quotes = createQuotes({ ...bench, analyser });
  const create = async (input: object) => {
    const { versions } = await quotes.list(submissionId);
    return quotes.create(submissionId, { basedOn: versions.length, ...input });
  };
  return { create };
}

describe('the first version of a quote', () => {
  test('is the automatic one', async () => {
    const { quotes } = await quoted();
    expect(await quotes.list(submissionId)).toEqual({
      ratesSince: { 1: null },
      versions: [
        expect.objectContaining({
          version: 1,
          services: ['editing'],
          analysis: someAnalysis,
          quote: expect.objectContaining({ total: 1157.5 }),
          doubts: ['Which page does it start on?'],
        }),
      ],
      mails: {},
      revisions: [],
      deal: { version: 1 },
    });
  });

  test('does not exist while the submission is in work', async () => {
    const bench = openBench();
    await submitted(bench);
    const quotes = createQuotes({ ...bench, analyser: plainAnalyser() });
    expect((await quotes.list(submissionId)).versions).toEqual([]);
    expect(await refusal(quotes.create(submissionId, { basedOn: 1 }))).toMatchObject({
      code: 'input_invalid',
    });
  });
});

describe('a further version', () => {
  test('is in force: the submission has its numbers and its quote', async () => {
    const { create, intake } = await quoted();
    await create({ numbers: { tables: { value: 12, reason: 'Three are layout.' } } });
    const { analysis, quote } = await intake.get(submissionId);
    expect(analysis?.tables).toBe(12);
    expect(quote?.total).toBe(1148.5);
  });

  test('leaves the versions before it as they were', async () => {
    const { create, quotes } = await quoted();
    const { versions: before } = await quotes.list(submissionId);
    await create({ lines: [{ description: 'Rush', percent: 15 }] });
    expect((await quotes.list(submissionId)).versions.slice(0, 1)).toEqual(before);
  });

  test('keeps beside a number that was set the one that was counted', async () => {
    const { create } = await quoted();
    const version = await create({ numbers: { tables: { value: 12, reason: 'Three are layout.' } } });
    expect(version.counted.tables).toBe(15);
    expect(version.numbers).toEqual({ tables: { value: 12, reason: 'Three are layout.' } });
  });

  test('says which of its numbers were set, even to what was counted', async () => {
    const { create, intake, quotes } = await quoted();
    expect(await intake.get(submissionId)).not.toHaveProperty('numbersSet');
    await create({ numbers: { tables: { value: 15, reason: 'Counted by hand.' } } });
    expect(await intake.get(submissionId)).toMatchObject({ numbersSet: ['tables'] });
    expect((await quotes.list(submissionId)).versions[0]?.analysis.tables).toBe(15);
  });

  test('tells the student what the editor wrote, and nothing if that was nothing', async () => {
    const { create, intake } = await quoted();
    await create({ note: 'Dear Ada,\nin May.' });
    expect(await intake.get(submissionId)).toMatchObject({ note: 'Dear Ada,\nin May.' });
    await create({ note: ' ' });
    expect(await intake.get(submissionId)).not.toHaveProperty('note');
  });

  test('has the terms of the version before, but for what is asked for', async () => {
    const { create } = await quoted();
    await create({ numbers: { tables: { value: 12, reason: 'Three are layout.' } }, note: 'Thank you.' });
    const third = await create({ lines: [{ description: 'Rush', percent: 15 }] });
    expect(third).toMatchObject({ version: 3, analysis: { tables: 12 }, note: '' });
  });

  test('takes back what is null', async () => {
    const { create } = await quoted();
    await create({
      numbers: { tables: { value: 1, reason: 'x' }, figures: { value: 1, reason: 'x' } },
      lines: [{ description: 'Rush', percent: 15 }],
    });
    const third = await create({ numbers: { tables: null }, lines: null });
    expect(third.analysis).toMatchObject({ tables: 15, figures: 1 });
    expect(third.lines).toEqual([]);
  });

  test('is for other services', async () => {
    const { create } = await quoted();
    const { quote } = await create({ services: ['formatting'] });
    expect(quote.lineItems[0]?.description).toBe('Formatting: 50,000 words of text');
  });

  test('has a note for the student', async () => {
    const { create } = await quoted();
    expect((await create({ note: 'A second look at your tables.' })).note).toBe(
      'A second look at your tables.',
    );
  });

  test('is refused for a submission that nobody knows', async () => {
    const { quotes } = await quoted();
    expect(await refusal(quotes.create('gone', { basedOn: 1 }))).toMatchObject({ code: 'not_found' });
  });

  test('is refused with terms that are none, with the field that is wrong', async () => {
    const { create } = await quoted();
    const error = await refusal(create({ numbers: { tables: { value: -1, reason: 'x' } } }));
    expect(error).toMatchObject({ code: 'input_invalid', details: { path: 'numbers.tables.value' } });
  });

  test('is refused where an operator writes more than a record can hold', async () => {
    const { create } = await quoted();
    const items = Array.from({ length: 900 }, () => ({ table: 'x'.repeat(100), counted: false }));
    expect(await refusal(create({ boundaries: { items } }))).toMatchObject({ code: 'input_invalid' });
  });
});

describe('a request that changes nothing', () => {
  const changes = { lines: [{ description: 'Rush', percent: 15 }], note: 'Hello' };

  test.each([
    ['says nothing', {}],
    ['says what there is', { lines: changes.lines, services: ['editing', 'editing'], numbers: {} }],
    ['repeats the note', { note: 'Hello' }],
    ['names the rates of the version', { rates: 1 }],
    ['asks for the rates in force, which are the same', { rates: 'current' }],
    ['only says whom to tell', { tellStudent: false }],
  ])('makes no version: it %s', async (_, request) => {
    const { create, quotes, jobs } = await quoted();
    await create(changes);
    const before = jobs.added.length;
    expect(await refusal(create(request))).toMatchObject({
      code: 'nothing_changed',
      message: expect.stringContaining('would be the same as version 2'),
    });
    expect((await quotes.list(submissionId)).versions).toHaveLength(2);
    expect(jobs.added).toHaveLength(before);
  });

  test('makes no version if boundaries say what was found without them, until they decide otherwise', async () => {
    const bench = await quotedByDocument();
    const asFound = { bodyStart: 0, referenceLists: [], items: [{ table: 4, counted: true }] };
    expect(await refusal(bench.create({ boundaries: asFound }))).toMatchObject({ code: 'nothing_changed' });
    const items = [{ table: 4, counted: false }];
    expect(await bench.create({ boundaries: { items } })).toMatchObject({
      version: 2,
      boundaries: { items },
    });
    // The same decision in other words.
    const inFull = { boundaries: { bodyStart: 0, items } };
    expect(await refusal(bench.create(inFull))).toMatchObject({ code: 'nothing_changed' });
    expect(await bench.create({ ...inFull, note: 'Hello' })).toMatchObject({ version: 3, ...inFull });
  });

  test('is none if its boundaries settle a doubt', async () => {
    const { create, quotes } = await quoted();
    const { frontMatter } = someAnalysis;
    expect(await create({ boundaries: { frontPages: frontMatter } })).toMatchObject({
      version: 2,
      counted: someAnalysis,
      doubts: [],
    });
    expect((await quotes.list(submissionId)).versions).toHaveLength(2);
  });

  test('can be looked at all the same', async () => {
    const { quotes } = await quoted();
    const { version } = await quotes.preview(submissionId, { basedOn: 1 });
    expect(version.quote.total).toBe(1157.5);
  });

  test('is none if it takes the note away', async () => {
    const { create } = await quoted();
    await create(changes);
    expect(await create({ note: '' })).toMatchObject({ version: 3, note: '' });
  });

  test.each([
    ['a version', {}],
    ['a preview', { outline: true }],
  ])('is none if a field is misspelt: that of %s is refused by its name', async (what, more) => {
    const { quotes } = await quoted();
    const request = { basedOn: 1, line: changes.lines, ...more };
    const asked =
      what === 'a version' ? quotes.create(submissionId, request) : quotes.preview(submissionId, request);
    const { code, message } = await refusal(asked);
    expect(code).toBe('input_invalid');
    expect(message).toMatch(
      /^The request may have "basedOn", .*"lines", .* and nothing else; "line" is not known\.$/,
    );
    expect(message.includes('"outline"')).toBe(what === 'a preview');
  });
});

test('a misspelt field of a number set by hand is refused by its name', async () => {
  const { quotes } = await quoted();
  const numbers = { tables: { value: 2, reason: 'Counted.', reasons: 'By hand.' } };
  const { message } = await refusal(quotes.create(submissionId, { basedOn: 1, numbers }));
  expect(message).toBe(
    '"numbers.tables" may have "value", "reason" and nothing else; "reasons" is not known.',
  );
});

describe('a quote whose report was never kept', () => {
  test('is corrected all the same, and what nobody corrected stays as it was quoted', async () => {
    const { store, quotes, create } = await quoted();
    await store.delete(reportKey(submissionId, null));
    const { counted, version } = await create({ lines: [{ description: 'Rush', percent: 15 }] });
    expect({ counted, version }).toEqual({ counted: someAnalysis, version: 2 });
    expect(await quotes.report(submissionId, 2)).toMatchObject({ certainty: expect.anything() });
  });
});

describe('boundaries of a version', () => {
  test('have the document read again', async () => {
    const { create, intake, quotes } = await quoted();
    const version = await create({ boundaries: { frontPages: 8 } });
    expect(version.analysis.frontMatter).toBe(8);
    expect(version.doubts).toEqual([]);
    expect((await intake.report(submissionId)).certainty.frontMatter).toBe(1);
    expect((await quotes.report(submissionId, 1)).certainty.frontMatter).toBe(0.5);
  });

  test('do not have it read again while they stay the same', async () => {
    const { create, analyser } = await quoted();
    await create({ boundaries: { frontPages: 8 } });
    await create({ lines: [{ description: 'Rush', percent: 15 }] });
    expect(analyser.documents).toHaveLength(2);
  });

  test('are refused where they are none', async () => {
    const { create } = await quoted();
    expect(await refusal(create({ boundaries: { frontPage: 8 } }))).toMatchObject({ code: 'input_invalid' });
  });
});

describe('a version of a submission that is purged while its document is read again', () => {
  test('is refused, and leaves neither report nor note', async () => {
    const { quotes: _quotes, ...bench } = await quoted();
    const purge = createPurge({ ...bench, crm: bench.processing.crm });
    const analyser = {
      ...bench.analyser,
      async analyse(...given: Parameters<typeof bench.analyser.analyse>) {
        const read = await bench.analyser.analyse(...given);
        await purge.run({ olderThanDays: 0 });
        return read;
      },
    };
    const quotes = createQuotes({ ...bench, analyser });
    const answer = quotes.create(submissionId, { basedOn: 1, boundaries: { frontPages: 8 } });
    expect((await refusal(answer)).message).toContain('was removed');
    for (const prefix of ['reports/', 'version-reports/', 'pending-uploads/'])
      expect(await collect(bench.store.keys(prefix))).toEqual([]);
  });
});

describe('a version of a submission that an erasure is at', () => {
  test('is refused for now, and what the version in force is made of stays', async () => {
    const { quotes: _quotes, ...bench } = await quoted();
    const before = await collect(bench.store.keys(''));
    const analyser = {
      ...bench.analyser,
      async analyse(...given: Parameters<typeof bench.analyser.analyse>) {
        const read = await bench.analyser.analyse(...given);
        await beingRemoved(bench.store, submissionId);
        return read;
      },
    };
    const quotes = createQuotes({ ...bench, analyser });
    const answer = quotes.create(submissionId, { basedOn: 1, boundaries: { frontPages: 8 } });
    expect((await refusal(answer)).code).toBe('submission_in_work');
    expect(await collect(bench.store.keys(''))).toEqual(expect.arrayContaining(before));
    expect(await collect(bench.store.keys('version-reports/'))).toEqual([]);
  });
});

describe('doubts of a version', () => {
  test('are over once every number that was unsure is set by hand', async () => {
    const { create } = await quoted();
    const version = await create({ numbers: { frontMatter: { value: 9, reason: 'Counted.' } } });
    expect(version.doubts).toEqual([]);
  });

  test('stay while one of them is not', async () => {
    const { create } = await quoted();
    const version = await create({ numbers: { tables: { value: 9, reason: 'Counted.' } } });
    expect(version.doubts).toHaveLength(1);
  });

  test.each([
    [['tables'], []],
    [['tables', 'figures'], ['One table may be missing.']],
    [[], ['One table may be missing.']],
  ] as const)('about %j are %j if the tables are set', (about, left) => {
    const certainty = { textWordCount: 0.5, refsWordCount: 1, tables: 0.5, figures: 1, frontMatter: 1 };
    const report = { certainty, doubts: ['One table may be missing.'], doubtsAbout: [[...about]] };
    expect(remainingDoubts(report, { tables: { value: 9, reason: 'Counted.' } })).toEqual(left);
  });
});

describe('the rates of a version', () => {
  const dear = { rates: { editing: { perTable: 1000 } }, adminFee: 0 };

  test('are those of the version before, whatever is in force now', async () => {
    const { create, rates } = await quoted();
    await rates.put(dear);
    expect((await create({ note: 'Hello' })).quote.total).toBe(1157.5);
  });

  test('are those in force where that is asked for', async () => {
    const { create, rates } = await quoted();
    await rates.put(dear);
    expect((await create({ rates: 'current' })).quote.total).toBe(15_000);
  });

  test('are those of another version where that is asked for', async () => {
    const { create, rates } = await quoted();
    await rates.put(dear);
    await create({ rates: 'current' });
    expect((await create({ rates: 1 })).quote.total).toBe(1157.5);
  });

  test('cannot be those of a version that there is not', async () => {
    const { create } = await quoted();
    expect(await refusal(create({ rates: 7 }))).toMatchObject({ code: 'not_found' });
  });
});

describe('two operators', () => {
  test('who correct the same version: one wins, the other is told', async () => {
    const { create, quotes } = await quoted();
    const outcomes = await Promise.allSettled([
      create({ basedOn: 1, lines: [{ description: 'Rush', percent: 15 }] }),
      create({ basedOn: 1, lines: [{ description: 'Discount', percent: -15 }] }),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await quotes.list(submissionId)).versions).toHaveLength(2);
  });

  test('of whom one has seen an old version: it is told which one there is', async () => {
    const { create } = await quoted();
    await create({ note: 'First' });
    expect(await refusal(create({ basedOn: 1, note: 'Second' }))).toMatchObject({
      code: 'outdated',
      details: { version: 2 },
    });
  });
});

describe('a version that there is not', () => {
  test.each([0, 2, 77])('cannot be corrected: %i', async (basedOn) => {
    const { quotes } = await quoted();
    const note = 'Hello';
    expect(await refusal(quotes.create(submissionId, { basedOn, note }))).toMatchObject({
      code: 'not_found',
      message: expect.stringContaining('no version'),
    });
    expect(await refusal(quotes.preview(submissionId, { basedOn }))).toMatchObject({ code: 'not_found' });
  });
});

describe('a preview', () => {
  test('says what the next version would be, and stores nothing', async () => {
    const { quotes, intake } = await quoted();
    const before = await intake.record(submissionId);
    const { version } = await quotes.preview(submissionId, { basedOn: 1, boundaries: { frontPages: 8 } });
    expect(version.analysis.frontMatter).toBe(8);
    expect(await intake.record(submissionId)).toEqual(before);
  });
});
