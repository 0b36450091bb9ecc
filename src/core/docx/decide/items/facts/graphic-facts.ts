import type { Drawing } from '../../../story/story.ts';
import { iconSize } from '../units/graphics.ts';
import type { GraphicUnit } from '../units/unit.ts';

/** The facts about a picture or drawing that tell figures from ornaments. */
export interface GraphicFacts {
  /** A picture or drawing of some size that is not set within a line of text. */
  standsByItself: boolean;
  /** An icon or a line, which is not a figure even with a caption. */
  isTiny: boolean;
  /** In points; 0 if the document does not say. */
  width: number;
  height: number;
  inline: boolean;
  /** Nothing but shapes. */
  isShapes: boolean;
  /** Nothing but text boxes or lines. */
  isBare: boolean;
  /** Shapes that are neither text boxes nor lines. */
  shapes: number;
}

export function readGraphicFacts({
  drawings,
  proseAround,
  source,
}: Pick<GraphicUnit, 'drawings' | 'proseAround' | 'source'>): GraphicFacts {
  const sum = (of: (drawing: Drawing) => number) => drawings.reduce((total, each) => total + of(each), 0);
  const { width = 0, height = 0 } = largest(drawings) ?? {};
  const isShapes = drawings.every(({ kind }) => kind === 'shapes');
  const shapes = sum((each) => Math.max(0, each.shapes - each.textBoxes - each.lines));
  const inline = drawings.every((each) => each.inline);
  const isBare = isShapes && shapes === 0;
  const marks = sum(({ textBoxes, lines }) => textBoxes + lines);
  const isDrawn = isShapes ? shapes >= fewestShapes && marks > 0 : true;
  const hasPicture = drawings.some(({ kind }) => kind === 'picture');
  const isSmall = hasPicture && isBelowFigure(width, height);
  const isApart = !inline || proseAround === 0 || height >= heightApart(proseAround);
  return {
    standsByItself: isDrawn && !isSmall && isApart && !source.roles.includes('cover-page'),
    isTiny: hasPicture
      ? isIconOrLine(width, height)
      : (isBare && drawings.length === 1 && isLine(drawings)) || (isShapes && isDot(width, height)),
    ...{ width, height, inline, isShapes, isBare, shapes },
  };
}

function isBelowFigure(width: number, height: number): boolean {
  const side = Math.max(width, height);
  if (side === 0) return false;
  return side < smallestFigure || (height < heightOfFormula && width < widthOfFormula);
}

function isIconOrLine(width: number, height: number): boolean {
  return width > 0 && (Math.max(width, height) < iconSize || Math.min(width, height) < lineSize);
}

/** Bullets and marks are drawn as shapes when a document is converted from PDF. */
function isDot(width: number, height: number): boolean {
  return Math.max(width, height) < dotSize && Math.min(width, height) >= leastDot;
}

function isLine(drawings: readonly Drawing[]): boolean {
  return drawings.every(({ textBoxes }) => textBoxes === 0);
}

/** The height, in points, from which a picture beside this many words is set apart from them. */
function heightApart(words: number): number {
  return words <= longestLine ? 60 : 120;
}

/** Boxes with lines or words between them make a drawing; with fewer shapes they are a frame or a mark. */
const fewestShapes = 4;
/** In points: an inch and a half. */
const smallestFigure = 110;
/** In points: a formula on a line of its own is no larger. */
const heightOfFormula = 52;
const widthOfFormula = 300;
const lineSize = 10;
/** In points: no larger than a letter. */
const dotSize = 12;
/** In points. What is thinner is a line, which may stand where a picture was lost. */
const leastDot = 2;
const longestLine = 60;

/** The largest drawing. A picture comes before any shapes that lie over it. */
function largest(drawings: readonly Drawing[]): Drawing | undefined {
  const size = ({ kind, width, height }: Drawing) => width * height + (kind === 'shapes' ? 0 : 1e9);
  return drawings.reduce<Drawing | undefined>(
    (most, each) => (most === undefined || size(each) > size(most) ? each : most),
    undefined,
  );
}
