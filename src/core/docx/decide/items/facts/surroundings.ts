import { type CaptionUnit, isObject, type ObjectUnit, type Unit } from '../units/unit.ts';
import { type CaptionFacts, plain } from './caption-facts.ts';
import { type CaptionNumber, numbersBetween } from './caption-number.ts';
import type { GraphicFacts } from './graphic-facts.ts';

/** The nearest caption and objects of a unit, at any distance. Icons and lines are no objects: no caption is theirs. */
export interface Surroundings {
  captionBefore: CaptionUnit | null;
  objectBefore: ObjectUnit | null;
  objectAfter: ObjectUnit | null;
  /**
   * How many numbers are missing between the plain captions of the object's kind before and after it; null if
   * unknown.
   */
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
  const last = newNumbers();
  let captionBefore: CaptionUnit | null = null;
  let objectBefore: ObjectUnit | null = null;
  for (const unit of units) {
    found.push({ captionBefore, objectBefore, objectAfter: null, missing: null });
    before.push(last[kindOf(unit)]);
    if (unit.type === 'caption') captionBefore = unit;
    else if (!graphics.get(unit)?.isTiny) objectBefore = unit;
    take(unit, captions, last);
  }
  const next = newNumbers();
  let objectAfter: ObjectUnit | null = null;
  for (const unit of units.toReversed()) {
    const here = found[unit.position];
    const number = before[unit.position];
    const later = next[kindOf(unit)];
    if (here) here.objectAfter = objectAfter;
    if (here && number && later) here.missing = numbersBetween(number, later);
    if (isObject(unit) && !graphics.get(unit)?.isTiny) objectAfter = unit;
    take(unit, captions, next);
  }
  return found;
}

type Numbers = Record<'table' | 'figure', CaptionNumber | null>;

function newNumbers(): Numbers {
  return { table: null, figure: null };
}

function kindOf(unit: Unit): 'table' | 'figure' {
  return unit.type === 'grid' ? 'table' : 'figure';
}

function take(unit: Unit, captions: ReadonlyMap<Unit, CaptionFacts>, into: Numbers): void {
  const facts = captions.get(unit);
  if (unit.type !== 'caption' || !facts || facts.strength < plain || facts.number.length === 0) return;
  const { kind } = unit.line;
  if (kind === 'table' || kind === 'figure') into[kind] = facts.number;
}
