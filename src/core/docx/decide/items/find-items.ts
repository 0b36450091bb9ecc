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
  /** What is no evidence, such as the panels of a captioned figure, but might count by itself: the likeliest. */
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
  const found: Items = { tables: [], figures: [] };
  const unlikely: Record<keyof Items, Considered[]> = { tables: [], figures: [] };
  for (const unit of units) {
    const state = stateOf(unit);
    let counted = 0;
    for (const [index, { name }] of itemsDecision.states.entries())
      if (countedStates.has(name)) counted += states[unit.position * chain.states + index] ?? 0;
    const kind = kindOfItem(unit, state, document);
    if (kind === null) continue;
    const probability = Math.min(mostCertain, Math.max(0, counted));
    const considered: Considered = { unit, kind, state, probability };
    if (isEvidence(unit, state, probability, described)) found[kind].push(describe(considered, described));
    else if (probability >= worthNaming) unlikely[kind].push(considered);
  }
  const overlooked: Items = {
    tables: likeliest(unlikely.tables).map((each) => describe(each, described)),
    figures: likeliest(unlikely.figures).map((each) => describe(each, described)),
  };
  return { ...found, overlooked, document, chain, way };
}

/** A unit that may count. */
interface Considered {
  unit: Unit;
  kind: keyof Items;
  state: string;
  probability: number;
}

function describe({ unit, kind, state, probability }: Considered, described: Described): ItemEvidence {
  return unit.type === 'caption'
    ? describeCaption(unit, kind === 'tables' ? 'table' : 'figure', state, probability, described)
    : describeObject(unit, state, probability, described);
}

/** Returns those most likely to count, in document order; a hostile document has a hundred thousand. */
function likeliest(all: readonly Considered[]): Considered[] {
  if (all.length <= mostNamed) return [...all];
  const first = all.toSorted((a, b) => b.probability - a.probability).slice(0, mostNamed);
  return first.sort((a, b) => a.unit.position - b.unit.position);
}

/** Whatever is less likely to count is not named if a number is in doubt. */
const worthNaming = 0.005;
/** More than an editor looks at. */
const mostNamed = 100;
