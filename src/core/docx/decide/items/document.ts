import type { Paragraph } from '../../story/story.ts';
import { sizeOfBody } from '../../structure/body-size.ts';
import {
  type CaptionNumber,
  isFirstOfChapter,
  numbersBetween,
  parseNumber,
  sameNumber,
} from './caption-number.ts';
import { type GraphicFacts, readGraphicFacts } from './graphic-facts.ts';
import { type GridFacts, readGridFacts } from './grid-facts.ts';
import { keyOf, type ListedCaptions, readListedCaptions, startOf } from './listed-captions.ts';
import { type CaptionUnit, type Gap, isBareLabel, isObject, type ObjectUnit, type Unit } from './unit.ts';

/** All units of a text with what is told of each from its own contents and from the others. */
export interface ItemsDocument {
  units: readonly Unit[];
  paragraphs: readonly Paragraph[];
  captions: ReadonlyMap<Unit, CaptionFacts>;
  grids: ReadonlyMap<Unit, GridFacts>;
  graphics: ReadonlyMap<Unit, GraphicFacts>;
  surroundings: readonly Surroundings[];
  lists: ListedCaptions;
  bodySize: number;
  /** Captions of each kind that are plainly some. */
  plain: Record<Kind, number>;
  /** Share of the plain captions of each kind that stand above their object, where that can be told. */
  above: Record<Kind, Custom>;
  /** Share of the plain captions of each kind at which no object stands. */
  alone: Record<Kind, number>;
  /** Share of plain captions that a style or a field marks. */
  marked: number;
  /** How many pictures have each size. */
  sizes: ReadonlyMap<string, number>;
  end: number;
}

export type Kind = 'table' | 'figure';

/** Votes of captions with an object on one side alone. */
export interface Custom {
  captionAbove: number;
  captionBelow: number;
}

export interface CaptionFacts {
  number: CaptionNumber;
  /** How much it looks like a caption by itself: 0 for a sentence, 3 for what a style or a field marks. */
  strength: number;
  /** It continues the numbers before it; it opens a chapter's numbers; the next one continues it. */
  follows: boolean;
  leads: boolean;
  /** Others with its number that look more like a caption, or as much and come before or after. */
  hasStrongerTwin: boolean;
  hasTwinBefore: boolean;
  hasTwinAfter: boolean;
  isListed: boolean;
  /** There is a list of its kind, and it is not in it. */
  isUnlisted: boolean;
}

/** What is near a unit. */
export interface Surroundings {
  /** The nearest caption line before and after, however far. */
  captionBefore: CaptionUnit | null;
  captionAfter: CaptionUnit | null;
  objectBefore: ObjectUnit | null;
  objectAfter: ObjectUnit | null;
  /** Numbers that are missing between the plain captions of the kind around it; null where that cannot be told. */
  missing: number | null;
}

export function describeUnits(
  units: readonly Unit[],
  paragraphs: readonly Paragraph[],
  listed: ReadonlySet<number>,
): ItemsDocument {
  const lists = readListedCaptions(paragraphs, listed);
  const captions = describeCaptions(units, lists);
  const grids = new Map<Unit, GridFacts>();
  const graphics = new Map<Unit, GraphicFacts>();
  const sizes = new Map<string, number>();
  for (const unit of units) {
    if (unit.type === 'grid') grids.set(unit, readGridFacts(unit));
    if (unit.type !== 'graphic') continue;
    const facts = readGraphicFacts(unit);
    graphics.set(unit, facts);
    sizes.set(sizeOf(facts), (sizes.get(sizeOf(facts)) ?? 0) + 1);
  }
  const plain = [...captions].flatMap(([unit, { strength }]) =>
    unit.type === 'caption' && strength >= plainStrength ? unit : [],
  );
  const count = (kind: Kind) => plain.filter(({ line }) => line.kind === kind).length;
  const alone = (kind: Kind) =>
    shareAlone(
      plain.filter(({ line }) => line.kind === kind),
      units,
    );
  const custom = (kind: Kind) =>
    customOf(
      plain.filter(({ line }) => line.kind === kind),
      units,
    );
  return {
    units,
    paragraphs,
    captions,
    grids,
    graphics,
    surroundings: surroundingsOf(units, captions),
    lists,
    bodySize: sizeOfBody(paragraphs),
    plain: { table: count('table'), figure: count('figure') },
    above: { table: custom('table'), figure: custom('figure') },
    alone: { table: alone('table'), figure: alone('figure') },
    marked: plain.filter(({ line }) => line.styled || line.counted).length / Math.max(1, plain.length),
    sizes,
    end: paragraphs.length,
  };
}

export function sizeOf({ width, height }: GraphicFacts): string {
  return `${Math.round(width)}x${Math.round(height)}`;
}

/** A caption beyond doubt, by itself. */
const plainStrength = 2;

/** 3 marked, 2 a short line with a separator, 1 a short line with a title, 0 a sentence. */
function strengthOf({ line, source }: CaptionUnit): number {
  if (!line.labelled && line.kind === 'unlabelled') return 0;
  if (line.styled || line.counted) return 3;
  if (line.separated) return source.words <= longestPlain ? 2 : 0;
  return source.words <= longestBare && /^[\p{Lu}\p{Lo}\p{N}"“«(]/u.test(line.title) ? 1 : 0;
}

const longestPlain = 80;
const longestBare = 25;

function describeCaptions(units: readonly Unit[], lists: ListedCaptions): Map<Unit, CaptionFacts> {
  const found = new Map<Unit, CaptionFacts>();
  for (const kind of ['table', 'figure', 'other', 'unlabelled'] as const) {
    const lines = units.filter((unit) => unit.type === 'caption' && unit.line.kind === kind) as CaptionUnit[];
    const listSize = kind === 'table' ? lists.tables : kind === 'figure' ? lists.figures : 0;
    const numbers = lines.map(({ line }) => parseNumber(line.number));
    const strengths = lines.map(strengthOf);
    const strongest = new Map<string, number>();
    const keys = numbers.map((number) => number.join('.'));
    for (const [index, key] of keys.entries())
      strongest.set(key, Math.max(strongest.get(key) ?? 0, strengths[index] ?? 0));
    const before = nearestPlain(strengths, 1);
    const after = nearestPlain(strengths, -1);
    const seen = new Map<string, number>();
    const twins = new Map<string, number>();
    for (const [index, key] of keys.entries()) {
      if ((strengths[index] ?? 0) === strongest.get(key)) twins.set(key, (twins.get(key) ?? 0) + 1);
    }
    for (const [index, unit] of lines.entries()) {
      const number = numbers[index] ?? [];
      const strength = strengths[index] ?? 0;
      const key = keys[index] ?? '';
      const isStrongest = number.length > 0 && strength === strongest.get(key);
      const last = numbers[before[index] ?? -1];
      const next = numbers[after[index] ?? -1];
      const title = startOf(unit.line.title);
      const isListed =
        (number.length > 0 && lists.numbers.has(keyOf(kind, unit.line.number))) ||
        (title !== '' && lists.titles.has(title));
      found.set(unit, {
        number,
        strength,
        follows: continues(last, number),
        leads: next !== undefined && number.length > 0 && continues(number, next),
        hasStrongerTwin: number.length > 0 && !isStrongest,
        hasTwinBefore: isStrongest && index - (seen.get(key) ?? Number.NEGATIVE_INFINITY) <= twinReach,
        hasTwinAfter: isStrongest && !seen.has(key) && (twins.get(key) ?? 0) > 1,
        isListed,
        isUnlisted: !isListed && listSize >= fewestListed,
      });
      if (isStrongest) seen.set(key, index);
    }
  }
  return found;
}

/** Captions further apart with one number are of parts that are numbered apart, or misnumbered. */
const twinReach = 3;
/** A list of two may be part of one that was read badly. */
const fewestListed = 2;

function continues(before: CaptionNumber | undefined, number: CaptionNumber): boolean {
  if (number.length === 0) return false;
  if (before === undefined) return isFirstOfChapter(number);
  if (numbersBetween(before, number) === 0) return true;
  return isFirstOfChapter(number) && !sameNumber(before, number) && numbersBetween(before, number) === null;
}

/** For each line the nearest one before it (or after) that is more than a sentence. */
function nearestPlain(strengths: readonly number[], step: 1 | -1): (number | null)[] {
  const found: (number | null)[] = strengths.map(() => null);
  let last: number | null = null;
  for (let count = 0; count < strengths.length; count += 1) {
    const index = step === 1 ? count : strengths.length - 1 - count;
    found[index] = last;
    if ((strengths[index] ?? 0) > 0) last = index;
  }
  return found;
}

/** On which side of their objects captions stand, by those with an object right at one side alone. */
function customOf(captions: readonly CaptionUnit[], units: readonly Unit[]): Custom {
  const custom: Custom = { captionAbove: 0, captionBelow: 0 };
  for (const caption of captions) {
    const { position, gap } = caption;
    const before = units[position - 1];
    const after = units[position + 1];
    const under = isObject(before) ? nearness(gap, 0) : 0;
    const over = isObject(after) ? nearness(after.gap, isBareLabel(caption) ? 1 : 0) : 0;
    if (under > 0 && over === 0) custom.captionBelow += under;
    if (over > 0 && under === 0) custom.captionAbove += over;
  }
  return custom;
}

function shareAlone(captions: readonly CaptionUnit[], units: readonly Unit[]): number {
  const alone = captions.filter((caption) => {
    const after = units[caption.position + 1];
    const isOver = isObject(after) && nearness(after.gap, isBareLabel(caption) ? 1 : 0) > 0;
    return !isOver && !(isObject(units[caption.position - 1]) && nearness(caption.gap, 0) > 0);
  });
  return captions.length === 0 ? 0 : alone.length / captions.length;
}

/** A whole vote where nothing stands between, half a vote where a note does. */
function nearness({ lines, words }: Gap, titleLines: number): number {
  if (lines <= titleLines) return 1;
  return lines === titleLines + 1 && words <= longestNote ? 0.5 : 0;
}

const longestNote = 30;

function surroundingsOf(units: readonly Unit[], captions: ReadonlyMap<Unit, CaptionFacts>): Surroundings[] {
  const found: Surroundings[] = units.map(() => ({
    captionBefore: null,
    captionAfter: null,
    objectBefore: null,
    objectAfter: null,
    missing: null,
  }));
  const passes = [
    { order: units, caption: 'captionBefore', object: 'objectBefore' },
    { order: units.toReversed(), caption: 'captionAfter', object: 'objectAfter' },
  ] as const;
  const numbers: Record<Kind, (CaptionNumber | null)[]>[] = [];
  for (const { order, caption, object } of passes) {
    let lastCaption: CaptionUnit | null = null;
    let lastObject: ObjectUnit | null = null;
    const last: Record<Kind, CaptionNumber | null> = { table: null, figure: null };
    const seen: Record<Kind, (CaptionNumber | null)[]> = { table: [], figure: [] };
    for (const unit of order) {
      const here = found[unit.position];
      if (here) {
        here[caption] = lastCaption;
        here[object] = lastObject;
      }
      seen.table[unit.position] = last.table;
      seen.figure[unit.position] = last.figure;
      if (unit.type !== 'caption') lastObject = unit;
      else {
        lastCaption = unit;
        const facts = captions.get(unit);
        const { kind } = unit.line;
        if (
          (kind === 'table' || kind === 'figure') &&
          facts &&
          facts.strength >= plainStrength &&
          facts.number.length > 0
        )
          last[kind] = facts.number;
      }
    }
    numbers.push(seen);
  }
  const [before, after] = numbers;
  for (const unit of units) {
    const here = found[unit.position];
    const kind = unit.type === 'grid' ? 'table' : 'figure';
    const a = before?.[kind][unit.position] ?? null;
    const b = after?.[kind][unit.position] ?? null;
    if (here && a && b) here.missing = numbersBetween(a, b);
  }
  return found;
}
