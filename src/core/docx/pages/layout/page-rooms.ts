import type { Paragraph, Section, Story } from '../../story/story.ts';
import { columnOf, heightOf, setParagraph, textHeight } from './paragraph-block.ts';
import { rowsOf, setRow } from './table-rows.ts';

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
  const { tables, drawings, settings } = story;
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
    const own = paragraph.drawings.flatMap((each) => drawings[each] ?? []).filter(({ inline }) => inline);
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
