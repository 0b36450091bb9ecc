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
export function hasTitleLine({ caption, gap, side }: Claim): boolean {
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
