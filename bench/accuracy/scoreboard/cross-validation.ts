import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { LabelledDocument } from '../corpus.ts';
import { type Judgement, judge } from '../judge.ts';

const count = z.int().nonnegative();
const certainty = z.number().min(0).max(1);

/** What is said of each document by weights that were fitted without it. */
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

const file = fileURLToPath(new URL('../accuracy/cross-validation.json', import.meta.url));

/** The judgements of those documents that were cross-validated; null where that was not done. */
export function readCrossValidation(documents: readonly LabelledDocument[]): Judgement[] | null {
  if (!existsSync(file)) return null;
  const outcomes = crossValidation.parse(JSON.parse(readFileSync(file, 'utf8'))).documents;
  return documents.flatMap((document) => {
    const outcome = outcomes[document.name];
    return outcome ? judge(document, outcome) : [];
  });
}
