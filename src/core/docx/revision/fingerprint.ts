import type { Zone } from '../analysis.ts';
import { standsIn } from '../corrections/set-zones.ts';
import type { Decided } from '../decide/decide-dissertation.ts';
import type { Dissertation } from '../read-dissertation.ts';
import { excerpt } from '../text/excerpt.ts';
import { mostDigestedWords, type PassageDigest } from '../text/word-digests.ts';

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

/**
 * Makes the fingerprint of a document that was read with digests. Its words are those of the five numbers and add up
 * to the same in each zone. Pure; time and memory are linear in the document.
 */
export function fingerprintOf(
  { story, noteDigests = new Map() }: Pick<Dissertation, 'story' | 'noteDigests'>,
  decided: Pick<Decided, 'headings' | 'zoneOf' | 'leftOut'>,
  seed: number,
): Fingerprint {
  const isLeftOut = standsIn(decided.leftOut);
  const partAt = partFinder(story, decided);
  const found: PassageDigest[] = [];
  const partOf: number[] = [];
  const seen = new Set<string>();
  for (const { index, digest, notes } of story.paragraphs) {
    const isOut = isLeftOut(index);
    const part = partAt.of(index);
    const add = (passage: PassageDigest | undefined) => {
      if (!passage || passage.words === 0 || isOut) return;
      found.push(passage);
      partOf.push(part);
    };
    add(digest);
    for (const note of notes) {
      if (seen.has(note)) continue;
      seen.add(note);
      for (const passage of noteDigests.get(note) ?? []) add(passage);
    }
  }
  return {
    seed,
    parts: partAt.parts,
    digests: Float64Array.from(found, ({ digest }) => digest),
    words: Uint32Array.from(found, ({ words }) => words),
    partOf: Uint16Array.from(partOf),
    wordDigests: allWords(found),
  };
}

/** Finds the part of each paragraph. Must be called from the first paragraph to the last. */
function partFinder(
  { paragraphs }: Dissertation['story'],
  { headings, zoneOf }: Pick<Decided, 'headings' | 'zoneOf'>,
) {
  const ofText = headings.filter(({ paragraph }) => zoneOf(paragraph) === 'text');
  const level = ofText.reduce((least, heading) => Math.min(least, heading.level), Number.POSITIVE_INFINITY);
  const starts = new Set(
    ofText.filter((heading) => heading.level === level).map(({ paragraph }) => paragraph),
  );
  const parts: DocumentPart[] = [];
  const others = { front: -1, references: -1 };
  let chapter = -1;
  const open = (part: DocumentPart): number => parts.push(part) - 1;
  const of = (paragraph: number): number => {
    const zone = zoneOf(paragraph);
    if (zone !== 'text') {
      if (others[zone] < 0) others[zone] = open({ zone, title: '' });
      return others[zone];
    }
    const isStart = starts.has(paragraph) && parts.length < mostParts;
    if (isStart) chapter = open({ zone, title: titleOf(paragraphs[paragraph]?.text ?? '') });
    else if (chapter < 0) chapter = open({ zone, title: '' });
    return chapter;
  };
  return { parts, of };
}

/** In a document with more chapters, the last one includes the rest. All are stored with each version of a quote. */
const mostParts = 60;

function titleOf(text: string): string {
  const line = excerpt(text);
  return line.length <= longestTitle
    ? line
    : `${line.slice(0, longestTitle - 1).replace(/[\ud800-\udbff]$/u, '')}…`;
}

const longestTitle = 80;

function allWords(passages: readonly PassageDigest[]): Int32Array | null {
  const count = passages.reduce((sum, { words }) => sum + words, 0);
  if (count > mostDigestedWords) return null;
  const all = new Int32Array(count);
  let position = 0;
  for (const { words, wordDigests } of passages) {
    if (wordDigests === null) return null;
    all.set(wordDigests, position);
    position += words;
  }
  return all;
}
