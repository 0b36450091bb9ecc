import {
  type Drawing,
  keptCharacters,
  type Paragraph,
  type Section,
  type Settings,
} from '../../story/story.ts';
import { faceOf } from './faces.ts';
import { isFullWidth } from './glyph-widths.ts';
import { rowsOfFloating, rowsOfPictures } from './picture-rows.ts';
import { breakIntoLines, type Setting } from './text-lines.ts';

/** A paragraph as set: lines of equal height and rows of pictures, in points. */
export interface Block {
  before: number;
  after: number;
  lines: number;
  lineHeight: number;
  /** The part of a line's height that is space below it. The last line on a page does without it. */
  leading: number;
  /** Height of each row of pictures, which come above the text: inline ones, and floating ones that part it. */
  pictures: readonly number[];
}

/** What a paragraph is set in: the width of its column and the section's grid. */
export interface Column {
  width: number;
  /** Distance in points between grid lines, to whose multiples lines are stretched; null without a grid. */
  linePitch: number | null;
  /** Distance in points between default tab stops. */
  tabStop: number;
  /** By which share spaces in justified lines may shrink to let one more word in. */
  elasticity: number;
}

/** The paragraphs above and below one. */
export interface Neighbours {
  previous: Paragraph | null;
  next: Paragraph | null;
}

/** Sets a paragraph in a column. */
export function setParagraph(
  paragraph: Paragraph,
  column: Column,
  drawings: readonly Drawing[],
  { previous, next }: Neighbours,
): Block {
  const { format } = paragraph;
  const left = format.listLeft ?? format.indentLeft ?? 0;
  const width = Math.max(column.width - left - (format.indentRight ?? 0), column.width / 4);
  const setting = settingOf(paragraph);
  const pictures = rowsOfPictures(drawings, width);
  const { lineHeight, leading } = lineOf(paragraph, setting, column.linePitch);
  return {
    before:
      joins(paragraph, previous) || continuesList(paragraph, previous, 'automaticBefore')
        ? 0
        : (format.spaceBefore ?? 0),
    after:
      joins(paragraph, next) || continuesList(paragraph, next, 'automaticAfter')
        ? 0
        : (format.spaceAfter ?? 0),
    lines: linesBelow(paragraph, setting, column, width, pictures, drawings),
    lineHeight,
    leading,
    pictures: [
      ...pictures.map((height) => Math.max(height, lineHeight)),
      ...rowsOfFloating(drawings, column.width),
    ],
  };
}

/** Whether a paragraph has no space of its own towards a neighbour, because it leaves none between its like. */
function joins({ format }: Paragraph, neighbour: Paragraph | null): boolean {
  return format.contextualSpacing === true && neighbour !== null && neighbour.format.style === format.style;
}

/** Whether a neighbour is an item of the same list; the space that the program chooses is only around the list. */
function continuesList(
  { format }: Paragraph,
  neighbour: Paragraph | null,
  side: 'automaticBefore' | 'automaticAfter',
): boolean {
  if (format[side] !== true || !format.numbering || format.numbering.id === '0') return false;
  return neighbour?.format.numbering?.id === format.numbering.id;
}

/** Returns a share of a block, from 0 to 1, as cut by a break. A paragraph without characters stays in one piece. */
export function partOf(block: Block, share: number): Block {
  if (!(share < 1)) return block;
  return { ...block, lines: Math.max(1, Math.round(block.lines * share)), pictures: [] };
}

/** The height of a block without the space around it. */
export function heightOf({ lines, lineHeight, pictures }: Block): number {
  return pictures.reduce((sum, height) => sum + height, lines * lineHeight);
}

/** Returns a block with all heights multiplied. */
export function scaled(block: Block, factor: number): Block {
  if (factor === 1) return block;
  return {
    before: block.before * factor,
    after: block.after * factor,
    lines: block.lines,
    lineHeight: block.lineHeight * factor,
    leading: block.leading * factor,
    pictures: block.pictures.map((height) => height * factor),
  };
}

function settingOf({ look, text }: Paragraph): Setting {
  const ofFont = faceOf(look.font);
  const face = ofFont.latin && !hasIdeographs(text) ? ofFont.latin : ofFont;
  const bold = face.table === 'typewriter' ? 0 : look.bold * boldStretch;
  return { face, size: look.size, stretch: 1 + bold + look.capitals * capitalStretch };
}

/** Lines of text below the pictures. A short text stands beside a single picture, in the same line. */
function linesBelow(
  paragraph: Paragraph,
  setting: Setting,
  column: Column,
  width: number,
  pictures: readonly number[],
  drawings: readonly Drawing[],
): number {
  if (pictures.length === 0) return countLines(paragraph, setting, column, width);
  if (paragraph.characters === 0) return 0;
  const used = drawings.reduce((sum, { inline, width: own }) => sum + (inline ? own : 0), 0);
  const isBeside =
    pictures.length === 1 && used < width && countLines(paragraph, setting, column, width - used) === 1;
  return isBeside ? 0 : countLines(paragraph, setting, column, width);
}

/** How much wider bold letters are in Times and Arial, and how much wider capitals are than small letters. */
const boldStretch = 0.07;
const capitalStretch = 0.3;

function countLines(
  { text, characters, format }: Paragraph,
  setting: Setting,
  { tabStop, elasticity }: Column,
  width: number,
): number {
  const first = Math.max(width - firstIndent(format), width / 4);
  const lines = breakIntoLines(text, setting, {
    first,
    other: width,
    tabStop,
    elasticity: format.alignment === 'both' ? elasticity : 0,
  });
  if (text.length < longestWholeText) return lines.count;
  // Only the start of a long paragraph is kept; the rest is assumed to fill lines like the start.
  const { count, full, inFullLines } = lines;
  const hasTypedLines = count > full + 1;
  const perLine = hasTypedLines || full === 0 ? lines.characters / (count - 0.5) : inFullLines / full;
  return Math.max(count, Math.ceil(characters / Math.max(1, perLine)));
}

/** How far the text of the first line is indented further than the others. The number of a list stands before it. */
function firstIndent({ listFirst, indentFirst, numbering }: Paragraph['format']): number {
  const indent = listFirst ?? indentFirst ?? 0;
  return numbering && numbering.id !== '0' ? Math.max(indent + roomOfNumber, 0) : indent;
}

/** In points. Word puts a tab stop at a hanging indent. */
const roomOfNumber = 18;

/** The end of a longer text may not have been kept. */
const longestWholeText = keptCharacters - 20;

function lineOf(
  paragraph: Paragraph,
  setting: Setting,
  linePitch: number | null,
): Pick<Block, 'lineHeight' | 'leading'> {
  const { line, lineRule, snapToGrid } = paragraph.format;
  if (lineRule === 'exact' && line !== undefined) return { lineHeight: Math.max(1, line), leading: 0 };
  const single = singleLine(paragraph.text, setting);
  const isSnapped = linePitch !== null && snapToGrid !== false;
  const snapped = isSnapped ? Math.ceil(single / linePitch - 0.01) * linePitch : single;
  if (line === undefined) return { lineHeight: snapped, leading: 0 };
  if (lineRule === 'atLeast') return { lineHeight: Math.max(line, snapped), leading: 0 };
  return { lineHeight: line * snapped, leading: Math.max(0, (line - 1) * snapped) };
}

function singleLine(text: string, { face, size }: Setting): number {
  return size * (hasIdeographs(text) ? Math.max(face.line, ideographicLine) : face.line);
}

/** Line height that Word gives to ideographs, as a multiple of the font size. */
const ideographicLine = 1.3;

function hasIdeographs(text: string): boolean {
  for (let index = 0; index < Math.min(text.length, 20); index += 1)
    if (isFullWidth(text.charCodeAt(index))) return true;
  return false;
}

/** The column of a section. */
export function columnOf(section: Section, { defaultTabStop, compatibilityMode }: Settings): Column {
  const { columns, columnGap, linePitch } = section;
  const width = section.pageWidth - section.marginLeft - section.marginRight - (columns - 1) * columnGap;
  return {
    width: Math.max(width / columns, leastColumn),
    linePitch,
    tabStop: defaultTabStop,
    elasticity: compatibilityMode >= 15 ? mostElastic : 0,
  };
}

/** In the layout of Word 2013 and later. With it, justified pages are as full as others, and as in earlier layouts. */
const mostElastic = 0.2;
/** In points. */
const leastColumn = 18;

/** Height of a page's text area. */
export function textHeight(section: Section): number {
  return section.pageHeight - section.marginTop - section.marginBottom;
}
