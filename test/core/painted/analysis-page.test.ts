import { describe, expect, test } from 'vitest';
import { analyseDocx } from '../../../src/core/docx/analyse.ts';
import type { OutlineRow } from '../../../src/core/docx/outline/outline.ts';
import { type AnalysisPage, analysisPage } from '../../../src/core/painted/analysis-page.ts';
import { htmlOf } from '../../../src/core/painted/markup.ts';
import { paintDoubts } from '../../../src/core/painted/paint-doubts.ts';
import { priceTable } from '../../../src/core/pricing/price-table.ts';
import { starterSchedule } from '../../../src/core/pricing/rates/rate-schedule.ts';
import { docx } from '../../support/docx/docx.ts';
import { picture } from '../../support/docx/drawings.ts';
import { caption } from '../../support/docx/fields.ts';
import { table } from '../../support/docx/tables.ts';
import { heading, pageBreak, paragraph, recordedPageBreak, run } from '../../support/docx/text.ts';
import { entry, prose } from '../docx/structure/prose.ts';

const grid = table([
  ['Year', 'Wheat', 'Rye'],
  ['2001', '17', '12'],
  ['2002', '19', '11'],
]);
const hostile = '<img src=x onerror=alert(1)>"\'&';
const thesis = [
  ...[paragraph('On Salt', { style: 'Title' }), paragraph([pageBreak()])],
  ...[heading(1, 'Introduction'), prose(), paragraph(hostile), prose()],
  ...[heading(1, [recordedPageBreak(), run('Methods')]), caption('Table', 1, ': Yields'), grid],
  ...[paragraph([picture({ width: 300, height: 200 })]), prose()],
  ...[heading(1, 'References'), paragraph(entry(1)), paragraph(entry(2)), paragraph(entry(3))],
  ...[heading(1, 'Appendix A'), prose()],
];

async function page(
  body: readonly string[] = thesis,
  fileName = 'thesis.docx',
  given: Pick<AnalysisPage, 'prices'> = {},
): Promise<string> {
  const { outline, ...result } = await analyseDocx(await docx({ body }), { outline: true });
  if (!outline) throw new Error('There is no outline.');
  return analysisPage({ ...result, outline, fileName, style: 'p { color: red }', ...given });
}

/** The text of a page without its elements. */
function textOf(html: string): string {
  const inline = /<style>.*<\/style>|<\/?bdi>/gs;
  return html.replace(inline, '').replace(/<[^>]*>/g, '\n');
}

describe('the painted document as a page', () => {
  test('has the numbers, the words by colour, and each page with its number', async () => {
    const text = textOf(await page());
    for (const each of [
      'Words of text',
      'Front matter',
      'References',
      'Appendix',
      'Page 2',
      'recorded by Word',
    ])
      expect(text).toContain(each);
  });

  test('has each paragraph under the number that boundaries name', async () => {
    expect(await page()).toMatch(/id="p2" data-at="2"><p class="first" dir="auto">Introduction</);
  });

  test('has links that all lead somewhere, even to a part that begins with an empty paragraph', async () => {
    const html = await page([paragraph(''), ...thesis]);
    const ids = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('leads from each doubt to its place', async () => {
    const vague = [
      ...[paragraph('On Salt'), heading(1, 'Summary'), prose(), prose()],
      ...[heading(1, 'Salt'), prose(), prose(), heading(1, 'Water'), prose()],
    ];
    const html = await page(vague);
    const list = /<h2 id="doubts-title">In doubt<.*?<\/section>/s.exec(html)?.[0] ?? '';
    const [, start] = /<a href="#(p\d+)"[^>]*>It is unclear where the text starts/.exec(list) ?? [];
    expect(html).toMatch(new RegExp(`id="${start}"[^>]*>(?:(?!painted-row).)*class="row-doubt"`, 's'));
    expect(list).toMatch(/<a href="#p\d+"[^>]*>No reference list was found/);
    expect(list).toMatch(
      /<a href="#p\d+" data-row="\d+" title="The text may start here instead\. Why it was not taken: [^"]+">page 1: <bdi>[^<]+<\/bdi><\/a>/,
    );
    expect(list.match(/<a /g)).toHaveLength(3);
  });

  test('only names places to look at if the numbers are not in doubt', () => {
    const row = {
      at: 4,
      kind: 'text',
      text: 'Salt',
      words: 1,
      page: 2,
      doubts: ['It may be a table.'],
    } as const;
    const html = htmlOf(paintDoubts({ doubts: [], rows: [{ ...row, doubts: [...row.doubts] }] }));
    expect(html).toContain('<h2 id="doubts-title">Places to look at</h2>');
    expect(textOf(html).trim().split(/\n+/)).toEqual(['Places to look at', 'page 2: Salt']);
  });

  test('tells places on the same page apart by their first words, or by the caption', () => {
    const item = {
      kind: 'figure',
      paragraph: 4,
      counted: true,
      number: 1,
      reason: '',
      certainty: 1,
    } as const;
    const row = (text: string, others: Partial<OutlineRow> = {}): OutlineRow => {
      return { at: 4, kind: 'drawing', words: 0, text, doubts: ['It may be a formula.'], ...others };
    };
    const rows = [
      row('', { page: 2, items: [{ ...item, caption: 'Figure 1: Salt' }] }),
      row('Water '.repeat(20)),
      row(''),
    ];
    const shown = textOf(htmlOf(paintDoubts({ doubts: [], rows })));
    const [, ...places] = shown.trim().split(/\n+/);
    expect(places).toEqual(['page 2: Figure 1: Salt', `page 2: ${'Water '.repeat(10)}…`, 'page 2']);
  });

  test('says that one more place is marked, and that several are', () => {
    const last = (count: number) => {
      const rows = Array.from({ length: count }, (_, at): OutlineRow => {
        return { at, kind: 'text', words: 1, text: 'Salt', doubts: ['It may be a table.'] };
      });
      return textOf(htmlOf(paintDoubts({ doubts: [], rows })))
        .trim()
        .split(/\n+/)
        .at(-1);
    };
    expect(last(21)).toBe('1 more is marked in the document.');
    expect(last(22)).toBe('2 more are marked in the document.');
  });

  test('has no prices where none are given', async () => {
    expect(textOf(await page())).not.toContain('Price');
  });

  test('has the price of each service', async () => {
    const analysis = { textWordCount: 1_000, refsWordCount: 0, tables: 0, figures: 0, frontMatter: 0 };
    const prices = priceTable(analysis, ['editing', 'formatting'], starterSchedule);
    const text = textOf(await page(thesis, 'thesis.docx', { prices })).replace(/\n+/g, '|');
    expect(text).toContain('|Prices|Editing|Formatting|1,000 words of text|$18.00|$4.00|');
    expect(text).toContain('|Total|$43.00|$29.00|');
  });

  test('marks tables and figures', async () => {
    const text = textOf(await page());
    for (const each of ['Table 1', 'Figure 1', 'Table of 3 rows and 3 columns', '10.6 × 7.1 cm'])
      expect(text).toContain(each);
  });

  test('is whole by itself: no script, and nothing from anywhere else', async () => {
    const html = await page();
    expect(html).not.toMatch(
      /<(?:script|link|img|iframe|object)\b|<[a-z][^>]*\bsrc=|url\(|@import|href="[^#]/,
    );
    expect(html).toContain("default-src 'none'");
    expect(html).toContain('<style>p { color: red }</style>');
  });

  test('shows hostile text as text, also in the name of the file', async () => {
    const html = await page(thesis, '</title><script>alert(1)</script>.docx');
    expect(html).not.toContain('<img');
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
  });

  test('lets no style sheet end its element', async () => {
    const { outline, ...result } = await analyseDocx(await docx({ body: thesis }), { outline: true });
    if (!outline) throw new Error('There is no outline.');
    const html = analysisPage({ ...result, outline, fileName: 'a', style: '</style><script>' });
    expect(html).not.toContain('</style><script>');
  });

  test('shows all rows of a document without any page turn', async () => {
    const lines = Array.from({ length: 300 }, (_, index) => paragraph(`Line ${index}`));
    const html = await page([heading(1, 'Introduction'), ...lines]);
    expect(html.match(/class="painted-row /g)).toHaveLength(301);
  });
});
