import { describe, expect, test } from 'vitest';
import { faceOf } from '../../../../src/core/docx/pages/layout/faces.ts';
import { glyphWidth } from '../../../../src/core/docx/pages/layout/glyph-widths.ts';
import { breakIntoLines } from '../../../../src/core/docx/pages/layout/text-lines.ts';

/** Lines of a text at twelve points in a column of 450 points. */
function lines(text: string, font = 'Times New Roman', first = 450, elasticity = 0): number {
  const setting = { face: faceOf(font), size: 12, stretch: 1 };
  return breakIntoLines(text, setting, { first, other: 450, tabStop: 36, elasticity }).count;
}

/** In thousandths of the font size. */
function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + glyphWidth(letter.charCodeAt(0), 'serif'), 0);
}

const sentence = 'The quick brown fox jumps over the lazy dog and runs home. ';

describe('a text breaks into lines', () => {
  test('by the widths of its letters', () => {
    expect(lines('i'.repeat(100))).toBe(1);
    expect(lines('m'.repeat(100))).toBe(3);
  });

  test('by those of Greek and Cyrillic letters too', () => {
    expect(lines('ι'.repeat(100))).toBe(1);
    expect(lines('ї'.repeat(100))).toBe(1);
    expect(lines('Ω'.repeat(100))).toBe(2);
    expect(lines('щ'.repeat(100))).toBe(3);
  });

  test('as if its letters had no accents', () => {
    const letters = ['iíìîïĩ', 'aáàâäãåăắ', 'cčçć', 'ωώ'].flatMap((each) =>
      [...each].map((letter) => ({ letter, plain: each.charAt(0) })),
    );
    for (const { letter, plain } of letters)
      expect(glyphWidth(letter.charCodeAt(0), 'serif'), letter).toBe(
        glyphWidth(plain.charCodeAt(0), 'serif'),
      );
  });

  test('without room for the vowels and tones that stand above or below letters', () => {
    for (const [marked, plain] of [
      ['\u0e17\u0e35\u0e48\u0e21\u0e35', '\u0e17\u0e21'],
      ['\u0645\u064f\u062d\u064e\u0645\u0651\u064e\u062f', '\u0645\u062d\u0645\u062f'],
      ['\u05e9\u05c1\u05b8\u05dc\u05d5\u05b9\u05dd', '\u05e9\u05dc\u05d5\u05dd'],
    ] as const)
      expect(widthOf(marked)).toBeCloseTo(widthOf(plain));
    expect(lines('\u0e17\u0e35\u0e48'.repeat(74))).toBe(lines('\u0e17'.repeat(74)));
  });

  test('between words', () => {
    expect(lines(sentence)).toBe(1);
    expect(lines(sentence.repeat(4))).toBe(3);
  });

  test('sooner in a wider face', () => {
    expect(lines(sentence.repeat(6), 'Verdana')).toBeGreaterThan(lines(sentence.repeat(6)));
  });

  test('in Times if the font is missing', () => {
    expect(lines(sentence.repeat(6), 'Nowhere Sans Pareil')).toBe(lines(sentence.repeat(6), 'Arial'));
    expect(faceOf('Nowhere')).toBe(faceOf('Times New Roman'));
  });

  test('where the author broke it', () => {
    expect(lines('One\nTwo\nThree')).toBe(3);
  });

  test('between any two ideographs', () => {
    expect(lines('中'.repeat(37))).toBe(1);
    expect(lines('中'.repeat(39))).toBe(2);
  });

  test('sooner if the first line is indented', () => {
    expect(lines('中'.repeat(36), 'SimSun', 400)).toBe(2);
  });

  test('later if its spaces may shrink, but not within a word', () => {
    const justEnough = `${'nine '.repeat(17)}${'m'.repeat(6)}`;
    expect(lines(justEnough)).toBe(2);
    expect(lines(justEnough, 'Times New Roman', 450, 0.2)).toBe(1);
    expect(lines('m'.repeat(50), 'Times New Roman', 450, 0.2)).toBe(lines('m'.repeat(50)));
  });

  test('after the white space that it starts with, as code does', () => {
    const code = 'm'.repeat(40);
    expect(lines(code)).toBe(1);
    expect(lines(`${' '.repeat(40)}${code}`)).toBe(2);
  });
});

test('every font of a family is set in its widths', () => {
  expect(faceOf('Roboto Condensed').width).toBeLessThan(faceOf('Roboto').width);
  expect(faceOf('Fira Code')).toMatchObject({ table: 'typewriter', width: 1 });
  expect(faceOf('Fira Sans').table).toBe('sans');
});

test('Latin letters of an East Asian font are half as wide as its ideographs', () => {
  const { latin } = faceOf('宋体');
  expect((latin?.width ?? 0) * glyphWidth('m'.charCodeAt(0), latin?.table ?? 'serif')).toBeCloseTo(500);
  expect(faceOf('ＭＳ 明朝').latin).toEqual(latin);
  expect(faceOf('ＭＳ Ｐ明朝').latin).toBeUndefined();
});

describe('a line of contents stays one', () => {
  test.each([
    ['dots', `Introduction ${'.'.repeat(300)} 7`],
    ['dots with blanks', `Introduction ${'. '.repeat(150)}7`],
    ['ellipses', `Introduction ${'…'.repeat(60)} 7`],
    ['blanks', `Introduction${' '.repeat(180)}7`],
    ['tabs', `Introduction${'\t'.repeat(14)}7`],
  ])('whatever number of %s leads to its page number', (_case, text) => {
    expect(lines(text)).toBe(1);
  });

  test('unless its title is longer', () => {
    expect(lines(`${sentence.repeat(3)}${'.'.repeat(300)} 7`)).toBeGreaterThan(1);
  });
});

test('dots that lead nowhere are lines to write on', () => {
  expect(lines('.'.repeat(300))).toBeGreaterThan(1);
  expect(lines(`Remarks: ${'.'.repeat(300)}\n${'.'.repeat(300)}`)).toBeGreaterThan(3);
});
