import { describe, expect, test } from 'vitest';
import { inWords } from '../../../../src/core/docx/decide/decision.ts';

describe('reasons in words', () => {
  const reasons = ['it starts a page', 'it is bold', 'it bears the number 1', 'it is short'].map(
    (says, index) => ({ id: `signal-${index}`, says, weight: 9 - index }),
  );

  test.each([
    [0, 'all signs taken together'],
    [1, 'it starts a page'],
    [2, 'it starts a page and it is bold'],
    [3, 'it starts a page, it is bold and it bears the number 1'],
    [4, 'it starts a page, it is bold and it bears the number 1'],
  ])('%i are written as %j', (count, words) => {
    expect(inWords(reasons.slice(0, count))).toBe(words);
  });

  test.each([
    [
      ['pages have captions', 'it floats', 'pages have captions, and it floats'],
      'pages have captions, and it floats',
    ],
    [
      ['it names a list', 'the heading above it names a list'],
      'it names a list and the heading above it names a list',
    ],
    [['it is small', 'it is smaller than a page'], 'it is small and it is smaller than a page'],
  ])('%j are said once each', (said, words) => {
    expect(inWords(said.map((says) => ({ id: says, says, weight: 1 })))).toBe(words);
  });
});
