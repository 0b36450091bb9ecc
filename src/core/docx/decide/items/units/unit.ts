import { type Drawing, keptCharacters, type Paragraph, type Table } from '../../../story/story.ts';
import type { Numbering } from '../../../story/styles/numbering.ts';
import { type CaptionLine, isHeading } from './caption-line.ts';

/** A building block of tables and figures, in document order: a line that may be a caption, or an object. */
export type Unit = CaptionUnit | GridUnit | GraphicUnit;
export type ObjectUnit = GridUnit | GraphicUnit;

interface Placed {
  /** Its index among the units. */
  position: number;
  /** Index of its paragraph, or of its first one. */
  paragraph: number;
  /** Everything between the previous unit and this one. */
  gap: Gap;
  /** Number of the paragraph or outermost table that contains it, even if it is in a text box. */
  block: number;
  /** The `position` of the grid that contains it. */
  grid: number | null;
  /** It is in a text box. */
  floating: boolean;
}

export interface CaptionUnit extends Placed {
  type: 'caption';
  line: CaptionLine;
  source: Paragraph;
}

/** A Word table, or one in a text box. */
export interface GridUnit extends Placed {
  type: 'grid';
  table: Table;
  /** All paragraphs in its cells. */
  paragraphs: readonly Paragraph[];
  drawings: readonly Drawing[];
  /** It contains other grids. */
  isNesting: boolean;
}

/** A picture, a chart, an embedded object, or the loose shapes of a paragraph. */
export interface GraphicUnit extends Placed {
  type: 'graphic';
  drawings: readonly Drawing[];
  /** The paragraph that contains it. */
  source: Paragraph;
  /** Words of running text in its paragraph. */
  proseAround: number;
}

export function isObject(unit: Unit | undefined): unit is ObjectUnit {
  return unit !== undefined && unit.type !== 'caption';
}

export function isFloating(object: ObjectUnit): boolean {
  return object.type === 'graphic' && object.drawings.every(({ inline }) => !inline);
}

/** Whether a caption is only a label and number, with the title on a line of its own. */
export function isBareLabel(unit: Unit | undefined): boolean {
  return unit?.type === 'caption' && unit.line.labelled && unit.line.title === '';
}

/** Whether a caption is nothing but a typed label, which could be any line with that word. */
export function isMereLabel(unit: Unit | undefined): boolean {
  if (unit?.type !== 'caption' || !isBareLabel(unit)) return false;
  const { number, styled, counted } = unit.line;
  return number === '' && !styled && !counted;
}

/**
 * Whether it is no caption: "Figure 3 shows that they differ." In scripts without capitals, only the full stop tells. What is
 * in a text box is a caption all the same, as authors put no sentences of the text there.
 */
export function isWholeSentence({ line, floating, source: { text } }: CaptionUnit): boolean {
  if (line.counted || !line.labelled || line.separated || floating) return false;
  if (/^\p{Lo}/u.test(line.title)) return /[。！？]\s*$/u.test(text);
  return goesOn({ line }) && (text.length >= keptCharacters || /[.!?:;]\s*$/.test(text));
}

/** Whether its words go on in small letters behind the number, as in a sentence. */
export function goesOn({ line: { labelled, separated, title } }: Pick<CaptionUnit, 'line'>): boolean {
  return labelled && !separated && /^\p{Ll}/u.test(title);
}

/** Everything between two units. */
export interface Gap {
  /** Words of running text. */
  words: number;
  /** Paragraphs with and without words. */
  lines: number;
  blanks: number;
  /** Words of the first line and of the longest one. */
  firstLine: number;
  longest: number;
  /** Lines that label a part: "(a) Before the treatment". */
  partLabels: number;
  /** There is a heading; `laterHeading` if it comes after the first line. */
  heading: boolean;
  laterHeading: boolean;
  /** There is a page break that the author set, or one that Word recorded. */
  authorBreak: boolean;
  recordedBreak: boolean;
}

export function noGap(): Gap {
  return {
    words: 0,
    lines: 0,
    blanks: 0,
    firstLine: 0,
    longest: 0,
    partLabels: 0,
    heading: false,
    laterHeading: false,
    authorBreak: false,
    recordedBreak: false,
  };
}

/** Adds a paragraph's page breaks and the given number of its words. */
export function widen(gap: Gap, paragraph: Paragraph, words: number, numbering: Numbering): void {
  const { breaks, format } = paragraph;
  for (const { kind } of breaks) {
    if (kind === 'page') gap.authorBreak = true;
    if (kind === 'recorded') gap.recordedBreak = true;
  }
  if (format.pageBreakBefore) gap.authorBreak = true;
  if (words === 0) return;
  if (isHeading(paragraph)) {
    if (gap.lines > 0) gap.laterHeading = true;
    gap.heading = true;
  }
  if (gap.lines === 0) gap.firstLine = words;
  if (labelsPart(paragraph, numbering)) gap.partLabels += 1;
  gap.words += words;
  gap.lines += 1;
  gap.longest = Math.max(gap.longest, words);
}

/** Whether a line names a part of a figure, with a letter that is typed or that Word's numbering adds. */
function labelsPart({ text, format }: Paragraph, numbering: Numbering): boolean {
  if (partLabel.test(text)) return true;
  const list = format.numbering;
  const level = list ? numbering(list.id, list.level) : null;
  return level !== null && lettered.has(level.format) && automaticPartLabel.test(level.text);
}

/** `(a)`, `b)`, `(c) After a year`. */
const partLabel = /^\s*(?:\([a-zа-я]\)|[a-zа-я]\))/i;
const automaticPartLabel = /^\s*\(?%\d\)/;
const lettered: ReadonlySet<string> = new Set(['lowerLetter', 'upperLetter', 'russianLower', 'russianUpper']);
