import type { Section, Story } from '../../story/story.ts';
import { endsPage } from '../../structure/front-matter.ts';
import { heightOf } from './paragraph-block.ts';
import { rowsOf, startsPage } from './table-rows.ts';
import type { Typesetter } from './typesetter.ts';

/**
 * The height of what comes before the author's next break, from a paragraph or a table on.
 *
 * @returns null if it is more than the end of a page
 */
export function heightToBreak(
  { paragraphs, tables, sections }: Story,
  start: number,
  section: Section,
  typesetter: Typesetter,
): number | null {
  const most = typesetter.room(section) * endOfPage;
  const last = Math.min(paragraphs.length, start + furthest);
  let height = 0;
  let index = start;
  while (index < last && height <= most) {
    const paragraph = paragraphs[index];
    if (!paragraph) return null;
    const table = tables[paragraph.place.table ?? -1];
    if (paragraph.place.host !== null) index += 1;
    else if (table) {
      const end = Math.max(table.end, index + 1);
      if (end > last) return null;
      const inTable = paragraphs.slice(index, end);
      for (const cells of rowsOf(inTable)) {
        if (height > 0 && startsPage(cells)) return height;
        height += heightOf(typesetter.row(cells, section));
      }
      if (inTable.some(({ endsSection }) => endsPage(endsSection, sections))) return height;
      index = end;
    } else {
      if (paragraph.format.pageBreakBefore && index > start) return height;
      const block = typesetter.paragraph(paragraph, section, paragraphs[index - 1] ?? null);
      const broken = paragraph.breaks.find(({ kind }) => kind === 'page');
      const share = broken ? broken.after / Math.max(1, paragraph.characters) : 1;
      if (broken && broken.after === 0) return height;
      if (!paragraph.format.framed) height += (block.before + heightOf(block) + block.after) * share;
      if (broken || endsPage(paragraph.endsSection, sections)) return height;
      index += 1;
    }
  }
  return null;
}

/** As a share of a page's height. */
const endOfPage = 0.3;
/** In paragraphs, so that lines without height cost little. */
const furthest = 60;
