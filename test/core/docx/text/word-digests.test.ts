import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostDigestedWords, WordDigests } from '../../../../src/core/docx/text/word-digests.ts';
import { countWords } from '../../../../src/core/docx/text/words.ts';

function digest(pieces: readonly string[], { seed = 1, wordsLeft = mostDigestedWords } = {}) {
  const digests = new WordDigests({ seed, wordsLeft });
  for (const piece of pieces) digests.add(piece);
  return digests.finish();
}

const text = fc.string({ unit: fc.constantFrom('a', 'B', ' ', '\t', '字', '𠀀', 'ー', '\u00ad', '.', 'é') });

describe('the digest of a text', () => {
  test('counts words like Word', () => {
    fc.assert(
      fc.property(text, (each) => {
        expect(digest([each]).words).toBe(countWords(each));
      }),
    );
  });

  test('is the same however the text is split into pieces', () => {
    fc.assert(
      fc.property(text, fc.nat(20), (each, at) => {
        expect(digest([each.slice(0, at), each.slice(at)])).toEqual(digest([each]));
      }),
    );
  });

  test('differs for other words, and with another seed', () => {
    expect(digest(['salt and iron']).digest).not.toBe(digest(['salt and Iron']).digest);
    expect(digest(['salt and iron']).digest).not.toBe(digest(['iron and salt']).digest);
    expect(digest(['saltand iron']).digest).not.toBe(digest(['salt andiron']).digest);
    expect(digest(['salt']).digest).not.toBe(digest(['salt'], { seed: 2 }).digest);
  });

  test('is unique among very many', () => {
    const numbers = Array.from({ length: 50_000 }, (_, index) => digest([`word ${index}`]).digest);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test('has no digests of single words beyond the limit', () => {
    expect(digest(['one two three'], { wordsLeft: 2 })).toMatchObject({ words: 3, wordDigests: null });
  });
});
