import { drawingsOf, type Paragraph, type Section, type Story } from '../../story/story.ts';
import { KeptBlocks } from './kept-blocks.ts';
import { type Block, columnOf, heightOf, setParagraph, textHeight } from './paragraph-block.ts';
import { rowsOf, setRow } from './table-rows.ts';

/** Sets the paragraphs and table rows of a story, each only once, however often its pages are walked. */
export class Typesetter {
  readonly #story: Story;
  readonly #noteWords: ReadonlyMap<string, number>;
  readonly #blocks = new KeptBlocks();
  readonly #rows = new KeptBlocks();
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
    return this.#blocks.getOrSet(paragraph.index, () => {
      const drawings = drawingsOf(this.#story, paragraph);
      const next = nextTo(paragraph, this.#story);
      return setParagraph(paragraph, columnOf(section, this.#story.settings), drawings, { previous, next });
    });
  }

  /**
   * @param cells the paragraphs of each cell of the row
   */
  row(cells: readonly (readonly Paragraph[])[], section: Section): Block {
    return this.#rows.getOrSet(cells[0]?.[0]?.index ?? -1, () =>
      setRow(cells, columnOf(section, this.#story.settings), this.#story),
    );
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

const wordsPerNoteLine = 16;
/** In points, for a font size of ten points. */
const noteLine = 11.5;

/** How much text fits on the pages of each section, in points: what margins, headers and footers leave. */
export class PageRooms {
  readonly #furniture: ReadonlyMap<string, Story>;
  readonly #rooms = new Map<Section, { first: number; others: number }>();

  constructor({ furniture }: Pick<Story, 'furniture'>) {
    this.#furniture = furniture;
  }

  /**
   * @param isFirst on the first page of the section, which may have a header and footer of its own
   */
  of(section: Section, isFirst = false): number {
    let rooms = this.#rooms.get(section);
    if (!rooms) {
      const others = this.#room(section, 'others');
      rooms = { first: section.titlePage ? this.#room(section, 'first') : others, others };
      this.#rooms.set(section, rooms);
    }
    return isFirst ? rooms.first : rooms.others;
  }

  #room(section: Section, page: 'first' | 'others'): number {
    const { headers, footers, headerDistance, footerDistance } = section;
    const room =
      textHeight(section) -
      this.#excess(headers[page], headerDistance, section.marginTop, section) -
      this.#excess(footers[page], footerDistance, section.marginBottom, section);
    return Math.max(room, Math.min(textHeight(section), section.pageHeight * leastShare));
  }

  /** How far a header or footer reaches beyond the margin. */
  #excess(id: string | null, distance: number | null, margin: number, section: Section): number {
    const story = id === null ? undefined : this.#furniture.get(id);
    if (!story || distance === null) return 0;
    return Math.max(0, distance + heightOfFurniture(story, section) - margin);
  }
}

/**
 * Text boxes, frames and floating tables and pictures take up no height, and neither does an empty last paragraph:
 * where theses have one below a page number, their pages hold as much text as without it.
 */
function heightOfFurniture(story: Story, section: Section): number {
  const { tables, settings } = story;
  const column = columnOf({ ...section, columns: 1 }, settings);
  const paragraphs = withoutEmptyEnd(story.paragraphs);
  let height = 0;
  let spaceAfter = 0;
  let index = 0;
  while (index < paragraphs.length) {
    const paragraph = paragraphs[index];
    const table = tables[paragraph?.place.table ?? -1];
    if (table) {
      const end = Math.max(table.end, index + 1);
      if (!table.isFloating && table.host === null)
        for (const cells of rowsOf(paragraphs.slice(index, end)))
          height += heightOf(setRow(cells, column, story));
      index = end;
      continue;
    }
    index += 1;
    if (!paragraph || paragraph.place.host !== null || paragraph.format.framed) continue;
    const own = drawingsOf(story, paragraph).filter(({ inline }) => inline);
    const [previous = null, next = null] = [paragraphs[index - 2], paragraphs[index]];
    const block = setParagraph(paragraph, column, own, { previous, next });
    height += Math.max(spaceAfter, block.before) + heightOf(block);
    spaceAfter = block.after;
  }
  return height + spaceAfter;
}

function withoutEmptyEnd(paragraphs: readonly Paragraph[]): readonly Paragraph[] {
  const last = paragraphs.at(-1);
  const isEmpty = last?.characters === 0 && last.drawings.length === 0;
  return isEmpty && paragraphs.length > 1 ? paragraphs.slice(0, -1) : paragraphs;
}

/** Whatever a header holds, some of the page is left for text. */
const leastShare = 0.25;
