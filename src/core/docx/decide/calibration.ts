import type { Analysis } from '../analysis.ts';
import type { DecisionWeights } from './decision.ts';
import learnt from './weights.json' with { type: 'json' };

/**
 * Maps a model probability to the share of such predictions that came true on documents the model was not fitted to:
 * the log odds are multiplied by `slope`, then `shift` is added.
 */
export interface Calibration {
  slope: number;
  shift: number;
}

/**
 * Returns a probability as it held on documents that were left out of the fit. Certainty stays certain.
 *
 * @param probability from 0 to 1
 */
export function calibrated(probability: number, { slope, shift }: Calibration): number {
  if (probability >= 1) return 1;
  return 1 / (1 + Math.exp(-(slope * logOdds(probability) + shift)));
}

/** The log odds of a probability, which is first kept away from 0 and 1. */
export function logOdds(probability: number): number {
  const kept = Math.min(1 - nearly, Math.max(nearly, probability));
  return Math.log(kept / (1 - kept));
}

/** No model is treated as more certain than one error in ten thousand documents. */
const nearly = 1e-4;

/** Only what an operator sets is fully certain. */
export const mostCertain = 0.9999;

/** Everything the analysis learnt from labelled documents. */
export interface LearntWeights {
  /** Weights of each decision, by table and signal. */
  decisions: Record<DecisionName, DecisionWeights>;
  /** How to correct the model's probabilities, for each of the five numbers. */
  certainty: Calibrations;
}

export type DecisionName = 'zones' | 'pages' | 'items';

export type Calibrations = Readonly<Record<keyof Analysis, Calibration>>;

/** Written by `npm run learn`. */
export const learntWeights: LearntWeights = learnt;
