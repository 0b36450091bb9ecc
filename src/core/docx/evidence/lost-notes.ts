import type { Paragraph } from '../story/story.ts';

/**
 * Whether the text refers to footnotes, or to endnotes, of which the file contains none at all, so that their words are
 * missing. Pure.
 *
 * @param noteWords the words of each note, keyed as in `Paragraph.notes`
 * @example
 * areNotesLost(paragraphs, new Map([['footnote:1', 12]])); // true if a paragraph refers to `endnote:1`
 */
export function areNotesLost(
  paragraphs: readonly Pick<Paragraph, 'notes'>[],
  noteWords: ReadonlyMap<string, number>,
): boolean {
  const held = new Set([...noteWords.keys()].map(kindOf));
  return paragraphs.some(({ notes }) => notes.some((note) => !held.has(kindOf(note))));
}

function kindOf(note: string): string {
  return note.slice(0, note.indexOf(':'));
}
