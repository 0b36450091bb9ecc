import { createHash } from 'node:crypto';
import type { Analysis } from '../../src/core/docx/analysis.ts';
import { decideDissertation } from '../../src/core/docx/decide/decide-dissertation.ts';
import { type Judgement, judge } from '../accuracy/scoring/judge.ts';
import { learn, type Material } from './lesson.ts';
import type { StudiedDocument } from './studied-document.ts';

/** A judgement of a document by weights learnt from other documents. */
export interface CrossValidation extends Judgement {
  said: Analysis;
}

/**
 * Judges each document by weights learnt from other documents: deals the documents out to several parts, and judges each
 * part by weights learnt from the rest. The certainty of each number is the model's own probability, not calibrated.
 *
 * @param points the weights that fit all documents: a starting point that saves time
 */
export function crossValidate(
  studied: readonly StudiedDocument[],
  material: readonly Material[],
  folds: number,
  points: ReadonlyMap<string, Float64Array>,
): CrossValidation[][] {
  const parts: CrossValidation[][] = [];
  for (let fold = 0; fold < folds; fold += 1) {
    const weights = learn(
      material.map(({ lesson, examples }) => ({
        lesson,
        examples: examples.filter(({ document }) => partOf(document, folds) !== fold),
      })),
      new Map(points),
    );
    const part: CrossValidation[] = [];
    for (const { document, dissertation } of studied) {
      if (partOf(document.name, folds) !== fold) continue;
      const { result, probabilities } = decideDissertation(dissertation, {}, weights);
      const { analysis } = result;
      part.push({ ...judge(document, { analysis, certainty: probabilities }), said: analysis });
    }
    parts.push(part);
  }
  return parts;
}

/**
 * The part that a document is dealt out to. It depends on the name alone, so that documents that are added move no other,
 * and figures for the same documents can be compared.
 */
function partOf(name: string, folds: number): number {
  return createHash('sha256').update(name).digest().readUInt32BE() % folds;
}
