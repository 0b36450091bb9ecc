import type { DecisionWeights } from './decision.ts';
import learnt from './weights.json' with { type: 'json' };

/** What the analysis learnt from documents with labels: the weights of every decision, by its name. */
export interface LearntWeights {
  zones: DecisionWeights;
}

/** As `npm run learn` wrote them. */
export const learntWeights: LearntWeights = learnt;
