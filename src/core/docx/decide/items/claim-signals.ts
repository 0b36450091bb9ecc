import type { ItemSignal } from './caption-signals.ts';
import type { ItemsDocument } from './document.ts';
import { type CaptionUnit, type Gap, isBareLabel, isObject, type ObjectUnit, type Unit } from './unit.ts';

/** A caption with the object that it may be for. */
interface Claim {
  caption: CaptionUnit;
  object: ObjectUnit;
  /** What stands between them. */
  gap: Gap;
  side: 'above' | 'below';
  document: ItemsDocument;
}

function claimSignals(read: (unit: Unit, document: ItemsDocument) => Claim | null): readonly ItemSignal[] {
  return claims.map(([id, says, of]) => ({
    id,
    says,
    of: (unit, document) => {
      const claim = read(unit, document);
      return claim === null ? 0 : Number(of(claim));
    },
  }));
}

type ClaimSignal = readonly [id: string, says: string, of: (claim: Claim) => boolean | number];

const claims: readonly ClaimSignal[] = [
  ['touching', 'nothing stands between', (claim) => linesOf(claim) === 0],
  ['one-line', 'a line stands between', (claim) => linesOf(claim) === 1],
  ['lines', 'lines stand between', (claim) => linesOf(claim) > 1],
  ['words', 'words stand between', (claim) => Math.min(1, wordsOf(claim) / 40)],
  ['author-break', 'a page break of the author stands between', ({ gap }) => gap.authorBreak],
  ['recorded-break', 'Word broke the page between', ({ gap }) => gap.recordedBreak],
  ['blanks', 'blank lines stand between', ({ gap }) => Math.min(1, gap.blanks / 6)],
  [
    'same-block',
    'both stand in one paragraph or table',
    ({ caption, object }) => caption.block === object.block,
  ],
  ['inside', 'the caption stands in the grid', ({ caption, object }) => caption.grid === object.position],
  ['floating', 'one of them floats', ({ caption, object }) => caption.floating || isFloating(object)],
  ['custom', 'captions of its kind stand on this side', customary],
  [
    'usual',
    'tables bear their captions above, figures below',
    ({ caption: { line }, side }) =>
      line.kind === 'table' || line.kind === 'figure'
        ? sign((line.kind === 'table') === (side === 'below'))
        : 0,
  ],
  [
    'table-at-graphic',
    'a caption of a table at a picture',
    ({ caption, object }) => caption.line.kind === 'table' && object.type === 'graphic',
  ],
  [
    'figure-at-grid',
    'a caption of a figure at a grid',
    ({ caption, object }) => caption.line.kind === 'figure' && object.type === 'grid',
  ],
  [
    'figure-at-data',
    'a caption of a figure at a grid of data',
    ({ caption, object, document }) =>
      caption.line.kind === 'figure' && (document.grids.get(object)?.filled ?? 0) > 5,
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
    'the grid holds pictures, equations or a single cell',
    ({ object, document }) => isLayout(object, document),
  ],
  [
    'in-prose',
    'it stands in running text',
    ({ object }) => object.type === 'graphic' && Math.min(1, object.proseAround / 60),
  ],
];

export function isFloating(object: ObjectUnit): boolean {
  return object.type === 'graphic' && object.drawings.every(({ inline }) => !inline);
}

function isLayout(object: ObjectUnit, { grids }: ItemsDocument): boolean {
  const facts = grids.get(object);
  return (
    object.type === 'grid' &&
    facts !== undefined &&
    (object.drawings.length + object.nested.length > 0 || facts.filled <= 1 || facts.isEquations)
  );
}

/** Where the object stands below its caption; asked at the object. */
export const belowSignals: readonly ItemSignal[] = claimSignals((unit, document) => {
  if (!isObject(unit)) return null;
  const caption = document.surroundings[unit.position]?.captionBefore;
  return caption ? { caption, object: unit, gap: unit.gap, side: 'below', document } : null;
});

/** Where the object stands above its caption; asked at the caption. */
export const aboveSignals: readonly ItemSignal[] = claimSignals((unit, document) => {
  if (unit.type !== 'caption') return null;
  const object = document.surroundings[unit.position]?.objectBefore;
  return object ? { caption: unit, object, gap: unit.gap, side: 'above', document } : null;
});

/** Lines that part the two; the title of a bare label is none. */
function linesOf(claim: Claim): number {
  return claim.gap.lines - (hasTitleLine(claim) ? 1 : 0);
}

function wordsOf(claim: Claim): number {
  return claim.gap.words - (hasTitleLine(claim) ? claim.gap.firstLine : 0);
}

/** APA sets "Figure 3" and below it the title, on a line of its own. */
function hasTitleLine({ caption, gap, side }: Claim): boolean {
  return side === 'below' && isBareLabel(caption) && gap.lines > 0 && gap.firstLine <= longestTitle;
}

function customary({ caption: { line }, side, document }: Claim): number {
  if (line.kind !== 'table' && line.kind !== 'figure') return 0;
  const { captionAbove, captionBelow } = document.above[line.kind];
  const lean = (captionAbove - captionBelow) / Math.max(1, captionAbove + captionBelow);
  return side === 'below' ? lean : -lean;
}

function sign(positive: boolean): number {
  return positive ? 1 : -1;
}

const longestTitle = 30;

/** Whether an object can be for the caption above it. */
export function mayBeClaimedBelow(unit: Unit, document: ItemsDocument): boolean {
  const caption = document.surroundings[unit.position]?.captionBefore;
  if (!caption || !mayBeItem(unit, document)) return false;
  return mayClaim({ caption, object: unit, gap: unit.gap, side: 'below', document });
}

/** Whether a caption can be for an object above it. */
export function mayClaimAbove(unit: Unit, document: ItemsDocument): boolean {
  const object = document.surroundings[unit.position]?.objectBefore;
  if (unit.type !== 'caption' || !object) return false;
  return mayClaim({ caption: unit, object, gap: unit.gap, side: 'above', document });
}

/** Whether a caption and an object can belong together at all: not far apart, and not across running text or headings. */
function mayClaim(claim: Claim): boolean {
  const { caption, object, gap } = claim;
  if (hasTitleLine(claim) ? gap.laterHeading : gap.heading) return false;
  if (gap.lines > farthest) return false;
  const { kind, styled, counted } = caption.line;
  // A grid is a figure under a caption beyond doubt, or right at it.
  if (kind === 'figure' && object.type === 'grid' && !styled && !counted && gap.lines + gap.blanks > 1)
    return false;
  return (
    caption.floating ||
    isFloating(object) ||
    gap.longest <= (styled || counted ? longestAtMarked : longestBetween)
  );
}

/** Whether something can stand between a caption and its object without being either. */
export function mayPass(unit: Unit, { captions, grids, graphics }: ItemsDocument): boolean {
  const { lines, longest, heading } = unit.gap;
  if (heading || lines > farthest || (longest > longestBetween && !unit.floating)) return false;
  const facts = captions.get(unit);
  if (facts) return facts.strength < 1 || facts.hasTwinBefore || facts.hasTwinAfter;
  return !(grids.get(unit)?.isData ?? graphics.get(unit)?.standsByItself ?? false);
}

/** Lines with words between caption and object: a title on a line of its own and notes. */
const farthest = 4;
/** Words of the longest note; more is running text, which parts a caption from what comes after. */
const longestBetween = 50;
/** The same where a style or a field says that it is a caption. */
const longestAtMarked = 100;

/** Whether an object can be a table or figure at all, captioned or not: no icon, no line. */
export function mayBeItem(unit: Unit, { graphics }: ItemsDocument): unit is ObjectUnit {
  const facts = graphics.get(unit);
  if (unit.type !== 'graphic' || !facts) return isObject(unit);
  const { isPicture, isBare, textBoxes, width, height } = facts;
  if (isPicture && width > 0)
    return Math.max(width, height) >= iconSize && Math.min(width, height) >= lineSize;
  return !isBare || textBoxes > 0 || unit.drawings.length > 1;
}

/** Points. */
const iconSize = 40;
const lineSize = 10;

/** Whether two objects can be panels of one figure under a caption. */
export function mayBePanels(unit: Unit, document: ItemsDocument): boolean {
  const before = document.units[unit.position - 1];
  if (!mayBeItem(unit, document) || !isObject(before)) return false;
  if (wholeOf(unit, document).type !== wholeOf(before, document).type) return false;
  const { lines, longest, heading } = unit.gap;
  return !heading && lines <= 3 && longest <= longestLabel;
}

/** The grid that an object stands in, or the object itself. */
function wholeOf(unit: ObjectUnit, { units }: ItemsDocument): ObjectUnit {
  const grid = unit.grid === null ? undefined : units[unit.grid];
  return isObject(grid) ? grid : unit;
}

/** Words of a line between panels: "(a) Before the treatment". */
const longestLabel = 15;

/** Whether an object can be part of the one before it where no caption holds them together. */
export function mayBePart(unit: Unit, before: Unit | undefined, document: ItemsDocument): boolean {
  const { graphics } = document;
  if (!mayBeItem(unit, document) || !isObject(before)) return false;
  if (unit.grid !== null && (unit.grid === before.position || unit.grid === before.grid)) return true;
  if (unit.gap.lines > 0 || unit.gap.authorBreak) return false;
  if (unit.type === 'grid' && unit.gap.blanks > 0) return false;
  if (unit.type === 'grid' || before.type === 'grid') return unit.type === before.type;
  const areShapes = (graphics.get(unit)?.isShapes ?? false) || (graphics.get(before)?.isShapes ?? false);
  return unit.paragraph === before.paragraph || areShapes;
}

/** What speaks for an object to belong to the one before it. */
const together: readonly (readonly [
  string,
  string,
  (unit: ObjectUnit, before: ObjectUnit, document: ItemsDocument) => boolean | number,
])[] = [
  [
    'same-paragraph',
    'both stand in one paragraph',
    (unit, before) => unit.type === 'graphic' && unit.paragraph === before.paragraph,
  ],
  ['blanks', 'blank lines stand between', ({ gap }) => Math.min(1, gap.blanks / 3)],
  ['text-between', 'words stand between', ({ gap }) => gap.lines > 0],
  ['words-between', 'many words stand between', ({ gap }) => Math.min(1, gap.words / 20)],
  ['author-break', 'a page break of the author stands between', ({ gap }) => gap.authorBreak],
  ['recorded-break', 'Word broke the page between', ({ gap }) => gap.recordedBreak],
  [
    'inside',
    'it stands in the grid before',
    (unit, before) => unit.grid === before.position || (unit.grid !== null && unit.grid === before.grid),
  ],
  ['both-grids', 'both are grids', (unit, before) => unit.type === 'grid' && before.type === 'grid'],
  [
    'grid-and-graphic',
    'one is a grid, the other a picture outside of it',
    (unit, before) => unit.type !== before.type && unit.grid !== before.position,
  ],
  [
    'shapes',
    'one is loose shapes',
    (unit, before, { graphics }) =>
      (graphics.get(unit)?.isShapes ?? false) || (graphics.get(before)?.isShapes ?? false),
  ],
  ['side-by-side', 'both fit side by side', (unit, before, document) => fitsBeside(unit, before, document)],
  ['fills-line', 'each fills a line', (unit, _, { graphics }) => (graphics.get(unit)?.width ?? 0) > 300],
];

function togetherSignals(): readonly ItemSignal[] {
  return together.map(([id, says, of]) => ({
    id,
    says,
    of: (unit, document) => {
      const before = document.units[unit.position - 1];
      return isObject(unit) && isObject(before) ? Number(of(unit, before, document)) : 0;
    },
  }));
}

/** For several objects under one caption, and for parts of what bears none. */
export const panelSignals = togetherSignals();
export const partSignals: readonly ItemSignal[] = [
  ...togetherSignals(),
  {
    id: 'captions',
    says: 'figures of the document bear captions',
    of: (_, { plain }) => Math.min(1, plain.figure / 5),
  },
];

function fitsBeside(unit: ObjectUnit, before: ObjectUnit, { graphics }: ItemsDocument): boolean {
  const a = graphics.get(unit);
  const b = graphics.get(before);
  return a !== undefined && b !== undefined && a.width > 0 && b.width > 0 && a.width + b.width <= lineWidth;
}

/** Points between the margins of most pages. */
const lineWidth = 480;

/** What may stand between a caption and its object without parting them. */
export const passingSignals: readonly ItemSignal[] = [
  { id: 'words', says: 'words stand before it', of: ({ gap }) => Math.min(1, Math.log1p(gap.words) / 5) },
  {
    id: 'caption',
    says: 'it reads as a caption itself',
    of: (unit, { captions }) => Number((captions.get(unit)?.strength ?? 0) >= 2),
  },
  {
    id: 'unlabelled',
    says: 'it is a line in a caption style',
    of: (unit) => Number(unit.type === 'caption' && unit.line.kind === 'unlabelled'),
  },
  {
    id: 'sentence',
    says: 'it is a sentence',
    of: (unit, { captions }) => Number(captions.get(unit)?.strength === 0),
  },
  {
    id: 'twin',
    says: 'it has the number of the one before',
    of: (unit, { captions }) =>
      Number((captions.get(unit)?.hasTwinBefore || captions.get(unit)?.hasStrongerTwin) ?? false),
  },
  {
    id: 'tiny',
    says: 'it is tiny',
    of: (unit, document) => Number(isObject(unit) && !mayBeItem(unit, document)),
  },
  {
    id: 'bare',
    says: 'it is a text box or a line',
    of: (unit, { graphics }) => Number(graphics.get(unit)?.isBare ?? false),
  },
  { id: 'grid', says: 'it is a grid', of: (unit) => Number(unit.type === 'grid') },
];

/** What speaks against an object that stands above its caption from the start. */
export const openSignals: readonly ItemSignal[] = [
  {
    id: 'in-prose',
    says: 'it stands in running text',
    of: (unit) => Number(unit.type === 'graphic' && unit.proseAround > 30),
  },
  {
    id: 'bare',
    says: 'it is a text box or a line',
    of: (unit, { graphics }) => Number(graphics.get(unit)?.isBare ?? false),
  },
];
