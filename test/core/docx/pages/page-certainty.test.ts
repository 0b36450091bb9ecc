import { describe, expect, test } from 'vitest';
import type { PageEvidence } from '../../../../src/core/analysis.ts';
import {
  isPlausible,
  type PageSigns,
  pageCertainty,
} from '../../../../src/core/docx/pages/page-certainty.ts';
import type { DocxOptions } from '../../../support/docx.ts';
import { picture } from '../../../support/docx-drawings.ts';
import { table } from '../../../support/docx-tables.ts';
import {
  heading,
  pageBreak,
  paragraph,
  recordedPageBreak,
  run,
  sectionBreak,
} from '../../../support/docx-text.ts';
import { report } from '../structure/decisions.ts';
import { overruled } from '../structure/overruled.ts';
import { prose } from '../structure/prose.ts';

const walk = { pages: 6, pagesBeforeSection: [0], estimated: 0, sharesPage: false, blankPages: 0 };
const signs: PageSigns = {
  basis: 'records and contents',
  count: 6,
  walk,
  printed: 6,
  estimated: 6,
  totals: { stored: 80, found: 80 },
};
const certainty = (changed: Partial<PageSigns>) => pageCertainty({ ...signs, ...changed });

describe('the certainty of a number of pages', () => {
  test('is high where all witnesses agree, and never whole', () => {
    expect(certainty({})).toBeGreaterThan(0.95);
    expect(certainty({})).toBeLessThan(1);
  });

  test('goes by what the number rests on', () => {
    const order = (['records and contents', 'records', 'contents', 'layout'] as const).map((basis) =>
      certainty({ basis, totals: null }),
    );
    expect(order).toEqual(order.toSorted((a, b) => b - a));
  });

  test.each<[string, Partial<PageSigns>]>([
    ['the contents say otherwise', { printed: 9 }],
    ['the layout is one page off', { estimated: 7 }],
    ['the records do not add up to the pages that Word counted', { totals: { stored: 85, found: 80 } }],
    ['there are more records than pages that Word counted', { totals: { stored: 80, found: 95 } }],
    ['the body shares its page', { walk: { ...walk, sharesPage: true } }],
    ['a page is blank', { walk: { ...walk, blankPages: 1 } }],
    ['nothing is known of the whole', { totals: null }],
  ])('is lower where %s', (_case, changed) => {
    expect(certainty(changed)).toBeLessThan(certainty({}));
  });

  test('is lower the farther the layout is off', () => {
    expect(certainty({ estimated: 9 })).toBeLessThan(certainty({ estimated: 7 }));
  });

  test('does not mind a total that is one page off', () => {
    expect(certainty({ totals: { stored: 81, found: 80 } })).toBe(certainty({ totals: null }));
  });
});

describe('a stored total', () => {
  test.each([
    [1, 60, false],
    [20, 60, false],
    [200, 60, false],
    [60, 60, true],
    [70, 60, true],
  ])('of %i pages where %i are found is plausible: %s', (stored, found, plausible) => {
    expect(isPlausible({ stored, found })).toBe(plausible);
  });
});

const broken = paragraph([pageBreak()]);
const title = paragraph('A Title', { style: 'Title' });
const body = [heading(1, [recordedPageBreak(), run('Introduction')]), prose(), prose()];

async function pages(
  parts: readonly string[],
  options: Omit<DocxOptions, 'body'> = {},
): Promise<PageEvidence> {
  return (await report(parts, options)).pages;
}

describe('the evidence for a number of pages', () => {
  test('holds the stored pages of the whole beside those that are found', async () => {
    const { totals } = await pages([title, broken, ...body], { properties: { pages: 3 } });
    expect(totals).toEqual({ stored: 3, found: 2 });
  });

  test('holds nothing of a total that is not of this document', async () => {
    expect((await pages([title, broken, ...body], { properties: { pages: 1 } })).totals).toBeUndefined();
    expect((await pages([title, broken, ...body], { properties: { pages: 90 } })).totals).toBeUndefined();
    expect((await pages([title, broken, ...body])).totals).toBeUndefined();
  });

  test('says that pages are blank', async () => {
    expect((await pages([title, broken, ...body])).blankPages).toBe(0);
    expect((await pages([title, broken, broken, ...body])).blankPages).toBe(1);
    expect((await pages([title, broken, sectionBreak(), ...body])).blankPages).toBe(1);
  });

  test('does not take a page with a picture or a table for blank', async () => {
    const grid = table([['', '']]);
    expect((await pages([title, broken, paragraph([picture()]), broken, ...body])).blankPages).toBe(0);
    expect((await pages([title, broken, grid, broken, ...body])).blankPages).toBe(0);
  });

  test('holds the witnesses also where the operator sets the number', async () => {
    const set = (await overruled([title, broken, ...body], { frontPages: 4 })).report.pages;
    expect(set).toMatchObject({ count: 4, reason: 'set by the operator', certainty: 1 });
    expect(set.witnesses).toEqual((await pages([title, broken, ...body])).witnesses);
  });
});
