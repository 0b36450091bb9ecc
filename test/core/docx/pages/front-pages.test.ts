import { describe, expect, test } from 'vitest';
import type { PageEvidence } from '../../../../src/core/docx/analysis.ts';
import type { DocxOptions } from '../../../support/docx/docx.ts';
import {
  heading,
  pageBreak,
  paragraph,
  run,
  type SectionOptions,
  sectionBreak,
} from '../../../support/docx/text.ts';
import { report } from '../structure/decisions.ts';
import { prose } from '../structure/prose.ts';

const title = paragraph('A Title', { style: 'Title' });
const body = [heading(1, 'Introduction'), prose(), prose()];
const broken = paragraph([pageBreak()]);
const abstract = [heading(1, 'Abstract'), prose(40)];

async function pages(
  parts: readonly string[],
  options: Omit<DocxOptions, 'body'> = {},
): Promise<PageEvidence> {
  return (await report(parts, options)).pages;
}

describe('a new page is started', () => {
  test.each([
    ['a page break', [title, broken]],
    [
      'a page break at the end of a paragraph',
      [paragraph([run('A Title'), pageBreak()], { style: 'Title' })],
    ],
    [
      'a heading that starts a page',
      [title, heading(1, 'Abstract'), prose(9), heading(1, 'Preface', { pageBreakBefore: true }), prose(9)],
    ],
    ['a section on a new page', [paragraph('A Title', { style: 'Title', section: {} })]],
    ['a section after an empty paragraph', [title, sectionBreak()]],
  ])('by %s', async (_case, front) => {
    expect((await pages([...front, ...body])).count).toBe(1);
  });

  test('once by a break directly before a heading that starts a page anyway', async () => {
    const next = heading(1, 'Introduction', { pageBreakBefore: true });
    expect((await pages([title, broken, next, prose()])).count).toBe(1);
  });

  test('not by a continuous section', async () => {
    const continuous = [title, sectionBreak(), ...abstract, sectionBreak()];
    const section: SectionOptions = { type: 'continuous' };
    expect((await pages([...continuous, ...body], { section })).count).toBe(1);
  });

  test('by a column break if there is only one column', async () => {
    const column = paragraph('<w:r><w:br w:type="column"/></w:r>'.split('|'));
    expect((await pages([title, broken, ...abstract, column, ...body])).count).toBe(2);
  });

  test.each([
    ['an odd page after one page', [title], 'oddPage', 2],
    ['an odd page after two pages', [title, broken, ...abstract], 'oddPage', 2],
    ['an even page after one page', [title], 'evenPage', 1],
    ['an even page after two pages', [title, broken, ...abstract], 'evenPage', 3],
  ] as const)('to %s', async (_case, front, type, count) => {
    expect((await pages([...front, sectionBreak(), ...body], { section: { type } })).count).toBe(count);
  });

  describe('before a section that is numbered anew', () => {
    const mirrored = '<w:mirrorMargins/>';
    const evenHeaders = '<w:evenAndOddHeaders/>';
    const one = [title];
    const two = [title, broken, ...abstract];
    test.each([
      ['at once if an odd page may follow one', one, 'oddPage', 1, '', 1],
      ['at once if an odd page with a new number follows an even one', two, 'oddPage', 1, mirrored, 2],
      ['after a blank page between two right-hand pages', one, 'nextPage', 1, mirrored, 2],
      ['after a blank page between odd pages with headers of their own', one, 'nextPage', 1, evenHeaders, 2],
      ['after a blank page between two left-hand pages', two, 'nextPage', 2, mirrored, 3],
      ['at once on the other side', one, 'nextPage', 2, mirrored, 1],
      ['at once if all pages are alike', one, 'nextPage', 1, '', 1],
    ] as const)('%s', async (_case, front, type, start, settings, count) => {
      const parts = [...front, sectionBreak(), ...body];
      expect((await pages(parts, { section: { type, start }, settings })).count).toBe(count);
    });
  });

  test.each(['nextPage', 'continuous', 'oddPage'] as const)(
    'once by a page break and the empty paragraph that ends the section after it (%s)',
    async (type) => {
      const parts = [title, broken, sectionBreak(), ...body];
      expect((await pages(parts, { section: { type } })).count).toBe(type === 'oddPage' ? 2 : 1);
    },
  );

  test('once by an empty paragraph that starts a page and ends its section', async () => {
    const bare = paragraph([], { section: {}, pageBreakBefore: true });
    expect((await pages([title, bare, ...body])).count).toBe(1);
  });

  test('twice by two sections of which the first is empty', async () => {
    expect((await pages([title, sectionBreak(), sectionBreak(), ...body])).count).toBe(2);
  });

  test('twice by two page breaks, with a blank page between', async () => {
    expect((await pages([title, broken, broken, ...body])).count).toBe(2);
  });
});

describe('the page that the body starts on', () => {
  test('is not counted if the front matter ends on it', async () => {
    expect((await pages([title, broken, ...abstract, ...body])).count).toBe(1);
  });

  test('is the first if there is no front matter', async () => {
    expect(await pages(body)).toEqual({
      count: 0,
      reason: 'the body starts with the first paragraph',
      source: 'none',
      witnesses: [],
      certainty: 1,
    });
  });

  test('is counted from the break that its heading begins with', async () => {
    const opening = heading(1, [pageBreak(), run('Introduction')]);
    expect((await pages([title, opening, prose()])).count).toBe(1);
  });
});
