import type { ItemEvidence } from '../../analysis.ts';
import { mostCertain } from '../calibration.ts';
import { bestWay, type Chain, probabilitiesOfStates } from '../chain.ts';
import { type DecisionWeights, layOut } from '../decision.ts';
import {
  type Described,
  describeCaption,
  describeObject,
  isEvidence,
  objectsOfOtherCaptions,
  weighTables,
} from './describe-items.ts';
import type { ItemsDocument } from './document.ts';
import { countedStates, itemsDecision, kindOfItem } from './items-decision.ts';
import type { Unit } from './units/unit.ts';

/** What was found to be a table or figure, or might be mistaken for one, in document order. */
export interface Items {
  tables: ItemEvidence[];
  figures: ItemEvidence[];
}

/** The tables and figures of a text, with everything that was weighed to find them. */
export interface FoundItems extends Items {
  /** What is no evidence, such as the panels of a captioned figure, but might count by itself. */
  overlooked: Items;
  document: ItemsDocument;
  chain: Chain;
  /** The chosen state of each unit. */
  way: Uint8Array;
}

/**
 * Finds all tables and figures of a text together: of all ways to match captions with objects, it picks the one that
 * is most probable by the learnt weights.
 */
export function findItems(document: ItemsDocument, weights: DecisionWeights): FoundItems {
  const { units } = document;
  const chain = layOut(itemsDecision, weights, units, document);
  const way = bestWay(chain);
  const states = probabilitiesOfStates(chain);
  const stateOf = (unit: Unit) => itemsDecision.states[way[unit.position] ?? 0]?.name ?? 'none';
  const others = objectsOfOtherCaptions(units, stateOf);
  const described: Described = { document, tables: weighTables(weights), others };
  const overlooked: Items = { tables: [], figures: [] };
  const found: FoundItems = { tables: [], figures: [], overlooked, document, chain, way };
  for (const unit of units) {
    const state = stateOf(unit);
    let counted = 0;
    for (const [index, { name }] of itemsDecision.states.entries())
      if (countedStates.has(name)) counted += states[unit.position * chain.states + index] ?? 0;
    const kind = kindOfItem(unit, state, document);
    if (kind === null) continue;
    const probability = Math.min(mostCertain, Math.max(0, counted));
    const isTold = isEvidence(unit, state, probability, described);
    if (!isTold && probability < worthNaming) continue;
    const evidence =
      unit.type === 'caption'
        ? describeCaption(unit, kind === 'tables' ? 'table' : 'figure', state, probability, described)
        : describeObject(unit, state, probability, described);
    (isTold ? found : overlooked)[kind].push(evidence);
  }
  return found;
}

/** Whatever is less likely to count is not named if a number is in doubt. */
const worthNaming = 0.005;
