import { describe, expect, test } from 'vitest';
import type { PageEvidence } from '../../../../src/core/docx/analysis.ts';
import type { DocxOptions } from '../../../support/docx/docx.ts';
import {
  heading,
  pageBreak,
  paragraph,
  recordedPageBreak,
  run,
  sectionBreak,
} from '../../../support/docx/text.ts';
import { report } from '../structure/decisions.ts';
import { prose } from '../structure/prose.ts';

const title = paragraph('A Title', { style: 'Title' });
const broken = paragraph([pageBreak()]);
const recorded = (text: string) => heading(1, [recordedPageBreak(), run(text)]);

async function pages(
  parts: readonly string[],
  options: Omit<DocxOptions, 'body'> = {},
): Promise<PageEvidence> {
  return (await report(parts, options)).pages;
}

describe('the breaks that Word recorded', () => {
  test('record an explicit break that they follow', async () => {
    const { count } = await pages([
      title,
      broken,
      recorded('Abstract'),
      prose(40),
      broken,
      recorded('Introduction'),
      prose(),
    ]);
    expect(count).toBe(2);
  });

  test('count on their own where text overflows', async () => {
    const long = paragraph([run('Here it starts. '), recordedPageBreak(), run('Here it goes on.')]);
    expect(
      (await pages([title, broken, recorded('Abstract'), long, broken, recorded('Introduction')])).count,
    ).toBe(3);
  });

  test('are read in document order: a page break, a record and another page break start two pages', async () => {
    const breaks = paragraph([pageBreak(), recordedPageBreak(), pageBreak()]);
    expect((await pages([title, breaks, recorded('Introduction'), prose()])).count).toBe(2);
  });

  test('record a section break', async () => {
    const { count } = await pages([
      title,
      sectionBreak(),
      recorded('Abstract'),
      prose(40),
      sectionBreak(),
      recorded('Introduction'),
    ]);
    expect(count).toBe(2);
  });

  test('record a heading that starts a page', async () => {
    const next = heading(1, [recordedPageBreak(), run('Introduction')], { pageBreakBefore: true });
    expect((await pages([title, broken, recorded('Abstract'), prose(40), next, prose()])).count).toBe(2);
  });

  test('are followed if the layout would fill fewer pages', async () => {
    const flown = [
      recorded('Abstract'),
      prose(9),
      recorded('Preface'),
      prose(9),
      recorded('Introduction'),
      prose(),
    ];
    expect((await pages([title, broken, ...flown])).count).toBe(3);
  });

  test('are followed if the layout would fill slightly more', async () => {
    const { count } = await pages([
      title,
      broken,
      recorded('Abstract'),
      prose(560),
      broken,
      recorded('Introduction'),
    ]);
    expect(count).toBe(2);
  });

  test('are too few if a page would be far too full', async () => {
    const { count } = await pages([
      title,
      broken,
      recorded('Abstract'),
      prose(2500),
      broken,
      recorded('Introduction'),
    ]);
    expect(count).toBe(5);
  });

  test('may be in the cells of a table', async () => {
    const cell = paragraph([recordedPageBreak(), run('Here it goes on.')]);
    const grid = `<w:tbl><w:tr><w:tc>${paragraph('Salt')}</w:tc></w:tr><w:tr><w:tc>${cell}</w:tc></w:tr></w:tbl>`;
    const front = [title, broken, recorded('Abstract'), grid, broken];
    expect((await pages([...front, recorded('Introduction'), prose()])).count).toBe(3);
  });
});
