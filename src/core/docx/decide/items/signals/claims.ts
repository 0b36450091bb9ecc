import type { ItemsDocument } from '../document.ts';
import {
  type CaptionUnit,
  type Gap,
  isBareLabel,
  isFloating,
  isObject,
  type ObjectUnit,
  type Unit,
} from '../units/unit.ts';

/** A caption with the object that it may be for. */
export interface Claim {
  caption: CaptionUnit;
  object: ObjectUnit;
  /** What stands between them. */
  gap: Gap;
  /** Where the object is, seen from the caption. */
  side: 'above' | 'below';
  document: ItemsDocument;
}

/** What an object may be for, as the caption above it has it. */
export function claimFromAbove(unit: Unit, document: ItemsDocument): Claim | null {
  const caption = document.surroundings[unit.position]?.captionBefore;
  if (!caption || !isObject(unit)) return null;
  return { caption, object: unit, gap: unit.gap, side: 'below', document };
}

/** What a caption may be for, as it has an object above it. */
export function claimFromBelow(unit: Unit, document: ItemsDocument): Claim | null {
  const before = document.surroundings[unit.position]?.objectBefore;
  if (unit.type !== 'caption' || !before) return null;
  // What the cells of a grid hold stands between the grid and the caption below it.
  const grid = before.grid === null || before.grid === unit.grid ? undefined : document.units[before.grid];
  const object = isObject(grid) ? grid : before;
  return { caption: unit, object, gap: unit.gap, side: 'above', document };
}

/** Whether a caption and an object can belong together: not far apart, nor across running text or a heading. */
export function mayClaim(claim: Claim): boolean {
  const { caption, object, gap, document } = claim;
  if (!mayBeItem(object, document)) return false;
  if ((hasTitleLine(claim) ? gap.laterHeading : gap.heading) || gap.lines > farthest) return false;
  const { kind, styled, counted } = caption.line;
  const isMarked = styled || counted;
  // A grid is a figure under a caption beyond doubt, or right at it.
  if (kind === 'figure' && object.type === 'grid' && !isMarked && gap.lines + gap.blanks > 1) return false;
  if (caption.floating || isFloating(object)) return true;
  return gap.longest <= (isMarked || hasTitleLine(claim) ? longestAtMarked : longestBetween);
}

/** Whether something can stand between a caption and its object without being either. */
export function mayPass(unit: Unit, { captions, grids, graphics }: ItemsDocument): boolean {
  const { lines, longest, heading } = unit.gap;
  if (heading || lines > farthest || (longest > longestBetween && !unit.floating)) return false;
  const facts = captions.get(unit);
  if (facts) return facts.strength < 1 || facts.hasTwinBefore || facts.hasTwinAfter;
  return !(grids.get(unit)?.isData ?? graphics.get(unit)?.standsByItself ?? false);
}

/** Whether an object can be a table or figure at all, captioned or not. */
export function mayBeItem(unit: Unit, { graphics }: ItemsDocument): unit is ObjectUnit {
  return isObject(unit) && !graphics.get(unit)?.isTiny;
}

/** APA sets "Figure 3" and below it the title, on a line of its own. */
export function hasTitleLine({ caption, gap, side }: Claim): boolean {
  return side === 'below' && isBareLabel(caption) && gap.lines > 0 && gap.firstLine <= longestTitle;
}

/** Lines with words between caption and object: a title on a line of its own and notes. */
const farthest = 4;
/** Words of the longest note; more is running text, which parts a caption from what comes after. */
const longestBetween = 50;
/** The same where a style, a field or a title on a line of its own says that it is a caption. */
const longestAtMarked = 100;
const longestTitle = 30;
