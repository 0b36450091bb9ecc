import type { Paragraph, Section, Story } from '../../story/story.ts';
import { PageRooms } from './page-rooms.ts';
import { type Block, columnOf, setParagraph } from './paragraph-block.ts';
import { setRow } from './table-rows.ts';

/** Sets the paragraphs and table rows of a story, each only once, however often its pages are walked. */
export class Typesetter {
  readonly #story: Story;
  readonly #noteWords: ReadonlyMap<string, number>;
  readonly #blocks = new Map<number, Block>();
  readonly #rows = new Map<number, Block>();
  readonly #rooms: PageRooms;

  /**
   * @param noteWords words of each footnote and endnote, keyed as in `Paragraph.notes`
   */
  constructor(story: Story, noteWords: ReadonlyMap<string, number> = new Map()) {
    this.#story = story;
    this.#noteWords = noteWords;
    this.#rooms = new PageRooms(story);
  }

  /** Height of the text on a page of a section; its first page may differ. */
  room(section: Section, isFirst = false): number {
    return this.#rooms.of(section, isFirst);
  }

  paragraph(paragraph: Paragraph, section: Section, previous: Paragraph | null): Block {
    let block = this.#blocks.get(paragraph.index);
    if (!block) {
      const drawings = paragraph.drawings.flatMap((index) => this.#story.drawings[index] ?? []);
      const next = nextTo(paragraph, this.#story);
      block = setParagraph(paragraph, columnOf(section, this.#story.settings), drawings, { previous, next });
      if (this.#blocks.size < mostKept) this.#blocks.set(paragraph.index, block);
    }
    return block;
  }

  /**
   * @param cells the paragraphs of each cell of the row
   */
  row(cells: readonly (readonly Paragraph[])[], section: Section): Block {
    const first = cells[0]?.[0]?.index ?? -1;
    let block = this.#rows.get(first);
    if (!block) {
      block = setRow(cells, columnOf(section, this.#story.settings), this.#story);
      if (this.#rows.size < mostKept) this.#rows.set(first, block);
    }
    return block;
  }

  /**
   * Height in points of a paragraph's footnotes at the bottom of its page. Endnotes come much later and do not count.
   */
  noteHeight({ notes }: Paragraph): number {
    let height = 0;
    for (const note of notes) {
      if (!note.startsWith('footnote')) continue;
      const lines = Math.max(1, Math.ceil((this.#noteWords.get(note) ?? 0) / wordsPerNoteLine));
      height += lines * noteLine;
    }
    return height;
  }
}

/** The paragraph below one, unless it is in a table or a text box of its own. */
function nextTo({ index, place }: Paragraph, { paragraphs }: Story): Paragraph | null {
  const next = paragraphs[index + 1];
  return next?.place.table === place.table && next.place.host === place.host ? next : null;
}

/** Front matter, which is walked several times, has far fewer. Each entry is small. */
const mostKept = 100_000;
const wordsPerNoteLine = 16;
/** In points, for a font size of ten points. */
const noteLine = 11.5;
