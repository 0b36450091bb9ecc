import { describe, expect, test } from 'vitest';
import { UnmarkedText } from '../../../../../src/core/docx/story/elements/unmarked-text.ts';

/** The text that pieces make together. */
function textOf(...pieces: string[]): string {
  const text = new UnmarkedText();
  return pieces.map((piece) => text.add(piece)).join('');
}

describe('unmarked text', () => {
  test('loses the white space at its ends', () => {
    expect(textOf(' \n\tTwo  words\r ')).toBe('Two  words');
  });

  test('keeps white space of other kinds', () => {
    expect(textOf('\u00a0word\u2003')).toBe('\u00a0word\u2003');
  });

  test('is empty if it is all white space', () => {
    expect(textOf('  ', '\n')).toBe('');
  });

  test.each([[['Two', ' words']], [['Two ', 'words']], [[' Two', ' ', 'words']], [[' ', 'Two words', ' ']]])(
    'may come in pieces: %j',
    (pieces) => {
      expect(textOf(...pieces)).toBe('Two words');
    },
  );

  test('keeps its words apart, however much white space comes between them in pieces', () => {
    const white = ' '.repeat(10_000);
    expect(textOf('Two', white, white, 'words').split(/ +/)).toEqual(['Two', 'words']);
  });
});
