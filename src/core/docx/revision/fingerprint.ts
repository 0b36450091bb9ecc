import type { Zone } from '../analysis.ts';

/**
 * The content of a document as numbers by which it can be compared with another one: about 20 bytes for each
 * paragraph and four for each word. It contains no text except the titles of chapters.
 *
 * A passage is a paragraph or a note, in document order; passages without words and those that are left out are not
 * included.
 */
export interface Fingerprint {
  /** Only fingerprints with the same seed can be compared. */
  seed: number;
  /** The front matter, the chapters and the references, in the order in which they begin. */
  parts: DocumentPart[];
  /** For each passage, a digest that identifies its text. */
  digests: Float64Array;
  /** For each passage, its number of words. */
  words: Uint32Array;
  /** For each passage, the index of its part. */
  partOf: Uint16Array;
  /** For each word of all passages, one after the other; null for a document of more than a million words. */
  wordDigests: Int32Array | null;
}

export interface DocumentPart {
  zone: Zone;
  /** The title of a chapter, at most 80 characters; empty if it has none. */
  title: string;
}
