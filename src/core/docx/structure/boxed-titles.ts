import type { Paragraph } from '../story/story.ts';

/**
 * Returns the indexes of the paragraphs in text boxes that may be titles: the first line of a box that is anchored in
 * a blank paragraph and holds hardly anything else, as on a banner. Callouts and most labels of flow charts are smaller
 * than the text, and what the pages repeat, such as a running header, is in many boxes.
 *
 * @param bodySize size of running text, in points
 */
export function boxedTitles(paragraphs: readonly Paragraph[], bodySize: number): Set<number> {
  const titles = new Map<string, number[]>();
  for (const host of paragraphs) {
    if (host.drawings.length === 0 || host.words > 0) continue;
    if (host.place.host !== null || host.place.table !== null) continue;
    const title = titleIn(host, paragraphs);
    if (title === null || title.look.size < bodySize) continue;
    const alike = titles.get(title.text);
    if (alike) alike.push(title.index);
    else titles.set(title.text, [title.index]);
  }
  return new Set([...titles.values()].filter(({ length }) => length <= mostAlike).flat());
}

/** The first paragraph in the text boxes of a host; null if they hold more than a title. */
function titleIn(host: Paragraph, paragraphs: readonly Paragraph[]): Paragraph | null {
  let title: Paragraph | null = null;
  let words = 0;
  for (let index = host.index + 1; ; index += 1) {
    const inside = paragraphs[index];
    if (!inside || (inside.place.host ?? -1) < host.index) return title;
    words += inside.words;
    if (inside.place.table !== null || words > longestTitle) return null;
    if (inside.words > 0) title ??= inside;
  }
}

/** In words, with a number and a subtitle. */
const longestTitle = 30;
/** The contents may be at the front and again at the back. */
const mostAlike = 2;
