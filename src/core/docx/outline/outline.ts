import type { DrawingKind } from '../story/drawing-kind.ts';

/**
 * A document as an outline that can be read: a row for each paragraph, table and picture, and the bands that the rows
 * stand in. Positions are numbers of paragraphs, as boundaries name them.
 */
export interface Outline {
  /** In the order of the text. Paragraphs with nothing in them have none. */
  rows: OutlineRow[];
  /** All of the document, band by band. */
  bands: OutlineBand[];
  /** Pages, as far as they are known. */
  pages: number;
}

/** What a stretch of the document is taken for. An appendix is a part of the text. */
export type BandKind = 'front' | 'text' | 'references' | 'appendix' | 'leftOut';

export interface OutlineBand {
  kind: BandKind;
  /** The first paragraph, and the one after the last. */
  from: number;
  until: number;
  /** Those of notes among them. */
  words: number;
}

export interface OutlineRow {
  /** The number of the paragraph, or of a table's first one. */
  at: number;
  kind: RowKind;
  /** The first words as a reader sees them (at most 120 characters); of a table its first cells. */
  text: string;
  /** Of a table, those of all its cells; without notes. */
  words: number;
  /** Of a heading, 1 for a chapter. */
  level?: number | undefined;
  /** It stands in a text box. */
  boxed?: true | undefined;
  /** The page it starts on, where that is another than the row before starts on; and what turned the page. */
  page?: number | undefined;
  turnedBy?: TurnedBy | undefined;
  /** Rows and columns of a table. */
  grid?: { rows: number; columns: number } | undefined;
  /** What is drawn there, the largest first; sizes in points, 0 where the document does not say. */
  drawing?: { kind: DrawingKind; width: number; height: number; count: number } | undefined;
  /** Tables and figures that the report lists there. */
  items?: OutlineItem[] | undefined;
  /** What an editor should look at there. */
  doubts?: string[] | undefined;
}

export type RowKind = 'heading' | 'text' | 'contents' | 'table' | 'drawing';

/** A break of the author, one that Word recorded, or our estimate of the layout. */
export type TurnedBy = 'author' | 'recorded' | 'estimate';

/** A table or figure of the report at its row. */
export interface OutlineItem {
  kind: 'table' | 'figure';
  /** Its paragraph in the report, as boundaries name it. */
  paragraph: number;
  counted: boolean;
  /** Its place among those that count, from 1 on; null for one that does not. */
  number: number | null;
  caption: string | null;
  reason: string;
  certainty: number;
}
