import type { Analysis } from '../analysis.ts';
import type { Calibration } from './calibration.ts';
import type { DecisionWeights } from './decision.ts';
import learnt from './weights.json' with { type: 'json' };

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
