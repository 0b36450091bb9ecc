import type { ItemEvidence } from '../../analysis.ts';
import { excerpt } from '../../text/excerpt.ts';
import type { DecisionWeights } from '../decision.ts';
import { inWords, type Said, speaking, strongest, whyDecided } from '../reasons-in-words.ts';
import { type Reason, reasonsOf, type WeighedTable, weigh } from '../signal.ts';
import type { ItemsDocument } from './document.ts';
import { countedStates } from './items-decision.ts';
import { aloneSignals } from './signals/alone-signals.ts';
import { captionSignals } from './signals/caption-signals.ts';
import { figureSignals, tableSignals } from './signals/object-signals.ts';
import type { CaptionUnit, ObjectUnit, Unit } from './units/unit.ts';

/** What the evidence is built from. */
export interface Described {
  document: ItemsDocument;
  tables: Record<Told, WeighedTable<Unit, ItemsDocument>>;
  /** Objects whose captions name a listing, an equation or the like. */
  others: ReadonlySet<Unit>;
}

/** The tables whose signals are shown to an editor as reasons. */
type Told = 'caption' | 'alone' | 'table' | 'figure';

/** The weights of the tables whose signals are told. */
export function weighTables({
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

/**
 * Whether something belongs into the evidence: not what belongs to a caption or to an object that counts, nor a line that
 * is plainly no caption but a sentence that starts like one.
 */
export function isEvidence(unit: Unit, state: string, probability: number, { others }: Described): boolean {
  if (unit.type !== 'caption') return others.has(unit) || rulingOnBelonging(state) === null;
  return countedStates.has(state) || state.startsWith('again') || probability >= worthTelling;
}

/** Describes a caption as evidence, with what decided whether it counts. */
export function describeCaption(
  unit: CaptionUnit,
  kind: 'table' | 'figure',
  state: string,
  probability: number,
  { document, tables }: Described,
): ItemEvidence {
  const counted = countedStates.has(state);
  const evidence = { paragraph: unit.paragraph, caption: excerpt(unit.line.text), zone: 'text' as const };
  if (state.startsWith('again'))
    return { ...evidence, ...verdict(false, probability, [], rulings.continued(kind)) };
  const isAlone = state === 'alone';
  const reasons = reasonsOf(tables[isAlone ? 'alone' : 'caption'], unit, document);
  const ruling = isAlone ? rulings.alone() : rulings.captioned(kind);
  return { ...evidence, ...verdict(counted, probability, reasons, counted ? ruling : null) };
}

/** Describes a grid or a picture as evidence, with what decided whether it counts. */
export function describeObject(
  unit: ObjectUnit,
  state: string,
  probability: number,
  { document, tables, others }: Described,
): ItemEvidence {
  const evidence = { paragraph: unit.paragraph, caption: null, zone: 'text' as const };
  if (others.has(unit)) return { ...evidence, ...verdict(false, probability, [], rulings.otherCaption()) };
  const counted = countedStates.has(state);
  const reasons = reasonsOf(tables[unit.type === 'grid' ? 'table' : 'figure'], unit, document);
  return { ...evidence, ...verdict(counted, probability, reasons, rulingOnBelonging(state)) };
}

/** Returns the objects whose captions name neither a table nor a figure. Visits each object once. */
export function objectsOfOtherCaptions(
  units: readonly Unit[],
  stateOf: (unit: Unit) => string,
): ReadonlySet<Unit> {
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

/** Rules on an object that belongs to a caption, or to an object that counts; null for any other. */
function rulingOnBelonging(state: string): Said | null {
  if (state === 'under') return { id: 'under-caption', says: 'it belongs to the caption above it' };
  if (state === 'over') return { id: 'over-caption', says: 'it belongs to the caption below it' };
  return state === 'part' ? { id: 'part', says: 'it belongs to the one before it' } : null;
}

/** States what decided, and, if it was close, what speaks against it. */
function verdict(
  counted: boolean,
  probability: number,
  reasons: readonly Reason[],
  ruling: Said | null,
): Pick<ItemEvidence, 'counted' | 'reason' | 'signals' | 'certainty'> {
  const certainty = counted ? probability : 1 - probability;
  const deciding = ruling ? [ruling] : strongest(speaking(reasons, counted));
  if (deciding.length === 0) {
    const signals = idsOf(strongest(speaking(reasons, !counted)));
    return { counted, reason: whyDecided(reasons, counted), signals, certainty };
  }
  const against = certainty < close ? strongest(speaking(reasons, !counted).slice(0, mostAgainst)) : [];
  const although = against.length > 0 ? `, although ${inWords(against)}` : '';
  const signals = idsOf([...deciding, ...against]);
  return { counted, reason: `${inWords(deciding)}${although}`, signals, certainty };
}

function idsOf(told: readonly Said[]): string[] {
  return told.map(({ id }) => id);
}

/** What decides without any signals, by what the unit was taken for. */
const rulings = {
  continued: (kind: string) => ({ id: 'continued', says: `a continued ${kind}, already counted` }),
  alone: () => ({ id: 'alone', says: 'a caption with nothing next to it' }),
  captioned: (kind: string) => ({ id: 'captioned', says: `captioned as a ${kind}` }),
  otherCaption: () => ({ id: 'other-caption', says: 'captioned as neither a table nor a figure' }),
} as const satisfies Record<string, (kind: string) => Said>;

const mostAgainst = 2;
/** Below this certainty, the reasons against are mentioned too. */
const close = 0.9;
/** A line that is less likely to be a caption is not reported. */
const worthTelling = 0.05;
