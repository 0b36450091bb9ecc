import type { ItemsDocument } from '../document.ts';
import { isFloating, type ObjectUnit, type Unit } from '../units/unit.ts';
import { type Claim, claimFromAbove, claimFromBelow, hasTitleLine } from './claims.ts';
import type { ItemSignal } from './item-signal.ts';

type Says = readonly [id: string, says: string, of: (claim: Claim) => boolean | number];

const signals: readonly Says[] = [
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
    'it stands in running text',
    ({ object }) => object.type === 'graphic' && Math.min(1, object.proseAround / 60),
  ],
];

/** For an object below its caption; asked at the object. */
export const belowSignals = claimSignals(claimFromAbove);

/** For a caption below its object; asked at the caption. */
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

/** Lines that part the two; the title of a bare label is none. */
function linesOf(claim: Claim): number {
  return claim.gap.lines - (hasTitleLine(claim) ? 1 : 0);
}

function wordsOf(claim: Claim): number {
  return claim.gap.words - (hasTitleLine(claim) ? claim.gap.firstLine : 0);
}

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
