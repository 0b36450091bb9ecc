import { FieldStack } from './elements/fields.ts';
import type { OpenDrawing } from './elements/open-drawing.ts';
import type { OpenParagraph } from './elements/open-paragraph.ts';
import { newRun, type OpenRun } from './elements/open-run.ts';
import type { OpenTable } from './elements/open-table.ts';
import type { Place } from './story.ts';

/**
 * One stream of paragraphs and everything that is open in it. The body is one flow; every text box is a flow of its
 * own, with its own fields and tables, inside a paragraph of the surrounding flow.
 */
export interface Flow {
  /** Index of the paragraph that the text box is anchored in; null for the body. */
  host: number | null;
  /** The text box is anchored in hidden text or in a field instruction. */
  isConcealed: boolean;
  paragraph: OpenParagraph | null;
  /** Opened for a paragraph directly inside another one, which no valid document has. Closes with that paragraph. */
  isMakeshift: boolean;
  /** The previous paragraph, if a revision removed its mark so that it continues in the next one. */
  unended: OpenParagraph | null;
  /** Names of bookmarks between paragraphs, kept for the next paragraph. */
  bookmarks: string[];
  run: OpenRun;
  fields: FieldStack;
  tables: OpenTable[];
  drawing: OpenDrawing | null;
}

export function newFlow(host: number | null, isConcealed = false): Flow {
  return {
    host,
    isConcealed,
    paragraph: null,
    isMakeshift: false,
    unended: null,
    bookmarks: [],
    run: newRun(),
    fields: new FieldStack(),
    tables: [],
    drawing: null,
  };
}

/** The place of a paragraph that opens now. */
export function placeIn(flow: Flow): Place {
  const inner = flow.tables.at(-1);
  const { host } = flow;
  if (!inner) return host === null ? inBody : { ...inBody, host };
  const { table, row, cell, column, columns } = inner;
  return { table: table.index, row, cell, column, columns, host };
}

/** Whether two paragraphs of one flow are in the same cell, or both outside any table. */
export function isSamePlace(one: Place, other: Place): boolean {
  return one.table === other.table && one.row === other.row && one.cell === other.cell;
}

/** Shared by nearly all paragraphs. */
const inBody: Place = { table: null, row: 0, cell: 0, column: 0, columns: 1, host: null };
