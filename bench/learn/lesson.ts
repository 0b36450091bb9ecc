import type { Calibrations, DecisionName, LearntWeights } from '../../src/core/docx/decide/calibration.ts';
import { type DecisionShape, type Example, namedWeights } from './example.ts';
import { fitWeights } from './fit-weights.ts';
import type { StudiedDocument } from './studied-document.ts';

/** A decision that is learnt, and how documents with labels become examples of it. */
export interface Lesson {
  decision: DecisionShape & { name: DecisionName };
  /** How much it costs to lean on a signal; see `fitWeights`. */
  restraint: number;
  examplesOf(studied: StudiedDocument): Example[];
  /** Documents that were built to show what the definitions say; none is judged by being one of them. */
  builtExamples?(): Promise<Example[]>;
}

/** A lesson with the examples to learn it from. */
export interface Material {
  lesson: Lesson;
  examples: readonly Example[];
}

/**
 * Learns all lessons, each from its own examples. Probabilities are the model's own still.
 *
 * @param points where to start from, by decision, and then what was found; starting from what fits most
 * examples saves time and changes nothing
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
