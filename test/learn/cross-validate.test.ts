import { describe, expect, test } from 'vitest';
import type { Label } from '../../bench/accuracy/corpus/label.ts';
import type { Judgement } from '../../bench/accuracy/scoring/judge.ts';
import { crossValidate } from '../../bench/learn/cross-validate.ts';
import { learn } from '../../bench/learn/lesson.ts';
import type { StudiedDocument } from '../../bench/learn/studied-document.ts';
import { zonesLesson } from '../../bench/learn/zones-lesson.ts';
import { analyseDissertation } from '../../src/core/docx/analyse.ts';
import { labelled } from '../accuracy/labels.ts';
import { words } from '../core/docx/structure/prose.ts';
import { readBuilt } from '../support/docx/read-document.ts';
import { heading, paragraph } from '../support/docx/text.ts';

// Words before each part: abstract 0, introduction 101, methods 202, results 303.
const titles = ['Abstract', 'Introduction', 'Methods', 'Results'];
const dissertation = await readBuilt({
  body: titles.flatMap((title) => [heading(1, title), paragraph(words(100))]),
});

function studied(name: string, bodyStart: Label['bodyStart'], textWordCount: number): StudiedDocument {
  const numbers = { textWordCount, refsWordCount: 0, tables: 0, figures: 0, frontMatter: 0 };
  return { document: labelled(name, { numbers, totalWords: 404, bodyStart }), dissertation };
}

/** The words of the text that each document was said to have. */
function textOf(documents: readonly StudiedDocument[], folds: number): [string, number | undefined][] {
  return judged(documents, folds).map(({ name, said }) => [name, said?.textWordCount]);
}

function judged(documents: readonly StudiedDocument[], folds: number): Judgement[] {
  const examples = documents.flatMap((each) => zonesLesson.examplesOf(each));
  return crossValidate(documents, [{ lesson: zonesLesson, examples }], folds, new Map()).flat();
}

const early = studied('early.docx', [101, 'Introduction'], 303);
const late = studied('later.docx', [202, 'Methods'], 202);

describe('cross-validation', () => {
  test('judges a document by what others teach, also where its own label says otherwise', () => {
    expect(new Map(textOf([early, late], 2))).toEqual(
      new Map([
        ['early.docx', 202],
        ['later.docx', 303],
      ]),
    );
  });

  test('judges the only document by no weights at all', () => {
    const untaught = analyseDissertation(dissertation, {}, learn([])).analysis.textWordCount;
    expect(textOf([early], 5)).toEqual([['early.docx', untaught]]);
  });

  test('keeps back all examples of a document, copies made of it as well', () => {
    const examples = zonesLesson.examplesOf(early).flatMap((each) => [each, { ...each, weight: 0.5 }]);
    const untaught = analyseDissertation(dissertation, {}, learn([])).analysis.textWordCount;
    const said = crossValidate([early], [{ lesson: zonesLesson, examples }], 5, new Map()).flat();
    expect(said.map(({ said: { textWordCount } }) => textWordCount)).toEqual([untaught]);
  });

  test('keeps to that where it starts from weights that were learnt from all', () => {
    const examples = zonesLesson.examplesOf(early).concat(zonesLesson.examplesOf(late));
    const material = [{ lesson: zonesLesson, examples }];
    const points = new Map<string, Float64Array>();
    learn(material, points);
    const said = crossValidate([early, late], material, 2, points).flat();
    expect(said.map(({ said: { textWordCount } }) => textWordCount).toSorted()).toEqual([202, 303]);
  });

  test('keeps a document in its part when others are added', () => {
    const names = Array.from({ length: 40 }, (_, index) => `${index}.docx`);
    const parts = (documents: readonly string[]) =>
      crossValidate(
        documents.map((name) => studied(name, [101, 'Introduction'], 303)),
        [],
        4,
        new Map(),
      ).map((part) => part.map(({ name }) => name));
    const former = parts(names.slice(0, 20));
    for (const [index, part] of parts(names).entries())
      expect(part.filter((name) => names.indexOf(name) < 20)).toEqual(former[index]);
  });

  test('judges each document once, with its label', () => {
    const documents = ['a', 'b', 'c', 'd', 'e'].map((name) => studied(name, [101, 'Introduction'], 303));
    const judgements = judged(documents, 3);
    expect(judgements.map(({ name }) => name).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect(judgements.every(({ right }) => right.textWordCount)).toBe(true);
  });
});
