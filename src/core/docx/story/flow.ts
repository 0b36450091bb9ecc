import { FieldStack } from './fields.ts';
import type { OpenDrawing } from './open-drawing.ts';
import type { OpenParagraph } from './open-paragraph.ts';
import type { Place, Table } from './story.ts';
import type { RunProperties } from './styles/paragraph-format.ts';

/**
 * One stream of paragraphs with what is open in it. The body is one; every text box is one of its own,
 * with fields and tables of its own, inside a paragraph of the flow around it.
 */
export interface Flow {
  /** Index of the paragraph that the text box is anchored in; null for the body. */
  host: number | null;
  /** The text box is anchored in hidden text or in a field's instruction. */
  isConcealed: boolean;
  paragraph: OpenParagraph | null;
  /** Opened by a paragraph right inside another, which no valid document has; it closes with that paragraph. */
  isMakeshift: boolean;
  /** The paragraph before, for a mark that a revision removed. */
  previous: OpenParagraph | null;
  /** Names of bookmarks between paragraphs, for the next one to come. */
  bookmarks: string[];
  run: OpenRun;
  fields: FieldStack;
  tables: OpenTable[];
  drawing: OpenDrawing | null;
}

/** Runs that say the same share one. */
export interface OpenRun {
  /** What the run itself says; null where it says nothing. */
  own: RunProperties | null;
  styleId: string | null;
  /** What is in force in a paragraph of this style, once text asked for it. */
  inForce: { paragraphStyle: string | null; properties: RunProperties } | null;
}

export interface OpenTable {
  table: Table;
  row: number;
  cell: number;
  /** What a revision removed around the place where the flow is; `table` in what was removed further out. */
  removed: 'table' | 'row' | 'cell' | null;
}

export function newFlow(host: number | null, isConcealed = false): Flow {
  return {
    host,
    isConcealed,
    paragraph: null,
    isMakeshift: false,
    previous: null,
    bookmarks: [],
    run: newRun(),
    fields: new FieldStack(),
    tables: [],
    drawing: null,
  };
}

export function newRun(): OpenRun {
  return { own: null, styleId: null, inForce: null };
}

/** Where a paragraph that opens now stands. */
export function placeIn(flow: Flow): Place {
  const inner = flow.tables.at(-1);
  return { table: inner?.table.index ?? null, row: inner?.row ?? 0, cell: inner?.cell ?? 0, host: flow.host };
}
