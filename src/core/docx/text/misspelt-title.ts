import { languagesOf } from '../language/all-languages.ts';
import { foldedPhrases } from '../language/phrase-list.ts';
import { type Script, scriptAt } from '../language/script.ts';
import { phrasesOf, type VocabularyKind } from './vocabulary.ts';

/**
 * A title with its one wrong word put right: a letter that lacks, is too much or another one, or two that
 * changed places, inside a long word that is no other word of a language. Null where that makes no title that
 * is known. The first and the last letter have to be right: writers hardly ever miss these, and they are what
 * tells most other words ("preference", "dedicated") and forms of words apart. Candidates are looked up by how
 * a word begins and ends, one of which a single slip leaves whole.
 *
 * @param folded as `foldText` folds
 * @example
 * correctSpelling('list of refrences'); // 'list of references'
 * correctSpelling('preferences'); // null
 */
export function correctSpelling(folded: string): string | null {
  const words = folded.split(' ');
  if (words.length > mostWords) return null;
  const { spellings, longWords, phrases } = spellingsOf(scriptAt(folded, 0));
  const unknown = words.flatMap((word, position) => (spellings.has(word) ? [] : [position]));
  const [position] = unknown;
  if (unknown.length > 1) return null;
  const word = position === undefined ? undefined : words[position];
  if (position === undefined || word === undefined || word.length < shortestWritten) return null;
  for (const meant of longWords.near(word)) {
    const title = words.with(position, meant).join(' ');
    if (phrases.has(title)) return title;
  }
  return null;
}

/** Whether one insertion, deletion, substitution or transposition of neighbours makes one word of the other. */
export function isWithinOneLetter(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const [restOfA, restOfB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  if (restOfA.length <= 1 && restOfB.length <= 1) return true;
  const isSwap = restOfA.length === 2 && restOfB.length === 2;
  return isSwap && restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0];
}

/** Words of "list of symbols and of abbreviations". */
const mostWords = 6;
/** Letters; shorter words have too many neighbours. */
const shortestKnown = 8;
const shortestWritten = shortestKnown - 1;
/** Letters; a slip in the first four leaves the last four of eight alone, one behind them the first three. */
const compared = { first: 3, last: 4 };

interface Spellings {
  /** All words of titles, and those that are not to be taken for one of them. */
  spellings: ReadonlySet<string>;
  longWords: NearWords;
  /** Titles of parts. */
  phrases: ReadonlySet<string>;
}

const spellingsByScript = new Map<Script, Spellings>();

function spellingsOf(script: Script): Spellings {
  let known = spellingsByScript.get(script);
  if (!known) {
    const phrases = [...phrasesOf(script)].flatMap(([phrase, kinds]) => (isOfPart(kinds) ? [phrase] : []));
    const words = new Set(phrases.flatMap((phrase) => phrase.split(' ')));
    const longWords = new NearWords([...words].filter(({ length }) => length >= shortestKnown));
    const others = foldedPhrases(...languagesOf(script).map(({ falseFriends }) => falseFriends));
    known = { spellings: new Set([...words, ...others]), longWords, phrases: new Set(phrases) };
    spellingsByScript.set(script, known);
  }
  return known;
}

function isOfPart(kinds: ReadonlySet<VocabularyKind>): boolean {
  return [...kinds].some((kind) => kind !== 'chapter' && kind !== 'figureLabel' && kind !== 'tableLabel');
}

class NearWords {
  readonly #byEnd = new Map<string, string[]>();

  constructor(words: readonly string[]) {
    for (const word of words) {
      for (const end of endsOf(word)) {
        const list = this.#byEnd.get(end);
        if (list) list.push(word);
        else this.#byEnd.set(end, [word]);
      }
    }
  }

  near(word: string): string[] {
    const candidates = endsOf(word).flatMap((end) => this.#byEnd.get(end) ?? []);
    return candidates.filter((each) => sameEnds(each, word) && isWithinOneLetter(each, word));
  }
}

function sameEnds(a: string, b: string): boolean {
  return a[0] === b[0] && a.at(-1) === b.at(-1);
}

function endsOf(word: string): [string, string] {
  return [`${word.slice(0, compared.first)}-`, `-${word.slice(-compared.last)}`];
}
