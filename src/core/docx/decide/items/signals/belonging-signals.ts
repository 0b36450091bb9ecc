import { type ItemsDocument, mayBeItem } from '../document.ts';
import { isObject, type ObjectUnit, type Unit } from '../units/unit.ts';
import type { ItemSignal } from './item-signal.ts';

type Says = readonly [
  id: string,
  says: string,
  of: (unit: ObjectUnit, before: ObjectUnit, document: ItemsDocument) => boolean | number,
];

const signals: readonly Says[] = [
  ['same-paragraph', 'both are in the same paragraph', (unit, before) => areInOneParagraph(unit, before)],
  ['blanks', 'there are blank lines between them', ({ gap }) => Math.min(1, gap.blanks / 3)],
  ['text-between', 'there are words between them', ({ gap }) => gap.lines > 0],
  [
    'part-labels',
    'the lines between them label parts',
    ({ gap }) => gap.lines > 0 && gap.partLabels === gap.lines,
  ],
  ['words-between', 'there are many words between them', ({ gap }) => Math.min(1, gap.words / 20)],
  ['author-break', 'the author broke the page between them', ({ gap }) => gap.authorBreak],
  ['recorded-break', 'Word broke the page between them', ({ gap }) => gap.recordedBreak],
  ['inside', 'it is in the grid before it', (unit, before) => isInGridOf(unit, before)],
  ['both-grids', 'both are grids', (unit, before) => unit.type === 'grid' && before.type === 'grid'],
  [
    'shapes',
    'one of them is loose shapes',
    (unit, before, document) => areShapes(unit, document) || areShapes(before, document),
  ],
  [
    'side-by-side',
    'both fit side by side',
    (unit, before, document) => fitSideBySide(unit, before, document),
  ],
  ['same-size', 'both have the same size', (unit, before, document) => areOfOneSize(unit, before, document)],
  [
    'same-size-paragraph',
    'both have the same size and are in the same paragraph',
    (unit, before, document) => areInOneParagraph(unit, before) && areOfOneSize(unit, before, document),
  ],
  ['fills-line', 'it fills a line', (unit, _, { graphics }) => (graphics.get(unit)?.width ?? 0) > 300],
];

/** Signals that several objects share one caption. */
export const panelSignals = belongingSignals();

/** Signals that an object is part of another one that has no caption. */
export const partSignals: readonly ItemSignal[] = belongingSignals();

/** Whether two objects can be panels of one figure, or parts of one table, under a shared caption. */
export function mayBePanels(unit: Unit, document: ItemsDocument): boolean {
  const before = document.units[unit.position - 1];
  if (!mayBeItem(unit, document) || !isObject(before)) return false;
  if (wholeOf(unit, document).type !== wholeOf(before, document).type) return false;
  const { lines, longest, heading } = unit.gap;
  return !heading && lines <= 3 && longest <= longestLabel;
}

/** Words of a line between panels: "(a) Before the treatment". */
const longestLabel = 15;

/** Whether an object can be part of the one before it when no caption holds them together. */
export function mayBePart(unit: Unit, document: ItemsDocument): boolean {
  const before = document.units[unit.position - 1];
  if (!mayBeItem(unit, document) || !isObject(before)) return false;
  if (isInGridOf(unit, before)) return true;
  const { lines, blanks, authorBreak } = unit.gap;
  if (lines > 0 || authorBreak) return false;
  if (unit.type === 'grid' || before.type === 'grid') return unit.type === before.type && blanks === 0;
  return areInOneParagraph(unit, before) || areShapes(unit, document) || areShapes(before, document);
}

function belongingSignals(): readonly ItemSignal[] {
  return signals.map(([id, says, of]) => ({
    id,
    says,
    of: (unit, document) => {
      const before = document.units[unit.position - 1];
      return isObject(unit) && isObject(before) ? Number(of(unit, before, document)) : 0;
    },
  }));
}

/** The grid that contains an object, or the object itself. */
function wholeOf(unit: ObjectUnit, { units }: ItemsDocument): ObjectUnit {
  const grid = unit.grid === null ? undefined : units[unit.grid];
  return isObject(grid) ? grid : unit;
}

function isInGridOf(unit: ObjectUnit, before: ObjectUnit): boolean {
  return unit.grid !== null && (unit.grid === before.position || unit.grid === before.grid);
}

function areInOneParagraph(unit: ObjectUnit, before: ObjectUnit): boolean {
  return unit.type === 'graphic' && before.type === 'graphic' && unit.paragraph === before.paragraph;
}

function areShapes(unit: ObjectUnit, { graphics }: ItemsDocument): boolean {
  return graphics.get(unit)?.isShapes ?? false;
}

/** Whether two drawings are narrow enough for one line. */
export function fitSideBySide(unit: ObjectUnit, before: ObjectUnit, { graphics }: ItemsDocument): boolean {
  const widths = [unit, before].map((each) => graphics.get(each)?.width ?? 0);
  const [a = 0, b = 0] = widths;
  return a > 0 && b > 0 && a + b <= lineWidth;
}

function areOfOneSize(unit: ObjectUnit, before: ObjectUnit, { graphics }: ItemsDocument): boolean {
  const [own, other] = [graphics.get(unit), graphics.get(before)];
  if (!own || !other || own.width === 0) return false;
  return isNear(own.width, other.width) && isNear(own.height, other.height);
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= 0.02 * Math.max(a, b);
}

/** The usual width between a page's margins, in points. */
const lineWidth = 480;
