import { drawingsOf, type Paragraph, type Section, type Story } from '../../story/story.ts';
import { type Column, columnOf, heightOf, setParagraph } from './paragraph-block.ts';
import { rowsOf, setRow } from './table-rows.ts';

/** A column that a header or footer was measured in, and its height there in points. */
interface Measured {
  column: Column;
  height: number;
}

/** Measures headers and footers: each once per column, whichever sections have it. */
export class FurnitureHeights {
  readonly #measured = new Map<Story, Measured[]>();

  /** The height of a header or footer on the pages of a section, in points. */
  of(story: Story, section: Section): number {
    const column = columnOf({ ...section, columns: 1 }, story.settings);
    const measured = this.#measured.get(story) ?? [];
    const known = measured.find((each) => isSame(each.column, column)) ?? mostSimilar(measured, column);
    if (known) return known.height;
    const height = heightIn(column, story);
    this.#measured.set(story, [...measured, { column, height }]);
    return height;
  }
}

function isSame(one: Column, other: Column): boolean {
  return one.width === other.width && one.linePitch === other.linePitch;
}

/** After measuring in as many columns as may be, returns the one that is most like another; null before. */
function mostSimilar(measured: readonly Measured[], { width }: Column): Measured | null {
  if (measured.length < mostColumns) return null;
  const distance = (each: Measured) => Math.abs(each.column.width - width);
  return measured.reduce((best, each) => (distance(each) < distance(best) ? each : best));
}

/** The text of a thesis has three or four different widths, as wide tables stand across the page. */
const mostColumns = 12;

/**
 * Text boxes, frames and floating tables and pictures take up no height, and neither does an empty last paragraph:
 * where theses have one below a page number, their pages hold as much text as without it.
 */
function heightIn(column: Column, story: Story): number {
  const { tables } = story;
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
