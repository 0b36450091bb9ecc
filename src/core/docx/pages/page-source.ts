import type { PageSource } from '../analysis.ts';
import type { PageDocument } from './page-signals.ts';

/**
 * Returns the source of a count of front matter pages. Word's records come first, because Word shows the same; then
 * what the author set: page numbers in the contents, or a break at the end of each page.
 */
export function pageSourceOf(count: number, { facts, said }: PageDocument): PageSource {
  if (said.recorded === count) return 'word';
  if ([said.body, said.front, said.steps, said.headings].includes(count)) return 'author';
  if (said.stored === count) return 'word';
  const { known } = facts;
  const isWithoutEstimate = known.pages === count && known.authored + known.recorded === known.pages;
  if (!isWithoutEstimate) return 'estimate';
  return facts.completed ? 'word' : 'author';
}
