import type { PassageDigest } from '../text/word-digests.ts';
import type { ParagraphFormat } from './styles/paragraph-format.ts';

/**
 * The main story of a document, reduced to what the five numbers need: no runs, no formatting that decides nothing,
 * and only the start of each paragraph's text.
 */
export interface Story {
  /** All paragraphs in reading order, including those in tables and text boxes. */
  paragraphs: Paragraph[];
  tables: Table[];
  drawings: Drawing[];
  sections: Section[];
  settings: Settings;
  /** Headers and footers, each as a story of its own, by the ids that {@link PageFurniture} names. */
  furniture: ReadonlyMap<string, Story>;
  /** Embedded HTML, RTF or sub-documents (`w:altChunk`, `w:subDoc`), whose text is not in the story. */
  foreignParts: number;
  /** Index of the paragraph that the first of them is in or before; null if there is none. */
  firstForeignPart: number | null;
  /**
   * Characters of field instructions, not counting white space. They are invisible; citation managers store whole
   * records in them.
   */
  fieldCharacters: number;
  /** Passages removed by tracked changes, which Word may still show. */
  removals: number;
}

/** The settings that the layout depends on (17.15). */
export interface Settings {
  /** Distance between default tab stops, in points, for paragraphs that set none. */
  defaultTabStop: number;
  /** The Word version whose layout the document asks for: 12 for 2007, 14 for 2010, 15 for all later ones. */
  compatibilityMode: number;
  /** The space after a paragraph and the space before the next are added; otherwise the larger one applies. */
  spacesAddUp: boolean;
  /** The mark of a paragraph that ends in a page break is on the new page, as before Word 2007. */
  marksFollowBreaks: boolean;
  /** Odd pages are right-hand pages: margins are mirrored, or even pages have headers of their own. */
  hasFacingPages: boolean;
}

export interface Paragraph {
  index: number;
  /** The first {@link keptCharacters} visible characters; a tab is `\t`, a line break `\n`. */
  text: string;
  /** All visible characters except white space, including those that `text` does not keep. */
  characters: number;
  /** Words of this paragraph only, without its text boxes and notes. */
  words: number;
  /** The footnotes and endnotes it refers to, such as `footnote:3`. */
  notes: readonly string[];
  format: ParagraphFormat;
  look: Look;
  /** Page breaks in the paragraph, in document order. */
  breaks: readonly Break[];
  place: Place;
  /** What fields and content controls in or around the paragraph say it is. */
  roles: readonly Role[];
  /** The identifier of a `SEQ` field, such as `Figure`. */
  sequence: string | null;
  /** Names of bookmarks that start here and may be the target of a contents entry. */
  bookmarks: readonly string[];
  /** The bookmark that a contents entry points to. */
  target: string | null;
  /** Its text starts in a link or an equation, where Word records no page break. */
  startsUnrecorded: boolean;
  /** Indexes into {@link Story.drawings}. */
  drawings: readonly number[];
  /**
   * Number of equations, displayed or inline. `m:oMath` equations also count as a character each; embedded objects do
   * not.
   */
  equations: number;
  /** Index into {@link Story.sections} if this paragraph ends a section. */
  endsSection: number | null;
  /** Identifies its text, if digests were requested; covers the same words as `words`. */
  digest?: PassageDigest;
}

/** Where a paragraph is. */
export interface Place {
  /** Index of the innermost table, and the paragraph's row and cell in it. */
  table: number | null;
  row: number;
  cell: number;
  /** The first grid column that the cell covers, and how many it covers; see {@link Table.gridWidths}. */
  column: number;
  columns: number;
  /** Index of the paragraph that its text box is anchored in; null if the text itself is in text boxes. */
  host: number | null;
}

/** What the runs of a paragraph look like, weighted by their characters. */
export interface Look {
  /** Share of characters, from 0 to 1. */
  bold: number;
  italic: number;
  capitals: number;
  underlined: number;
  /** In a monospaced font, as code is set. */
  monospaced: number;
  /** Mean size in points; the size of the paragraph mark if it has no text. */
  size: number;
  /**
   * The font of most characters, with theme fonts under their real names; the font of the paragraph mark if it has no
   * text.
   */
  font: string;
}

export interface Break {
  /** `page` and `column` breaks were set by the author; `recorded` breaks come from Word's last layout. */
  kind: 'page' | 'column' | 'recorded';
  /** Number of visible characters of the paragraph before the break. */
  after: number;
  /** Number of drawings of the paragraph before the break. */
  drawings: number;
}

/** What a field or a content control says about the paragraphs it contains. */
export type Role =
  | 'contents'
  | 'list-of-captions'
  | 'bibliography'
  | 'index'
  | 'authorities'
  | 'cover-page'
  /** A field to fill in: a text field, a tick box, a list to choose from or a date. */
  | 'form-field'
  /** Its text starts with a cross-reference, as a sentence may and a caption does not: "Figure 3 shows …". */
  | 'cross-reference'
  /** An entry that refers to a page with a `PAGEREF` field. */
  | 'page-reference';

export interface Table {
  index: number;
  /** Index of its first paragraph, and of the one after its last. */
  first: number;
  end: number;
  /** The table that this one is nested in. */
  outer: number | null;
  /** Index of the paragraph that the table's text box is anchored in. */
  host: number | null;
  rows: number;
  /** The largest number of cells in a row. */
  columns: number;
  cells: number;
  /** Id of its style. */
  style: string | null;
  /** Widths of the grid columns in points; a cell covers one or more of them. Empty if the document does not say. */
  gridWidths: readonly number[];
  /** Cells that cover several grid columns (`w:gridSpan`). */
  wideCells: number;
  /** Cells that continue the one above (`w:vMerge`). */
  continuedCells: number;
  /** Rows at the top that are repeated on every page (`w:tblHeader`). */
  headerRows: number;
  /** Rows with a set height, in order. */
  rowHeights: readonly RowHeight[];
  /** A line or the shading of a cell is visible, set by the table, its style or a cell; white is not visible. */
  hasLinesOrShading: boolean;
  /** Text flows around it (`w:tblpPr`). */
  isFloating: boolean;
}

export interface RowHeight {
  row: number;
  /** In points: exact, or a minimum. */
  height: number;
  isExact: boolean;
}

/** What kind of drawing this is, as far as the document says. */
export type DrawingKind =
  | 'picture'
  | 'chart'
  | 'diagram'
  /** Vector shapes, text boxes, groups and canvases. */
  | 'shapes'
  | 'ink'
  /** An OLE equation, or a picture of one. */
  | 'equation'
  /** An embedded text document, such as code from WordPad. */
  | 'document'
  /** Any other embedded object, such as a spreadsheet or a Visio drawing. */
  | 'object'
  /** A button, check box or form field, with its picture. */
  | 'control'
  /** A horizontal rule. */
  | 'rule';

export interface Drawing {
  index: number;
  paragraph: number;
  kind: DrawingKind;
  /** Number of pictures in it; a group or canvas may contain several. */
  pictures: number;
  /** Number of shapes, including text boxes and lines. */
  shapes: number;
  lines: number;
  textBoxes: number;
  inline: boolean;
  /** Where the text goes that a floating drawing pushes aside; `none` if it pushes none aside. */
  wrap: 'none' | 'beside' | 'aboveAndBelow';
  /** It lies behind the text. */
  behind: boolean;
  /** In points; 0 if the document does not say. */
  width: number;
  height: number;
}

/** Page geometry in points, with any gutter included in the left margin, and how the section begins. */
export interface Section {
  /** Index of the last paragraph of the section. */
  lastParagraph: number;
  start: 'nextPage' | 'oddPage' | 'evenPage' | 'continuous' | 'nextColumn';
  pageWidth: number;
  pageHeight: number;
  marginTop: number;
  marginBottom: number;
  marginLeft: number;
  marginRight: number;
  /**
   * Distance of header and footer from the edges of the page, in points. A tall one pushes the text down or up; null if
   * the margin is fixed, so that it does not.
   */
  headerDistance: number | null;
  footerDistance: number | null;
  headers: PageFurniture;
  footers: PageFurniture;
  columns: number;
  /** Gap between columns, in points. */
  columnGap: number;
  /** Distance in points between the lines of the section's grid, used in East Asian layout; null without a grid. */
  linePitch: number | null;
  /** `decimal`, `lowerRoman` and so on; null if the section does not say. */
  numberFormat: string | null;
  /** The number of its first page, if numbering restarts. */
  numberStart: number | null;
  /** Its first page has different headers and footers, and often no page number. */
  titlePage: boolean;
}

/** Ids of a section's headers or footers, as keys of {@link Story.furniture}; null without one. */
export interface PageFurniture {
  /** On the section's first page, if that differs ({@link Section.titlePage}). */
  first: string | null;
  /** On the others. Those of even pages, which few documents have, are taken to be as tall. */
  others: string | null;
}

/** How many characters of a paragraph's text are kept: enough for any heading, caption or contents entry. */
export const keptCharacters = 400;

/** Returns the drawings that are anchored in a paragraph of a story. */
export function drawingsOf({ drawings }: Pick<Story, 'drawings'>, paragraph: Paragraph): Drawing[] {
  return paragraph.drawings.flatMap((index) => drawings[index] ?? []);
}
