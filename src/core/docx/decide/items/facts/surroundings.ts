import { type CaptionUnit, type Gap, isObject, type ObjectUnit, type Unit } from '../units/unit.ts';
import { type CaptionFacts, plain } from './caption-facts.ts';
import { type CaptionNumber, numbersBetween } from './caption-number.ts';
import type { GraphicFacts } from './graphic-facts.ts';

/** The nearest caption and objects of a unit, at any distance. Icons and lines are no objects: no caption is theirs. */
export interface Surroundings {
  captionBefore: CaptionUnit | null;
  objectBefore: ObjectUnit | null;
  objectAfter: ObjectUnit | null;
  /** How many numbers are missing between the plain captions of tables before and after it; null if unknown. */
  missing: number | null;
}

/** Makes one pass from the start and one from the end. */
export function readSurroundings(
  units: readonly Unit[],
  captions: ReadonlyMap<Unit, CaptionFacts>,
  graphics: ReadonlyMap<Unit, GraphicFacts>,
): readonly Surroundings[] {
  const found: Surroundings[] = [];
  const before: (CaptionNumber | null)[] = [];
  let last: CaptionNumber | null = null;
  let captionBefore: CaptionUnit | null = null;
  let objectBefore: ObjectUnit | null = null;
  for (const unit of units) {
    found.push({ captionBefore, objectBefore, objectAfter: null, missing: null });
    before.push(last);
    if (unit.type === 'caption') captionBefore = unit;
    else if (!graphics.get(unit)?.isTiny) objectBefore = unit;
    last = numberOfTable(unit, captions) ?? last;
  }
  let next: CaptionNumber | null = null;
  let objectAfter: ObjectUnit | null = null;
  for (const unit of units.toReversed()) {
    const here = found[unit.position];
    const number = before[unit.position];
    if (here) here.objectAfter = objectAfter;
    if (here && number && next) here.missing = numbersBetween(number, next);
    if (isObject(unit) && !graphics.get(unit)?.isTiny) objectAfter = unit;
    next = numberOfTable(unit, captions) ?? next;
  }
  return found;
}

/**
 * The share of certain objects that have a line next to them which reads as a caption: the habit of the author, which
 * tells what an object without one is. 0 if there are too few objects to tell.
 */
export function shareOfCaptioned(
  units: readonly Unit[],
  captions: ReadonlyMap<Unit, CaptionFacts>,
  isMeant: (unit: Unit) => boolean,
): number {
  const isCaption = (unit: Unit | undefined, gap: Gap | undefined) =>
    unit?.type === 'caption' &&
    (captions.get(unit)?.strength ?? 0) > 0 &&
    gap !== undefined &&
    gap.lines <= 1;
  let objects = 0;
  let captioned = 0;
  for (const unit of units) {
    if (!isMeant(unit)) continue;
    const after = units[unit.position + 1];
    objects += 1;
    if (isCaption(units[unit.position - 1], unit.gap) || isCaption(after, after?.gap)) captioned += 1;
  }
  return objects < fewestObjects ? 0 : captioned / objects;
}

function numberOfTable(unit: Unit, captions: ReadonlyMap<Unit, CaptionFacts>): CaptionNumber | null {
  const facts = captions.get(unit);
  const isTable = unit.type === 'caption' && unit.line.kind === 'table';
  return isTable && facts && facts.strength >= plain && facts.number.length > 0 ? facts.number : null;
}

const fewestObjects = 4;
