import { digestOf } from '../text/word-digests.ts';
import type { Fingerprint } from './fingerprint.ts';

/**
 * How many words of each passage stay, of passages that have no equal: those in a phrase of three words that the other
 * document has in such passages too, each phrase of it once. Beyond both ends of a passage stands no word, and that is a part
 * of phrases too. So it makes no difference where a passage stands, or whether it was divided or joined with another. A passage of
 * which less than half would stay is a new one, and nothing of it stays: some phrases are in any text.
 *
 * Pure; time and memory are linear in words. Documents that are too long for this keep nothing.
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
    for (const [end, key] of keysOf(words, of.seed).entries()) {
      const count = phrases.get(key) ?? 0;
      if (count === 0) continue;
      phrases.set(key, count - 1);
      stays.fill(1, Math.max(0, end - 2), end + 1);
    }
    const sum = stays.reduce((total, each) => total + each, 0);
    if (2 * sum >= words.length) kept[passage] = sum;
  });
  return kept;
}

/** How often each phrase occurs. */
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

/** A phrase around each word, and one around each end of the passage. */
function keysOf(words: Int32Array, seed: number): number[] {
  const wordAt = (position: number) => words[position] ?? edge;
  return Array.from({ length: words.length + 2 }, (_, end) =>
    digestOf([wordAt(end - 2), wordAt(end - 1), wordAt(end)], seed),
  );
}

/** No digest of a word, which has 32 bits. */
const edge = 2 ** 40;
