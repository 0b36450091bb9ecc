import { describe, expect, test } from 'vitest';
import type { HeadingKind, Language } from '../../../../src/core/docx/language/language.ts';
import { phrasesIn } from '../../../../src/core/docx/language/phrases.ts';
import { writtenLanguages as languages } from '../../../../src/core/docx/language/written-languages.ts';
import {
  continuesBefore,
  isContinuation,
} from '../../../../src/core/docx/text/captions/caption-continuation.ts';
import { readCaptionStyle } from '../../../../src/core/docx/text/captions/caption-style.ts';
import { readCaption, readOtherCaption } from '../../../../src/core/docx/text/captions/caption-text.ts';
import { stripMarks } from '../../../../src/core/docx/text/fold-text.ts';
import { isFirstNumber } from '../../../../src/core/docx/text/numerals.ts';
import { hasPagesOrVolume, hasPublicationWords } from '../../../../src/core/docx/text/publication-words.ts';
import { isReferenceStyle } from '../../../../src/core/docx/text/reference-style.ts';
import { readHeading } from '../../../../src/core/docx/text/titles/heading-text.ts';

const cases = languages.map((language): [string, Language] => [language.name, language]);

function inThreeCases(phrase: string): string[] {
  return [phrase, phrase.charAt(0).toUpperCase() + phrase.slice(1), phrase.toUpperCase()];
}

function forms(list: string): string[] {
  return phrasesIn(list).flatMap((phrase) => phrase.split('/'));
}

function first(list: string): string {
  return forms(list)[0] ?? '';
}

describe('every title that a language lists', () => {
  test.each(cases)('is known, with a number as well: %s', (_name, { headings }) => {
    const unknown = Object.entries(headings).flatMap(([kind, list]) =>
      phrasesIn(list)
        .flatMap(inThreeCases)
        .flatMap((title) => [title, `${title}:`, `7. ${title}`, `7 ${title}`, `VI. ${title}`, `Ⅱ. ${title}`])
        .filter((heading) => !readHeading(heading).kinds.has(kind as HeadingKind)),
    );
    expect(unknown).toEqual([]);
  });
});

describe('every word for a chapter', () => {
  test.each(cases)('is known with a number: %s', (_name, { chapters, numbers }) => {
    const sign = first(numbers.ordinalSign ?? '');
    const unknown = phrasesIn(chapters)
      .flatMap((word) => (sign === '' ? [`${word} 1`, `1. ${word}`, `${word} I: X`] : [`${sign}1${word}`]))
      .filter((heading) => {
        const { kinds, number } = readHeading(heading);
        return !kinds.has('chapter') || !isFirstNumber(number);
      });
    expect(unknown).toEqual([]);
  });

  test.each(cases)('is known with a number in words: %s', (_name, { chapters, numbers, script }) => {
    if (script === 'East Asian' || script === 'other') return;
    const word = first(chapters);
    const headings = [
      ...forms(numbers.cardinals).map((number) => `${word} ${number}`),
      ...forms(numbers.ordinals).flatMap((number) => [`${word} ${number}`, `${number} ${word}`]),
    ];
    expect(headings.filter((heading) => !readHeading(heading).kinds.has('chapter'))).toEqual([]);
  });

  test.each(cases)('is a first one with the first words for numbers alone: %s', (_name, { numbers }) => {
    const taken = [numbers.cardinals, numbers.ordinals].flatMap((list) => {
      const [one = '', ...later] = phrasesIn(stripMarks(list).toLowerCase());
      const wrong = later.flatMap((each) => each.split('/')).filter((number) => isFirstNumber(number));
      return [...one.split('/').filter((number) => !isFirstNumber(number)), ...wrong];
    });
    expect(taken.filter((number) => /\p{L}/u.test(number))).toEqual([]);
  });
});

describe('every label of a caption', () => {
  test.each(cases)('is known before a number: %s', (_name, { captions }) => {
    const kinds = [
      ['table', captions.table],
      ['figure', captions.figure],
    ] as const;
    const unknown = kinds.flatMap(([kind, list]) =>
      phrasesIn(list)
        .flatMap(inThreeCases)
        .flatMap((label) => [`${label} 3: X`, `${label} 3.2. X`, `${label}: 3 X`, `${label}-3`])
        .filter((text) => readCaption(text)?.kind !== kind),
    );
    expect(unknown).toEqual([]);
  });

  test.each(cases)('is known behind a number where that is customary: %s', (_name, { captions }) => {
    const between = { never: null, 'full stop': '. ', space: ' ', hyphen: '-' }[captions.numberFirst];
    const captionsOfAll = phrasesIn(`${captions.table}|${captions.figure}`).map((label) =>
      between === null ? null : readCaption(`3${between}${label.replace(/\.$/, '')}. X`),
    );
    expect(captionsOfAll.every((caption) => (caption === null) === (between === null))).toBe(true);
  });

  test.each(cases)('may stand behind a supplement and before a sign: %s', (_name, { captions }) => {
    const label = first(captions.table);
    const texts = [
      ...phrasesIn(captions.supplement).map((supplement) => `${supplement} ${label} 3: X`),
      ...phrasesIn(captions.numberSign).map((sign) => `${label} ${sign} 3: X`),
    ];
    expect(texts.filter((text) => readCaption(text)?.number !== '3')).toEqual([]);
  });

  test.each(cases)('of another kind is known: %s', (_name, { captions }) => {
    const unknown = phrasesIn(captions.other)
      .flatMap(inThreeCases)
      .filter((label) => readOtherCaption(`${label} 3: X`)?.separated !== true);
    expect(unknown).toEqual([]);
  });
});

describe('every word of continuation', () => {
  test.each(cases)('is known behind a number: %s', (_name, { continuation }) => {
    const unknown = phrasesIn(continuation.behind)
      .map(stripMarks)
      .flatMap((word) => [` (${word})`, ` – ${word}`, `, ${word.toUpperCase()}.`])
      .filter((rest) => !isContinuation(rest));
    expect(unknown).toEqual([]);
  });

  test.each(cases)('for the last part is known in brackets: %s', (_name, { continuation }) => {
    const unknown = phrasesIn(continuation.lastPart).filter(
      (word) => !isContinuation(stripMarks(` (${word})`)),
    );
    expect(unknown).toEqual([]);
  });

  test.each(cases)('is known before a label: %s', (_name, { continuation, captions }) => {
    const label = first(captions.table);
    const texts = phrasesIn(continuation.before).flatMap((word) => [
      `${word} ${label} 3`,
      `(${word}) ${label} 3`,
    ]);
    expect(texts.filter((text) => continuesBefore(stripMarks(text)) !== stripMarks(`${label} 3`))).toEqual(
      [],
    );
  });

  test.each(cases)('is known with the label’s other forms: %s', (_name, { continuation, captions }) => {
    const kinds = [
      ['table', captions.tableGenitive],
      ['figure', captions.figureGenitive],
    ] as const;
    const wrong = kinds.flatMap(([kind, list]) =>
      phrasesIn(list ?? '').flatMap((label) => [
        ...phrasesIn(continuation.before)
          .map((word) => readCaption(`${word} ${label} 3`))
          .filter((caption) => caption?.kind !== kind || !caption.continued),
        ...[readCaption(`${label} 3 (${first(continuation.behind)})`)].filter(
          (caption) => !caption?.continued,
        ),
      ]),
    );
    expect(wrong).toEqual([]);
  });
});

describe('every word of a caption style', () => {
  const caption = { name: 'caption', base: null };

  test.each(cases)('is known: %s', (_name, { styles }) => {
    const names = phrasesIn(styles.caption);
    expect(
      names.filter((name) => readCaptionStyle({ name: name.toLowerCase(), base: null }) === null),
    ).toEqual([]);
  });

  test.each(cases)('for one kind is known: %s', (_name, { styles }) => {
    const tables = phrasesIn(styles.table).filter(
      (name) => readCaptionStyle({ name, base: caption }) !== 'table',
    );
    const figures = phrasesIn(styles.figure).filter(
      (name) => readCaptionStyle({ name, base: caption }) !== 'figure',
    );
    expect([...tables, ...figures]).toEqual([]);
  });
});

describe('every word of a style of reference lists', () => {
  test.each(cases)('is known: %s', (_name, { styles }) => {
    const unknown = phrasesIn(styles.references).filter(
      (word) => !isReferenceStyle({ name: `My ${word}`, base: null }),
    );
    expect(unknown).toEqual([]);
  });
});

describe('every word of an entry', () => {
  test.each(cases)('that counts pages or volumes is known: %s', (_name, { entries }) => {
    const texts = [
      ...phrasesIn(entries.unitBefore).map((unit) => `X ${unit} 45`),
      ...phrasesIn(entries.unitBehind).map((unit) => `X 234 ${unit}`),
    ];
    expect(texts.filter((text) => !hasPagesOrVolume(text))).toEqual([]);
  });

  test.each(cases)('of publishing is known: %s', (_name, { entries }) => {
    const unknown = phrasesIn(entries.publication).filter((word) => !hasPublicationWords(`X ${word} X`));
    expect(unknown).toEqual([]);
  });
});
