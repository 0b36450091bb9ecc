import { readFile } from 'node:fs/promises';
import type { Analysis } from '../../src/core/analysis.ts';
import { analyseDissertation } from '../../src/core/docx/analyse.ts';
import { openDocx } from '../../src/core/docx/package/open.ts';
import { readDissertation } from '../../src/core/docx/read-dissertation.ts';
import type { LabelledDocument } from './corpus.ts';
import { type FiveNumber, fiveNumbers, isRight } from './right.ts';

/** What the analysis says of a document, beside what is true. */
export interface Measurement {
  name: string;
  batch: number;
  /** Null where the analysis failed. */
  said: Analysis | null;
  certainty: Record<FiveNumber, number> | null;
  failure: string | null;
  truth: Analysis;
  right: Record<FiveNumber, boolean>;
}

/** Analyses the document at the path. A document that cannot be analysed is wrong in all five numbers. */
export async function measure(document: LabelledDocument, path: string): Promise<Measurement> {
  const { name, batch, label } = document;
  const truth = label.numbers;
  try {
    const dissertation = await readDissertation(await openDocx(await readFile(path)));
    const { analysis: said, report } = analyseDissertation(dissertation);
    const right = eachOf((number) => isRight(number, said, label));
    return { name, batch, said, certainty: report.certainty, failure: null, truth, right };
  } catch (error) {
    const failure = error instanceof Error ? error.message : String(error);
    return { name, batch, said: null, certainty: null, failure, truth, right: eachOf(() => false) };
  }
}

function eachOf(judge: (number: FiveNumber) => boolean): Record<FiveNumber, boolean> {
  const [textWordCount, refsWordCount, tables, figures, frontMatter] = fiveNumbers;
  return {
    textWordCount: judge(textWordCount),
    refsWordCount: judge(refsWordCount),
    tables: judge(tables),
    figures: judge(figures),
    frontMatter: judge(frontMatter),
  };
}
