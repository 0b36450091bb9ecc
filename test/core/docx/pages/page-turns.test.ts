import { describe, expect, test } from 'vitest';
import { inText, Sheet } from '../../../../src/core/docx/pages/layout/sheet.ts';
import { PageTurns } from '../../../../src/core/docx/pages/page-turns.ts';

/** A line so high that it covers this many pages of a hundred points. */
function placed(pages: number, hasInk: boolean): PageTurns {
  const turns = new PageTurns(1, new Sheet(100), { records: false, layout: 'everywhere' });
  const block = { before: 0, after: 0, lines: pages, lineHeight: 100, leading: 0, pictures: [] };
  turns.place({
    index: 0,
    block,
    keeping: { ...inText, leastLines: 1 },
    notes: 0,
    hasInk,
    isUnrecorded: false,
    toBreak: () => null,
  });
  return turns;
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
