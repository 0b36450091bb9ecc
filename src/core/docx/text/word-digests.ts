import { firstEastAsian, isWhiteSpace, isWordOfItsOwn, softHyphen } from './words.ts';

/** The content of a passage (a paragraph or a note) as numbers that identify its text without revealing any word. */
export interface PassageDigest {
  /** Digest of the whole text: its words with case and punctuation, regardless of white space. */
  digest: number;
  words: number;
  /** Digest of each word, in order; null if the document has too many words to digest each one. */
  wordDigests: readonly number[] | null;
}

/** Shared by the digests of one document. */
export interface DigestBudget {
  /** Only someone who knows the seed can make two words with the same digest. */
  seed: number;
  /** How many more words get digests of their own. */
  wordsLeft: number;
}

/** The most words of a document that get digests of their own; a thesis has at most a fifth of that. */
export const mostDigestedWords = 1_000_000;

/**
 * Makes the digest of a passage that arrives in pieces. Words are those of {@link WordCounter}.
 *
 * @example
 * const digests = new WordDigests({ seed: 1, wordsLeft: mostDigestedWords });
 * digests.add('state-of-the-');
 * digests.add('art');
 * digests.finish().words; // 1
 */
export class WordDigests {
  readonly #budget: DigestBudget;
  #digest: Hash;
  #word: Hash;
  #isInWord = false;
  #count = 0;
  #words: number[] | null = [];
  /** The first half of a character whose second half is in the next piece. */
  #half = '';

  constructor(budget: DigestBudget) {
    this.#budget = budget;
    this.#digest = startOf(budget.seed);
    this.#word = startOf(budget.seed);
  }

  add(piece: string): void {
    const text = this.#half + piece;
    this.#half = endsInHalf.test(text) ? text.slice(-1) : '';
    for (const character of this.#half === '' ? text : text.slice(0, -1)) {
      const code = character.codePointAt(0) ?? 0;
      if (code === softHyphen) continue;
      if (isWhiteSpace(code)) this.separate();
      else if (code >= firstEastAsian && isWordOfItsOwn(code)) {
        this.separate();
        this.#put(code);
        this.separate();
      } else this.#put(code);
    }
  }

  /** Ends a word at a tab, a line break or the end of the passage. */
  separate(): void {
    if (!this.#isInWord) return;
    const word = this.#word.first;
    this.#digest = mixed(mixed(this.#digest, word), this.#word.second);
    this.#count += 1;
    if (this.#budget.wordsLeft > 0) this.#words?.push(word);
    else this.#words = null;
    this.#budget.wordsLeft -= 1;
    this.#word = startOf(this.#budget.seed);
    this.#isInWord = false;
  }

  finish(): PassageDigest {
    this.separate();
    return { digest: joined(this.#digest), words: this.#count, wordDigests: this.#words };
  }

  #put(code: number): void {
    this.#word = mixed(this.#word, code);
    this.#isInWord = true;
  }
}

const endsInHalf = /[\ud800-\udbff]$/;

/** Combines a sequence of digests into one: those of the words of a phrase, or of neighbouring passages. */
export function digestOf(row: readonly number[], seed: number): number {
  let hash = startOf(seed);
  for (const each of row) hash = mixed(mixed(hash, each | 0), Math.floor(each / 2 ** 32));
  return joined(hash);
}

/** Two 32-bit numbers. */
interface Hash {
  first: number;
  second: number;
}

function startOf(seed: number): Hash {
  return { first: seed ^ 0x9e3779b9, second: Math.imul(seed, 0x85ebca6b) ^ 0x7f4a7c15 };
}

/** One step of two interlinked hashes, after MurmurHash3 (Appleby, public domain). */
function mixed({ first, second }: Hash, value: number): Hash {
  let one = Math.imul(first ^ value, 0xcc9e2d51);
  one ^= one >>> 15;
  one = Math.imul(one, 0x1b873593);
  let two = Math.imul(second ^ value ^ one, 0x85ebca6b);
  two ^= two >>> 13;
  two = Math.imul(two, 0xc2b2ae35) ^ (two >>> 16);
  return { first: one ^ (one >>> 13), second: two };
}

/** Returns a 53-bit whole number, which a `number` holds exactly. */
function joined({ first, second }: Hash): number {
  return (second >>> 11) * 2 ** 32 + (first >>> 0);
}
