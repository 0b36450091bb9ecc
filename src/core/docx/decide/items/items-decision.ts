import type { Decision, DecisionStep, State } from '../decision.ts';
import {
  againSignals,
  aloneSignals,
  besideSignals,
  captionSignals,
  mayContinue,
  mayCount,
  mayShare,
} from './caption-signals.ts';
import {
  aboveSignals,
  belowSignals,
  mayBeClaimedBelow,
  mayBeItem,
  mayBePanels,
  mayBePart,
  mayClaimAbove,
  mayPass,
  openSignals,
  panelSignals,
  partSignals,
  passingSignals,
} from './claim-signals.ts';
import type { ItemsDocument } from './document.ts';
import { figureSignals, tableSignals } from './object-signals.ts';
import type { Unit } from './unit.ts';

/** States in which a caption counts. */
export const countedCaptions = ['down', 'up', 'alone', 'beside-up', 'beside-down'] as const;

function state(
  name: string,
  table: string | null,
  ends: { first?: boolean; last?: boolean; firstTable?: string } = {},
): State {
  const { first = false, last = false, firstTable } = ends;
  return { name, table, mayBeFirst: first, mayBeLast: last, ...(firstTable ? { firstTable } : {}) };
}

const states: readonly State[] = [
  state('none', null, { first: true, last: true }),
  // What is passed over between a caption and its object.
  state('passed-down', null),
  state('passed-up', null),
  state('down', 'caption', { first: true }),
  state('up', 'caption', { last: true }),
  state('alone', 'caption', { first: true, last: true, firstTable: 'alone' }),
  state('beside-down', 'caption', { first: true }),
  state('beside-up', 'caption', { last: true }),
  state('again-down', 'again', { first: true }),
  state('again-up', 'again', { last: true }),
  state('under', null, { last: true }),
  state('over', null, { first: true, firstTable: 'open' }),
  state('table', 'table', { first: true, last: true }),
  state('figure', 'figure', { first: true, last: true }),
  state('part', null, { last: true }),
];

/** Nothing is left open after these. */
const closed = ['none', 'up', 'alone', 'beside-up', 'again-up', 'under', 'table', 'figure', 'part'];

const steps: readonly DecisionStep[] = [
  ...closed.flatMap((from) => [
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
 * Which captions count, which objects they are for, and which objects count without one: all along the text
 * together, because an object is for one caption only, and a caption without an object is seldom one.
 */
export const itemsDecision: Decision<Unit, ItemsDocument> = {
  name: 'items',
  tables: {
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
  },
  states,
  steps,
  asks(table, unit, document) {
    const before = document.units[unit.position - 1];
    switch (table) {
      case 'caption':
      case 'alone':
        return mayCount(unit, document);
      case 'again':
        return mayContinue(unit, document);
      case 'beside':
        return mayShare(unit, before, document);
      case 'above':
        return mayClaimAbove(unit, document);
      case 'below':
        return mayBeClaimedBelow(unit, document);
      case 'panel':
        return mayBePanels(unit, document);
      case 'part':
        return mayBePart(unit, before, document);
      case 'passing':
        return mayPass(unit, document);
      case 'open':
        return mayBeItem(unit, document);
      case 'table':
        return unit.type === 'grid';
      case 'figure':
        return unit.type === 'graphic' && mayBeItem(unit, document);
      default:
        return true;
    }
  },
};
