import type { Heading } from '../../structure/headings.ts';
import { longestOpeningLine, namesFrontPart } from './line.ts';
import type { Passage } from './passages.ts';

/**
 * Finds the document's title if its author set it in a heading style: the first heading, if it has no number and names
 * nothing, and only short lines such as the author's name separate it from the heading of a front part. Converters from
 * web pages and Markdown set every title so. It opens no chapter.
 */
export function titleHeading(passages: readonly Passage[]): Heading | null {
  let title: Heading | null = null;
  for (const { heading, words, paragraph } of passages) {
    if (title !== null && namesFrontPart(heading)) return title;
    if (heading === null ? words > longestOpeningLine || paragraph.place.table !== null : title !== null)
      return null;
    if (heading !== null && !mayBeTitle(heading)) return null;
    title ??= heading;
  }
  return null;
}

function mayBeTitle({ witness, level, automaticNumber, meaning }: Heading): boolean {
  const isNamed = meaning.kinds.size > 0 || meaning.number !== '' || automaticNumber !== '';
  return witness === 'style' && level === 1 && !isNamed;
}
