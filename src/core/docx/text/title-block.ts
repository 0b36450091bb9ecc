import { languages } from '../language/folded-languages.ts';
import { phrasesInAll } from '../language/phrases.ts';
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
    if (cell.length > longestWord || !/\p{L}/u.test(cell)) continue;
    const folded = foldText(cell);
    words ??= new Set(phrasesInAll(...languages.map(({ titleBlock }) => titleBlock ?? null)));
    if (words.has(folded)) found.add(folded);
  }
  return found.size >= fewestWords;
}

let words: ReadonlySet<string> | undefined;

/** Of a table that people sign, two or three are the same. */
const fewestWords = 4;
/** In characters, with spaces around it: "Н. контроль". */
const longestWord = 16;
