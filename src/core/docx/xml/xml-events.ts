import type { Repeats } from './content-memory.ts';
import type { Tag } from './tag.ts';

/** Receives what an XML reader finds, in document order. */
export interface XmlEvents<Note = unknown> {
  open(tag: Tag<Note>): void;
  /** An element ends; also called for an empty one. */
  close(tag: Tag<Note>): void;
  /** Characters in an element, with references replaced. The text between two tags may come in pieces. */
  text(text: string): void;
  /** @default every element is read in full */
  repeats?: Repeats | undefined;
}
