import type { Calibrations, DecisionName, LearntWeights } from '../../src/core/docx/decide/calibration.ts';
import { type DecisionShape, type Example, namedWeights } from './example.ts';
import { fitWeights } from './fit-weights.ts';
import type { StudiedDocument } from './studied-document.ts';

/** A decision to learn, and how labelled documents become examples of it. */
export interface Lesson {
  decision: DecisionShape & { name: DecisionName };
  /** The penalty for large weights; see `fitWeights`. */
  restraint: number;
  examplesOf(studied: StudiedDocument): Example[];
  /** Examples from documents built to show what the definitions say. They only train: none is ever judged. */
  builtExamples?(): Promise<Example[]>;
}

/** A lesson and its training examples. */
export interface Material {
  lesson: Lesson;
  examples: readonly Example[];
}

/**
 * Learns all lessons, each from its own examples. The probabilities are still the model's own, not calibrated.
 *
 * @param points the starting point of each decision, replaced by the point found; a good start saves time and does not
 * change the result
 */
export function learn(
  material: readonly Material[],
  points = new Map<string, Float64Array>(),
): LearntWeights {
  const decisions: LearntWeights['decisions'] = { zones: {}, pages: {}, items: {} };
  for (const { lesson, examples } of material) {
    const { decision, restraint } = lesson;
    const start = points.get(decision.name);
    const point = fitWeights(decision, examples, { restraint, ...(start && { start }) });
    points.set(decision.name, point);
    decisions[decision.name] = namedWeights(decision, point);
  }
  return { decisions, certainty: asTheyAre };
}

const asIs = { slope: 1, shift: 0 };
const asTheyAre: Calibrations = {
  textWordCount: asIs,
  refsWordCount: asIs,
  tables: asIs,
  figures: asIs,
  frontMatter: asIs,
};
