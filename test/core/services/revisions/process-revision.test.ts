import { describe, expect, test } from 'vitest';
import { comparedCount } from '../../../../src/core/records/submissions/revision-record.ts';
import { dealUpdateFor } from '../../../../src/core/services/deals/deal-content.ts';
import { restoreRecentJobs } from '../../../../src/core/services/intake/lost-jobs.ts';
import { createOutlines } from '../../../../src/core/services/quotes/outlines.ts';
import { createQuotes } from '../../../../src/core/services/quotes/quotes.ts';
import {
  processRevision,
  settleRevisions,
} from '../../../../src/core/services/revisions/process-revision.ts';
import { docx } from '../../../support/docx/docx.ts';
import { table } from '../../../support/docx/tables.ts';
import { heading, paragraph } from '../../../support/docx/text.ts';
import { refusal } from '../support/bench.ts';
import { idNumber } from '../support/counted-ids.ts';
import { runToEnd, tryOf } from '../support/kept-jobs.ts';
import { openRevisionBench, revisionId, submissionId } from './revision-bench.ts';

const ruled = { rates: { editing: { textPerWord: 0.1, perTable: 5 }, revisionPercent: 50 }, adminFee: 25 };

describe('a revised document that was read', () => {
  test('is the next version of the quote, with what changed', async () => {
    const { revised, intake } = await openRevisionBench();
    const { revision, version } = await revised(['Salt is weighed dry.']);
    expect(revision).toMatchObject({ status: 'completed', version: 2 });
    expect(version?.revision).toMatchObject({ comparedWith: 1, price: 'whole', fileName: 'thesis.docx' });
    expect(version?.revision?.changes.words.text).toMatchObject({ added: 4, removed: 0 });
    expect((await intake.get(submissionId)).quote?.total).toBe(version?.quote.total);
  });

  test('is compared chapter by chapter', async () => {
    const { revised } = await openRevisionBench();
    const { version } = await revised(['Salt is weighed dry.']);
    expect(version?.revision?.changes.parts.map(({ title, state }) => [title, state])).toEqual([
      ['Introduction', 'unchanged'],
      ['Methods', 'changed'],
      ['Conclusion', 'unchanged'],
    ]);
  });

  test('leaves the version before as it was, with its own document', async () => {
    const { revised, intake } = await openRevisionBench();
    const before = await intake.document(submissionId);
    const { revision } = await revised(['New.']);
    expect((await intake.document(submissionId, { version: 1 })).sha256).toBe(before.sha256);
    expect((await intake.document(submissionId)).sha256).toBe(revision.document.sha256);
    expect((await refusal(intake.document(submissionId, { version: 3 }))).code).toBe('not_found');
  });

  test('is what the outline shows', async () => {
    const { revised, ...bench } = await openRevisionBench();
    await revised(['Salt is weighed dry.']);
    const { rows } = await createOutlines(bench).get(submissionId);
    expect(rows.some(({ text }) => text === 'Salt is weighed dry.')).toBe(true);
  });

  test('does not have boundaries and numbers of the document before, but its services and lines', async () => {
    const { revised, ...bench } = await openRevisionBench();
    const quotes = createQuotes(bench);
    await quotes.create(submissionId, {
      basedOn: 1,
      services: ['formatting'],
      boundaries: { frontPages: 3 },
      numbers: { tables: { value: 7, reason: 'Seven.' } },
      lines: [{ description: 'Rush', percent: 15 }],
    });
    const { version } = await revised(['New.']);
    expect(version).toMatchObject({
      version: 3,
      services: ['formatting'],
      boundaries: {},
      numbers: {},
      lines: [{ description: 'Rush', percent: 15 }],
    });
    expect(version?.revision?.before.tables).toBe(7);
  });

  test('is compared by what was counted before, and says which number had been set by hand', async () => {
    const { revised, ...bench } = await openRevisionBench();
    const numbers = { tables: { value: 7, reason: 'Seven.' } };
    await createQuotes(bench).create(submissionId, { basedOn: 1, numbers });
    const { version } = await revised(['New.']);
    if (!version?.revision) throw new Error('The version is for a revised document.');
    expect(comparedCount('tables', version.revision, version)).toEqual({ before: 0, after: 0, setBefore: 7 });
    expect(comparedCount('figures', version.revision, version)).toEqual({ before: 0, after: 0 });
  });

  test('is compared by the front pages counted before, even if boundaries had set them', async () => {
    const { revised, ...bench } = await openRevisionBench();
    await createQuotes(bench).create(submissionId, { basedOn: 1, boundaries: { frontPages: 5 } });
    const { version } = await revised(['New.']);
    if (!version?.revision) throw new Error('The version is for a revised document.');
    expect(comparedCount('frontMatter', version.revision, version)).toEqual({
      ...{ before: 0, after: 0 },
      setBefore: 5,
    });
  });

  test('is compared by what was quoted before if its own number is set by hand', async () => {
    const { revised, ...bench } = await openRevisionBench();
    const quotes = createQuotes(bench);
    const set = (value: number) => ({ numbers: { tables: { value, reason: 'Counted.' } } });
    await quotes.create(submissionId, { basedOn: 1, ...set(7) });
    await revised(['New.']);
    const version = await quotes.create(submissionId, { basedOn: 3, ...set(9) });
    if (!version.revision) throw new Error('The version is for a revised document.');
    expect(comparedCount('tables', version.revision, version)).toEqual({ before: 7, after: 9 });
  });

  test('is compared with a further revised one', async () => {
    const { revised } = await openRevisionBench();
    await revised(['First.']);
    const { version } = await revised(['First.', 'Second one.'], { uploadId: idNumber(902) });
    expect(version?.revision).toMatchObject({ comparedWith: 2 });
    expect(version?.revision?.changes.words.text.added).toBe(2);
  });
});

describe('the price of a revised document', () => {
  test('is that of the whole without a rule', async () => {
    const { revised } = await openRevisionBench();
    const { version } = await revised(['New.']);
    expect(version?.quote.lineItems[0]?.description).toMatch(/^Editing: \d+ words of text$/);
  });

  test('is that of what changed by the rule of the rates in force', async () => {
    const { revised, rates } = await openRevisionBench();
    await rates.put(ruled);
    const { version } = await revised(['Salt is weighed dry.']);
    expect(version?.quote).toMatchObject({
      lineItems: [{ description: 'Editing: 4 changed words of text at 50%', amount: 0.2 }],
      total: 25.2,
    });
  });

  test.each([
    ['changes', 4],
    ['whole', 1],
  ] as const)('is what the operator chooses: %s', async (price, lines) => {
    const { revised, rates } = await openRevisionBench();
    if (price === 'whole') await rates.put(ruled);
    const { version } = await revised(['Salt is weighed dry.'], { terms: { price } });
    expect(version?.revision?.price).toBe(price);
    const shown = version?.quote.lineItems[0]?.description ?? '';
    expect(shown.includes('changed')).toBe(lines === 4);
  });

  test.each([
    ['open', 'whole'],
    ['won', 'changes'],
  ] as const)('of a student’s own is, where the deal is %s, that of: %s', async (status, price) => {
    const { revised, rates } = await openRevisionBench(status);
    await rates.put(ruled);
    const { version } = await revised(['New.'], { by: 'student' });
    expect(version?.revision?.price).toBe(price);
    expect(version?.isAutomatic).toBe(true);
  });

  test('of a student’s own is that of the whole where the deal with this number is another submission’s', async () => {
    const { revised, rates } = await openRevisionBench('won', { dealOf: idNumber(2) });
    await rates.put(ruled);
    const { version } = await revised(['New.'], { by: 'student' });
    expect(version?.revision?.price).toBe('whole');
  });

  test('is in the deal together with the earlier quotes, by number where there is one of them', async () => {
    const { revised, rates, ...bench } = await openRevisionBench();
    await rates.put(ruled);
    const noteAfter = async (text: string, uploadId: string) => {
      const { version } = await revised([text], { uploadId });
      const record = await bench.intake.record(submissionId);
      return version && dealUpdateFor(record, version).note;
    };
    expect(await noteAfter('New.', idNumber(901))).toContain('changes only; together with version 1: ');
    expect(await noteAfter('Newer by far.', idNumber(902))).toContain('together with the earlier quotes: ');
  });

  test('has no amounts that were charged or taken off before', async () => {
    const { revised, ...bench } = await openRevisionBench();
    const lines = [
      { description: 'Returning customer', amount: -1 },
      { description: 'Rush', percent: 15 },
    ];
    await createQuotes(bench).create(submissionId, { basedOn: 1, lines });
    const { version } = await revised(['New.'], { terms: { price: 'changes' } });
    expect(version?.lines).toEqual([{ description: 'Rush', percent: 15 }]);
  });

  test('has no table that the student did not add, whatever had been set by hand', async () => {
    const { revised, rates, ...bench } = await openRevisionBench();
    await rates.put(ruled);
    const tables = ['Year', 'Place'].map((name) =>
      table([
        [name, 'Salt'],
        ['2001', '17'],
        ['2002', '19'],
      ]),
    );
    await revised(tables);
    const numbers = { tables: { value: 1, reason: 'One is layout.' } };
    await createQuotes({ ...bench, rates }).create(submissionId, { basedOn: 2, numbers });
    const { version } = await revised([...tables, 'New.'], { uploadId: idNumber(902) });
    expect(version?.revision).toMatchObject({ before: { tables: 1 }, countedBefore: { tables: 2 } });
    expect(version?.quote.lineItems.map(({ description }) => description)).toEqual([
      'Editing: 1 changed word of text at 50%',
    ]);
  });

  test('is changed by a correction', async () => {
    const { revised, ...bench } = await openRevisionBench();
    await revised(['Salt is weighed dry.']);
    const quotes = createQuotes(bench);
    const version = await quotes.create(submissionId, { basedOn: 2, price: 'changes' });
    expect(version.revision).toMatchObject({ price: 'changes', comparedWith: 1 });
    expect(version.quote.lineItems[0]?.description).toBe('Editing: 4 changed words of text');
  });

  test('follows boundaries: what is left out has not changed', async () => {
    const { revised, ...bench } = await openRevisionBench();
    await revised(['Salt is weighed dry.'], { terms: { price: 'changes' } });
    const boundaries = { leaveOut: [{ from: 'Salt is weighed dry.', until: 'Conclusion' }] };
    const version = await createQuotes(bench).create(submissionId, { basedOn: 2, boundaries });
    expect(version.revision?.changes.words.text.added).toBe(0);
    expect(version.quote.total).toBe(0);
  });

  test('of the changes is not to be had of a document that was not revised', async () => {
    const bench = await openRevisionBench();
    const answer = createQuotes(bench).create(submissionId, { basedOn: 1, price: 'changes' });
    expect(await refusal(answer)).toMatchObject({ code: 'input_invalid', details: { path: 'price' } });
  });
});

describe('a revised document that cannot be read', () => {
  test('ends in an error, and leaves the quote as it was', async () => {
    const { uploaded, put, revisions, intake, ...options } = await openRevisionBench();
    const before = await intake.get(submissionId);
    const upload = await uploaded([]);
    await put(upload.objectKey, new TextEncoder().encode('no document'));
    await revisions.submit(submissionId, upload, 'student');
    await runToEnd(processRevision(options), { submissionId, revisionId });
    const { revision, version } = await revisions.get(submissionId, revisionId);
    expect(revision).toMatchObject({ status: 'error', errorCode: 'document_not_docx' });
    expect(version).toBeNull();
    expect(await intake.get(submissionId)).toEqual(before);
  });

  test('is told to the editor, also by a run that comes after one that died before it told', async () => {
    const { uploaded, put, revisions, told, ...options } = await openRevisionBench();
    const upload = await uploaded([]);
    await put(upload.objectKey, new TextEncoder().encode('no document'));
    await revisions.submit(submissionId, upload, 'student');
    const dying = async () => {
      throw new Error('killed');
    };
    const broken = processRevision({ ...options, revisionFailed: dying });
    await expect(broken({ submissionId, revisionId }, tryOf())).rejects.toThrow('killed');
    expect(told).toEqual([]);
    await runToEnd(processRevision(options), { submissionId, revisionId });
    expect(told).toEqual([revisionId]);
  });

  test('makes room for another one', async () => {
    const { uploaded, put, revisions, revised, ...options } = await openRevisionBench();
    const upload = await uploaded([]);
    await put(upload.objectKey, new TextEncoder().encode('no document'));
    await revisions.submit(submissionId, upload, 'student');
    await runToEnd(processRevision(options), { submissionId, revisionId });
    const { version } = await revised(['New.'], { uploadId: idNumber(902) });
    expect(version?.version).toBe(2);
  });

  test.each([
    ['student', /^The discounts of this quote are more than the price .* Please contact the editor\.$/],
    [
      'operator',
      /^The discounts come to \$.* Please lower or remove them in a new version of the quote, and/,
    ],
  ] as const)('tells the %s so where discounts are more than its price', async (by, sentence) => {
    const { uploaded, put, revisions, intake, ...options } = await openRevisionBench();
    const quotes = createQuotes(options);
    const { total } = (await quotes.list(submissionId)).versions[0]?.quote ?? { total: 0 };
    const lines = [{ description: 'Friend', amount: 25 - total }];
    await quotes.create(submissionId, { basedOn: 1, lines });
    const upload = await uploaded([]);
    await put(upload.objectKey, await docx({ body: [heading(1, 'Introduction'), paragraph('Short.')] }));
    await revisions.submit(submissionId, upload, by);
    await runToEnd(processRevision(options), { submissionId, revisionId });
    const { revision } = await revisions.get(submissionId, revisionId);
    expect(revision).toMatchObject({ status: 'error', errorCode: 'input_invalid' });
    expect(revision.error).toMatch(sentence);
  });

  test('is ended where its job died each time', async () => {
    const { uploaded, revisions, jobs, ...bench } = await openRevisionBench();
    await revisions.submit(submissionId, await uploaded([]), 'student');
    const failedAt = bench.clock.now().toISOString();
    jobs.failures.push({ name: 'revision', id: `${submissionId}.${revisionId}`, error: 'killed', failedAt });
    await settleRevisions({ ...bench, jobs });
    expect(bench.told).toEqual([revisionId]);
    expect((await revisions.get(submissionId, revisionId)).revision).toMatchObject({
      status: 'error',
      errorCode: 'internal_error',
    });
  });
});

describe('the job of a revised document', () => {
  test('makes one version, however often it runs', async () => {
    const { revised, intake, ...options } = await openRevisionBench();
    await revised(['New.']);
    await Promise.all([1, 2].map(() => processRevision(options)({ submissionId, revisionId }, tryOf())));
    expect((await intake.record(submissionId)).versions).toHaveLength(2);
  });

  test('makes one version when two run at once', async () => {
    const { uploaded, revisions, intake, ...options } = await openRevisionBench();
    await revisions.submit(submissionId, await uploaded(['New.']), 'student');
    await Promise.all([1, 2].map(() => processRevision(options)({ submissionId, revisionId }, tryOf())));
    expect((await intake.record(submissionId)).versions).toHaveLength(2);
  });

  test('compares with the version that came while it read', async () => {
    const { uploaded, revisions, intake, analyser, ...options } = await openRevisionBench();
    await revisions.submit(submissionId, await uploaded(['New.']), 'student');
    const quotes = createQuotes({ ...options, analyser });
    let isFirst = true;
    const interrupted: typeof analyser = {
      ...analyser,
      async analyse(document, given) {
        const wasFirst = isFirst;
        isFirst = false;
        if (wasFirst) await quotes.create(submissionId, { basedOn: 1, note: 'Meanwhile.' });
        return analyser.analyse(document, given);
      },
    };
    await runToEnd(processRevision({ ...options, analyser: interrupted }), { submissionId, revisionId });
    const { versions } = await intake.record(submissionId);
    expect(versions?.map(({ revision }) => revision?.comparedWith)).toEqual([undefined, undefined, 2]);
  });

  test('is found to be missing', async () => {
    const { uploaded, revisions, jobs, store } = await openRevisionBench();
    await revisions.submit(submissionId, await uploaded(['New.']), 'student');
    jobs.added.splice(0);
    await restoreRecentJobs({ store, jobs });
    expect(jobs.added.map(({ name }) => name)).toContain('revision');
  });
});
