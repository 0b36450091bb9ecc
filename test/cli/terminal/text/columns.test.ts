import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  alignColumns,
  cutEnd,
  cutMiddle,
  displayWidth,
  layRow,
} from '../../../../src/cli/terminal/text/columns.ts';

const name = fc.string({ unit: fc.constantFrom('a', 'é', '論', 'e\u0301', '📄', '-') });

describe('alignColumns', () => {
  test('makes each column as wide as its widest cell', () => {
    const rows = [
      ['Tables', '4'],
      ['Figures', '12'],
    ];
    expect(alignColumns(rows, ['left', 'right'])).toEqual(['Tables    4', 'Figures  12']);
  });

  test('leaves no space at the end of a line', () => {
    expect(
      alignColumns(
        [
          ['a', 'b'],
          ['long', ''],
        ],
        [],
      ),
    ).toEqual(['a     b', 'long']);
  });

  test('ends numbers at the same column whatever script the names are in', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.nat()), { minLength: 1 }), (pairs) => {
        const rows = pairs.map(([text, count]) => [text, String(count)]);
        const widths = new Set(alignColumns(rows, ['left', 'right']).map((line) => displayWidth(line)));
        return widths.size === 1;
      }),
    );
  });
});

describe('layRow', () => {
  test('keeps the whole text of a cell that is wider than its column', () => {
    expect(layRow(['1,234,567'], [5], ['right'])).toBe('1,234,567');
  });
});

describe('cutEnd', () => {
  test('marks what it cuts', () => {
    expect(cutEnd('A long caption', 8)).toBe('A long…');
  });

  test('leaves a text that fits', () => {
    expect(cutEnd('A map', 5)).toBe('A map');
  });
});

describe('cutMiddle', () => {
  test('keeps the beginning and the end', () => {
    expect(cutMiddle('smith-dissertation-final.docx', 19)).toBe('smith-dis…inal.docx');
  });

  test('is never wider than asked, and never splits a character', () => {
    fc.assert(
      fc.property(name, fc.integer({ min: 1, max: 30 }), (text, width) => {
        const cut = cutMiddle(text, width);
        expect(displayWidth(cut)).toBeLessThanOrEqual(width);
        expect(cut).not.toMatch(/^\p{M}|…\p{M}/u);
      }),
    );
  });
});
