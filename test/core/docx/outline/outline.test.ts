import { describe, expect, test } from 'vitest';
import { analyseDocx } from '../../../../src/core/docx/analyse.ts';
import type { Boundaries } from '../../../../src/core/docx/corrections/boundaries.ts';
import { decideDissertation } from '../../../../src/core/docx/decide/decide-dissertation.ts';
import type { Outline, OutlineRow } from '../../../../src/core/docx/outline/outline.ts';
import { outlineOf } from '../../../../src/core/docx/outline/outline-of.ts';
import { openDocx } from '../../../../src/core/docx/package/open.ts';
import { readDissertation } from '../../../../src/core/docx/read-dissertation.ts';
import { type DocxOptions, docx } from '../../../support/docx/docx.ts';
import { picture, textBox } from '../../../support/docx/drawings.ts';
import { caption, tableOfContents } from '../../../support/docx/fields.ts';
import { table } from '../../../support/docx/tables.ts';
import {
  footnoteReference,
  heading,
  pageBreak,
  paragraph,
  recordedPageBreak,
  run,
  sectionBreak,
} from '../../../support/docx/text.ts';
import { entry, prose, words } from '../structure/prose.ts';

const grid = table([
  ['Year', 'Wheat', 'Rye'],
  ['2001', '17', '12'],
  ['2002', '19', '11'],
]);
const thesis = [
  ...[paragraph('On Salt', { style: 'Title' }), paragraph(), paragraph([pageBreak()])],
  ...[heading(1, 'Introduction'), prose(), prose()],
  ...[heading(1, [recordedPageBreak(), run('Methods')]), prose()],
  ...[caption('Table', 1, ': Yields'), grid],
  ...[heading(2, 'Instruments'), paragraph([picture({ width: 300, height: 200 })]), prose()],
  ...[heading(1, 'References'), paragraph(entry(1)), paragraph(entry(2)), paragraph(entry(3))],
  ...[heading(1, 'Appendix A'), prose()],
];

async function outline(
  body: readonly string[],
  boundaries?: Boundaries,
  options: Omit<DocxOptions, 'body'> = {},
): Promise<Outline> {
  const { outline: found } = await analyseDocx(await docx({ ...options, body }), {
    outline: true,
    boundaries,
  });
  if (!found) throw new Error('There is no outline.');
  return found;
}

async function row(
  text: string,
  body: readonly string[] = thesis,
  boundaries?: Boundaries,
): Promise<OutlineRow> {
  const found = (await outline(body, boundaries)).rows.find((each) => each.text.startsWith(text));
  if (!found) throw new Error(`No row starts with ${text}.`);
  return found;
}

describe('the outline of a document', () => {
  test('is made only on request, and changes no number', async () => {
    const document = await docx({ body: thesis });
    const { outline: found, ...rest } = await analyseDocx(document, { outline: true });
    expect(found?.rows.length).toBeGreaterThan(10);
    expect(await analyseDocx(document)).toEqual(rest);
  });

  test('has a row for each non-empty paragraph, by its number', async () => {
    const { rows } = await outline([paragraph('One'), paragraph(), paragraph(words(3))]);
    expect(rows.map(({ at, kind, words: count }) => [at, kind, count])).toEqual([
      [0, 'text', 1],
      [2, 'text', 3],
    ]);
  });

  test('shows headings with their levels, and lines of the contents', async () => {
    expect(await row('Methods')).toMatchObject({ kind: 'heading', level: 1 });
    expect(await row('Instruments')).toMatchObject({ kind: 'heading', level: 2 });
    const contents = tableOfContents([{ text: 'Methods', page: 3 }]);
    const { rows } = await outline([contents, ...thesis]);
    expect(rows.filter(({ kind }) => kind === 'contents').map(({ text }) => text)).toContain('Methods 3');
  });

  test('shows the start of a long paragraph on one line', async () => {
    const { text } = await row('salt', [paragraph(`salt\n${'and water '.repeat(80)}`)]);
    expect(text.length).toBeLessThanOrEqual(120);
    expect(text).toMatch(/^salt and water .*…$/);
  });

  test('has one row for a table, with its size, its first cells and all its words', async () => {
    expect(await row('Year')).toMatchObject({
      kind: 'table',
      text: 'Year | Wheat | Rye | 2001 | 17 | 12 | 2002 | 19 | 11',
      words: 9,
      grid: { rows: 3, columns: 3 },
    });
  });

  test('reads a table that contains the text itself as if the table were not there', async () => {
    const text = table([[[heading(1, 'Introduction'), prose(), heading(1, 'Methods'), prose()]]]);
    expect((await row('Methods', [text])).kind).toBe('heading');
  });

  test('has a row for a picture without words, with its size', async () => {
    const { rows } = await outline(thesis);
    const drawing = { kind: 'picture', width: 300, height: 200, count: 1 };
    expect(rows.find(({ kind }) => kind === 'drawing')).toMatchObject({ text: '', drawing });
  });

  test('marks what is in a text box', async () => {
    const found = await row('Boxed', [...thesis, paragraph([textBox(paragraph('Boxed words'))])]);
    expect(found.boxed).toBe(true);
  });

  test('has the tables and figures of the report in their places, numbered', async () => {
    const { rows } = await outline(thesis);
    const found = rows.flatMap(({ at, items = [] }) => items.map((item) => ({ at, ...item })));
    expect(found).toMatchObject([
      { kind: 'table', number: 1, counted: true, caption: 'Table 1: Yields' },
      { kind: 'figure', number: 1, counted: true, caption: null },
    ]);
  });

  test('numbers its pages where they start, and says what caused each page break', async () => {
    expect(await row('On Salt')).toMatchObject({ page: 1 });
    expect(await row('Introduction')).toMatchObject({ page: 2, turnedBy: 'author' });
    expect(await row('Methods')).toMatchObject({ page: 3, turnedBy: 'recorded' });
    expect((await row('Instruments')).page).toBeUndefined();
    expect((await outline(thesis)).pages).toBe(3);
  });

  test('keeps the page numbers of the document if an operator sets the number of front pages', async () => {
    const numbered = async (boundaries?: Boundaries) =>
      (await outline(thesis, boundaries)).rows.map(({ at, page }) => [at, page]);
    expect(await numbered({ frontPages: 0 })).toEqual(await numbered());
    expect(await numbered({ frontPages: 9 })).toEqual(await numbered());
  });

  describe('with records of Word', () => {
    const broken = paragraph([run('So far.'), pageBreak()]);
    const recorded = [heading(1, [recordedPageBreak(), run('Methods')]), prose()];

    async function turnedBy(...body: string[]): Promise<unknown> {
      return (await row('Methods', [heading(1, 'Introduction'), prose(), ...body])).turnedBy;
    }

    test('says that the author started a page whose break Word recorded too', async () => {
      expect(await turnedBy(broken, ...recorded)).toBe('author');
      expect(await turnedBy(sectionBreak(), ...recorded)).toBe('author');
      const both = heading(1, [pageBreak(), recordedPageBreak(), run('Methods')]);
      expect(await turnedBy(both, prose())).toBe('author');
    });

    test('says that Word recorded a page that starts later than at a break of the author', async () => {
      expect(await turnedBy(...recorded)).toBe('recorded');
      expect(await turnedBy(broken, prose(), ...recorded)).toBe('recorded');
      const continued = sectionBreak({ type: 'continuous' });
      expect(
        await turnedBy(sectionBreak(), prose(), paragraph([], { section: {} }), ...recorded, continued),
      ).toBe('recorded');
    });
  });
});

describe('the bands of an outline', () => {
  test('follow each other through the whole document', async () => {
    const { bands } = await outline(thesis);
    expect(bands.map(({ kind }) => kind)).toEqual(['front', 'text', 'references', 'appendix']);
    expect(bands[0]?.from).toBe(0);
    for (const [index, { from }] of bands.slice(1).entries()) expect(from).toBe(bands[index]?.until);
  });

  test('have all words of the report, including those of notes', async () => {
    const noted = [...thesis.slice(0, 5), paragraph([run('See'), footnoteReference(1)]), ...thesis.slice(5)];
    const document = await docx({ body: noted, footnotes: [[paragraph(words(6))]] });
    const { outline: found, report } = await analyseDocx(document, { outline: true });
    const sum = (...kinds: string[]) =>
      (found?.bands ?? []).reduce((all, band) => all + (kinds.includes(band.kind) ? band.words : 0), 0);
    expect(sum('front')).toBe(report.words.front);
    expect(sum('text', 'appendix')).toBe(report.words.text);
    expect(sum('references')).toBe(report.words.references);
  });

  test('follow an operator’s decisions', async () => {
    const start = await row('Methods');
    const { bands } = await outline(thesis, { bodyStart: start.at, leaveOut: ['Appendix A'] });
    expect(bands.map(({ kind }) => kind)).toEqual(['front', 'text', 'references', 'leftOut']);
    expect(bands[1]?.from).toBe(start.at);
  });
});

describe('doubts', () => {
  const vague = [
    ...[paragraph('On Salt'), heading(1, 'Summary'), prose(), prose()],
    ...[heading(1, 'Salt'), prose(), prose(), heading(1, 'Water'), prose()],
  ];

  test('are shown where an editor should look', async () => {
    const { report, outline: found } = await analyseDocx(await docx({ body: vague }), { outline: true });
    const doubtful = (found?.rows ?? []).filter(({ doubts }) => doubts !== undefined);
    expect(report.bodyStart.certainty).toBeLessThan(0.9);
    expect(doubtful.flatMap(({ doubts = [] }) => doubts)).toContain(
      'It is not certain that the text starts here.',
    );
  });

  test('are shown at each of the tables that one sentence is about, even if each by itself is sure', async () => {
    const grids = Array.from({ length: 6 }, () => [grid, prose()]).flat();
    const { doubts, rows } = await outline([heading(1, 'Introduction'), prose(), ...grids]);
    expect(doubts.map(({ says }) => says)).toContainEqual(
      expect.stringMatching(/^One of 6 tables may be wrongly/),
    );
    const tables = rows.filter(({ kind }) => kind === 'table');
    expect(tables.map(({ doubts: here }) => here)).toEqual(
      tables.map(() => [expect.stringContaining('This may be wrongly counted as a table')]),
    );
  });

  test('are listed as in the report, each with a row to look at', async () => {
    const { report, outline: found } = await analyseDocx(await docx({ body: vague }), { outline: true });
    expect(found?.doubts.map(({ says }) => says)).toEqual(report.doubts);
    const start = { says: expect.stringContaining('where the text starts'), at: report.bodyStart.paragraph };
    expect(found?.doubts).toContainEqual(start);
    expect(found?.doubts).toContainEqual({
      says: expect.stringContaining('No reference list was found'),
      at: 8,
    });
  });

  test('are none about numbers that are set by hand', async () => {
    const document = await docx({ body: vague });
    const known = ['textWordCount', 'frontMatter', 'refsWordCount'] as const;
    const { outline: partly } = await analyseDocx(document, { outline: true, known: ['refsWordCount'] });
    expect(partly?.doubts.map(({ says }) => says)).toEqual([
      expect.stringContaining('where the text starts'),
    ]);
    const { outline: found } = await analyseDocx(document, { outline: true, known });
    expect(found?.doubts).toEqual([]);
    expect(found?.rows.filter(({ doubts }) => doubts !== undefined)).toEqual([]);
  });

  test('are none about the count of front pages if that number is sure', async () => {
    const dissertation = await readDissertation(await openDocx(await docx({ body: thesis })));
    const decided = decideDissertation(dissertation);
    const marks = (frontMatter: number) => {
      const { report } = decided.result;
      const certainty = { ...report.certainty, frontMatter };
      const pages = { ...report.pages, certainty: 0.91 };
      const result = { ...decided.result, report: { ...report, certainty, pages } };
      const { rows } = outlineOf(dissertation, { ...decided, result });
      return rows.flatMap(({ doubts = [] }) => doubts).filter((says) => says.includes('before this one'));
    };
    expect(marks(0.97)).toEqual([]);
    expect(marks(0.91)).toEqual(['It is not certain that one page comes before this one.']);
  });

  test('are gone once an operator has decided', async () => {
    const { rows } = await outline(thesis, {
      bodyStart: 'Introduction',
      referenceLists: 'none',
      frontPages: 1,
    });
    expect(rows.flatMap(({ doubts = [] }) => doubts).join()).not.toMatch(/starts here|list|pages/);
  });
});
