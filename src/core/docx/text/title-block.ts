import { languagesOf } from '../language/languages-of.ts';
import { phrasesInAll } from '../language/phrases.ts';
import { onceByScript, scriptAt } from '../language/script.ts';
import { foldText } from './fold-text.ts';

/**
 * Whether cells are those of a title block, with which drawing standards (such as GOST 2.104) frame the pages of some
 * engineering theses: several of them hold its fixed words.
 *
 * @param cells the text of each cell
 * @example
 * isTitleBlock(['Лист', '4', 'Студ.', 'Фамилия', 'Подп.', 'Дата']); // true
 */
export function isTitleBlock(cells: readonly string[]): boolean {
  const found = new Set<string>();
  for (const cell of cells) {
    const letter = cell.length > longestWord ? -1 : cell.search(/\p{L}/u);
    const words = letter < 0 ? null : wordsOf(scriptAt(cell, letter));
    // Only a few languages have such words, and a table may have thousands of cells.
    if (words === null || words.size === 0) continue;
    const folded = foldText(cell);
    if (words.has(folded)) found.add(folded);
  }
  return found.size >= fewestWords;
}

const wordsOf = onceByScript(
  (script) => new Set(phrasesInAll(...languagesOf(script).map(({ titleBlock }) => titleBlock ?? null))),
);

/** Of a table that people sign, two or three are the same. */
const fewestWords = 4;
/** In characters, with spaces around it: "Н. контроль". */
const longestWord = 16;
