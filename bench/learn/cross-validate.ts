import { analyseDissertation } from '../../src/core/docx/analyse.ts';
import { type Judgement, judge } from '../accuracy/judge.ts';
import { learn, type Material } from './lesson.ts';
import type { StudiedDocument } from './studied-document.ts';

/**
 * Judges each document by weights that were learnt from others: the documents are dealt out to so many parts,
 * and each part is judged by what the others taught.
 */
export function crossValidate(
  studied: readonly StudiedDocument[],
  material: readonly Material[],
  folds: number,
): Judgement[] {
  const foldOf = new Map(studied.map(({ document }, index) => [document.name, index % folds]));
  const judgements: Judgement[] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = learn(
      material.map(({ lesson, examples }) => ({
        lesson,
        examples: examples.filter(({ document }) => foldOf.get(document) !== fold),
      })),
    );
    for (const { document, dissertation } of studied) {
      if (foldOf.get(document.name) !== fold) continue;
      const { analysis, report } = analyseDissertation(dissertation, {}, weights);
      judgements.push(judge(document, { analysis, certainty: report.certainty }));
    }
  }
  return judgements;
}
