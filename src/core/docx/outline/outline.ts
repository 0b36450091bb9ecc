import type { DrawingKind } from '../story/story.ts';

/**
 * A document as a readable outline: a row for each paragraph, table and picture, and the bands that the rows are in.
 * Positions are paragraph numbers, as in boundaries.
 */
export interface Outline {
  /** In document order. Empty paragraphs have no row. */
  rows: OutlineRow[];
  /** The whole document, band by band. */
  bands: OutlineBand[];
  /** The doubts of the report about numbers that are not set by hand, each with the number of the row to look at. */
  doubts: OutlineDoubt[];
  /** Number of pages, as far as it is known. */
  pages: number;
}

/** What a stretch of the document was taken for. An appendix is part of the text. */
export type BandKind = 'front' | 'text' | 'references' | 'appendix' | 'leftOut';

/** The names that editors use for the bands. */
export const bandNames: Readonly<Record<BandKind, string>> = {
  front: 'Front matter',
  text: 'Text',
  references: 'References',
  appendix: 'Appendix',
  leftOut: 'Left out',
};

export interface OutlineBand {
  kind: BandKind;
  /** Number of the first paragraph, and of the one after the last. */
  from: number;
  until: number;
  /** Includes the words of its notes. */
  words: number;
}

export interface OutlineDoubt {
  says: string;
  /** Null if it is about no place in particular. */
  at: number | null;
}

export interface OutlineRow {
  /** The number of the paragraph, or of a table's first paragraph. */
  at: number;
  kind: RowKind;
  /** The first words as a reader sees them (at most 120 characters); for a table, those of its first cells. */
  text: string;
  /** Without notes; for a table, the words of all its cells. */
  words: number;
  /** For headings; 1 for a chapter. */
  level?: number | undefined;
  /** It is in a text box. */
  boxed?: true | undefined;
  /** The page it starts on, if the row before starts on another one, and what caused the page break. */
  page?: number | undefined;
  turnedBy?: TurnedBy | undefined;
  /** Rows and columns of a table. */
  grid?: { rows: number; columns: number } | undefined;
  /** The largest drawing and how many there are; sizes in points, 0 if the document does not say. */
  drawing?: { kind: DrawingKind; width: number; height: number; count: number } | undefined;
  /** Tables and figures of the report at this row. */
  items?: OutlineItem[] | undefined;
  /** What an editor should check here. */
  doubts?: string[] | undefined;
}

export type RowKind = 'heading' | 'text' | 'contents' | 'table' | 'drawing';

/** Set by the author, recorded by Word, or estimated by our layout. */
export type TurnedBy = 'author' | 'recorded' | 'estimate';

/** A table or figure of the report, at its row. */
export interface OutlineItem {
  kind: 'table' | 'figure';
  /** Its paragraph in the report, as in boundaries. */
  paragraph: number;
  counted: boolean;
  /** Its position among those that count, starting at 1; null if it does not count. */
  number: number | null;
  caption: string | null;
  reason: string;
  certainty: number;
}
