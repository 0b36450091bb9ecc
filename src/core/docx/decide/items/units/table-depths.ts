import type { Story } from '../../../story/story.ts';

/** How many tables each table is in, by its index. A table in a text box is in the table that the box is anchored in. */
export function tableDepths({ paragraphs, tables }: Pick<Story, 'paragraphs' | 'tables'>): Int32Array {
  const around = new Int32Array(paragraphs.length);
  // What something is in comes before it, so that one look at each is enough.
  for (const [index, { place }] of paragraphs.entries())
    around[index] = place.table ?? (place.host === null ? none : (around[place.host] ?? none));
  const depths = new Int32Array(tables.length);
  for (const [index, { outer, host }] of tables.entries()) {
    const table = outer ?? (host === null ? none : (around[host] ?? none));
    depths[index] = table === none ? 0 : (depths[table] ?? 0) + 1;
  }
  return depths;
}

const none = -1;
