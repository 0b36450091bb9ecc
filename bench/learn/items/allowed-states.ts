import type { ItemsDocument } from '../../../src/core/docx/decide/items/document.ts';
import { itemsDecision } from '../../../src/core/docx/decide/items/items-decision.ts';
import type { CaptionUnit, Unit } from '../../../src/core/docx/decide/items/units/unit.ts';
import type { Label } from '../../accuracy/corpus/label.ts';
import type { Match } from './match-items.ts';

/** The names of the states that a label allows for each unit. */
export type AllowedStates = readonly (readonly string[])[];

/** Whether a label leaves open which tables, or figures, count by themselves: careful editors would count differently. */
export type Open = Readonly<Record<Match['kind'], boolean>>;

/** Figures are not left open if only one is in doubt, because the others teach what pictures without captions are. */
export function openItems({ numbers, accept }: Pick<Label, 'numbers' | 'accept'>): Open {
  return {
    table: (accept?.tables?.length ?? 1) > 1,
    figure: areManyInDoubt(numbers.figures, accept?.figures ?? []),
  };
}

/** What a label says about each unit: whether it counts by itself, but not which object a caption belongs to. */
export function allowedStates(
  { units, captions }: ItemsDocument,
  matches: readonly Match[],
  label: Pick<Label, 'numbers' | 'accept' | 'tables' | 'figures'>,
): AllowedStates {
  const matched = new Set(matches.flatMap(({ unit }) => unit ?? []));
  const open = openItems(label);
  // Going by its caption, an item may be of a different kind from the one the reader listed it under.
  const isByCaption =
    label.tables.length !== label.numbers.tables || label.figures.length !== label.numbers.figures;
  for (const caption of unlisted(units, captions, label, matched)) matched.add(caption);
  const touches = (unit: Unit, is: (near: Unit) => boolean) =>
    [units[unit.position - 1], units[unit.position + 1]].some(
      (near) => near && is(near) && (near.position < unit.position ? unit : near).gap.lines <= 1,
    );
  return units.map((unit) => {
    if (unit.type === 'caption') {
      const { kind, labelled } = unit.line;
      if (matched.has(unit)) return countedCaption;
      if (kind === 'other') return anyState;
      if (labelled) return isByCaption ? anyState : idleCaption;
      const isOpen = open.table || open.figure;
      return isOpen || touches(unit, (near) => near.type !== 'caption' && matched.has(near))
        ? anyState
        : idleCaption;
    }
    if (open[unit.type === 'grid' ? 'table' : 'figure']) return anyState;
    if (!matched.has(unit)) return idleObject;
    const mayBeCaptioned = touches(
      unit,
      (near) => near.type === 'caption' && !near.line.labelled && !matched.has(near),
    );
    return mayBeCaptioned ? [...countedObject, ...claimed] : countedObject;
  });
}

function areManyInDoubt(count: number, alsoRight: readonly number[]): boolean {
  const apart = Math.max(0, ...alsoRight.map((other) => Math.abs(other - count)));
  return apart > 1 || apart * fewest > count;
}

/** Among fewer items, one in doubt is a large share. */
const fewest = 5;

/** Captions of items that a label counts but does not list, if there are exactly as many as are missing. */
function unlisted(
  units: readonly Unit[],
  captions: ItemsDocument['captions'],
  { numbers, tables, figures }: Pick<Label, 'numbers' | 'tables' | 'figures'>,
  matched: ReadonlySet<Unit>,
): CaptionUnit[] {
  const missing = { table: numbers.tables - tables.length, figure: numbers.figures - figures.length };
  return (['table', 'figure'] as const).flatMap((kind) => {
    const left = units.filter((unit): unit is CaptionUnit => {
      const facts = captions.get(unit);
      const isPlain = facts !== undefined && facts.strength >= 2 && !facts.hasStrongerTwin;
      return (
        unit.type === 'caption' &&
        unit.line.kind === kind &&
        isPlain &&
        !matched.has(unit) &&
        !unit.line.continued
      );
    });
    return left.length === missing[kind] ? left : [];
  });
}

const anyState = itemsDecision.states.map(({ name }) => name);
const countedCaption = ['down', 'up', 'alone', 'beside-up', 'beside-down'];
const idleCaption = ['none', 'passed-down', 'passed-up', 'again-down', 'again-up'];
const countedObject = ['table', 'figure'];
const claimed = ['under', 'over'];
const idleObject = ['none', 'passed-down', 'passed-up', 'part', ...claimed];
