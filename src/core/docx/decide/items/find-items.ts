import type { ItemEvidence } from '../../analysis.ts';
import { excerpt } from '../../text/excerpt.ts';
import { mostCertain } from '../calibration.ts';
import { bestWay, type Chain, probabilitiesOfStates } from '../chain.ts';
import { type DecisionWeights, inWords, layOut } from '../decision.ts';
import { type Reason, reasonsOf, type WeighedTable, weigh } from '../signal.ts';
import type { ItemsDocument } from './document.ts';
import { countedStates, itemsDecision, kindOfItem } from './items-decision.ts';
import { aloneSignals } from './signals/alone-signals.ts';
import { captionSignals } from './signals/caption-signals.ts';
import { figureSignals, tableSignals } from './signals/object-signals.ts';
import type { CaptionUnit, ObjectUnit, Unit } from './units/unit.ts';

/** What was found to be a table or figure, or might be mistaken for one, in document order. */
export interface Items {
  tables: ItemEvidence[];
  figures: ItemEvidence[];
}

/** The tables and figures of a text, with everything that was weighed to find them. */
export interface FoundItems extends Items {
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
  const found: FoundItems = { tables: [], figures: [], document, chain, way };
  for (const unit of units) {
    const state = stateOf(unit);
    let counted = 0;
    for (const [index, { name }] of itemsDecision.states.entries())
      if (countedStates.has(name)) counted += states[unit.position * chain.states + index] ?? 0;
    const kind = kindOfItem(unit, state, document);
    if (kind === null) continue;
    const probability = Math.min(mostCertain, Math.max(0, counted));
    const evidence =
      unit.type === 'caption'
        ? describeCaption(unit, kind === 'tables' ? 'table' : 'figure', state, probability, described)
        : describeObject(unit, state, probability, described);
    if (evidence) found[kind].push(evidence);
  }
  return found;
}

/** What the evidence is built from. */
interface Described {
  document: ItemsDocument;
  tables: Record<Told, WeighedTable<Unit, ItemsDocument>>;
  /** Objects whose captions name a listing, an equation or the like. */
  others: ReadonlySet<Unit>;
}

/** The tables whose signals are shown to an editor as reasons. */
type Told = 'caption' | 'alone' | 'table' | 'figure';

function weighTables({
  caption = {},
  alone = {},
  table = {},
  figure = {},
}: DecisionWeights): Described['tables'] {
  return {
    caption: weigh(captionSignals, caption),
    alone: weigh(aloneSignals, alone),
    table: weigh(tableSignals, table),
    figure: weigh(figureSignals, figure),
  };
}

function describeCaption(
  unit: CaptionUnit,
  kind: 'table' | 'figure',
  state: string,
  probability: number,
  { document, tables }: Described,
): ItemEvidence | null {
  const counted = countedStates.has(state);
  const evidence = { paragraph: unit.paragraph, caption: excerpt(unit.line.text), zone: 'text' as const };
  if (state.startsWith('again'))
    return {
      ...evidence,
      counted,
      reason: `a continued ${kind}, already counted`,
      certainty: 1 - probability,
    };
  // Report a sentence that starts like a caption only if it might be one.
  if (!counted && probability < worthTelling) return null;
  const isAlone = state === 'alone';
  const reasons = reasonsOf(tables[isAlone ? 'alone' : 'caption'], unit, document);
  const ruling = isAlone ? 'a caption with nothing next to it' : `captioned as a ${kind}`;
  return { ...evidence, ...verdict(counted, probability, reasons, counted ? ruling : null) };
}

function describeObject(
  unit: ObjectUnit,
  state: string,
  probability: number,
  { document, tables, others }: Described,
): ItemEvidence | null {
  const evidence = { paragraph: unit.paragraph, caption: null, zone: 'text' as const };
  if (others.has(unit))
    return { ...evidence, counted: false, reason: ofOtherKind, certainty: 1 - probability };
  if (belongs.has(state)) return null;
  const counted = countedStates.has(state);
  const reasons = reasonsOf(tables[unit.type === 'grid' ? 'table' : 'figure'], unit, document);
  return { ...evidence, ...verdict(counted, probability, reasons, null) };
}

const ofOtherKind = 'captioned as neither a table nor a figure';

/** Returns the objects whose captions name neither a table nor a figure. Visits each object once. */
function objectsOfOtherCaptions(units: readonly Unit[], stateOf: (unit: Unit) => string): ReadonlySet<Unit> {
  const found = new Set<Unit>();
  let above: Unit | null = null;
  let waiting: Unit[] = [];
  for (const unit of units) {
    const state = stateOf(unit);
    if (state === 'over') waiting.push(unit);
    if (state === 'under' && isOther(above)) found.add(unit);
    if (state.endsWith('up') && state !== 'passed-up') {
      if (isOther(unit)) for (const each of waiting) found.add(each);
      waiting = [];
    }
    if (unit.type === 'caption') above = unit;
  }
  return found;
}

function isOther(unit: Unit | null): boolean {
  return unit?.type === 'caption' && unit.line.kind === 'other';
}

/** States of objects that belong to a caption, or to an object that counts. */
const belongs: ReadonlySet<string> = new Set(['under', 'over', 'part']);

/** States what decided, and, if it was close, what speaks against it. */
function verdict(
  counted: boolean,
  probability: number,
  reasons: readonly Reason[],
  ruling: string | null,
): Pick<ItemEvidence, 'counted' | 'reason' | 'certainty'> {
  const certainty = counted ? probability : 1 - probability;
  const speaks = (forIt: boolean) => reasons.filter(({ weight }) => weight > 0 === forIt);
  const against = speaks(!counted);
  const decided = ruling ?? inWords(speaks(counted));
  const isClose = certainty < close && against.length > 0;
  const reason = isClose ? `${decided}, although ${inWords(against.slice(0, 2))}` : decided;
  return { counted, reason, certainty };
}

/** Below this certainty, the reasons against are mentioned too. */
const close = 0.9;
/** A line that is less likely to be a caption is not reported. */
const worthTelling = 0.05;
