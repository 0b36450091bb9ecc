import type { Analysis } from '../../../src/core/docx/analysis.ts';
import type { LabelledDocument } from '../corpus/corpus.ts';
import type { FiveNumber } from './five-numbers.ts';
import { isRight } from './right.ts';

/** What was reported about a document, beside what is true. */
export interface Judgement {
  name: string;
  batch: number;
  /** Null if the analysis failed. */
  said: Analysis | null;
  /** The certainty reported with each number, from 0 to 1. */
  certainty: Record<FiveNumber, number> | null;
  truth: Analysis;
  right: Record<FiveNumber, boolean>;
}

/**
 * Compares what was reported about a document with its label. A document that could not be analysed is wrong in all
 * five numbers.
 */
export function judge(
  { name, batch, label }: LabelledDocument,
  outcome: { analysis: Analysis; certainty: Record<FiveNumber, number> } | null,
): Judgement {
  const isThisRight = (number: FiveNumber) => outcome !== null && isRight(number, outcome.analysis, label);
  return {
    name,
    batch,
    said: outcome?.analysis ?? null,
    certainty: outcome?.certainty ?? null,
    truth: label.numbers,
    right: {
      textWordCount: isThisRight('textWordCount'),
      refsWordCount: isThisRight('refsWordCount'),
      tables: isThisRight('tables'),
      figures: isThisRight('figures'),
      frontMatter: isThisRight('frontMatter'),
    },
  };
}
