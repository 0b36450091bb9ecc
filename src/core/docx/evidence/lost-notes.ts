import type { Paragraph } from '../story/story.ts';

/**
 * Returns the first paragraph that refers to a footnote, or to an endnote, although the file contains none at all, so that
 * their words are missing; null if there is none. Pure.
 *
 * @param noteWords the words of each note, keyed as in `Paragraph.notes`
 * @example
 * firstLostNote(paragraphs, new Map([['footnote:1', 12]])); // 7 if paragraph 7 is the first to refer to an endnote
 */
export function firstLostNote(
  paragraphs: readonly Pick<Paragraph, 'index' | 'notes'>[],
  noteWords: ReadonlyMap<string, number>,
): number | null {
  const held = new Set([...noteWords.keys()].map(kindOf));
  const lost = paragraphs.find(({ notes }) => notes.some((note) => !held.has(kindOf(note))));
  return lost?.index ?? null;
}

function kindOf(note: string): string {
  return note.slice(0, note.indexOf(':'));
}
