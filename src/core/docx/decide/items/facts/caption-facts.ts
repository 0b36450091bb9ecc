import { isHan } from '../../../text/captions/caption-text.ts';
import { foldText } from '../../../text/fold-text.ts';
import {
  type CaptionUnit,
  type Gap,
  isBareLabel,
  isObject,
  isWholeSentence,
  type Unit,
} from '../units/unit.ts';
import {
  type CaptionNumber,
  isFirstOfChapter,
  numbersBetween,
  numbersOfSeries,
  parseNumber,
  sameNumber,
} from './caption-number.ts';
import { keyOf, type ListedCaptions, startOf } from './listed-captions.ts';

/** What the other lines and the document's own lists say about a line that may be a caption. */
export interface CaptionFacts {
  number: CaptionNumber;
  strength: Strength;
  /** It continues the numbers before it, or opens a chapter's (`follows`); the next number continues it (`leads`). */
  follows: boolean;
  leads: boolean;
  /**
   * Whether other lines with its number look more like a caption, or as much like one and come before or after it.
   */
  hasStrongerTwin: boolean;
  hasTwinBefore: boolean;
  hasTwinAfter: boolean;
  /** An earlier caption with the same number has a different title. */
  hasOtherTitle: boolean;
  /** A caption shortly before has the same number and exactly the same title. */
  hasSameTitle: boolean;
  /** It says that it continues; the next number of its series, which no other caption has, makes it an item of its own. */
  isLaterPart: boolean;
  /** It repeats a caption directly above or below: in another language, or in the stored copy of a text box. */
  isRepeat: boolean;
  isListed: boolean;
  /** The document has a list of its kind that does not include it. */
  isUnlisted: boolean;
}

/**
 * How much a line looks like a caption, judged on its own: 3 if a style or a field marks it, 2 for a short line with
 * a separator, 1 for a short line with a title, 0 for a sentence or a line without a label.
 */
export type Strength = 0 | 1 | 2 | 3;

/** From this strength on, a line is plainly a caption. */
export const plain: Strength = 2;

/** Reads the lines in document order, one numbering series at a time. */
export function readCaptionFacts(
  units: readonly Unit[],
  lists: ListedCaptions,
): ReadonlyMap<Unit, CaptionFacts> {
  const series = new Map<string, CaptionUnit[]>();
  for (const unit of units) {
    if (unit.type !== 'caption') continue;
    const name = seriesOf(unit);
    const lines = series.get(name);
    if (lines) lines.push(unit);
    else series.set(name, [unit]);
  }
  const facts = new Map<Unit, CaptionFacts>();
  for (const lines of series.values()) readSeries(lines, units, lists, facts);
  return facts;
}

/** Charts are numbered separately from figures, but "Fig." and "Figure" share one series. */
function seriesOf({ line: { kind, label } }: CaptionUnit): string {
  return `${kind} ${label.slice(0, 3)}`;
}

function readSeries(
  lines: readonly CaptionUnit[],
  units: readonly Unit[],
  lists: ListedCaptions,
  into: Map<Unit, CaptionFacts>,
): void {
  const numbers = numbersOfSeries(lines.map(({ line }) => line));
  const keys = numbers.map((number) => number.join('.'));
  const strengths = lines.map(strengthOf);
  const strongest = findStrongest(lines, keys, strengths);
  const before = nearestCaptions(strengths, 1);
  const after = nearestCaptions(strengths, -1);
  const seen = new Map<string, number>();
  const lastOf = new Map<string, number>();
  for (const [index, unit] of lines.entries()) {
    const number = numbers[index] ?? [];
    const key = keys[index] ?? '';
    const strength = strengths[index] ?? 0;
    const twins = strongest.get(key);
    const isOutdone =
      strength < (twins?.strength ?? 0) &&
      (strength < plain || hasStrongerNear(index, lines, keys, strengths));
    const isStrongest = number.length > 0 && !isOutdone;
    const last = before[index] ?? null;
    const next = after[index] ?? null;
    const listed = isListed(unit, lists);
    const isRepeat = repeatsNeighbour(unit, number, units);
    const twin = lines[seen.get(key) ?? -1];
    const follows = continues(last === null ? undefined : numbers[last], number);
    into.set(unit, {
      number,
      strength,
      follows,
      leads: next !== null && number.length > 0 && continues(number, numbers[next] ?? []),
      hasStrongerTwin: number.length > 0 && !isStrongest,
      hasTwinBefore:
        isRepeat || (isStrongest && index - (seen.get(key) ?? Number.NEGATIVE_INFINITY) <= twinReach),
      hasOtherTitle: twin !== undefined && !isSameTitle(twin.line.title, unit.line.title),
      hasSameTitle: !isRepeat && number.length > 0 && repeatsTitle(lines, index, lastOf.get(key)),
      isLaterPart: unit.line.continued && !(follows && isStrongest && twin === undefined),
      hasTwinAfter: isStrongest && !seen.has(key) && (twins?.count ?? 0) > 1,
      isRepeat,
      isListed: listed,
      isUnlisted: !listed && sizeOfList(unit, lists) >= fewestListed,
    });
    if (isStrongest) seen.set(key, index);
    if (strength > 0) lastOf.set(key, index);
  }
}

/**
 * The greatest strength among the captions with each number, and how many have it. A later part ("continued") is no
 * rival of the caption that it continues, however plain it is.
 */
function findStrongest(
  lines: readonly CaptionUnit[],
  keys: readonly string[],
  strengths: readonly Strength[],
): ReadonlyMap<string, { strength: Strength; count: number }> {
  const strongest = new Map<string, { strength: Strength; count: number }>();
  for (const isContinued of [false, true]) {
    const first = new Set(strongest.keys());
    for (const [index, { line }] of lines.entries()) {
      const key = keys[index] ?? '';
      if (line.continued !== isContinued || first.has(key)) continue;
      const strength = strengths[index] ?? 0;
      const known = strongest.get(key);
      if (!known || strength > known.strength) strongest.set(key, { strength, count: 1 });
      else if (strength === known.strength) known.count += 1;
    }
  }
  return strongest;
}

/** Whether one of the nearest lines has the number of the line at `index` and looks more like a caption. */
function hasStrongerNear(
  index: number,
  lines: readonly CaptionUnit[],
  keys: readonly string[],
  strengths: readonly Strength[],
): boolean {
  for (let near = index - twinReach; near <= index + twinReach; near += 1) {
    const isCaption = lines[near] !== undefined && !lines[near]?.line.continued;
    if (isCaption && keys[near] === keys[index] && (strengths[near] ?? 0) > (strengths[index] ?? 0))
      return true;
  }
  return false;
}

/** A later part may have a shorter title, or none. */
function isSameTitle(one: string, other: string): boolean {
  const [a, b] = [foldText(one), foldText(other)];
  return a.startsWith(b) || b.startsWith(a);
}

/** Whether the caption at `index` has the title of the last one with its number, which is not far before it. */
function repeatsTitle(lines: readonly CaptionUnit[], index: number, last: number | undefined): boolean {
  if (last === undefined || index - last > twinReach) return false;
  const title = foldText(lines[index]?.line.title ?? '');
  return title !== '' && title === foldText(lines[last]?.line.title ?? '');
}

/** Captions with the same number that are further apart belong to parts numbered separately, or are misnumbered. */
const twinReach = 3;
/** A list with a single entry may be a fragment of a longer one that was misread. */
const fewestListed = 2;

function strengthOf(unit: CaptionUnit): Strength {
  const { line, source } = unit;
  if (!line.labelled && line.kind === 'unlabelled') return 0;
  if (line.styled || line.counted) return 3;
  if (isWholeSentence(unit)) return 0;
  const words = isHan(line.label) ? source.words / charactersOfWord : source.words;
  if (line.separated) return words <= longestPlain ? 2 : 0;
  return words <= longestBare && /^[\p{Lu}\p{Lo}\p{N}"“«(]/u.test(line.title) ? 1 : 0;
}

/** Each Chinese character counts as a word, but two of them say as much as one. */
const charactersOfWord = 2;
/** In words, explanations included. Anything longer is a paragraph that starts like a caption. */
const longestPlain = 80;
/** Words of a title that is separated from its number only by a space. */
const longestBare = 25;

/**
 * Whether a caption repeats one directly above or below it, such as "图 3" followed by "Figure 3". Of two captions, the
 * one that looks less like a caption repeats the other; if they look alike, the second one does. A bare "Figure 3" that
 * marks the place of a picture repeats the whole caption below that picture.
 */
function repeatsNeighbour(unit: CaptionUnit, number: CaptionNumber, units: readonly Unit[]): boolean {
  const above = units[unit.position - 1];
  const below = units[unit.position + 1];
  const strength = strengthOf(unit);
  const isSame = (near: Unit | undefined, gap: Gap): near is CaptionUnit =>
    near?.type === 'caption' &&
    gap.lines === 0 &&
    strengthOf(near) > 0 &&
    near.line.kind === unit.line.kind &&
    sameNumber(parseNumber(near.line.number), number);
  if (number.length === 0) return false;
  if (isSame(above, unit.gap) && strengthOf(above) >= strength) return true;
  if (isBareLabel(unit) && isObject(below) && below.gap.lines === 0) {
    const beyond = units[below.position + 1];
    if (beyond && isSame(beyond, beyond.gap) && strengthOf(beyond) > strength) return true;
  }
  return below !== undefined && isSame(below, below.gap) && strengthOf(below) > strength && strength > 0;
}

function isListed({ line }: CaptionUnit, lists: ListedCaptions): boolean {
  if (line.number !== '' && lists.numbers.has(keyOf(line.kind, line.number))) return true;
  const title = startOf(line.title);
  return title !== '' && lists.titles.has(title);
}

function sizeOfList({ line: { kind } }: CaptionUnit, { tables, figures }: ListedCaptions): number {
  if (kind === 'table') return tables;
  return kind === 'figure' ? figures : 0;
}

function continues(before: CaptionNumber | undefined, number: CaptionNumber): boolean {
  if (number.length === 0) return false;
  if (before === undefined) return isFirstOfChapter(number);
  const between = numbersBetween(before, number);
  return between === 0 || (between === null && isFirstOfChapter(number));
}

/** For each line, the nearest line before it (step 1) or after it (step -1) that is more than a sentence. */
function nearestCaptions(strengths: readonly Strength[], step: 1 | -1): (number | null)[] {
  const found: (number | null)[] = strengths.map(() => null);
  let last: number | null = null;
  for (let count = 0; count < strengths.length; count += 1) {
    const index = step === 1 ? count : strengths.length - 1 - count;
    found[index] = last;
    if ((strengths[index] ?? 0) > 0) last = index;
  }
  return found;
}
