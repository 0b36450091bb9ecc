import type { Repeats } from './content-memory.ts';
import type { Tag } from './tag.ts';

/** What an XML reader finds, in the order of the text. */
export interface XmlEvents<Note = unknown> {
  open(tag: Tag<Note>): void;
  /** An element ends, an empty one too. */
  close(tag: Tag<Note>): void;
  /** Characters in an element, references replaced. What stands between two tags may come in pieces. */
  text(text: string): void;
  /** @default every element is read anew */
  repeats?: Repeats | undefined;
}
