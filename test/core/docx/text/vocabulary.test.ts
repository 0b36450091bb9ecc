import { describe, expect, test } from 'vitest';
import { foldText } from '../../../../src/core/docx/text/fold-text.ts';
import { kindsOf, phrasesOf } from '../../../../src/core/docx/text/vocabulary.ts';

describe('the kinds of a phrase', () => {
  test.each([
    ['References', ['references']],
    ['  RÉFÉRENCES :', ['references']],
    ['Список литературы', ['references']],
    ['List of publications', ['ownPublications']],
    ['Список публикаций автора', ['ownPublications']],
    ['Chapter', ['chapter']],
    ['Abbildung', ['figureLabel']],
    ['Таблица', ['tableLabel']],
  ])('are known: %s', (phrase, kinds) => {
    expect([...kindsOf(phrase)]).toEqual(kinds);
  });

  test('can be several', () => {
    expect([...kindsOf('Vita')].sort()).toEqual(['otherBack', 'otherFront']);
  });

  test.each([['Methods'], ['Referenced'], ['constructor'], ['__proto__'], ['toString'], ['']])(
    'of "%s" are none',
    (phrase) => {
      expect(kindsOf(phrase).size).toBe(0);
    },
  );

  /** Titles of chapters that are words for a part in no language. */
  test.each([
    ['Evaluation'],
    ['Engagement'],
    ['Argument'],
    ['Curriculum'],
    ['Medication'],
    ['Attachment'],
    ['Synthese'],
    ['Síntesis'],
    ['Results'],
    ['Discussion'],
    ['Methodology'],
    ['Literature review'],
    ['Ergebnisse'],
    ['Méthodologie'],
    ['Resultados'],
    ['Результаты'],
    ['研究方法'],
  ])('do not include any for a chapter called "%s"', (phrase) => {
    expect(kindsOf(phrase).size).toBe(0);
  });
});

describe('the phrases of a script', () => {
  test.each(['Latin', 'Greek', 'Cyrillic', 'Hebrew', 'Arabic', 'East Asian', 'other'] as const)(
    'are folded: %s',
    (script) => {
      expect([...phrasesOf(script).keys()].filter((phrase) => phrase !== foldText(phrase))).toEqual([]);
    },
  );
});
