import { type ItemsDocument, mayBeItem } from '../document.ts';
import {
  type CaptionUnit,
  type Gap,
  isBareLabel,
  isFloating,
  isMereLabel,
  isObject,
  type ObjectUnit,
  type Unit,
} from '../units/unit.ts';
import type { ItemSignal } from './item-signal.ts';

/** A caption and an object that it may belong to. */
export interface Claim {
  caption: CaptionUnit;
  object: ObjectUnit;
  /** Everything between them. */
  gap: Gap;
  /** Whether the object is above or below the caption. */
  side: 'above' | 'below';
  document: ItemsDocument;
}

/** The claim of the nearest caption above an object. */
export function claimFromAbove(unit: Unit, document: ItemsDocument): Claim | null {
  const caption = document.surroundings[unit.position]?.captionBefore;
  if (!caption || !isObject(unit)) return null;
  return { caption, object: unit, gap: unit.gap, side: 'below', document };
}

/** The claim of a caption on the nearest object above it. */
export function claimFromBelow(unit: Unit, document: ItemsDocument): Claim | null {
  const before = document.surroundings[unit.position]?.objectBefore;
  if (unit.type !== 'caption' || !before) return null;
  // The contents of a grid's cells come between the grid and the caption below it.
  const grid = before.grid === null || before.grid === unit.grid ? undefined : document.units[before.grid];
  const object = isObject(grid) ? grid : before;
  return { caption: unit, object, gap: unit.gap, side: 'above', document };
}

/**
 * Whether a caption and an object can belong together: they are close, with no running text or heading in between.
 */
export function mayClaim(claim: Claim): boolean {
  const { caption, object, gap, document } = claim;
  if (!mayBeItem(object, document)) return false;
  if ((hasTitleLine(claim) ? gap.laterHeading : gap.heading) || gap.lines > farthest) return false;
  if (isMereLabel(caption) && gap.lines > (hasTitleLine(claim) ? 1 : 0)) return false;
  const { kind, styled, counted } = caption.line;
  const isMarked = styled || counted;
  // A grid can only be a figure if its caption is beyond doubt or directly next to it.
  if (kind === 'figure' && object.type === 'grid' && !isMarked && gap.lines + gap.blanks > 1) return false;
  if (caption.floating || isFloating(object)) return true;
  if (hasTitleLine(claim)) return gap.longest <= longestBelowTitle;
  return gap.longest <= (isMarked ? longestAtMarked : longestBetween);
}

/** Whether something can come between a caption and its object without being either. */
export function mayPass(unit: Unit, { captions, grids, graphics }: ItemsDocument): boolean {
  const { lines, longest, heading } = unit.gap;
  if (heading || lines > farthest || (longest > longestBetween && !unit.floating)) return false;
  const facts = captions.get(unit);
  if (facts) return facts.strength < 1 || facts.hasTwinBefore || facts.hasTwinAfter;
  return !(grids.get(unit)?.isData ?? graphics.get(unit)?.standsByItself ?? false);
}

/** Whether the title is on a line of its own below the label, as in APA style. */
function hasTitleLine({ caption, gap, side }: Claim): boolean {
  return side === 'below' && isBareLabel(caption) && gap.lines > 0 && gap.firstLine <= longestTitle;
}

/** The most lines of text between caption and object: a title on its own line and notes. */
const farthest = 4;
/** Words of the longest note. Anything longer is running text, which separates a caption from what follows. */
const longestBetween = 50;
/** The same if a style or a field confirms that it is a caption. */
const longestAtMarked = 100;
/** The same if a title on its own line does, as in APA style, where the notes may explain the whole table. */
const longestBelowTitle = 150;
const longestTitle = 30;

type Says = readonly [id: string, says: string, of: (claim: Claim) => boolean | number];

const signals: readonly Says[] = [
  ['touching', 'there is nothing between them', (claim) => linesOf(claim) === 0],
  ['one-line', 'there is a line between them', (claim) => linesOf(claim) === 1],
  ['lines', 'there are lines between them', (claim) => linesOf(claim) > 1],
  ['words', 'there are words between them', (claim) => Math.min(1, wordsOf(claim) / 40)],
  ['author-break', 'the author broke the page between them', ({ gap }) => gap.authorBreak],
  ['recorded-break', 'Word broke the page between them', ({ gap }) => gap.recordedBreak],
  ['blanks', 'there are blank lines between them', ({ gap }) => Math.min(1, gap.blanks / 6)],
  ['nearer', 'another object touches the caption on its other side', hasNearer],
  [
    'same-block',
    'both are in the same paragraph or table',
    ({ caption, object }) => caption.block === object.block,
  ],
  ['inside', 'the caption is in the grid', ({ caption, object }) => caption.grid === object.position],
  ['floating', 'one of them floats', ({ caption, object }) => caption.floating || isFloating(object)],
  ['custom', 'captions of its kind are on this side', customary],
  [
    'usual',
    'captions usually go above tables and below figures',
    ({ caption: { line }, side }) =>
      line.kind === 'table' || line.kind === 'figure'
        ? sign((line.kind === 'table') === (side === 'below'))
        : 0,
  ],
  [
    'table-at-graphic',
    "a table's caption next to a picture",
    ({ caption, object }) => caption.line.kind === 'table' && object.type === 'graphic',
  ],
  [
    'figure-at-grid',
    "a figure's caption next to a grid",
    ({ caption, object }) => caption.line.kind === 'figure' && object.type === 'grid',
  ],
  [
    'figure-at-data',
    "a figure's caption next to a grid of data",
    ({ caption, object, document }) =>
      caption.line.kind === 'figure' && (document.grids.get(object)?.isData ?? false),
  ],
  ['other-kind', 'a caption of another kind', ({ caption }) => caption.line.kind === 'other'],
  ['unlabelled', 'a caption that names nothing', ({ caption }) => !caption.line.labelled],
  [
    'sentence',
    'the line may be a sentence',
    ({ caption, document }) => document.captions.get(caption)?.strength === 0,
  ],
  [
    'bare-box',
    'it is a text box or a line',
    ({ object, document }) => document.graphics.get(object)?.isBare ?? false,
  ],
  [
    'layout',
    'the grid holds pictures, grids, equations or a single cell',
    ({ object, document }) => isLayout(object, document),
  ],
  [
    'in-prose',
    'it is in running text',
    ({ object }) => object.type === 'graphic' && Math.min(1, object.proseAround / 60),
  ],
];

/** Signals for an object below its caption, read at the object. */
export const belowSignals = claimSignals(claimFromAbove);

/** Signals for a caption below its object, read at the caption. */
export const aboveSignals = claimSignals(claimFromBelow);

function claimSignals(read: (unit: Unit, document: ItemsDocument) => Claim | null): readonly ItemSignal[] {
  return signals.map(([id, says, of]) => ({
    id,
    says,
    of: (unit, document) => {
      const claim = read(unit, document);
      return claim === null ? 0 : Number(of(claim));
    },
  }));
}

/** The lines that separate the two, not counting the title line of a bare label. */
function linesOf(claim: Claim): number {
  return claim.gap.lines - (hasTitleLine(claim) ? 1 : 0);
}

function wordsOf(claim: Claim): number {
  return claim.gap.words - (hasTitleLine(claim) ? claim.gap.firstLine : 0);
}

/** Whether the caption is apart from the object, and another one touches it from the other side. */
function hasNearer(claim: Claim): boolean {
  const { caption, gap, side, document } = claim;
  if (linesOf(claim) === 0 && gap.blanks < fewestApart) return false;
  const other = document.units[caption.position + (side === 'below' ? -1 : 1)];
  if (!isObject(other)) return false;
  const between = side === 'below' ? caption.gap : other.gap;
  return between.lines === 0 && between.blanks === 0;
}

const fewestApart = 2;

function customary({ caption: { line }, side, document }: Claim): number {
  if (line.kind !== 'table' && line.kind !== 'figure') return 0;
  const { lean } = document.customs[line.kind];
  return side === 'below' ? lean : -lean;
}

function isLayout(object: ObjectUnit, { grids }: ItemsDocument): boolean {
  const facts = grids.get(object);
  if (object.type !== 'grid' || !facts) return false;
  return object.drawings.length > 0 || object.isNesting || facts.filled <= 1 || facts.isEquations;
}

function sign(positive: boolean): number {
  return positive ? 1 : -1;
}
