import type { Drawing, Paragraph, Story, Table } from '../story/story.ts';
import { type CaptionContext, captionsIn } from './block-captions.ts';
import type { Caption } from './captions.ts';

/** A paragraph of the text with its text boxes, or a table with all that its cells hold. */
export interface Block {
  /** Index of the first paragraph, and the one after the last. */
  first: number;
  end: number;
  /** The paragraphs in it, text boxes and cells included. */
  paragraphs: readonly Paragraph[];
  /** The outermost table that the block is; null for a paragraph. */
  table: Table | null;
  /** Tables inside: nested ones, and those in text boxes. */
  innerTables: readonly Table[];
  drawings: readonly Drawing[];
  captions: readonly Caption[];
  /** Words of running text: a paragraph's own, without its text boxes and captions; 0 for a table. */
  proseWords: number;
  /** Word began a new page in it when it last laid out the document. */
  startsPage: boolean;
}

/** Divides the paragraphs from `from` on into blocks, in reading order. */
export function divideIntoBlocks(story: Story, from: number, context: CaptionContext): Block[] {
  const blocks: Block[] = [];
  let nextTable = 0;
  let index = from;
  while (index < story.paragraphs.length) {
    const paragraph = story.paragraphs[index];
    if (!paragraph) break;
    const table = outermostTable(story, paragraph);
    const end = table ? Math.max(table.end, index + 1) : endOfHosted(story, index);
    // Tables are numbered in the order in which they open.
    const inside: Table[] = [];
    for (let each = story.tables[nextTable]; each && each.first < end; each = story.tables[nextTable]) {
      if (each !== table && each.first >= index && each.end > each.first) inside.push(each);
      nextTable += 1;
    }
    blocks.push(createBlock(story, table, inside, story.paragraphs.slice(index, end), context));
    index = end;
  }
  return blocks;
}

function createBlock(
  story: Story,
  table: Table | null,
  innerTables: readonly Table[],
  paragraphs: readonly Paragraph[],
  context: CaptionContext,
): Block {
  const captions = captionsIn(paragraphs, story, context);
  const own = paragraphs[0];
  const first = own?.index ?? 0;
  const isCaption = captions.some((caption) => caption.paragraph === first);
  return {
    first,
    end: first + paragraphs.length,
    paragraphs,
    table,
    innerTables,
    drawings: drawingsOf(story, paragraphs, captions),
    captions,
    proseWords: table !== null || isCaption ? 0 : (own?.words ?? 0),
    startsPage: own?.breaks.some((each) => each.kind !== 'column') ?? false,
  };
}

/** All drawings, less text boxes when these hold nothing but captions. */
function drawingsOf(story: Story, paragraphs: readonly Paragraph[], captions: readonly Caption[]): Drawing[] {
  const drawings = paragraphs.flatMap((paragraph) =>
    paragraph.drawings.flatMap((index) => story.drawings[index] ?? []),
  );
  const captioning = new Set(captions.map((caption) => caption.paragraph));
  const boxed = paragraphs.filter((paragraph) => paragraph.place.host !== null && paragraph.words > 0);
  const onlyCaptions = boxed.length > 0 && boxed.every((paragraph) => captioning.has(paragraph.index));
  return onlyCaptions ? drawings.filter((drawing) => !isBareTextBox(drawing)) : drawings;
}

function isBareTextBox(drawing: Drawing): boolean {
  return drawing.kind === 'shapes' && drawing.textBoxes > 0 && drawing.shapes <= drawing.textBoxes;
}

function outermostTable(story: Story, paragraph: Paragraph): Table | null {
  let table = paragraph.place.table === null ? null : (story.tables[paragraph.place.table] ?? null);
  while (table && table.outer !== null) table = story.tables[table.outer] ?? null;
  return table && table.host === null ? table : null;
}

/** A paragraph's text boxes follow it, with all that is nested in them. */
function endOfHosted(story: Story, index: number): number {
  let end = index + 1;
  while ((story.paragraphs[end]?.place.host ?? -1) >= index) end += 1;
  return end;
}
