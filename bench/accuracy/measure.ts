import { readFile } from 'node:fs/promises';
import { analyseDissertation } from '../../src/core/docx/analyse.ts';
import { openDocx } from '../../src/core/docx/package/open.ts';
import { readDissertation } from '../../src/core/docx/read-dissertation.ts';
import type { LabelledDocument } from './corpus/corpus.ts';
import { type Comparison, compare } from './faults.ts';
import { type Judgement, judge } from './scoring/judge.ts';

/** A judgement of today's analysis, with all its evidence. */
export interface Measurement extends Judgement {
  /** Null if the analysis failed. */
  comparison: Comparison | null;
  /** Why the analysis failed; null if it succeeded. */
  failure: string | null;
}

/** Analyses the document at the path and compares the result with its label. */
export async function measure(document: LabelledDocument, path: string): Promise<Measurement> {
  try {
    const dissertation = await readDissertation(await openDocx(await readFile(path)));
    const { analysis, report } = analyseDissertation(dissertation);
    const { certainty } = report;
    const comparison = compare(document.label, report, dissertation);
    return { ...judge(document, { analysis, certainty }), comparison, failure: null };
  } catch (error) {
    return failed(document, error);
  }
}

/** The measurement of a document that could not be analysed: all five numbers are wrong. */
export function failed(document: LabelledDocument, error: unknown): Measurement {
  const failure = error instanceof Error ? error.message : String(error);
  return { ...judge(document, null), comparison: null, failure };
}
