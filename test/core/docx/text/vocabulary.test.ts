import { describe, expect, test } from 'vitest';
import { foldText } from '../../../../src/core/docx/text/fold-text.ts';
import vocabulary from '../../../../src/core/docx/text/vocabulary.json' with { type: 'json' };
import { kindsOf, phrasesOf, type VocabularyKind } from '../../../../src/core/docx/text/vocabulary.ts';

const kinds = Object.keys(vocabulary.en) as VocabularyKind[];
const languages: [string, Record<string, string[]>][] = Object.entries(vocabulary);

describe('the vocabulary', () => {
  test('has 27 languages', () => {
    expect(languages).toHaveLength(27);
  });

  test.each(languages)('has every kind in %s', (_language, lists) => {
    expect(kinds.filter((kind) => (lists[kind] ?? []).length === 0)).toEqual([]);
  });

  test.each(languages)('has no kind of its own in %s', (_language, lists) => {
    expect(Object.keys(lists).filter((kind) => !kinds.some((known) => known === kind))).toEqual([]);
  });

  test.each(languages)('has no phrase in %s that folds to nothing', (_language, lists) => {
    expect(
      Object.values(lists)
        .flat()
        .filter((phrase) => foldText(phrase) === ''),
    ).toEqual([]);
  });

  test.each(languages)('has no phrase twice in a list in %s', (_language, lists) => {
    const twice = Object.values(lists).flatMap((list) =>
      list.filter((each, index) => list.indexOf(each) < index),
    );
    expect(twice).toEqual([]);
  });
});

describe('the kinds of a phrase', () => {
  test.each(languages)(
    'are known in %s as it is written, in capitals and with a colon',
    (_language, lists) => {
      const unknown = Object.entries(lists).flatMap(([kind, phrases]) =>
        phrases
          .flatMap((phrase) => [phrase, phrase.toUpperCase(), ` ${phrase}: `])
          .filter((written) => !kindsOf(written).has(kind as VocabularyKind)),
      );
      expect(unknown).toEqual([]);
    },
  );

  test('can be several', () => {
    expect([...kindsOf('Vita')].sort()).toEqual(['otherBack', 'otherFront']);
  });

  test.each([['Methods'], ['Referenced'], ['constructor'], ['__proto__'], ['toString'], ['']])(
    'of "%s" are none',
    (phrase) => {
      expect(kindsOf(phrase).size).toBe(0);
    },
  );
});

describe('the phrases of a kind', () => {
  test.each(kinds)('are folded, for %s', (kind) => {
    expect(phrasesOf(kind).filter((phrase) => phrase !== foldText(phrase))).toEqual([]);
  });

  test.each(kinds)('come longest first, for %s', (kind) => {
    const lengths = phrasesOf(kind).map((phrase) => phrase.length);
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a));
  });
});
