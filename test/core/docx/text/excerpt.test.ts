import { describe, expect, test } from 'vitest';
import { excerpt } from '../../../../src/core/docx/text/excerpt.ts';

describe('an excerpt', () => {
  test('of a short text is the text', () => {
    expect(excerpt('Table 1: Results')).toBe('Table 1: Results');
  });

  test('is one line without tabs, line breaks and surrounding space', () => {
    expect(excerpt(' Chapter 1\n\tIntroduction\u00a0 ')).toBe('Chapter 1 Introduction');
  });

  test('of 120 characters is whole', () => {
    expect(excerpt('x'.repeat(120))).toBe('x'.repeat(120));
  });

  test('of a longer text ends in an ellipsis within 120 characters', () => {
    expect(excerpt('x'.repeat(121))).toBe(`${'x'.repeat(119)}…`);
  });

  test('has no space before the ellipsis', () => {
    expect(excerpt(`${'x'.repeat(118)} ${'y'.repeat(20)}`)).toBe(`${'x'.repeat(118)}…`);
  });

  test('does not end in half a character', () => {
    expect(excerpt(`${'x'.repeat(118)}𠀀${'y'.repeat(20)}`)).toBe(`${'x'.repeat(118)}…`);
  });

  test('contains no control characters for a terminal', () => {
    expect(excerpt('a\u001b[2Jb\u009b31mc\u0007d')).toBe('a [2Jb 31mc d');
  });

  test('contains no characters that change the direction of the text after it', () => {
    expect(excerpt('a\u202eb\u2066c')).toBe('abc');
  });
});
