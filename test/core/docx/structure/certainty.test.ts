import { describe, expect, test } from 'vitest';
import { picture } from '../../../support/docx-drawings.ts';
import { caption, contentControl, tableOfContents } from '../../../support/docx-fields.ts';
import { table } from '../../../support/docx-tables.ts';
import { heading, pageBreak, paragraph, sectionBreak } from '../../../support/docx-text.ts';
import { report } from './decisions.ts';
import { entries, prose } from './prose.ts';

const broken = paragraph([pageBreak()]);
const title = [paragraph('On Salt', { style: 'Title' }), broken];
const abstract = [heading(1, 'Abstract'), prose(40), broken];
const chapters = [heading(1, 'Introduction'), prose(), prose(), heading(1, 'Methods'), prose(), prose()];
const references = [heading(1, 'References'), ...entries(3)];
const thesis = [...title, ...abstract, ...chapters, ...references];
const data = table([
  ['Year', 'Yield'],
  ['2019', '3'],
]);
const graphic = paragraph([picture()]);

const startOf = async (body: readonly string[]) => (await report(body)).bodyStart.certainty;
const certaintyOf = async (body: readonly string[]) => (await report(body)).certainty;

describe('the start of the body is', () => {
  test('surer where the page numbers turn from Roman to Arabic', async () => {
    const roman = [...title, ...abstract.slice(0, 2), sectionBreak({ format: 'lowerRoman' })];
    expect(await startOf([...roman, ...chapters])).toBeGreaterThan(await startOf(thesis));
  });

  test('less sure among Roman page numbers that turn later', async () => {
    const turned = chapters.toSpliced(3, 0, sectionBreak({ format: 'lowerRoman' }));
    expect(await startOf([...title, ...abstract, ...turned])).toBeLessThan(await startOf(thesis));
  });

  test('less sure where the contents give it a Roman page', async () => {
    const toc = (page: string) =>
      tableOfContents([
        { text: 'Introduction', page },
        { text: 'Methods', page: '2' },
        { text: 'References', page: '9' },
      ]);
    const [roman, arabic] = ['v', '1'].map((page) => startOf([...title, toc(page), broken, ...chapters]));
    expect(await roman).toBeLessThan((await arabic) ?? 0);
  });

  test('less sure where a part of the front matter comes after it', async () => {
    const text = Array.from({ length: 20 }, () => prose());
    const [introduction = '', ...rest] = chapters;
    const thanks = [heading(1, 'Acknowledgements'), prose(20)];
    const usual = [...title, ...abstract, introduction, ...rest, ...text];
    const odd = [...title, ...abstract, introduction, prose(20), ...thanks, ...rest.slice(2), ...text];
    expect(await startOf(odd)).toBeLessThan(await startOf(usual));
  });

  test('less sure without a chapter heading', async () => {
    expect(await startOf([...title, heading(1, 'Why salt'), prose(), prose()])).toBeLessThan(
      await startOf(thesis),
    );
  });
});

describe('the words of text and references are', () => {
  test('sure where headings and entries say so', async () => {
    const { textWordCount, refsWordCount } = await certaintyOf(thesis);
    expect(textWordCount).toBeGreaterThanOrEqual(0.85);
    expect(refsWordCount).toBeGreaterThanOrEqual(0.85);
  });

  test.each([
    ['a list of which only the look speaks', [...thesis.slice(0, -4), prose(), ...entries(8)]],
    ['a heading without entries', thesis.slice(0, -3)],
    ['no list', thesis.slice(0, -4)],
  ])('less sure with %s', async (_case, body) => {
    const [sure, unsure] = [await certaintyOf(thesis), await certaintyOf(body)];
    expect(unsure.refsWordCount).toBeLessThan(sure.refsWordCount);
    expect(unsure.textWordCount).toBeLessThan(sure.textWordCount);
  });

  test('surest of a list that a program marked', async () => {
    const marked = contentControl(entries(3), { bibliography: true });
    const { refsWordCount } = await certaintyOf([...thesis.slice(0, -3), marked]);
    expect(refsWordCount).toBeGreaterThan((await certaintyOf(thesis)).refsWordCount);
  });

  test('less sure of no list where paragraphs read like entries', async () => {
    const body = thesis.slice(0, -4);
    const scattered = [...body, ...entries(6).flatMap((each) => [each, prose(), prose()])];
    expect((await certaintyOf(scattered)).refsWordCount).toBeLessThan(
      (await certaintyOf(body)).refsWordCount,
    );
  });

  test('less sure where the document imports others', async () => {
    const imported = [...thesis, '<w:altChunk r:id="rIdHtml"/>'];
    expect((await certaintyOf(imported)).textWordCount).toBeLessThan(0.65);
  });
});

describe('tables and figures are', () => {
  const withItems = (...items: string[]) => certaintyOf([...chapters, ...items, prose(), ...references]);

  test('sure with captions', async () => {
    const { tables, figures } = await withItems(
      ...[caption('Table', 1, ': Yields'), data, prose(), graphic, caption('Figure', 1, ': A pan')],
    );
    expect(tables).toBeGreaterThanOrEqual(0.85);
    expect(figures).toBeGreaterThanOrEqual(0.85);
  });

  test('sure where there are none', async () => {
    expect(await withItems()).toMatchObject({ tables: 0.98, figures: 0.98 });
  });

  test('less sure without captions, and least where others have one', async () => {
    const captioned = (await withItems(caption('Table', 1, ': Yields'), data)).tables;
    const bare = (await withItems(data)).tables;
    const mixed = (await withItems(caption('Table', 1, ': Yields'), data, prose(), data)).tables;
    expect([captioned, bare, mixed]).toEqual([captioned, bare, mixed].toSorted((a, b) => b - a));
    expect(new Set([captioned, bare, mixed]).size).toBe(3);
  });

  test('as sure with many that one rule decides as with one', async () => {
    const many = Array.from({ length: 9 }, () => [data, prose()]).flat();
    expect((await withItems(...many)).tables).toBe((await withItems(data)).tables);
  });

  test('less sure with a caption of nothing', async () => {
    expect((await withItems(prose(), paragraph('Figure 1: A pan'), prose())).figures).toBeLessThan(0.85);
  });

  test('less sure where nothing but its style calls a line a caption', async () => {
    const [plain, labelled] = ['A pan of salt', 'Figure 1: A pan of salt'].map((text) =>
      withItems(graphic, paragraph(text, { style: 'Caption' })),
    );
    expect((await plain)?.figures).toBeLessThan((await labelled)?.figures ?? 0);
  });
});

test('front matter pages are no surer than the start of the body', async () => {
  const { bodyStart, certainty } = await report([...title, heading(1, 'Why salt'), prose(), prose()]);
  expect(certainty.frontMatter).toBeLessThanOrEqual(bodyStart.certainty);
});
