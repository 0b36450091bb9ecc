import { describe, expect, test } from 'vitest';
import { picture, textBox } from '../../../support/docx/drawings.ts';
import { contentControl, field, tableOfContents } from '../../../support/docx/fields.ts';
import { table } from '../../../support/docx/tables.ts';
import {
  equation,
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
const introduction = [recorded('Introduction'), prose()];

async function count(parts: readonly string[]): Promise<number> {
  return (await report([title, broken, ...parts])).pages.count;
}

describe('where Word records nothing', () => {
  const entriesOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ text: `Part ${index} of the story`, page: index + 7 }));
  const longContents = (count: number) =>
    tableOfContents([{ text: 'Opening', page: 'x' }, ...entriesOf(count)]);

  test('long generated contents start pages by their height', async () => {
    expect(await count([longContents(10), broken, ...introduction])).toBe(2);
    expect(await count([longContents(60), broken, ...introduction])).toBe(4);
  });

  test('typed lines that are links do so too', async () => {
    const links = entriesOf(65).map(({ text }) =>
      paragraph([`<w:hyperlink w:anchor="_Toc1">${run(text)}</w:hyperlink>`]),
    );
    expect(await count([recorded('Abbreviations'), ...links, broken, ...introduction])).toBe(4);
  });

  test('equations do so too', async () => {
    const equations = Array.from({ length: 65 }, () => paragraph([equation('a = b + c', { display: true })]));
    expect(await count([recorded('Symbols'), ...equations, broken, ...introduction])).toBe(4);
  });

  test('a record after the contents means the page break already found by height', async () => {
    const list = longContents(33);
    const symbols = [recorded('List of symbols'), prose(9)];
    expect(await count([list, ...symbols, broken, ...introduction])).toBe(3);
  });

  test.each([
    ['on the same page if its paper is the same', false, 2],
    ['on a page of its own if its paper is another', true, 4],
  ])('a continuous section begins %s', async (_where, isLandscape, pages) => {
    const abstract = [paragraph('Abstract'), sectionBreak()];
    const timeline = [paragraph('Timeline'), sectionBreak({ type: 'continuous', isLandscape })];
    const thanks = [paragraph('Thanks'), sectionBreak({ type: 'continuous' })];
    expect(await count([...abstract, ...timeline, ...thanks, heading(1, 'Introduction'), prose()])).toBe(
      pages,
    );
  });

  test('a row starts a page if a paragraph that opens one of its cells does', async () => {
    const first = paragraph('Salt', { pageBreakBefore: true });
    const grid = table([
      ['Tea', 'dried'],
      [[first], 'white'],
    ]);
    const parts = [paragraph('Abbreviations'), grid, broken, heading(1, 'Introduction'), prose()];
    expect(await count(parts)).toBe(3);
  });

  test('a text box in a cell takes no space, as elsewhere', async () => {
    const box = textBox(...Array.from({ length: 60 }, () => paragraph('one line')));
    const grid = table([[[paragraph([box])]]]);
    expect(await count([grid, broken, heading(1, 'Introduction'), prose()])).toBe(2);
  });

  test('blank lines fill a title page to its end and no further', async () => {
    const blank = Array.from({ length: 40 }, () => paragraph());
    const { pages } = await report([title, ...blank, broken, ...introduction]);
    expect(pages.count).toBe(1);
  });
});

describe('where Word would have recorded a break', () => {
  test('contents without links start no page by their height', async () => {
    const entries = Array.from({ length: 37 }, (_, index) =>
      paragraph([run(`Part ${index} of the story\t`), field(`PAGEREF _Toc${index}`, String(index + 7))]),
    );
    const contents = contentControl(entries, { gallery: 'Table of Contents' });
    expect(await count([recorded('Contents'), contents, broken, ...introduction])).toBe(2);
  });

  test('pictures start no page by their height', async () => {
    const pictures = Array.from({ length: 4 }, () => paragraph([picture({ height: 180 })]));
    expect(await count([recorded('Plates'), ...pictures, broken, ...introduction])).toBe(2);
  });
});

describe('where records were lost', () => {
  const full = Array.from({ length: 17 }, () => prose(70));

  test('all pages after one that is far too full start by their height', async () => {
    expect(await count([recorded('Abstract'), ...full, broken, ...introduction])).toBe(4);
  });

  test('records are followed again from the next one', async () => {
    const slightlyTooFull = [recorded('Preface'), prose(560)];
    expect(
      await count([recorded('Abstract'), ...full, broken, ...slightlyTooFull, broken, ...introduction]),
    ).toBe(5);
  });
});
