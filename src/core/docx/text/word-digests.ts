import { firstEastAsian, isWhiteSpace, isWordOfItsOwn, softHyphen } from './words.ts';

/** What a passage (a paragraph or a note) says, as numbers that tell texts apart and give no word of them away. */
export interface PassageDigest {
  /** Of the whole text: its words with their letter case and signs; white space between them makes no difference. */
  digest: number;
  words: number;
  /** Of each word, in order; null in a document that has more words than are told apart one by one. */
  wordDigests: readonly number[] | null;
}

/** What the digests of one document share. */
export interface DigestBudget {
  /** Nobody who does not know it can make two words of one digest. */
  seed: number;
  /** How many more words have a digest of their own. */
  wordsLeft: number;
}

/** Words of a document that are told apart one by one; a thesis has a fifth of them at most. */
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
  /** The first half of a character whose second half comes with the next piece. */
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

  /** A tab, a line break or the end of the passage. */
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

/** The digest of a row of digests: of the words of a phrase, or of the passages around one. */
export function digestOf(row: readonly number[], seed: number): number {
  let hash = startOf(seed);
  for (const each of row) hash = mixed(mixed(hash, each | 0), Math.floor(each / 2 ** 32));
  return joined(hash);
}

/** Two numbers of 32 bits. */
interface Hash {
  first: number;
  second: number;
}

function startOf(seed: number): Hash {
  return { first: seed ^ 0x9e3779b9, second: Math.imul(seed, 0x85ebca6b) ^ 0x7f4a7c15 };
}

/** One step of two hashes that are mixed with each other, after MurmurHash3 (Appleby, public domain). */
function mixed({ first, second }: Hash, value: number): Hash {
  let one = Math.imul(first ^ value, 0xcc9e2d51);
  one ^= one >>> 15;
  one = Math.imul(one, 0x1b873593);
  let two = Math.imul(second ^ value ^ one, 0x85ebca6b);
  two ^= two >>> 13;
  two = Math.imul(two, 0xc2b2ae35) ^ (two >>> 16);
  return { first: one ^ (one >>> 13), second: two };
}

/** A whole number of 53 bits, which a `number` holds exactly. */
function joined({ first, second }: Hash): number {
  return (second >>> 11) * 2 ** 32 + (first >>> 0);
}
