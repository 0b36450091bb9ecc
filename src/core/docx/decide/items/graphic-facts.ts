import type { Drawing } from '../../story/story.ts';
import type { GraphicUnit } from './unit.ts';

/** What a picture or drawing is, by which figures are told from ornaments. */
export interface GraphicFacts {
  /** A picture or drawing of some size that is not set in a line of text. */
  standsByItself: boolean;
  /** Points; 0 where the document does not say. */
  width: number;
  height: number;
  inline: boolean;
  /** A picture, and not a chart, a diagram, an object or loose shapes. */
  isPicture: boolean;
  /** A chart, or a diagram of Word's. */
  isChart: boolean;
  /** Nothing but shapes. */
  isShapes: boolean;
  isObject: boolean;
  /** Nothing but text boxes or lines. */
  isBare: boolean;
  /** Shapes that are neither text boxes nor lines. */
  shapes: number;
  textBoxes: number;
  lines: number;
  pictures: number;
}

export function readGraphicFacts(
  unit: Pick<GraphicUnit, 'drawings' | 'proseAround' | 'source'>,
): GraphicFacts {
  const facts = readDrawings(unit.drawings);
  return { ...facts, standsByItself: standsByItself(facts, unit) };
}

function standsByItself(
  facts: Omit<GraphicFacts, 'standsByItself'>,
  { proseAround, source }: Pick<GraphicUnit, 'proseAround' | 'source'>,
): boolean {
  const { isBare, isShapes, shapes, isPicture, inline, width, height } = facts;
  const isLabelled = facts.textBoxes > 0 || facts.lines > 0;
  if (isBare || source.roles.includes('cover-page')) return false;
  if (isShapes && (shapes < fewestShapes || !isLabelled)) return false;
  const side = Math.max(width, height);
  if (
    isPicture &&
    side > 0 &&
    (side < smallestFigure || (height < heightOfFormula && width < widthOfFormula))
  )
    return false;
  if (!inline || proseAround === 0) return true;
  return height >= (proseAround <= longestLine ? heightInLine : heightInProse);
}

/** A picture of an inch and a half. */
const smallestFigure = 110;
const fewestShapes = 4;
/** A picture of a formula by itself on a line. */
const heightOfFormula = 52;
const widthOfFormula = 300;
/** Words of a line in which a picture of some height, and of a paragraph in which a high one stands apart. */
const longestLine = 60;
const heightInLine = 60;
const heightInProse = 120;

function readDrawings(drawings: readonly Drawing[]): Omit<GraphicFacts, 'standsByItself'> {
  const main = largest(drawings);
  const sum = (of: (drawing: Drawing) => number) => drawings.reduce((total, each) => total + of(each), 0);
  const isShapes = drawings.every(({ kind }) => kind === 'shapes');
  const shapes = sum((each) => Math.max(0, each.shapes - each.textBoxes - each.lines));
  return {
    width: main?.width ?? 0,
    height: main?.height ?? 0,
    inline: drawings.every(({ inline }) => inline),
    isPicture: drawings.some(({ kind }) => kind === 'picture'),
    isChart: drawings.some(({ kind }) => kind === 'chart' || kind === 'diagram'),
    isShapes,
    isObject: drawings.some(({ kind }) => kind === 'object'),
    isBare: isShapes && shapes === 0,
    shapes,
    textBoxes: sum(({ textBoxes }) => textBoxes),
    lines: sum(({ lines }) => lines),
    pictures: sum(({ pictures }) => pictures),
  };
}

/** The picture among the shapes that lie over it. */
function largest(drawings: readonly Drawing[]): Drawing | undefined {
  const size = ({ kind, width, height }: Drawing) => width * height + (kind === 'shapes' ? 0 : 1e9);
  return drawings.reduce<Drawing | undefined>(
    (most, each) => (most === undefined || size(each) > size(most) ? each : most),
    undefined,
  );
}
