import type { Analysis } from '../analysis.ts';
import type { DecisionWeights } from './decision.ts';
import learnt from './weights.json' with { type: 'json' };

/**
 * What a probability of the model is worth, as documents showed that it was not fitted to: the logarithm of its
 * odds is stretched by `slope` and moved by `shift`.
 */
export interface Calibration {
  slope: number;
  shift: number;
}

/**
 * A probability as it came true on documents that were left out. What is certain stays certain.
 *
 * @param probability from 0 to 1
 */
export function calibrated(probability: number, { slope, shift }: Calibration): number {
  if (probability >= 1) return 1;
  return 1 / (1 + Math.exp(-(slope * logOdds(probability) + shift)));
}

/** Of a probability, kept away from both ends. */
export function logOdds(probability: number): number {
  const kept = Math.min(1 - nearly, Math.max(nearly, probability));
  return Math.log(kept / (1 - kept));
}

/** No model is surer than one that errs once in ten thousand documents. */
const nearly = 1e-4;

/** Only what an operator says is certain. */
export const mostCertain = 0.9999;

/** What the analysis learnt from documents with labels. */
export interface LearntWeights {
  /** The weights of each decision, by table and signal. */
  decisions: Record<DecisionName, DecisionWeights>;
  /** What the model's probabilities are worth, for each of the five numbers. */
  certainty: Calibrations;
}

export type DecisionName = 'zones' | 'pages' | 'items';

export type Calibrations = Readonly<Record<keyof Analysis, Calibration>>;

/** As `npm run learn` wrote them. */
export const learntWeights: LearntWeights = learnt;
