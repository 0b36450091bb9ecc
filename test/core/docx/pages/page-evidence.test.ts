import { describe, expect, test } from 'vitest';
import { type PageEvidence, sourceInWords } from '../../../../src/core/docx/analysis.ts';
import type { DocxOptions } from '../../../support/docx/docx.ts';
import { picture } from '../../../support/docx/drawings.ts';
import { tableOfContents } from '../../../support/docx/fields.ts';
import { table } from '../../../support/docx/tables.ts';
import {
  heading,
  pageBreak,
  paragraph,
  recordedPageBreak,
  run,
  sectionBreak,
} from '../../../support/docx/text.ts';
import { report } from '../structure/decisions.ts';
import { overruled } from '../structure/overruled.ts';
import { prose } from '../structure/prose.ts';

const broken = paragraph([pageBreak()]);
const title = paragraph('A Title', { style: 'Title' });
const body = [heading(1, [recordedPageBreak(), run('Introduction')]), prose(), prose()];

async function pages(
  parts: readonly string[],
  options: Omit<DocxOptions, 'body'> = {},
): Promise<PageEvidence> {
  return (await report(parts, options)).pages;
}

describe('the evidence for a page count', () => {
  test('includes the stored total together with the pages that were found', async () => {
    const { totals } = await pages([title, broken, ...body], { properties: { pages: 3 } });
    expect(totals).toEqual({ stored: 3, found: 2 });
  });

  test('finds the pages that the last paragraph fills', async () => {
    const long = paragraph([run('Here it starts. '), recordedPageBreak(), run('Here it ends.')]);
    const { totals } = await pages([title, broken, ...body, long], { properties: { pages: 3 } });
    expect(totals).toEqual({ stored: 3, found: 3 });
  });

  test('omits a total that does not belong to this document', async () => {
    expect((await pages([title, broken, ...body], { properties: { pages: 1 } })).totals).toBeUndefined();
    expect((await pages([title, broken, ...body], { properties: { pages: 90 } })).totals).toBeUndefined();
    expect((await pages([title, broken, ...body])).totals).toBeUndefined();
  });

  test('says that pages are blank', async () => {
    expect((await pages([title, broken, ...body])).blankPages).toBe(0);
    expect((await pages([title, broken, broken, ...body])).blankPages).toBe(1);
    expect((await pages([title, broken, broken, ...body])).firstBlankPage).toBe(2);
    expect((await pages([title, broken, sectionBreak(), ...body])).blankPages).toBe(0);
    expect((await pages([title, broken, sectionBreak(), ...body])).firstBlankPage).toBeUndefined();
  });

  test('does not treat a page with a picture or a table as blank', async () => {
    const grid = table([['', '']]);
    expect((await pages([title, broken, paragraph([picture()]), broken, ...body])).blankPages).toBe(0);
    expect((await pages([title, broken, grid, broken, ...body])).blankPages).toBe(0);
  });

  test('is never fully certain unless an operator set the number', async () => {
    const { certainty } = await pages([title, broken, ...body]);
    expect(certainty).toBeGreaterThan(0.5);
    expect(certainty).toBeLessThan(1);
  });

  test('names the next best count if witnesses differ', async () => {
    const lines = Array.from({ length: 8 }, (_, index) => ({
      text: `Part ${index} of it`,
      page: 20 + index,
    }));
    const contents = tableOfContents([{ text: 'Introduction', page: 4 }, ...lines]);
    const { count, runnerUp } = await pages([title, broken, contents, broken, ...body]);
    expect([count, runnerUp?.count].toSorted()).toEqual([2, 3]);
    expect(runnerUp?.certainty).toBeLessThan(0.5);
  });

  test('includes the witnesses even if the operator sets the number', async () => {
    const set = (await overruled([title, broken, ...body], { frontPages: 4 })).report.pages;
    expect(set).toMatchObject({ count: 4, reason: 'set by the editor', certainty: 1 });
    expect(sourceInWords(set)).toBeNull();
    expect(set.witnesses).toEqual((await pages([title, broken, ...body])).witnesses);
  });

  test('says nothing of what ended pages of which the operator sets another number', async () => {
    const parts = [title, broken, broken, ...body];
    const ends = { turns: { author: 2, recorded: 0, estimated: 0 }, blankPages: 1 };
    expect((await overruled(parts, { frontPages: 2 })).report.pages).toMatchObject(ends);
    const { turns, blankPages } = (await overruled(parts, { frontPages: 4 })).report.pages;
    expect([turns, blankPages]).toEqual([undefined, undefined]);
  });
});

describe('the source of a page count', () => {
  const front = [title, broken];
  /** A generated contents that fills several pages, in which Word records no page breaks. */
  const contents = (introduction: number) =>
    tableOfContents([
      { text: 'Introduction', page: introduction },
      ...Array.from({ length: 100 }, (_, index) => ({ text: `Part ${index}`, page: index + 20 })),
    ]);

  test("is the author if the author's breaks end each page, even if Word recorded them too", async () => {
    const found = await pages([...front, ...body]);
    expect(found).toMatchObject({ source: 'author', turns: { author: 1, recorded: 0, estimated: 0 } });
    expect(sourceInWords(found)).toBe("the author's own page breaks");
  });

  test('is Word if it recorded where some of the pages end, and none is estimated', async () => {
    const found = await pages([...front, prose(), ...body]);
    expect(found).toMatchObject({ source: 'word', turns: { author: 1, recorded: 1, estimated: 0 } });
    expect(sourceInWords(found)).toBe('recorded by Word');
  });

  test('is our estimate if it ends some of the pages', async () => {
    const found = await pages([...front, contents(90), ...body]);
    expect(found).toMatchObject({ source: 'estimate', turns: { author: 1 } });
    expect(found.turns?.estimated).toBeGreaterThan(0);
  });

  test("is the author's page numbers in the contents if they agree with such an estimate", async () => {
    const { count } = await pages([...front, contents(90), ...body]);
    const found = await pages([...front, contents(count + 1), ...body]);
    expect(found).toMatchObject({ count, source: 'author' });
    expect(found.turns?.estimated).toBeGreaterThan(0);
    expect(sourceInWords(found)).toBe("the author's page numbers in the contents");
  });

  test('is no break of the author if the body starts on the first page', async () => {
    const parts = [title, heading(1, 'Introduction'), prose(), prose()];
    const found = (await overruled(parts, { bodyStart: 'Introduction' })).report.pages;
    expect(found).toMatchObject({ count: 0, source: 'estimate' });
  });
});
