import { type Script, scriptAt } from '../../language/script.ts';
import { titleWordsOf } from './title-words.ts';

/**
 * The words of titles that a word may be a slip for: a letter that lacks, is too much or another one, or two
 * that changed places, inside a long word. The first and the last letter have to be right: writers hardly ever
 * miss these, and they are what tells most other words ("preference", "dedicated") and forms of words apart.
 * Candidates are looked up by how a word begins and ends, one of which a single slip leaves whole.
 *
 * @param word folded; of no title, and none of a language's false friends
 * @example
 * correctionsOf('refrences'); // ['references']
 */
export function correctionsOf(word: string): string[] {
  const script = scriptAt(word, 0);
  let words = wordsByEnd.get(script);
  if (!words) {
    words = byEnd(titleWordsOf(script).long);
    wordsByEnd.set(script, words);
  }
  const candidates = endsOf(word).flatMap((end) => words.get(end) ?? []);
  return [...new Set(candidates)].filter((each) => haveSameEnds(each, word) && isWithinOneLetter(each, word));
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
  const mayBeSwap = restOfA.length === 2 && restOfB.length === 2;
  return mayBeSwap && restOfA[0] === restOfB[1] && restOfA[1] === restOfB[0];
}

const wordsByEnd = new Map<Script, ReadonlyMap<string, readonly string[]>>();

function byEnd(words: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const word of words) {
    for (const end of endsOf(word)) {
      const list = found.get(end);
      if (list) list.push(word);
      else found.set(end, [word]);
    }
  }
  return found;
}

/** A slip in the first four letters leaves the last four of eight alone, one behind them the first three. */
function endsOf(word: string): [string, string] {
  return [`${word.slice(0, 3)}-`, `-${word.slice(-4)}`];
}

function haveSameEnds(a: string, b: string): boolean {
  return a[0] === b[0] && a.at(-1) === b.at(-1);
}
