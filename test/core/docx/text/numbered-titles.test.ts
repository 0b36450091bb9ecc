import { describe, expect, test } from 'vitest';
import { readHeading } from '../../../../src/core/docx/text/heading-text.ts';
import vocabulary from '../../../../src/core/docx/text/vocabulary.json' with { type: 'json' };
import type { VocabularyKind } from '../../../../src/core/docx/text/vocabulary.ts';

const kinds: readonly VocabularyKind[] = [
  'references',
  'abstract',
  'acknowledgements',
  'contents',
  'listOfFigures',
  'listOfTables',
  'appendix',
  'introduction',
  'conclusion',
  'otherFront',
  'otherBack',
];

const titles = Object.entries(vocabulary).map(([language, lists]): [string, [VocabularyKind, string][]] => [
  language,
  kinds.flatMap((kind) => lists[kind].map((title): [VocabularyKind, string] => [kind, title])),
]);

/** The titles of a language that are not known with this in front. */
function unknownBehind(front: string, known: readonly [VocabularyKind, string][]): string[] {
  return known
    .map(([kind, title]): [VocabularyKind, string] => [kind, `${front}${title}`])
    .filter(([kind, heading]) => !readHeading(heading).kinds.has(kind))
    .map(([, heading]) => heading);
}

describe('a title of the front or back matter', () => {
  test.each(titles)('is known without a number: %s', (_language, known) => {
    expect(unknownBehind('', known)).toEqual([]);
  });

  test.each(titles)('is known behind digits: %s', (_language, known) => {
    expect(['7. ', '7 ', '7.1 ', '12) '].flatMap((front) => unknownBehind(front, known))).toEqual([]);
  });

  test.each(titles)('is known behind a Roman numeral: %s', (_language, known) => {
    expect(['VI. ', 'IV ', 'Ⅱ. '].flatMap((front) => unknownBehind(front, known))).toEqual([]);
  });

  test.each(titles)('is known behind a letter: %s', (_language, known) => {
    expect(unknownBehind('C. ', known)).toEqual([]);
  });
});

describe('reading a heading', () => {
  test.each([
    ['spaces', ' '.repeat(400)],
    ['dots', '.'.repeat(400)],
    ['numbers', '1.'.repeat(200)],
    ['Roman numerals', 'i'.repeat(400)],
    ['chapters', 'chapter '.repeat(50)],
    ['appendices', 'appendix a'.repeat(40)],
    ['ideographs apart', '字 '.repeat(200)],
  ])('does not take long for many %s', (_name, text) => {
    const started = performance.now();
    readHeading(text);
    expect(performance.now() - started).toBeLessThan(1000);
  });
});
