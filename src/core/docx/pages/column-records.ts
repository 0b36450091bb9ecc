import type { Break, Paragraph, Section, Story } from '../story/story.ts';
import { heightOf } from './layout/paragraph-block.ts';
import type { Typesetter } from './layout/typesetter.ts';

/**
 * Whether the records in a section are the starts of its columns, not of pages. Where several columns share a page,
 * Word may record a break at the top of each, the first included; in columns that continue over pages it does not.
 *
 * @param index of the section
 */
export function recordsColumns(story: Story, index: number, typesetter: Typesetter): boolean {
  const section = story.sections[index];
  if (section?.start !== 'continuous' || section.columns < 2) return false;
  const first = (story.sections[index - 1]?.lastParagraph ?? -1) + 1;
  const paragraphs = story.paragraphs.slice(first, section.lastParagraph + 1);
  const breaks = paragraphs.flatMap((paragraph) => paragraph.breaks.filter(isOfPage));
  if (breaks.length !== section.columns || breaks.some(({ kind }) => kind === 'page')) return false;
  return startsWithRecord(paragraphs) && shareOfPage(paragraphs, section, typesetter) < wholePage;
}

function isOfPage({ kind }: Break): boolean {
  return kind !== 'column';
}

function startsWithRecord(paragraphs: readonly Paragraph[]): boolean {
  const first = paragraphs.find(({ characters, breaks }) => characters > 0 || breaks.length > 0);
  return first?.breaks.some(({ kind, after }) => kind === 'recorded' && after === 0) ?? false;
}

/** The height of the columns as a share of the page's. */
function shareOfPage(paragraphs: readonly Paragraph[], section: Section, typesetter: Typesetter): number {
  let height = 0;
  let previous: Paragraph | null = null;
  for (const paragraph of paragraphs) {
    const block = typesetter.paragraph(paragraph, section, previous);
    height += block.before + heightOf(block) + block.after;
    previous = paragraph;
  }
  return height / section.columns / Math.max(1, typesetter.room(section));
}

/** The layout is accurate to within a few per cent. */
const wholePage = 0.9;
