import { drawingsOf, type Paragraph, type Section, type Story } from '../../story/story.ts';
import { FurnitureHeights } from './furniture-heights.ts';
import { KeptBlocks } from './kept-blocks.ts';
import { type Block, columnOf, setParagraph, textHeight } from './paragraph-block.ts';
import { setRow } from './table-rows.ts';

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
  readonly #heights = new FurnitureHeights();
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
    return Math.max(0, distance + this.#heights.of(story, section) - margin);
  }
}

/** Whatever a header holds, some of the page is left for text. */
const leastShare = 0.25;
