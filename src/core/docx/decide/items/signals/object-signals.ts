import { ramp } from '../../signal.ts';
import { type ItemsDocument, mayBeItem } from '../document.ts';
import { plain } from '../facts/caption-facts.ts';
import type { GraphicFacts } from '../facts/graphic-facts.ts';
import { equationNumber, type GridFacts } from '../facts/grid-facts.ts';
import { continuesAbove, isBesideForm } from '../facts/grid-surroundings.ts';
import { type GraphicUnit, type GridUnit, isObject, type ObjectUnit, type Unit } from '../units/unit.ts';
import { fitSideBySide } from './belonging-signals.ts';
import type { ItemSignal } from './item-signal.ts';

/** What speaks for a grid without a caption being a table. */
export const tableSignals: readonly ItemSignal[] = [
  ofGrid('data', 'its rows and columns hold data', ({ isData }, unit, document) => {
    return isData && !continuesAbove(unit, document);
  }),
  ofGrid('single', 'it is a single row or column', ({ rows, columns }) => rows < 2 || columns < 2),
  ofGrid('single-cell', 'it holds a single cell', ({ filled }) => filled <= 1),
  ofGrid('few-filled', 'few cells are filled', ({ filled }) => filled < 4),
  ofGrid('prose', 'cells hold sentences', ({ prose }) => prose),
  ofGrid('box', 'it is a box with a passage of text', ({ rows, longestCell }) =>
    rows <= 3 ? Math.min(1, longestCell / 40) : 0,
  ),
  ofGrid('lone-cells', 'rows hold a single cell', ({ loneCells, columns }) =>
    columns > 1 ? ramp(loneCells, 1 / 3, 1) : 0,
  ),
  ofGrid('headed', 'its first row is a header', ({ headed }) => headed),
  ofGrid('form', 'cells ask for something', ({ asking, hasFormFields }) =>
    hasFormFields ? 1 : Math.min(1, asking * 3),
  ),
  ofGrid(
    'plain-list',
    'it is a list in two columns without lines or shading',
    ({ isPlainList }) => isPlainList,
  ),
  ofGrid('code', 'it holds code', ({ code, columns }) => code > 0.5 && columns < 3),
  ofGrid('beside-form', 'a grid next to it asks for something', (_, unit, document) =>
    isBesideForm(unit, document),
  ),
  ofGrid('continued', 'the line above says that it continues', (_, unit, document) =>
    continuesAbove(unit, document),
  ),
  ofGrid('blanks', 'it has lines to fill in', ({ blanks }) => Math.min(1, blanks * 4)),
  ofGrid('pictures', 'it holds pictures', ({ holdsPictures }) => holdsPictures),
  ofGrid('heading', 'it holds a heading', ({ holdsHeading }) => holdsHeading),
  ofGrid('personal', 'it is in a declaration, a vita or the like', (_, unit, { personal }) =>
    personal.has(unit),
  ),
  ofGrid('nested', 'it is inside another grid', (_, { grid }) => grid !== null),
  ofGrid(
    'between-numbers',
    'it is between captions with consecutive numbers',
    (_, { position }, { surroundings }) => surroundings[position]?.missing === 0,
  ),
  ofGrid('captioned', 'tables in the document have captions', (_, __, { captionedGrids }) => captionedGrids),
  ofGrid('caption-near', 'a caption is directly next to it', (_, unit, document) =>
    hasCaptionAt(unit, document),
  ),
];

/** What speaks for a picture or drawing without a caption being a figure. */
export const figureSignals: readonly ItemSignal[] = [
  ofGraphic('stands-by-itself', 'it stands on its own', ({ standsByItself }) => standsByItself),
  ofGraphic('shapes', 'it is made of shapes', ({ isShapes }) => isShapes),
  ofGraphic('drawing', 'it is made of many shapes', ({ isShapes, shapes }) => isShapes && shapes >= 4),
  ofGraphic('small', 'it is small', (facts) => side(facts) > 0 && side(facts) < 110),
  ofGraphic(
    'low-in-text',
    'it is low and in a line of text',
    ({ height }, { proseAround }) => height > 0 && height < 60 && proseAround > 0,
  ),
  ofGraphic(
    'among-formulas',
    'the pictures around it are as small as formulas',
    ({ inline, width }, unit, document) =>
      inline && width < widestFormula ? shareOfFormulas(unit, document) : 0,
  ),
  ofGraphic(
    'introduced-formula',
    'a colon introduces it and it is no larger than a formula',
    (facts, unit, { paragraphs }) => hasSizeOfFormula(facts) && followsColon(unit, paragraphs),
  ),
  ofGraphic('large', 'it is large', ({ width, height, isBare }) => !isBare && width * height > 300 * 200),
  ofGraphic('floating', 'it floats', ({ inline }) => !inline),
  ofGraphic(
    'inline-prose',
    'it is in line with running text',
    ({ inline }, { proseAround }) => inline && proseAround > 30,
  ),
  ofGraphic('personal', 'it is in a declaration, a vita or the like', (_, unit, { personal }) =>
    personal.has(unit),
  ),
  ofGraphic('in-grid', 'it is in a grid', (_, { grid }) => grid !== null),
  ofGraphic('equation', 'it has an equation number beside it', (_, unit, document) =>
    isNumbered(unit, document),
  ),
  ofGraphic(
    'same-paragraph',
    'another one comes before it in its paragraph',
    (_, { position, paragraph }, { units }) => units[position - 1]?.paragraph === paragraph,
  ),
  ofGraphic('beside', 'it fits beside the one before it in its paragraph', ({ inline }, unit, document) => {
    const before = document.units[unit.position - 1];
    return (
      inline &&
      isObject(before) &&
      before.paragraph === unit.paragraph &&
      fitSideBySide(unit, before, document)
    );
  }),
  ofGraphic('captioned', 'pictures in the document have captions', (_, __, { captioned }) => captioned),
  {
    ...ofGraphic(
      'floating-captioned',
      'pictures in the document have captions, and it floats',
      ({ inline }, _, { captioned }) => (inline ? 0 : ramp(captioned, 0.4, 0.8)),
    ),
    includes: ['captioned', 'floating'],
  },
  ofGraphic('caption-near', 'a caption is directly next to it', (_, unit, document) =>
    hasCaptionAt(unit, document),
  ),
];

/** Whether a grid can be a table without a caption, rather than a layout for something else. */
export function mayBeTable(unit: Unit, { grids }: ItemsDocument): boolean {
  const facts = grids.get(unit);
  if (unit.type !== 'grid' || !facts) return false;
  const { isContents, isBibliography, isEquations, isTitleBlock } = facts;
  return !(isContents || isBibliography || isEquations || isTitleBlock);
}

/** Whether a drawing can be a figure without a caption. */
export function mayBeFigure(unit: Unit, document: ItemsDocument): boolean {
  if (unit.type !== 'graphic' || unit.source.roles.includes('cover-page')) return false;
  // The picture counts, and not its frame as well.
  if (document.graphics.get(unit)?.isBare && framesPicture(unit, document)) return false;
  return mayBeItem(unit, document) && unit.drawings.some(({ kind }) => kind !== 'document');
}

function ofGrid(
  id: string,
  says: string,
  of: (facts: GridFacts, unit: GridUnit, document: ItemsDocument) => boolean | number,
): ItemSignal {
  return {
    id,
    says,
    of: (unit, document) => {
      const facts = document.grids.get(unit);
      return unit.type === 'grid' && facts ? Number(of(facts, unit, document)) : 0;
    },
  };
}

function ofGraphic(
  id: string,
  says: string,
  of: (facts: GraphicFacts, unit: GraphicUnit, document: ItemsDocument) => boolean | number,
): ItemSignal {
  return {
    id,
    says,
    of: (unit, document) => {
      const facts = document.graphics.get(unit);
      return unit.type === 'graphic' && facts ? Number(of(facts, unit, document)) : 0;
    },
  };
}

/** Whether the next picture is in a text box of its paragraph. */
function framesPicture({ position, paragraph }: GraphicUnit, { units }: ItemsDocument): boolean {
  const next = units[position + 1];
  return next?.type === 'graphic' && next.source.place.host === paragraph;
}

function side({ width, height }: GraphicFacts): number {
  return Math.max(width, height);
}

/** Whether it is a picture of an equation: "(3.2)" follows it, or is in a cell of its row. */
function isNumbered({ source, grid }: GraphicUnit, { units, grids }: ItemsDocument): boolean {
  if (equationNumber.test(source.text)) return true;
  const host = grid === null ? undefined : units[grid];
  if (host?.type !== 'grid' || source.place.table !== host.table.index) return false;
  return grids.get(host)?.numberedRows.has(source.place.row) ?? false;
}

/** The share of neighbouring pictures that are set in a line of text and are no taller than a formula. */
function shareOfFormulas({ position }: GraphicUnit, { units, graphics }: ItemsDocument): number {
  let pictures = 0;
  let formulas = 0;
  for (let near = position - reach; near <= position + reach; near += 1) {
    const unit = near === position ? undefined : units[near];
    const facts = unit && graphics.get(unit);
    if (!facts || facts.isShapes) continue;
    pictures += 1;
    const hasSize = facts.height < highestFormula && facts.width < widestFormula;
    if (facts.inline && !facts.standsByItself && hasSize) formulas += 1;
  }
  return pictures === 0 ? 0 : formulas / pictures;
}

function hasSizeOfFormula({ width, height, inline, isShapes }: GraphicFacts): boolean {
  return inline && !isShapes && height > 0 && height < heightOfSystem && width < widthOfSystem;
}

/** Whether the nearest line before its paragraph ends in a colon. */
function followsColon({ paragraph }: GraphicUnit, paragraphs: ItemsDocument['paragraphs']): boolean {
  for (let near = paragraph - 1; near >= 0 && near >= paragraph - 3; near -= 1) {
    const line = paragraphs[near];
    if (line && line.words > 0) return /[:\uff1a]\s*$/.test(line.text);
  }
  return false;
}

const reach = 4;
/** In points. */
const highestFormula = 70;
/** In points. Code and screenshots of a few lines are as wide as the text. */
const widestFormula = 350;
/** In points: several formulas under each other, with a brace. */
const heightOfSystem = 110;
const widthOfSystem = 260;

/** Whether the line directly before or after it is plainly a caption. */
function hasCaptionAt({ position, gap }: ObjectUnit, { units, captions }: ItemsDocument): boolean {
  const before = units[position - 1];
  const after = units[position + 1];
  const isPlain = (near: typeof before) => near !== undefined && (captions.get(near)?.strength ?? 0) >= plain;
  return (gap.lines === 0 && isPlain(before)) || (after?.gap.lines === 0 && isPlain(after));
}
