import type { LearntWeights } from '../../src/core/docx/decide/learnt-weights.ts';
import { type DecisionShape, type Example, namedWeights } from './example.ts';
import { fitWeights } from './fit-weights.ts';
import type { StudiedDocument } from './studied-document.ts';

/** A decision that is learnt, and how documents with labels become examples of it. */
export interface Lesson {
  decision: DecisionShape & { name: keyof LearntWeights };
  /** How much it costs to lean on a signal; see `fitWeights`. */
  restraint: number;
  examplesOf(studied: StudiedDocument): Example[];
}

/** A lesson with the examples to learn it from. */
export interface Material {
  lesson: Lesson;
  examples: readonly Example[];
}

/** Learns all lessons, each from its own examples. */
export function learn(material: readonly Material[]): LearntWeights {
  const weights: LearntWeights = { zones: {} };
  for (const { lesson, examples } of material) {
    const { decision, restraint } = lesson;
    weights[decision.name] = namedWeights(decision, fitWeights(decision, examples, { restraint }));
  }
  return weights;
}
