import {
  type Drawing,
  type DrawingKind,
  drawingsOf,
  type Paragraph,
  type Story,
} from '../../../story/story.ts';

export interface GraphicsOptions {
  /** The paragraph's text boxes hold captions and nothing else. */
  onlyCaptions: boolean;
  /** As returned by `areaOfPage`. */
  pageArea: number;
}

/**
 * Returns the drawings of a paragraph that may be figures: each picture, chart or object separately. Loose shapes belong
 * to the first one, or together make one drawing.
 */
export function graphicsOf(
  story: Story,
  source: Paragraph,
  { onlyCaptions, pageArea }: GraphicsOptions,
): Drawing[][] {
  if (source.drawings.length === 0) return [];
  const drawings = drawingsOf(story, source).filter(
    (drawing) =>
      !neverCaptioned.has(drawing.kind) &&
      !(onlyCaptions && isBareTextBox(drawing)) &&
      !isBackground(drawing, pageArea),
  );
  const shapes = drawings.filter(({ kind }) => kind === 'shapes');
  const others = withoutMarks(drawings.filter(({ kind }) => kind !== 'shapes'));
  const groups = others.map((drawing, index) => (index === 0 ? [drawing, ...shapes] : [drawing]));
  if (groups.length === 0 && shapes.length > 0) groups.push(shapes);
  return groups;
}

/** In points. What is smaller on both sides is an icon or a mark. */
export const iconSize = 40;

/** Without the marks on a larger drawing of the same paragraph, such as ink that another program turned into pictures. */
function withoutMarks(drawings: readonly Drawing[]): readonly Drawing[] {
  if (!drawings.some(({ width, height }) => Math.max(width, height) >= iconSize)) return drawings;
  return drawings.filter(
    ({ kind, width, height }) => kind !== 'picture' || width === 0 || Math.max(width, height) >= iconSize,
  );
}

/** These have no captions and are not figures. */
const neverCaptioned: ReadonlySet<DrawingKind> = new Set(['equation', 'rule', 'ink', 'control']);

/** A picture behind the text that fills the page, such as the scan that its text was read from. */
function isBackground({ behind, width, height }: Drawing, pageArea: number): boolean {
  return behind && width * height >= pageArea * 0.9;
}

/** Returns the area of the smallest page, in square points. */
export function areaOfPage({ sections }: Story): number {
  return sections.reduce(
    (least, { pageWidth, pageHeight }) => Math.min(least, pageWidth * pageHeight),
    Number.POSITIVE_INFINITY,
  );
}

function isBareTextBox(drawing: Drawing): boolean {
  return drawing.kind === 'shapes' && drawing.textBoxes > 0 && drawing.shapes <= drawing.textBoxes;
}
