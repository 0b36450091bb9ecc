import { describe, expect, test } from 'vitest';
import { certaintyInWords } from '../../../src/core/docx/analysis.ts';

describe('a certainty in words', () => {
  test.each([
    [1, 'sure'],
    [0.92, 'sure'],
    [0.91, 'likely'],
    [0.65, 'likely'],
    [0.64, 'please check'],
    [0, 'please check'],
  ])('of %d is "%s"', (certainty, words) => {
    expect(certaintyInWords(certainty)).toBe(words);
  });
});
