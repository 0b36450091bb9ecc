import type { Drawing, DrawingKind } from '../story/story.ts';

/** Whether a drawing can be a figure at all: no equation, no rule, no ink, no bare text box. */
export function isFigureLike(drawing: Drawing): boolean {
  switch (drawing.kind) {
    case 'picture':
    case 'object':
      return Math.max(drawing.width, drawing.height) >= iconSize || drawing.width === 0;
    case 'chart':
    case 'diagram':
      return true;
    case 'shapes':
      return drawing.shapes > drawing.textBoxes && drawing.shapes > drawing.lines;
    default:
      return false;
  }
}

/** Whether a drawing can bear a figure's caption; a text box of code can. */
export function canBearCaption(drawing: Drawing): boolean {
  return !neverCaptioned.has(drawing.kind);
}

const neverCaptioned: ReadonlySet<DrawingKind> = new Set(['equation', 'rule', 'ink', 'control']);

/** Why drawings without a caption are no figure; null where a reader would call them one. */
export function decorationReason(drawings: readonly Drawing[], proseWords: number): string | null {
  const figures = drawings.filter(isFigureLike);
  if (figures.length === 0) return isDiagram(drawings) ? null : 'text boxes, lines or single shapes';
  if (figures.every((drawing) => drawing.kind === 'shapes') && !isDiagram(drawings)) return 'single shapes';
  if (figures.every(isSmall)) return 'logos, icons or signatures';
  const low = figures.every((drawing) => drawing.height > 0 && drawing.height < lineHeight);
  if (low && proseWords > 0) return 'small pictures in a line of text';
  if (figures.every((drawing) => drawing.inline) && proseWords > proseAround)
    return 'a picture in running text';
  return null;
}

/** Loose shapes that make up a drawing: boxes with lines or arrows between them. */
function isDiagram(drawings: readonly Drawing[]): boolean {
  let shapes = 0;
  let empty = 0;
  for (const drawing of drawings) {
    if (drawing.kind !== 'shapes') continue;
    shapes += drawing.shapes;
    empty += drawing.shapes - drawing.textBoxes;
  }
  return shapes >= fewestShapes && empty > 0;
}

function isSmall(drawing: Drawing): boolean {
  const side = Math.max(drawing.width, drawing.height);
  return drawing.kind === 'picture' && side > 0 && side < smallestFigure;
}

/** Points: an inch and a half. */
const smallestFigure = 108;
/** Points; smaller ones are icons, bullets and signs. */
const iconSize = 36;
const lineHeight = 60;
const proseAround = 60;
const fewestShapes = 4;
