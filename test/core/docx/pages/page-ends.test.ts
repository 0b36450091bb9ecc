import { describe, expect, test } from 'vitest';
import { CurrentPage, inText } from '../../../../src/core/docx/pages/layout/current-page.ts';
import { PageEnds } from '../../../../src/core/docx/pages/page-ends.ts';

/** A line so high that it covers this many pages of a hundred points. */
function placed(pages: number, hasInk: boolean): PageEnds {
  const ends = new PageEnds(1, new CurrentPage(100), { records: false, layout: 'everywhere' });
  const block = { before: 0, after: 0, lines: pages, lineHeight: 100, leading: 0, pictures: [] };
  ends.place({
    index: 0,
    block,
    keeping: { ...inText, leastLines: 1 },
    notes: 0,
    hasInk,
    isUnrecorded: false,
    toBreak: () => null,
  });
  return ends;
}

describe('a block that covers many pages', () => {
  test('starts each of them', () => {
    expect(placed(5, true).pages).toBe(4);
  });

  test('is printed on consecutively numbered pages', () => {
    expect(placed(5, true).number).toBe(5);
  });

  test('leaves the pages that it passes blank', () => {
    expect(placed(5, false).blankPages).toBe(4);
  });

  test('may cover more pages than could be started one by one', () => {
    expect(placed(1e12, true).pages).toBe(1e12 - 1);
  });
});
