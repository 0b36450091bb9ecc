import type { ItemSignal } from './caption-signals.ts';
import type { ItemsDocument } from './document.ts';
import type { GraphicFacts } from './graphic-facts.ts';
import type { GridFacts } from './grid-facts.ts';
import type { GraphicUnit, GridUnit } from './unit.ts';

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

/** What speaks for a grid without a caption to be a table. */
export const tableSignals: readonly ItemSignal[] = [
  ofGrid('data', 'its rows and columns hold data', ({ isData }) => isData),
  ofGrid('single', 'it is a single row or column', ({ rows, columns }) => rows < 2 || columns < 2),
  ofGrid('single-cell', 'it holds a single cell', ({ filled }) => filled <= 1),
  ofGrid('few-filled', 'few cells are filled', ({ filled }) => filled < 4),
  ofGrid('prose', 'cells hold sentences', ({ prose }) => prose),
  ofGrid('headed', 'its first row is a head', ({ headed }) => headed),
  ofGrid('form', 'cells ask for something', ({ asking }) => Math.min(1, asking * 3)),
  ofGrid('code', 'it holds code', ({ code }) => code > 0.5),
  ofGrid('equations', 'it holds equations and their numbers', ({ isEquations }) => isEquations),
  ofGrid('blanks', 'it has lines to fill in', ({ blanks }) => Math.min(1, blanks * 4)),
  ofGrid('pictures', 'it holds pictures', (_, { drawings }) =>
    drawings.some(({ kind }) => kind !== 'equation' && kind !== 'shapes'),
  ),
  ofGrid('heading', 'it holds a heading', ({ holdsHeading }) => holdsHeading),
  ofGrid(
    'lists',
    'it holds contents or references',
    ({ isContents, isBibliography }) => isContents || isBibliography,
  ),
  ofGrid('nested', 'it stands in another', (_, { grid }) => grid !== null),
  ofGrid(
    'between-numbers',
    'it stands between captions that follow one another',
    (_, { position }, { surroundings }) => surroundings[position]?.missing === 0,
  ),
  ofGrid('caption-near', 'a caption stands right at it', (_, unit, document) => captionAt(unit, document)),
];

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

/** What speaks for a picture or drawing without a caption to be a figure. */
export const figureSignals: readonly ItemSignal[] = [
  ofGraphic('stands-by-itself', 'it is a picture that stands by itself', (facts) => facts.standsByItself),
  ofGraphic('chart', 'it is a chart or diagram', ({ isChart }) => isChart),
  ofGraphic('shapes', 'it is made of shapes', ({ isShapes }) => isShapes),
  ofGraphic('bare', 'it is a text box or a line', ({ isBare }) => isBare),
  ofGraphic('drawing', 'many shapes make it up', ({ isShapes, shapes }) => isShapes && shapes >= 4),
  ofGraphic('tiny', 'it is tiny', (facts) => side(facts) > 0 && side(facts) < 40),
  ofGraphic('small', 'it is small', (facts) => side(facts) > 0 && side(facts) < 110),
  ofGraphic('low', 'it is no higher than a few lines', ({ height }) => height > 0 && height < 60),
  ofGraphic(
    'low-in-text',
    'it is low and stands in a line of text',
    ({ height }, { proseAround }) => height > 0 && height < 60 && proseAround > 0,
  ),
  ofGraphic('large', 'it is large', ({ width, height }) => width * height > 300 * 200),
  ofGraphic('floating', 'it floats', ({ inline }) => !inline),
  ofGraphic(
    'inline-prose',
    'it stands in line with running text',
    ({ inline }, { proseAround }) => inline && proseAround > 30,
  ),
  ofGraphic('prose', 'words stand in its paragraph', (_, { proseAround }) => proseAround > 0),
  ofGraphic('in-grid', 'it stands in a grid', (_, { grid }) => grid !== null),
  ofGraphic('equation', "an equation's number stands beside it", (_, unit, document) =>
    isNumbered(unit, document),
  ),
  ofGraphic('cover', 'it is part of a cover page', (_, { source }) => source.roles.includes('cover-page')),
  ofGraphic(
    'same-paragraph',
    'another stands in its paragraph before it',
    (_, unit, { units }) => units[unit.position - 1]?.paragraph === unit.paragraph,
  ),
  ofGraphic('captions', 'figures of the document bear captions', (_, __, { plain }) =>
    Math.min(1, plain.figure / 5),
  ),
  ofGraphic(
    'between-numbers',
    'it stands between captions that follow one another',
    (_, { position }, { surroundings }) => surroundings[position]?.missing === 0,
  ),
  ofGraphic('caption-near', 'a caption stands right at it', (_, unit, document) => captionAt(unit, document)),
];

/** The picture of an equation: "(3.2)" stands behind it, or in a cell of its row. */
function isNumbered({ source, grid }: GraphicUnit, { units }: ItemsDocument): boolean {
  if (equationNumber.test(source.text)) return true;
  const host = grid === null ? undefined : units[grid];
  return (
    host?.type === 'grid' &&
    host.table.rows <= mostEquations &&
    host.paragraphs.some(
      ({ place, text }) =>
        place.table === source.place.table && place.row === source.place.row && equationNumber.test(text),
    )
  );
}

const equationNumber = /^\s*[([]\s*[A-Z]?[\d.]{1,6}[a-z]?\s*[)\]]\s*$/;
/** Rows of equations that are set with a grid. */
const mostEquations = 30;

function side({ width, height }: GraphicFacts): number {
  return Math.max(width, height);
}

/** A line that reads as a caption touches it. */
function captionAt(unit: GridUnit | GraphicUnit, { units, captions }: ItemsDocument): boolean {
  const before = units[unit.position - 1];
  const after = units[unit.position + 1];
  const strength = (near: typeof before) => (near && captions.get(near)?.strength) ?? 0;
  return (unit.gap.lines === 0 && strength(before) >= 2) || (after?.gap.lines === 0 && strength(after) >= 2);
}
