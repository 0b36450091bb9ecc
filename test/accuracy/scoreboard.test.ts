import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { changesSince } from '../../bench/accuracy/scoreboard/changes.ts';
import { readCrossValidation } from '../../bench/accuracy/scoreboard/cross-validation.ts';
import { documentTable, lineOf, readDocumentTable } from '../../bench/accuracy/scoreboard/document-table.ts';
import { firstLookRow, openBatches } from '../../bench/accuracy/scoreboard/first-looks.ts';
import { withScores, withTheses } from '../../bench/accuracy/scoreboard.ts';
import { temporaryFolder } from '../storage-drivers/filesystem/support/temporary-folder.ts';
import { judgement, labelled } from './labels.ts';

const page = [
  'By hand.',
  '<!-- shares -->\nold\n<!-- end of shares -->',
  'Also by hand.',
  '<!-- calibration -->\n<!-- end of calibration -->',
  'The end.\n',
].join('\n');

const rows = [
  judgement('a.docx', { certainty: { figures: 0.7 } }),
  judgement('b.docx', { wrong: ['tables'], certainty: { tables: 0.3 } }),
];

describe('the page of the scoreboard', () => {
  test('keeps what was written by hand', () => {
    const written = withScores(page, rows, null);
    expect(written.replaceAll(/<!-- (\w+) -->.*?<!-- end of \1 -->\n/gs, '')).toBe(
      'By hand.\nAlso by hand.\nThe end.\n',
    );
  });

  test('is the same when it is written again', () => {
    const once = withScores(page, rows, null);
    expect(withScores(once, rows, null)).toBe(once);
  });

  test('has the shares that are right, with their intervals', () => {
    expect(withScores(page, rows, null)).toContain('| tables | 50% (9 to 91), 1 of 2 |\n');
  });

  test('says nothing of a cross-validation where there is none', () => {
    expect(withScores(page, rows, null)).not.toMatch(/cross-validated/i);
  });

  test('has cross-validated shares beside the plain ones', () => {
    const crossValidated = [judgement('a.docx'), judgement('b.docx')];
    expect(withScores(page, rows, crossValidated)).toContain(
      '| tables | 50% (9 to 91), 1 of 2 | 100% (34 to 100), 2 of 2 | 100% (34 to 100), 2 of 2 | none |\n',
    );
  });

  test('tells apart the cross-validated shares of those who labelled', () => {
    const late = { ...judgement('b.docx', { wrong: ['tables'] }), batch: 11 };
    const written = withScores(page, rows, [judgement('a.docx'), late]);
    expect(written).toContain('|  | right | cross-validated | up to batch 10 | later batches |\n');
    expect(written).toContain(
      '| 50% (9 to 91), 1 of 2 | 100% (21 to 100), 1 of 1 | 0% (0 to 79), 0 of 1 |\n',
    );
  });

  test('has to have the parts that are written', () => {
    expect(() => withScores('By hand.', rows, null)).toThrow('<!-- shares -->');
  });
});

describe('the outcomes of a cross-validation', () => {
  const numbers = { textWordCount: 10_000, refsWordCount: 0, tables: 1, figures: 0, frontMatter: 0 };
  const sure = { textWordCount: 1, refsWordCount: 1, tables: 0.4, figures: 1, frontMatter: 1 };

  test('are judged like any others, as far as they go', async () => {
    const file = join(await temporaryFolder(), 'cross-validation.json');
    const documents = { 'a.docx': { analysis: numbers, certainty: sure } };
    await writeFile(file, JSON.stringify({ documents }));
    expect(readCrossValidation([labelled('a.docx'), labelled('b.docx')], file)).toMatchObject([
      { name: 'a.docx', said: numbers, certainty: sure, right: { textWordCount: true, tables: false } },
    ]);
  });

  test('are nothing where there was none', async () => {
    expect(readCrossValidation([labelled('a.docx')], join(await temporaryFolder(), 'none.json'))).toBeNull();
  });
});

describe('the table of documents', () => {
  test('tells said and true, what is wrong, and how sure it was', () => {
    expect(documentTable(rows).split('\n')[3]).toBe(
      '| b | 1 | 3/3 sure | 3/3 sure | ✗ 4/3 please check | 3/3 sure | 3/3 sure |',
    );
  });

  test('is read as it was written', () => {
    const read = readDocumentTable(withTheses('<!-- documents -->\n<!-- end of documents -->\n', rows));
    expect([...read]).toEqual(rows.map((row) => [row.name, lineOf(row)]));
  });

  test('is read where an analysis failed', () => {
    const failed = { ...judgement('c.docx', { wrong: ['tables'] }), said: null, certainty: null };
    expect(readDocumentTable(documentTable([failed])).get('c.docx')).toEqual(lineOf(failed));
  });
});

describe('the changes since the scoreboard was written', () => {
  const before = readDocumentTable(documentTable(rows));

  test('are none where the analysis says the same', () => {
    expect(changesSince(before, rows)).toEqual([]);
  });

  test('name a document that got better', () => {
    const now = [judgement('b.docx', { certainty: { tables: 0.3 } })];
    expect(changesSince(before, now)).toEqual([
      { kind: 'better', text: 'b.docx, tables: ✗ 4/3 please check is now 3/3 please check' },
    ]);
  });

  test('name a document that got worse', () => {
    const now = [judgement('a.docx', { wrong: ['frontMatter'], certainty: { figures: 0.7 } })];
    expect(changesSince(before, now)).toEqual([
      { kind: 'worse', text: 'a.docx, front pages: 3/3 sure is now ✗ 4/3 sure' },
    ]);
  });

  test('name another word for the certainty', () => {
    const now = [judgement('a.docx')];
    expect(changesSince(before, now)).toEqual([
      { kind: 'other', text: 'a.docx, figures: 3/3 likely is now 3/3 sure' },
    ]);
  });

  test('name a document that is not on it', () => {
    expect(changesSince(before, [judgement('new.docx')])).toEqual([
      { kind: 'other', text: 'new.docx is not on the scoreboard' },
    ]);
  });
});

describe('a first look', () => {
  const row = firstLookRow(7, rows, { date: new Date('2026-12-24T10:00:00Z'), version: '0.2.0, abc1234' });

  test('is one row of shares in per cent, and names no document', () => {
    expect(row).toBe('| 2026-12-24 | 7 | 2 | 100 | 100 | 50 | 100 | 100 | 50 | 0.2.0, abc1234 |');
  });

  test('opens its batch once it stands in the page', () => {
    expect([...openBatches(page)]).toEqual([0]);
    expect([...openBatches(`${page}${row}\n`)]).toEqual([0, 7]);
  });
});
