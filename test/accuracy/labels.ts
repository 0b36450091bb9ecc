import type { LabelledDocument } from '../../bench/accuracy/corpus/corpus.ts';
import type { Label } from '../../bench/accuracy/corpus/label.ts';
import type { FiveNumber } from '../../bench/accuracy/scoring/five-numbers.ts';
import type { Judgement } from '../../bench/accuracy/scoring/judge.ts';

/** A label of a document with a text of 10,000 words and nothing else, but for what is given. */
export function label(given: Partial<Label> = {}): Label {
  return {
    source: {
      repository: 'someone/thesis',
      path: 'thesis.docx',
      commit: 'c'.repeat(40),
      sha256: 'a'.repeat(64),
      bytes: 1000,
      licence: null,
    },
    numbers: { textWordCount: 10_000, refsWordCount: 0, tables: 0, figures: 0, frontMatter: 0 },
    totalWords: 10_000,
    bodyStart: [0, 'Introduction'],
    references: [],
    tables: [],
    figures: [],
    notTables: [],
    notFigures: [],
    doubts: [],
    sure: { bodyStart: 1, references: 1, tables: 1, figures: 1, frontPages: 1 },
    ...given,
  };
}

export function labelled(name: string, given: Partial<Label> = {}): LabelledDocument {
  return { name, batch: 1, label: label(given) };
}

/** A judgement by which all five numbers are 3, right and sure, but for what is given. */
export function judgement(
  name: string,
  {
    wrong = [],
    certainty = {},
  }: { wrong?: readonly FiveNumber[]; certainty?: Partial<Record<FiveNumber, number>> } = {},
): Judgement {
  const of = <Value>(value: (number: FiveNumber) => Value) => ({
    textWordCount: value('textWordCount'),
    refsWordCount: value('refsWordCount'),
    tables: value('tables'),
    figures: value('figures'),
    frontMatter: value('frontMatter'),
  });
  return {
    name,
    batch: 1,
    said: of((number) => (wrong.includes(number) ? 4 : 3)),
    certainty: of((number) => certainty[number] ?? 0.95),
    truth: of(() => 3),
    right: of((number) => !wrong.includes(number)),
  };
}
