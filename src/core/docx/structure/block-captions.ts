import type { Numbering } from '../story/numbering.ts';
import type { Paragraph, Story } from '../story/story.ts';
import { type Caption, findCaption } from './captions.ts';

/** What tells captions from other lines of the same look. */
export interface CaptionContext {
  numbering: Numbering;
  /** Entries of contents and of lists of figures, which repeat captions and are none themselves. */
  listed: ReadonlySet<number>;
}

/** The captions among paragraphs that form one block. */
export function captionsIn(
  paragraphs: readonly Paragraph[],
  { tables }: Story,
  { numbering, listed }: CaptionContext,
): Caption[] {
  const grids = readGrids(paragraphs, tables);
  const captions = paragraphs.flatMap((paragraph) => {
    const caption = listed.has(paragraph.index) ? null : findCaption(paragraph, numbering);
    return caption && (caption.marked || mayHoldCaption(paragraph, grids)) ? caption : [];
  });
  // Beside a caption with a label, a line in a caption style is only its second line.
  const labelled = captions.filter((caption) => caption.kind !== 'unlabelled');
  return labelled.length > 0 ? labelled : captions;
}

interface Grids {
  /** Filled cells of each row, as `table:row`. */
  filled: ReadonlyMap<string, ReadonlySet<number>>;
  /** Tables that hold pictures or other tables. */
  frames: ReadonlySet<number>;
}

/**
 * A cell of a data table may say "Sample 1" or "Figure 3" without being a caption. A typed one stands alone
 * in its row, across the grid, or in a grid that was drawn around pictures or other tables.
 */
function mayHoldCaption({ place }: Paragraph, { filled, frames }: Grids): boolean {
  if (place.table === null || frames.has(place.table)) return true;
  return (filled.get(`${place.table}:${place.row}`)?.size ?? 0) <= 1;
}

function readGrids(paragraphs: readonly Paragraph[], tables: Story['tables']): Grids {
  const filled = new Map<string, Set<number>>();
  const frames = new Set<number>();
  for (const { place, words, drawings } of paragraphs) {
    if (place.table === null) continue;
    const outer = tables[place.table]?.outer ?? null;
    if (outer !== null) frames.add(outer);
    if (drawings.length > 0) frames.add(place.table);
    if (words === 0) continue;
    const row = `${place.table}:${place.row}`;
    filled.set(row, (filled.get(row) ?? new Set()).add(place.cell));
  }
  return { filled, frames };
}
