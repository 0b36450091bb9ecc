import type { Paragraph } from '../story/story.ts';
import { readHeading } from '../text/titles/heading-text.ts';
import { hasReferenceTraits } from './reference-entry.ts';

/** A reference list that the author wrote into one paragraph, with line breaks between the entries. */
export interface EntriesInParagraph {
  /** The first line, if it is the heading of the list; null if the heading is a paragraph of its own. */
  title: string | null;
}

/**
 * Finds a reference list within a paragraph; null if most of its lines are something else, as in running text with breaks.
 *
 * @example
 * entriesIn({ text: `References\n${entry1}\n${entry2}\n${entry3}`, characters: 400 }); // { title: 'References' }
 */
export function entriesIn({
  text,
  characters,
}: Pick<Paragraph, 'text' | 'characters'>): EntriesInParagraph | null {
  if (!text.includes('\n')) return null;
  const [first = '', ...others] = text.split('\n').filter((line) => line.trim() !== '');
  const title = readHeading(first).kinds.has('references') ? first : null;
  const lines = title === null ? [first, ...others] : others;
  // Of a long paragraph, only the beginning is kept.
  if (text.replace(/\s/gu, '').length < characters) lines.pop();
  if (lines.length < fewestEntries) return null;
  // Below a heading that names the list, a number and a year are enough.
  const alike = lines.filter((line) => hasReferenceTraits(line, title === null ? 3 : 2)).length;
  return alike * 2 > lines.length ? { title } : null;
}

const fewestEntries = 3;
