import type { Zone } from '../analysis.ts';

/** What is different in a later version of a document. */
export interface DocumentChanges {
  words: Record<Zone, WordChanges>;
  /** In the order of the later document; those that are gone come last. */
  parts: PartChange[];
  /** Passages were compared as wholes, since one of the documents has more than a million words. */
  isByPassage?: true;
}

/** Words that came and went. What stayed is `after` less `added`, as moved text is no change. */
export interface WordChanges {
  /** All words of the earlier document, and of the later one. */
  before: number;
  after: number;
  /** Of the later document, those that are not in the earlier one: what there is to work on. */
  added: number;
  /** Of the earlier document, those that are not in the later one. */
  removed: number;
}

/** The front matter, a chapter or the references. */
export interface PartChange extends WordChanges {
  zone: Zone;
  /** Of a chapter, as it is called in the later document; empty for what has no title. */
  title: string;
  /** `moved` is a chapter of the same words in another place. */
  state: (typeof partStates)[number];
}

export const partStates = ['unchanged', 'changed', 'added', 'removed', 'moved'] as const;
