import type { Paragraph, Story } from '../../story/story.ts';
import { sizeOfBody } from '../../structure/front-matter.ts';
import type { Heading } from '../../structure/headings.ts';
import { headingOver } from '../../structure/sections.ts';
import type { VocabularyKind } from '../../text/vocabulary.ts';
import { type CaptionFacts, plain, readCaptionFacts } from './facts/caption-facts.ts';
import { type GraphicFacts, readGraphicFacts } from './facts/graphic-facts.ts';
import { type GridFacts, readGridFacts } from './facts/grid-facts.ts';
import { readListedCaptions } from './facts/listed-captions.ts';
import { readSurroundings, type Surroundings, shareOfCaptioned } from './facts/surroundings.ts';
import { withOwnKinds, withSchemesApart } from './units/caption-kinds.ts';
import { findUnits, type UnitContext } from './units/find-units.ts';
import {
  type CaptionUnit,
  type Gap,
  isBareLabel,
  isObject,
  type ObjectUnit,
  type Unit,
} from './units/unit.ts';

/** All units of a text, with everything that their own contents and the other units say about each. */
export interface ItemsDocument {
  units: readonly Unit[];
  paragraphs: readonly Paragraph[];
  captions: ReadonlyMap<Unit, CaptionFacts>;
  grids: ReadonlyMap<Unit, GridFacts>;
  graphics: ReadonlyMap<Unit, GraphicFacts>;
  surroundings: readonly Surroundings[];
  customs: Readonly<Record<'table' | 'figure', Custom>>;
  /** The share of plain captions that are marked by a style or a field. */
  marked: number;
  /** The share of plain captions that name what they belong to. */
  labelled: number;
  /** The share of pictures, and of grids with data, that have a caption next to them. */
  captioned: number;
  captionedGrids: number;
  /** The size of running text in points. */
  bodySize: number;
  /** Units in a declaration, a vita and the like, where signatures and portraits stand. */
  personal: ReadonlySet<Unit>;
}

/**
 * Reads everything in a text that may be a table or figure. Takes time linear in the text.
 *
 * @param from index of the first paragraph of the main body
 */
export function readItemsDocument(story: Story, from: number, context: UnitContext): ItemsDocument {
  const { paragraphs } = story;
  const units = withSchemesApart(withOwnKinds(findUnits(story, from, context)));
  const captions = readCaptionFacts(units, readListedCaptions(paragraphs, context.listed));
  const plainOnes = units.filter(
    (unit): unit is CaptionUnit => unit.type === 'caption' && (captions.get(unit)?.strength ?? 0) >= plain,
  );
  const shareOf = (is: (caption: CaptionUnit) => boolean) =>
    plainOnes.filter(is).length / Math.max(1, plainOnes.length);
  const graphics: ReadonlyMap<Unit, GraphicFacts> = new Map(
    units.flatMap((unit) => (unit.type === 'graphic' ? [[unit, readGraphicFacts(unit)]] : [])),
  );
  const grids: ReadonlyMap<Unit, GridFacts> = new Map(
    units.flatMap((unit) => (unit.type === 'grid' ? [[unit, readGridFacts(unit)]] : [])),
  );
  const customOf = (kind: 'table' | 'figure') =>
    readCustom(
      plainOnes.filter(({ line }) => line.kind === kind),
      units,
      { graphics, grids },
    );
  return {
    units,
    paragraphs,
    captions,
    grids,
    graphics,
    surroundings: readSurroundings(units, captions, graphics),
    customs: { table: customOf('table'), figure: customOf('figure') },
    marked: shareOf(({ line }) => line.styled || line.counted),
    labelled: shareOf(({ line }) => line.labelled),
    captioned: shareOfCaptioned(units, captions, (unit) => graphics.get(unit)?.standsByItself ?? false),
    captionedGrids: shareOfCaptioned(units, captions, (unit) => grids.get(unit)?.isData ?? false),
    bodySize: sizeOfBody(paragraphs),
    personal: new Set(units.filter(({ paragraph }) => isPersonal(headingOver(context.headings, paragraph)))),
  };
}

/**
 * Whether an object can be a table or figure at all, with or without a caption. A grid without any content is a line or
 * a box drawn with borders.
 */
export function mayBeItem(
  unit: Unit | undefined,
  { graphics, grids }: Pick<ItemsDocument, 'graphics' | 'grids'>,
): unit is ObjectUnit {
  return isObject(unit) && !graphics.get(unit)?.isTiny && grids.get(unit)?.filled !== 0;
}

function isPersonal(heading: Heading | null): boolean {
  const kinds = heading?.meaning.kinds;
  return kinds !== undefined && personalKinds.some((kind) => kinds.has(kind));
}

const personalKinds: readonly VocabularyKind[] = ['otherFront', 'otherBack', 'acknowledgements'];

/** How an author sets captions of one kind. */
interface Custom {
  /** 1 if captions are above their objects, -1 if they are below, 0 if that is unknown. */
  lean: number;
  /** The share of plain captions that have no object next to them. */
  alone: number;
}

/**
 * Judges by the captions that have an object on one side only, or of their own kind on one side only; if a note is in
 * between, that counts half.
 */
function readCustom(
  captions: readonly CaptionUnit[],
  units: readonly Unit[],
  facts: Pick<ItemsDocument, 'graphics' | 'grids'>,
): Custom {
  let above = 0;
  let below = 0;
  let alone = 0;
  for (const caption of captions) {
    const before = units[caption.position - 1];
    const after = units[caption.position + 1];
    const under = mayBeItem(before, facts) ? nearness(caption.gap, 0) : 0;
    const over = mayBeItem(after, facts) ? nearness(after.gap, isBareLabel(caption) ? 1 : 0) : 0;
    const [isLikeBefore, isLikeAfter] = [isLike(before, caption, facts), isLike(after, caption, facts)];
    if (over === 0 || (isLikeBefore && !isLikeAfter)) below += under;
    if (under === 0 || (isLikeAfter && !isLikeBefore)) above += over;
    if (under + over === 0) alone += 1;
  }
  return {
    lean: (above - below) / Math.max(1, above + below),
    alone: alone / Math.max(1, captions.length),
  };
}

/** Whether an object is what a caption names: a grid that only frames something is no table. */
function isLike(
  object: Unit | undefined,
  { line }: CaptionUnit,
  { grids }: Pick<ItemsDocument, 'grids'>,
): boolean {
  if (line.kind === 'figure') return object?.type === 'graphic';
  return object !== undefined && (grids.get(object)?.isData ?? false);
}

function nearness({ lines, words }: Gap, titleLines: number): number {
  if (lines <= titleLines) return 1;
  return lines === titleLines + 1 && words <= longestNote ? 0.5 : 0;
}

const longestNote = 30;
