import { describe, expect, test } from 'vitest';
import { CurrentPage, inText } from '../../../../src/core/docx/pages/layout/current-page.ts';

const block = (lines: number, more = {}) => ({
  before: 0,
  after: 0,
  lines,
  lineHeight: 10,
  leading: 0,
  pictures: [] as number[],
  ...more,
});

/** A page of ten lines with so many on it. */
function pageWith(lines: number, keeping = inText): CurrentPage {
  const page = new CurrentPage(100);
  if (lines > 0) page.fill(block(lines), keeping);
  return page;
}

describe('a page', () => {
  test('is ended if a paragraph does not fit', () => {
    expect(pageWith(8).fill(block(2), inText).newPages).toBe(0);
    expect(pageWith(8).fill(block(4), inText)).toEqual({ newPages: 1, moved: false });
  });

  test('leaves no single line of a paragraph at its end or at the start of the next', () => {
    expect(pageWith(9).fill(block(4), inText).moved).toBe(true);
    expect(pageWith(8).fill(block(3), inText).moved).toBe(true);
  });

  test('does not split lines that are kept together', () => {
    expect(pageWith(7).fill(block(5), { ...inText, together: true }).moved).toBe(true);
  });

  test('moves a heading to the page of its text', () => {
    const page = pageWith(7);
    page.fill(block(1), { ...inText, withNext: true });
    expect(page.fill(block(3), inText).moved).toBe(true);
    expect(page.used).toBe(40);
  });

  test('lets the space below the last line overlap its end', () => {
    const doubled = block(1, { lineHeight: 20, leading: 10 });
    expect(pageWith(9).fill(doubled, inText).newPages).toBe(0);
  });

  test('holds 23 double-spaced lines, as Word puts on a Letter page', () => {
    const double = block(24, { lineHeight: 27.6, leading: 13.8 });
    expect(new CurrentPage(648).fill({ ...double, lines: 23 }, inText).newPages).toBe(0);
    expect(new CurrentPage(648).fill(double, inText).newPages).toBe(1);
  });

  test('holds less with footnotes', () => {
    expect(pageWith(6).fill(block(2), inText, 30).newPages).toBe(1);
  });

  test('is ended as often as a long text requires', () => {
    expect(pageWith(0).fill(block(35), inText).newPages).toBe(3);
  });

  test('adds up spaces only if the document says so', () => {
    const used = (addsSpaces: boolean) => {
      const page = new CurrentPage(100, addsSpaces);
      page.fill(block(1, { after: 8 }), inText);
      page.fill(block(1, { before: 12 }), inText);
      return page.used;
    };
    expect(used(false)).toBe(32);
    expect(used(true)).toBe(40);
  });

  test('is ended against Word’s record only if it is clearly too full', () => {
    expect(pageWith(9).add(block(3)).newPages).toBe(0);
    expect(pageWith(9).add(block(6)).newPages).toBe(1);
  });
});
