import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import type { LabelledDocument } from '../corpus/corpus.ts';
import { projectRoot } from '../project-root.ts';
import { type Judgement, judge } from '../scoring/judge.ts';

const count = z.int().nonnegative();
const certainty = z.number().min(0).max(1);

/** The analysis of each document with weights that were fitted without it. */
const crossValidation = z.strictObject({
  documents: z.record(
    z.string(),
    z.strictObject({
      analysis: z.strictObject({
        textWordCount: count,
        refsWordCount: count,
        tables: count,
        figures: count,
        frontMatter: count,
      }),
      certainty: z.strictObject({
        textWordCount: certainty,
        refsWordCount: certainty,
        tables: certainty,
        figures: certainty,
        frontMatter: certainty,
      }),
    }),
  ),
});

/** Where the results of the last cross-validation are kept. */
export const crossValidationFile = join(projectRoot, 'bench/accuracy/cross-validation.json');

/** Judgements of the documents that were cross-validated; null if none has been. */
export function readCrossValidation(
  documents: readonly LabelledDocument[],
  file: string,
): Judgement[] | null {
  if (!existsSync(file)) return null;
  const outcomes = crossValidation.parse(JSON.parse(readFileSync(file, 'utf8'))).documents;
  return documents.flatMap((document) => {
    const outcome = outcomes[document.name];
    return outcome ? judge(document, outcome) : [];
  });
}
