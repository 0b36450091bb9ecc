import type { Paragraph } from '../../../story/story.ts';
import type { Numbering } from '../../../story/styles/numbering.ts';
import { captionOf } from '../../../structure/paragraph-words.ts';
import { isForEither, readUnnumbered } from '../../../text/captions/caption-label.ts';
import { readCaptionStyle } from '../../../text/captions/caption-style.ts';
import {
  type CaptionText,
  isCaptionNote,
  readCaption,
  readOtherCaption,
} from '../../../text/captions/caption-text.ts';
import { readsLikeCode } from '../../../text/code-line.ts';
import { stripMarks } from '../../../text/fold-text.ts';
import { kindsOf } from '../../../text/vocabulary.ts';
import { numbersBetween, parseNumber } from '../facts/caption-number.ts';

/** A line that may be a caption: what its words, style and fields say, with nothing decided yet. */
export interface CaptionLine {
  /**
   * What its label says; `other` for listings, algorithms, equations and the like; `unlabelled` for a line in a
   * caption style that names nothing, or with a label for tables and figures alike, so that the object next to it
   * decides.
   */
  kind: 'table' | 'figure' | 'other' | 'unlabelled';
  text: string;
  /** `3`, `3.2`, `A-1`; empty if it is automatic or missing. */
  number: string;
  /** The label, folded; empty if the text has none, though a style or a field may name one. */
  label: string;
  /** It has a label. */
  labelled: boolean;
  /** The text after the number; the whole line if it has no label. */
  title: string;
  /** A separator or the end of the line follows the number, as is usual in captions and rare in sentences. */
  separated: boolean;
  /** "Table 3 (continued)". */
  continued: boolean;
  /** It has a caption style, or a style based on one. */
  styled: boolean;
  /** Word numbers it with a `SEQ` field. */
  counted: boolean;
  /** Words of the paragraph that come before the line. */
  wordsBefore: number;
}

/**
 * The captions in a paragraph, usually one or none. Under pictures side by side there are several, separated by tabs,
 * spaces, a vertical bar or a line break: `Fig. 3. Leaves    Fig. 4. Roots`, or only by their labels, if a separator
 * follows each number: `Fig. 3: Leaves Fig. 4: Roots`. Their numbers must be consecutive, since a single caption may well
 * mention other figures.
 */
export function readCaptionLines(paragraph: Paragraph, numbering: Numbering): CaptionLine[] {
  const first = readCaptionLine(paragraph, numbering);
  if (first === null) return [];
  const lines = [first];
  if (first.number === '' || first.continued) return lines;
  const pieces = paragraph.text.split(/\n|\t|\s{3,}|\s\|\s/);
  for (const piece of first.separated ? pieces.flatMap(splitAtLabel) : pieces) {
    const read = readCaption(piece.trim());
    if (!read || read.kind !== first.kind || read.continued || (first.separated && !read.separated)) continue;
    const before = parseNumber(lines.at(-1)?.number ?? '');
    if (numbersBetween(before, parseNumber(read.number)) === 0)
      lines.push({ ...first, ...read, text: piece.trim() });
  }
  return lines;
}

/** Splits a line before each later occurrence of the word that it starts with. */
function splitAtLabel(line: string): string[] {
  const [label = ''] = line.trim().split(/[\s.:\d]/, 1);
  return label === ''
    ? [line]
    : line.split(` ${label}`).map((piece, index) => (index === 0 ? piece : label + piece));
}

/** Reads a paragraph as a caption; null if nothing about it looks like one. */
export function readCaptionLine(paragraph: Paragraph, numbering: Numbering): CaptionLine | null {
  if (paragraph.words === 0) return null;
  const style = readCaptionStyle(paragraph.format.styles);
  const marks = {
    styled: style !== null,
    counted: paragraph.sequence !== null && !countsChapters(paragraph),
  };
  const isMarked = marks.styled || marks.counted;
  if (!isMarked && paragraph.words > longest) return null;
  const lines = paragraph.text.split('\n');
  for (const [index, line] of lines.entries()) {
    const text = line.trim();
    const whole = text === paragraph.text ? captionOf(paragraph) : readCaption(text);
    const read = whole ?? readAutomatic(paragraph, text, numbering) ?? readPlaceholder(paragraph, text);
    if (read) {
      // `tab1 = load();`
      if (!isMarked && readsLikeCode(text)) return null;
      const kind = isForEither(read.label) ? 'unlabelled' : read.kind;
      return { ...read, ...marks, kind, text, labelled: true, wordsBefore: wordsIn(lines.slice(0, index)) };
    }
  }
  return withoutLabel(paragraph, style, marks);
}

function wordsIn(lines: readonly string[]): number {
  return lines.join(' ').match(/\S+/g)?.length ?? 0;
}

function withoutLabel(
  paragraph: Paragraph,
  style: CaptionLine['kind'] | null,
  marks: Pick<CaptionLine, 'styled' | 'counted'>,
): CaptionLine | null {
  if (paragraph.words > longestUnlabelled) return null;
  const text = paragraph.text.trim();
  // Authors number listings with the field that they know from tables, so what the line says comes first.
  const other = readOtherCaption(text);
  // Nearly all paragraphs end here.
  if (paragraph.sequence === null && !other && style === null) return null;
  const base = {
    ...marks,
    text,
    label: '',
    number: '',
    labelled: false,
    title: text,
    continued: false,
    wordsBefore: 0,
  };
  const sequence = paragraph.sequence === null ? null : sequenceKind(paragraph);
  if (paragraph.sequence !== null && (!other || sequence === null))
    return sequence && { ...base, kind: kindBeside(sequence, text), separated: true };
  if (other) {
    const { label, title, separated } = other;
    return { ...base, label, title, separated, kind: 'other', labelled: true };
  }
  // Some authors base a style for headings on the one for captions. A single character or "(a)" numbers an equation or a panel.
  if (style === null || isHeading(paragraph) || isCaptionNote(text) || !/\p{L}{2}|\p{Lo}/u.test(text))
    return null;
  return { ...base, kind: style, separated: true };
}

/** Whether a paragraph has the outline level of a heading. */
export function isHeading({ format }: Paragraph): boolean {
  return format.outlineLevel !== undefined;
}

/**
 * If a number follows a word that no language has as a label, such as "Film 1", the author numbers a kind of their own
 * with the field for tables or figures, so what stands beside the line tells what it is.
 */
function kindBeside(sequence: CaptionLine['kind'], text: string): CaptionLine['kind'] {
  const isItem = sequence === 'table' || sequence === 'figure';
  return isItem && /^\p{L}[\p{L}\p{M}]{2,}\.?\s?\d/u.test(text) ? 'unlabelled' : sequence;
}

/** A field that counts chapters, often a hidden one, resets other numbers. */
function countsChapters({ sequence }: Paragraph): boolean {
  return kindsOf(sequence ?? '').has('chapter');
}

/** What a `SEQ` field says about a line without a label; null if it does not number a caption. */
function sequenceKind(paragraph: Paragraph): CaptionLine['kind'] | null {
  const { sequence, equations } = paragraph;
  if (countsChapters(paragraph)) return null;
  const kinds = kindsOf(sequence ?? '');
  const named = labelKind(sequence ?? '');
  if (named !== null) return named;
  // An equation's number is next to what it numbers.
  if (equations > 0) return null;
  // "Appendix 3" names a place, not a kind.
  return kinds.has('appendix') ? 'unlabelled' : 'other';
}

/** What the name of a sequence is a label of. Word writes a label of several words, such as "Table A.", as `Table_A.`. */
function labelKind(sequence: string): 'table' | 'figure' | null {
  for (const name of [sequence, ...sequence.split(/[_\d.]+/u)]) {
    const kinds = kindsOf(name);
    if (kinds.has('figureLabel')) return 'figure';
    if (kinds.has('tableLabel')) return 'table';
  }
  return null;
}

/** Reads a label that Word's numbering adds, such as `Tabla %1.`, followed by the paragraph's own text. */
function readAutomatic(paragraph: Paragraph, text: string, numbering: Numbering): CaptionText | null {
  const list = paragraph.format.numbering;
  const level = list ? numbering(list.id, list.level) : null;
  if (level === null || !/\p{L}/u.test(level.text)) return null;
  const read = readCaption(`${level.text.replace(/%\d/g, '1')} ${text}`);
  return read && { ...read, number: '' };
}

/** Reads a label without a number: `Figure: …`, `Figure X. …`, `Figure`. */
function readPlaceholder(paragraph: Paragraph, text: string): CaptionText | null {
  const label = readUnnumbered(stripMarks(text.slice(0, 40)));
  if (label === null) return null;
  const title = label.rest.replace(/^[\s.:)\]\-–—,]+/u, '');
  if (title === '' && isHeading(paragraph)) return null;
  return { kind: label.kind, label: label.label, number: '', title, continued: false, separated: true };
}

/** Words of a paragraph that may be a caption with explanations. */
const longest = 200;
/** Words of a line that only a style or a field marks as a caption. */
const longestUnlabelled = 80;
