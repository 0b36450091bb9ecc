import type { Zone } from '../analysis.ts';

/**
 * What a document says, as numbers by which it can be compared with another one: some 20 bytes for each paragraph and four
 * for each word. No text but the titles of chapters is in it.
 *
 * A passage is a paragraph or a note, in the order of the text; those without words and those that are left out are none.
 */
export interface Fingerprint {
  /** Only fingerprints of one seed can be compared. */
  seed: number;
  /** The front matter, the chapters, and the references, in the order in which they begin. */
  parts: DocumentPart[];
  /** Of each passage, what tells its text from others. */
  digests: Float64Array;
  /** Of each passage. */
  words: Uint32Array;
  /** Of each passage, the index of its part. */
  partOf: Uint16Array;
  /** Of each word of all passages, one after the other; null for a document of more than a million words. */
  wordDigests: Int32Array | null;
}

export interface DocumentPart {
  zone: Zone;
  /** Of a chapter, at most 80 characters; empty for what has none. */
  title: string;
}
