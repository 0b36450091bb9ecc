import type { DigestBudget } from '../text/word-digests.ts';
import { FieldStack } from './elements/fields.ts';
import type { OpenDrawing } from './elements/open-drawing.ts';
import { OpenParagraph } from './elements/open-paragraph.ts';
import { newRun, type OpenRun } from './elements/open-run.ts';
import type { OpenTable } from './elements/open-table.ts';
import type { Place, Role, Story } from './story.ts';
import type { StyleSheet } from './styles/style-sheet.ts';

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
function isSamePlace(one: Place, other: Place): boolean {
  return one.table === other.table && one.row === other.row && one.cell === other.cell;
}

/** Shared by nearly all paragraphs. */
const inBody: Place = { table: null, row: 0, cell: 0, column: 0, columns: 1, host: null };

/**
 * Numbers the paragraphs of all flows in document order and joins those whose marks a revision removed. Like Word
 * when changes are accepted, it continues each such paragraph in the next one of its flow and gives it that one's
 * properties (17.13.5.15). A paragraph with nothing left in it disappears.
 */
export class ParagraphSequence {
  /** Index of the next paragraph. */
  next = 0;
  readonly #story: Story;
  readonly #styles: StyleSheet;
  readonly #budget: DigestBudget | null;

  constructor(story: Story, styles: StyleSheet, budget: DigestBudget | null) {
    this.#story = story;
    this.#styles = styles;
    this.#budget = budget;
  }

  open(flow: Flow, roles: readonly Role[]): void {
    // In a damaged document, paragraphs may be nested; dropping one would leave a gap in the numbering.
    this.close(flow);
    const paragraph =
      this.#goOn(flow, roles) ?? new OpenParagraph(this.#take(), placeIn(flow), roles, this.#budget);
    for (const bookmark of flow.bookmarks) paragraph.bookmarks.push(bookmark);
    flow.bookmarks = [];
    flow.run = newRun();
    flow.paragraph = paragraph;
  }

  close(flow: Flow): void {
    const { paragraph } = flow;
    if (!paragraph) return;
    flow.paragraph = null;
    if (!paragraph.markDeleted) this.#keep(paragraph);
    else {
      flow.unended = paragraph;
      // While it is empty, the next paragraph takes its index.
      if (paragraph.isNothing) this.next = paragraph.index;
    }
  }

  /** Ends a flow, or a cell in it. The last paragraph mark cannot be removed, whatever a revision says. */
  end(flow: Flow): void {
    this.close(flow);
    const { unended } = flow;
    if (!unended) return;
    flow.unended = null;
    if (unended.isNothing) unended.index = this.#take();
    this.#keep(unended);
  }

  endCell(flow: Flow): void {
    if (flow.unended && isSamePlace(flow.unended.place, placeIn(flow))) this.end(flow);
  }

  /**
   * Called when a content control around paragraphs begins or ends. Text does not continue across it; nothing else
   * ends.
   */
  endText(flow: Flow): void {
    if (!flow.paragraph && flow.unended?.isNothing === false) this.end(flow);
  }

  /** Returns the previous paragraph if it continues in the one that opens now. */
  #goOn(flow: Flow, roles: readonly Role[]): OpenParagraph | null {
    const { unended } = flow;
    if (!unended) return null;
    flow.unended = null;
    if (isSamePlace(unended.place, placeIn(flow))) {
      if (unended.isNothing) unended.index = this.#take();
      unended.goOn(roles);
      return unended;
    }
    // A paragraph cannot continue in a table. Before a table, a mark can only go if its paragraph is empty.
    if (unended.isNothing) flow.bookmarks = [...unended.bookmarks, ...flow.bookmarks];
    else this.#keep(unended);
    return null;
  }

  #take(): number {
    this.next += 1;
    return this.next - 1;
  }

  /** Text boxes finish their paragraphs before the paragraph they are anchored in; the index keeps the order. */
  #keep(paragraph: OpenParagraph): void {
    const { paragraphs, tables } = this.#story;
    const table = paragraph.place.table === null ? undefined : tables[paragraph.place.table];
    paragraphs[paragraph.index] = paragraph.finish(this.#styles, table?.style);
  }
}
