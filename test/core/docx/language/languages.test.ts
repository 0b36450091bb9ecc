import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { HeadingKind, Language } from '../../../../src/core/docx/language/language.ts';
import { foldedPhrases, phrasesIn } from '../../../../src/core/docx/language/phrases.ts';
import { scriptAt } from '../../../../src/core/docx/language/script.ts';
import { writtenLanguages as languages } from '../../../../src/core/docx/language/written-languages.ts';
import { foldText } from '../../../../src/core/docx/text/fold-text.ts';

const cases = languages.map((language): [string, Language] => [language.name, language]);

/** All lists of a language, by what they are. */
function listsOf(language: Language): [string, string | null][] {
  const { headings, captions, continuation, numbers, styles, entries } = language;
  const { numberFirst: _, ...captionLists } = captions;
  return [
    ...Object.entries({ ...headings, ...captionLists, ...continuation, ...numbers, ...styles, ...entries }),
    ['chapters', language.chapters],
    ['conjunctions', language.conjunctions],
    ['falseFriends', language.falseFriends],
  ];
}

/** What a language may have none of. */
const optional = ['tableGenitive', 'figureGenitive', 'ordinalEnding', 'ordinalSign', 'falseFriends'];
/** Lists in which punctuation counts. */
const literal = ['unitBefore', 'unitBehind', 'publication', 'conjunctions'];
/** Lists in which forms of one number are parted by a slash. */
const counted = ['cardinals', 'ordinals'];

describe('the languages', () => {
  test('have one file each', () => {
    const files = readdirSync(new URL('../../../../src/core/docx/language/languages', import.meta.url));
    expect(files).toHaveLength(languages.length);
  });

  test('have distinct names', () => {
    expect(new Set(languages.map(({ name }) => name)).size).toBe(languages.length);
  });

  test.each(cases)('have no empty list: %s', (_name, language) => {
    const empty = listsOf(language).filter(([name, list]) =>
      list === null ? !optional.includes(name) : phrasesIn(list).length === 0,
    );
    expect(empty).toEqual([]);
  });

  test.each(cases)('have no phrase that folds to nothing: %s', (_name, language) => {
    const lists = listsOf(language).filter(([name]) => !literal.includes(name));
    expect(
      lists.flatMap(([, list]) => phrasesIn(list ?? '')).filter((each) => foldText(each) === ''),
    ).toEqual([]);
  });

  test.each(cases)('have no phrase twice in a list: %s', (_name, language) => {
    const lists = listsOf(language).filter(([name]) => !literal.includes(name) && !counted.includes(name));
    const twice = lists.flatMap(([name, list]) => {
      const folded = phrasesIn(list ?? '').map(foldText);
      return folded.filter((each, index) => folded.indexOf(each) < index).map((each) => `${name}: ${each}`);
    });
    expect(twice).toEqual([]);
  });

  test.each(cases)('are written in one script each: %s', (_name, language) => {
    const others = listsOf(language)
      .filter(([name]) => !literal.includes(name) && name !== 'numberSign')
      .flatMap(([, list]) => foldedPhrases(list))
      .filter((phrase) => /^\p{L}/u.test(phrase) && scriptAt(phrase, 0) !== language.script);
    expect(others).toEqual([]);
  });

  test.each(cases)('count to ten at least: %s', (_name, { numbers }) => {
    const counts = [numbers.cardinals, numbers.ordinals].map((list) => phrasesIn(list).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(10);
  });
});

/** Titles that do say both, or either, in one language. */
const compatible: readonly (readonly [HeadingKind, HeadingKind])[] = [
  ['otherFront', 'otherBack'],
  ['otherFront', 'introduction'],
  ['otherFront', 'acknowledgements'],
  ['otherBack', 'acknowledgements'],
  ['abstract', 'contents'],
  ['abstract', 'conclusion'],
  ['listOfFigures', 'listOfTables'],
];

/** Titles that say one thing in one language and another in another. */
const ambiguous = [
  'index general',
  'epilog',
  'resumee',
  'errata',
  'sumario',
  'indice',
  'epilogo',
  'colofon',
  'kazalo',
  '序',
  '序言',
];

function kindsByTitle(of: readonly Language[]): Map<string, Set<string>> {
  const kinds = new Map<string, Set<string>>();
  for (const { headings, captions } of of) {
    const { table, figure, other } = captions;
    for (const [kind, list] of Object.entries({ ...headings, table, figure, other })) {
      for (const phrase of foldedPhrases(list)) kinds.set(phrase, (kinds.get(phrase) ?? new Set()).add(kind));
    }
  }
  return kinds;
}

function contradict(kinds: ReadonlySet<string>): boolean {
  if (kinds.size < 2) return false;
  return !compatible.some((pair) => [...kinds].every((kind) => pair.some((each) => each === kind)));
}

describe('the meaning of a phrase', () => {
  test.each(cases)('is no contradiction within a language: %s', (_name, language) => {
    const all = [...kindsByTitle([language])];
    expect(all.filter(([, kinds]) => contradict(kinds)).map(([phrase]) => phrase)).toEqual([]);
  });

  test('differs between languages in only a few cases', () => {
    const all = [...kindsByTitle(languages)].filter(([, kinds]) => contradict(kinds));
    expect(all.map(([phrase]) => phrase).filter((phrase) => !ambiguous.includes(phrase))).toEqual([]);
  });
});
