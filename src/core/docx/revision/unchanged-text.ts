import { digestOf } from '../text/word-digests.ts';
import type { Fingerprint } from './fingerprint.ts';

/** For each passage, the equal passage of the other document; -1 if it has none. */
export interface EqualPassages {
  /** By passages of the earlier document. */
  later: Int32Array;
  /** By passages of the later document. */
  earlier: Int32Array;
}

/**
 * Pairs passages with the same text, each with one other. Passages that also have the same neighbours are paired
 * first, so that a text that occurs in many places ("Source: own survey") is paired with the one in its own place.
 * Among several equal passages, the first is paired with the first. Pure; time and memory are linear in passages,
 * even if all are equal.
 */
export function equalPassages(before: Fingerprint, after: Fingerprint): EqualPassages {
  const later = new Int32Array(before.digests.length).fill(-1);
  const earlier = new Int32Array(after.digests.length).fill(-1);
  for (const keysOf of [inContext, ({ digests }: Fingerprint) => digests]) {
    const waiting = queuesOf(keysOf(before), later);
    const keys = keysOf(after);
    for (let passage = 0; passage < keys.length; passage += 1) {
      if (earlier[passage] !== -1) continue;
      const found = waiting.take(keys[passage] ?? 0);
      if (found === null) continue;
      earlier[passage] = found;
      later[found] = passage;
    }
  }
  return { later, earlier };
}

/** A key for each passage together with the one before and the one after it. */
function inContext({ digests, seed }: Fingerprint): Float64Array {
  return digests.map((digest, passage) =>
    digestOf([digests[passage - 1] ?? 0, digest, digests[passage + 1] ?? 0], seed),
  );
}

/** The unpaired passages of each key, in order, as linked lists in one array. */
function queuesOf(keys: Float64Array, partner: Int32Array) {
  const next = new Int32Array(keys.length).fill(-1);
  const first = new Map<number, number>();
  for (let passage = keys.length - 1; passage >= 0; passage -= 1) {
    if (partner[passage] !== -1) continue;
    const key = keys[passage] ?? 0;
    next[passage] = first.get(key) ?? -1;
    first.set(key, passage);
  }
  return {
    take(key: number): number | null {
      const found = first.get(key) ?? -1;
      if (found < 0) return null;
      first.set(key, next[found] ?? -1);
      return found;
    },
  };
}

/**
 * Counts the kept words of each passage that has no equal: those in a three-word phrase that such a passage of the
 * other document has too, each occurrence of a phrase used once. The ends of a passage count as parts of phrases as
 * well, as if an empty word came there. So it makes no difference where a passage is, or whether it was split or
 * joined with another. If less than half of a passage would be kept, it counts as new and none of it is kept, because
 * some phrases occur in any text.
 *
 * Pure; time and memory are linear in words. In documents too long for this, nothing is kept.
 *
 * @param isPaired whether a passage has an equal in the other document
 * @example
 * // 'the old house burnt down' → 'the new house burnt down': of the later one, four words stay
 */
export function keptWords(
  of: Fingerprint,
  isPaired: (passage: number) => boolean,
  from: Fingerprint,
  isPairedThere: (passage: number) => boolean,
): Uint32Array {
  const kept = new Uint32Array(of.words.length);
  if (!of.wordDigests || !from.wordDigests) return kept;
  const phrases = phrasesOf(from, isPairedThere);
  eachPassage(of, isPaired, (passage, words) => {
    const stays = new Uint8Array(words.length);
    const used: number[] = [];
    for (const [end, key] of keysOf(words, of.seed).entries()) {
      const count = phrases.get(key) ?? 0;
      if (count === 0) continue;
      phrases.set(key, count - 1);
      used.push(key);
      stays.fill(1, Math.max(0, end - 2), end + 1);
    }
    const sum = stays.reduce((total, each) => total + each, 0);
    if (2 * sum >= words.length) kept[passage] = sum;
    // A new passage that quotes an old one leaves its phrases to the old one.
    else for (const key of used) phrases.set(key, (phrases.get(key) ?? 0) + 1);
  });
  return kept;
}

/** Counts how often each phrase occurs. */
function phrasesOf(fingerprint: Fingerprint, isPaired: (passage: number) => boolean): Map<number, number> {
  const phrases = new Map<number, number>();
  eachPassage(fingerprint, isPaired, (_passage, words) => {
    for (const key of keysOf(words, fingerprint.seed)) phrases.set(key, (phrases.get(key) ?? 0) + 1);
  });
  return phrases;
}

function eachPassage(
  { words, wordDigests }: Fingerprint,
  isPaired: (passage: number) => boolean,
  visit: (passage: number, words: Int32Array) => void,
): void {
  let start = 0;
  for (let passage = 0; passage < words.length; passage += 1) {
    const end = start + (words[passage] ?? 0);
    if (wordDigests && !isPaired(passage)) visit(passage, wordDigests.subarray(start, end));
    start = end;
  }
}

/** Returns a key for the phrase around each word, and for the one around each end of the passage. */
function keysOf(words: Int32Array, seed: number): number[] {
  const wordAt = (position: number) => words[position] ?? edge;
  return Array.from({ length: words.length + 2 }, (_, end) =>
    digestOf([wordAt(end - 2), wordAt(end - 1), wordAt(end)], seed),
  );
}

/** Never the digest of a word, which has 32 bits. */
const edge = 2 ** 40;
