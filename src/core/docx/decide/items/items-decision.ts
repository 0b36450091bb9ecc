import type { Decision, DecisionStep, State } from '../decision.ts';
import { type ItemsDocument, mayBeItem } from './document.ts';
import { aloneSignals, mayStandAlone } from './signals/alone-signals.ts';
import { mayBePanels, mayBePart, panelSignals, partSignals } from './signals/belonging-signals.ts';
import { captionSignals, mayCount } from './signals/caption-signals.ts';
import {
  aboveSignals,
  belowSignals,
  claimFromAbove,
  claimFromBelow,
  mayClaim,
  mayPass,
} from './signals/claim-signals.ts';
import { figureSignals, mayBeFigure, mayBeTable, tableSignals } from './signals/object-signals.ts';
import { openSignals, passingSignals } from './signals/passing-signals.ts';
import { againSignals, besideSignals, mayContinue, mayShare } from './signals/repeat-signals.ts';
import type { Unit } from './units/unit.ts';

const tables = {
  caption: captionSignals,
  alone: aloneSignals,
  again: againSignals,
  beside: besideSignals,
  above: aboveSignals,
  below: belowSignals,
  panel: panelSignals,
  part: partSignals,
  passing: passingSignals,
  open: openSignals,
  table: tableSignals,
  figure: figureSignals,
};

const states: readonly State[] = [
  state('none', null, { first: true, last: true }),
  // Units skipped between a caption and its object.
  state('passed-down', null, {}),
  state('passed-up', null, {}),
  // Captions that count: with their object below or above, with no object, or sharing their neighbour's object.
  state('down', 'caption', { first: true }),
  state('up', 'caption', { last: true }),
  state('alone', 'caption', { first: true, last: true, firstTable: 'alone' }),
  state('beside-down', 'caption', { first: true }),
  state('beside-up', 'caption', { last: true }),
  // Captions that continue an item counted before, with its next part below or above.
  state('again-down', 'again', { first: true }),
  state('again-up', 'again', { last: true }),
  // Objects whose caption is above or below them.
  state('under', null, { last: true }),
  state('over', null, { first: true, firstTable: 'open' }),
  // Objects that count without a caption, and parts of such objects.
  state('table', 'table', { first: true, last: true }),
  state('figure', 'figure', { first: true, last: true }),
  state('part', null, { last: true }),
];

/** The states that count: captions, and objects without a caption. */
export const countedStates: ReadonlySet<string> = new Set([
  ...['down', 'up', 'alone', 'beside-down', 'beside-up'],
  ...['table', 'figure'],
]);

/** After these states, no caption is waiting for its object and no object for its caption. */
const settled = ['none', 'up', 'alone', 'beside-up', 'again-up', 'under', 'table', 'figure', 'part'];

const steps: readonly DecisionStep[] = [
  ...settled.flatMap((from) => [
    { from, to: 'none', table: null },
    { from, to: 'down', table: null },
    { from, to: 'alone', table: 'alone' },
    { from, to: 'beside-down', table: null },
    { from, to: 'again-down', table: null },
    { from, to: 'over', table: 'open' },
    { from, to: 'table', table: null },
    { from, to: 'figure', table: null },
  ]),
  ...['table', 'figure', 'part'].map((from) => ({ from, to: 'part', table: 'part' })),
  { from: 'under', to: 'under', table: 'panel' },
  { from: 'over', to: 'over', table: 'panel' },
  { from: 'up', to: 'beside-up', table: 'beside' },
  { from: 'beside-up', to: 'beside-up', table: 'beside' },
  { from: 'beside-down', to: 'beside-down', table: 'beside' },
  { from: 'beside-down', to: 'down', table: 'beside' },
  ...['down', 'again-down', 'passed-down'].flatMap((from) => [
    { from, to: 'under', table: 'below' },
    { from, to: 'passed-down', table: 'passing' },
  ]),
  ...['over', 'passed-up'].flatMap((from) => [
    { from, to: 'up', table: 'above' },
    { from, to: 'again-up', table: 'above' },
    { from, to: 'passed-up', table: 'passing' },
  ]),
];

/**
 * Decides which captions count, which objects they belong to, and which objects count without a caption. The whole
 * text is decided together, because an object belongs to only one caption, and a caption without an object is rarely
 * a real one.
 */
export const itemsDecision: Decision<Unit, ItemsDocument> & { name: 'items' } = {
  name: 'items',
  tables,
  states,
  steps,
  asks: (table, unit, document) => questions[table as keyof typeof tables](unit, document),
};

/** At which units a table applies, so that impossible cases are not weighed. */
const questions: Readonly<Record<keyof typeof tables, (unit: Unit, document: ItemsDocument) => boolean>> = {
  caption: mayCount,
  alone: mayStandAlone,
  again: mayContinue,
  beside: mayShare,
  above: (unit, document) => canBe(claimFromBelow(unit, document)),
  below: (unit, document) => canBe(claimFromAbove(unit, document)),
  panel: mayBePanels,
  part: mayBePart,
  passing: mayPass,
  open: mayBeItem,
  table: mayBeTable,
  figure: mayBeFigure,
};

function canBe(claim: ReturnType<typeof claimFromAbove>): boolean {
  return claim !== null && mayClaim(claim);
}

/**
 * Returns what a unit is counted as. A caption counts as what it names or, if it names nothing, as the object next to
 * it. Null if it is neither a table nor a figure, such as the caption of a listing.
 */
export function kindOfItem(
  unit: Unit,
  state: string,
  { surroundings }: ItemsDocument,
): 'tables' | 'figures' | null {
  if (unit.type !== 'caption') return unit.type === 'grid' ? 'tables' : 'figures';
  const { kind } = unit.line;
  if (kind === 'other') return null;
  if (kind !== 'unlabelled') return kind === 'table' ? 'tables' : 'figures';
  const near = surroundings[unit.position];
  const object = state.endsWith('up') ? near?.objectBefore : near?.objectAfter;
  return object?.type === 'grid' ? 'tables' : 'figures';
}

function state(
  name: string,
  table: string | null,
  { first = false, last = false, firstTable }: { first?: boolean; last?: boolean; firstTable?: string },
): State {
  const ends = { mayBeFirst: first, mayBeLast: last };
  return firstTable === undefined ? { name, table, ...ends } : { name, table, ...ends, firstTable };
}
