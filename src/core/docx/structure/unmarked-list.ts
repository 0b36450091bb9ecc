import type { Paragraph } from '../story/story.ts';
import type { Heading } from './headings.ts';
import { looksLikeReference } from './reference-entry.ts';
import type { ReferenceList } from './reference-lists.ts';

/**
 * The longest run of paragraphs in the last part of a document that look like references, with single others
 * between them, and the heading right above.
 */
export function unmarkedList(
  paragraphs: readonly Paragraph[],
  headings: readonly Heading[],
  bodyStart: number,
): ReferenceList[] {
  const from = Math.max(bodyStart, Math.floor(paragraphs.length * lastPart));
  let run: Run = none;
  let best: Run = none;
  let misses = 0;
  for (const paragraph of paragraphs.slice(from)) {
    if (paragraph.words === 0 || paragraph.place.table !== null) continue;
    if (looksLikeReference(paragraph.text)) {
      run = {
        first: run.entries === 0 ? paragraph.index : run.first,
        last: paragraph.index,
        entries: run.entries + 1,
      };
      misses = 0;
    } else {
      misses += 1;
      if (misses > mostMisses) run = none;
    }
    if (run.entries > best.entries) best = run;
  }
  if (best.entries < fewestEntries) return [];
  const above = paragraphs.slice(0, best.first).findLast((paragraph) => paragraph.words > 0);
  const isHeading = headings.some((heading) => heading.paragraph === above?.index);
  return [
    {
      first: above && isHeading ? above.index : best.first,
      end: best.last + 1,
      reason: 'its paragraphs read like entries of a reference list',
      certainty: 0.6,
    },
  ];
}

/** How sure it is that there is no list, where none was found: less where some paragraphs read like entries. */
export function noListCertainty(paragraphs: readonly Paragraph[], bodyStart: number): number {
  let alike = 0;
  for (const { words, text } of paragraphs.slice(bodyStart)) {
    if (words > 0 && looksLikeReference(text)) alike += 1;
    if (alike >= fewestEntries) return 0.6;
  }
  return 0.8;
}

interface Run {
  first: number;
  last: number;
  entries: number;
}

const none: Run = { first: 0, last: 0, entries: 0 };
/** A list without a heading stands in the second half. */
const lastPart = 0.5;
/** A line of an entry that was broken in two. */
const mostMisses = 1;
const fewestEntries = 5;
