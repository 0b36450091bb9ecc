import type { PassageDigest } from '../text/word-digests.ts';
import type { DrawingKind } from './drawing-kind.ts';
import type { ParagraphFormat } from './styles/paragraph-format.ts';

/**
 * The main story of a document with all that the five numbers need and nothing else: no run, no
 * formatting that decides nothing, and of each paragraph's text only the start.
 */
export interface Story {
  /** All paragraphs in reading order, those of tables and text boxes among them. */
  paragraphs: Paragraph[];
  tables: Table[];
  drawings: Drawing[];
  sections: Section[];
  settings: Settings;
  /** Embedded HTML, RTF or sub-documents (`w:altChunk`, `w:subDoc`), whose text is not in the story. */
  foreignParts: number;
  /** Characters but white space of field instructions, which no reader sees: citation managers keep whole records in them. */
  fieldCharacters: number;
  /** Passages that a tracked change removed, which Word may still show. */
  removals: number;
}

/** What of the settings the layout depends on (17.15). */
export interface Settings {
  /** Points from one tab stop to the next where a paragraph sets none. */
  defaultTabStop: number;
  /** The version of Word whose layout is asked for: 12 for 2007, 14 for 2010, 15 for all since. */
  compatibilityMode: number;
  /** The space after a paragraph and that before the next add up, where else the larger one holds. */
  spacesAddUp: boolean;
  /** The mark of a paragraph that ends in a page break stands on the new page, as before Word 2007. */
  marksFollowBreaks: boolean;
}

export interface Paragraph {
  index: number;
  /** The first {@link keptCharacters} characters as a reader sees them; a tab is `\t`, a line break `\n`. */
  text: string;
  /** All visible characters but white space, the ones that `text` no longer holds included. */
  characters: number;
  /** Words of this paragraph alone: neither its text boxes' nor its notes'. */
  words: number;
  /** Footnotes and endnotes referred to, as `footnote:3`. */
  notes: readonly string[];
  format: ParagraphFormat;
  look: Look;
  /** Page breaks in the paragraph in the order of the text. */
  breaks: readonly Break[];
  place: Place;
  /** Fields and content controls around or in the paragraph that say what it is. */
  roles: readonly Role[];
  /** The identifier of a `SEQ` field, such as `Figure`. */
  sequence: string | null;
  /** Names of bookmarks that start here and may be a contents entry's target. */
  bookmarks: readonly string[];
  /** The bookmark that a contents entry points to. */
  target: string | null;
  /** Indexes into {@link Story.drawings}. */
  drawings: readonly number[];
  /** Display equations and equations in line: `m:oMath`, each a character too, and objects, which are none. */
  equations: number;
  /** Index into {@link Story.sections} where this paragraph ends one. */
  endsSection: number | null;
  /** What tells its text from others, where that was asked for; of its own words alone, as `words`. */
  digest?: PassageDigest;
}

/** Where a paragraph stands. */
export interface Place {
  /** Index of the innermost table, with the paragraph's row and cell in it. */
  table: number | null;
  row: number;
  cell: number;
  /** The first column of the grid that the cell covers, and how many it covers; see {@link Table.gridWidths}. */
  column: number;
  columns: number;
  /** Index of the paragraph that a text box is anchored in. */
  host: number | null;
}

/** What the runs of a paragraph look like, weighed by their characters. */
export interface Look {
  /** Share of characters, 0 to 1. */
  bold: number;
  italic: number;
  capitals: number;
  underlined: number;
  /** In a typewriter face, as code is set. */
  monospaced: number;
  /** Mean size in points; of the paragraph's mark where there is no text. */
  size: number;
  /** The name of the font that most characters are set in, fonts of the theme by their own; of the mark where there is no text. */
  font: string;
}

export interface Break {
  /** `page` and `column` were put there by the author, `recorded` by Word's last layout. */
  kind: 'page' | 'column' | 'recorded';
  /** Visible characters of the paragraph before it. */
  after: number;
  /** Drawings of the paragraph before it. */
  drawings: number;
}

/** What a field or a content control says about the paragraphs in it. */
export type Role =
  | 'contents'
  | 'list-of-captions'
  | 'bibliography'
  | 'index'
  | 'authorities'
  | 'cover-page'
  /** An entry that refers to a page by a `PAGEREF` field. */
  | 'page-reference';

export interface Table {
  index: number;
  /** First paragraph, and the one after the last. */
  first: number;
  end: number;
  /** The table that this one is nested in. */
  outer: number | null;
  /** Paragraph that the table's text box is anchored in. */
  host: number | null;
  rows: number;
  /** Most cells in a row. */
  columns: number;
  cells: number;
  /** Id of its style. */
  style: string | null;
  /** Widths of the grid's columns in points, which cells cover one or several of; none where the document says nothing. */
  gridWidths: readonly number[];
  /** Cells that cover several columns of the grid (`w:gridSpan`). */
  wideCells: number;
  /** Cells that go on from the one above (`w:vMerge`). */
  continuedCells: number;
  /** Rows at the top that repeat on every page (`w:tblHeader`). */
  headerRows: number;
  /** Rows whose height is set, in order. */
  rowHeights: readonly RowHeight[];
  /** Any line can be seen, whether the table, its style or a cell sets it; white ones cannot. */
  hasLines: boolean;
  /** Text flows around it (`w:tblpPr`). */
  isFloating: boolean;
}

export interface RowHeight {
  row: number;
  /** Points: exactly, or at least. */
  height: number;
  isExact: boolean;
}

export interface Drawing {
  index: number;
  paragraph: number;
  kind: DrawingKind;
  /** Pictures in it; a group or canvas may hold several. */
  pictures: number;
  /** All shapes; text boxes and lines are among them. */
  shapes: number;
  lines: number;
  textBoxes: number;
  inline: boolean;
  /** Points; 0 where the document does not say. */
  width: number;
  height: number;
}

/** Page geometry in points, a gutter being part of the left margin, and how the section begins. */
export interface Section {
  /** The paragraph after which the section ends. */
  lastParagraph: number;
  start: 'nextPage' | 'oddPage' | 'evenPage' | 'continuous' | 'nextColumn';
  pageWidth: number;
  pageHeight: number;
  marginTop: number;
  marginBottom: number;
  marginLeft: number;
  marginRight: number;
  columns: number;
  /** Points between columns. */
  columnGap: number;
  /** Points from one line of the section's grid to the next, which East Asian layout sets lines on; null without one. */
  linePitch: number | null;
  /** `decimal`, `lowerRoman` …; null where the section says nothing. */
  numberFormat: string | null;
  /** The number that its first page is given, where numbering restarts. */
  numberStart: number | null;
  /** A title page differs in headers and footers, and often has no page number. */
  titlePage: boolean;
}

/** How much of a paragraph's text is kept: enough for any heading, caption or contents entry. */
export const keptCharacters = 400;
