import { describe, expect, test } from 'vitest';
import { inText, Sheet } from '../../../../src/core/docx/pages/layout/sheet.ts';

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
function sheetWith(lines: number, keeping = inText): Sheet {
  const sheet = new Sheet(100);
  if (lines > 0) sheet.fill(block(lines), keeping);
  return sheet;
}

describe('a page', () => {
  test('is ended if a paragraph does not fit', () => {
    expect(sheetWith(8).fill(block(2), inText).turns).toBe(0);
    expect(sheetWith(8).fill(block(4), inText)).toEqual({ turns: 1, moved: false });
  });

  test('leaves no single line of a paragraph at its end or at the start of the next', () => {
    expect(sheetWith(9).fill(block(4), inText).moved).toBe(true);
    expect(sheetWith(8).fill(block(3), inText).moved).toBe(true);
  });

  test('does not split lines that are kept together', () => {
    expect(sheetWith(7).fill(block(5), { ...inText, together: true }).moved).toBe(true);
  });

  test('moves a heading to the page of its text', () => {
    const sheet = sheetWith(7);
    sheet.fill(block(1), { ...inText, withNext: true });
    expect(sheet.fill(block(3), inText).moved).toBe(true);
    expect(sheet.used).toBe(40);
  });

  test('lets the space below the last line overlap its end', () => {
    const doubled = block(1, { lineHeight: 20, leading: 10 });
    expect(sheetWith(9).fill(doubled, inText).turns).toBe(0);
  });

  test('holds 23 double-spaced lines, as Word puts on a Letter page', () => {
    const double = block(24, { lineHeight: 27.6, leading: 13.8 });
    expect(new Sheet(648).fill({ ...double, lines: 23 }, inText).turns).toBe(0);
    expect(new Sheet(648).fill(double, inText).turns).toBe(1);
  });

  test('holds less with footnotes', () => {
    expect(sheetWith(6).fill(block(2), inText, 30).turns).toBe(1);
  });

  test('is ended as often as a long text requires', () => {
    expect(sheetWith(0).fill(block(35), inText).turns).toBe(3);
  });

  test('adds up spaces only if the document says so', () => {
    const used = (addsSpaces: boolean) => {
      const sheet = new Sheet(100, addsSpaces);
      sheet.fill(block(1, { after: 8 }), inText);
      sheet.fill(block(1, { before: 12 }), inText);
      return sheet.used;
    };
    expect(used(false)).toBe(32);
    expect(used(true)).toBe(40);
  });

  test('is ended against Word’s record only if it is clearly too full', () => {
    expect(sheetWith(9).add(block(3)).turns).toBe(0);
    expect(sheetWith(9).add(block(6)).turns).toBe(1);
  });
});
