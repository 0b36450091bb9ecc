import type { Language } from '../../language/language.ts';
import { phrasesWithLanguages } from '../../language/languages-of.ts';
import { type PhrasesByScript, phrasesInAll } from '../../language/phrases.ts';
import { scriptAt } from '../../language/script.ts';
import { inSmallLetters } from '../fold-text.ts';

/**
 * Whether the text after a caption's number says that it is a continuation: "(continued)", ", cont.", "’ün devamı",
 * "续".
 */
export function isContinuation(rest: string): boolean {
  const [front = ''] = opening.exec(rest) ?? [];
  if (front.length === rest.length) return false;
  const small = inSmallLetters(rest.replaceAll('’', "'"));
  const inBrackets = /[([（]\s*$/.test(front);
  return (
    has(wordsBehind, small, front.length, inBrackets ? endInBrackets : endInTheOpen) ||
    (inBrackets && has(wordsForLastPart, small, front.length, endInBrackets))
  );
}

/** Whether a line ends by saying in brackets that it is a continuation: "Appendix 5 Prices (continued)". */
export function endsInContinuation(line: string): boolean {
  const bracket = Math.max(...['(', '[', '（'].map((each) => line.lastIndexOf(each)));
  return bracket > 0 && line.length - bracket <= longestWord && isContinuation(line.slice(bracket));
}

/**
 * Returns the caption after words such as "Fortsetzung", "Продолжение" or "续", with its label in the form that the
 * vocabulary has; null if the text does not start with such words.
 *
 * @param start as returned by `stripMarks`
 * @example
 * continuesBefore('Продолжение таблицы 3'); // 'таблица 3'
 */
export function continuesBefore(start: string): string | null {
  const from = start.search(/[^\s([]/);
  const small = inSmallLetters(start.slice(0, longestWord));
  for (const { phrase, values } of from < 0 ? [] : wordsBefore.at(small, from)) {
    const end = from + phrase.length;
    behindWord.lastIndex = end;
    const isParted = behindWord.test(small);
    // 续表3 is written without spaces.
    if (!isParted && scriptAt(small, from) !== 'East Asian') continue;
    const caption = start.slice(isParted ? behindWord.lastIndex : end);
    return caption.replace(/^\p{L}+/u, (label) => nominative(inSmallLetters(label), values) ?? label);
  }
  return null;
}

function has(words: PhrasesByScript<Language>, small: string, from: number, end: RegExp): boolean {
  return words.at(small, from).some(({ phrase }) => {
    end.lastIndex = from + phrase.length;
    return end.test(small);
  });
}

/** What may come before such a word: punctuation, and the ending of a number as in "3’ün" or "3-ün". */
const opening = /^(?:-[^\s\d'’]{1,4}\s+)?[\s.:>()[\]〉\-–—,（]*(?:['’][^\s\d'’]{1,4}\s+)?/u;
/** Characters of such a word and anything around it. */
const longestWord = 60;
const endInBrackets = /(?!\p{L})/uy;
/** Without brackets, no title text may follow: "Continued growth" is a title. */
const endInTheOpen = /(?!\p{L})(?=\s*(?:[.,:;)\]\-–—]|$))/uy;
const behindWord = /[.:,]?[)\]）]?[.:,]?\s+/y;

const wordsBehind = phrasesWithLanguages(({ continuation }) => continuation.behind);
const wordsForLastPart = phrasesWithLanguages(({ continuation }) => continuation.lastPart);
const wordsBefore = phrasesWithLanguages(({ continuation }) => continuation.before);

/** In languages with cases, the label after such words is in the genitive. */
function nominative(label: string, of: readonly Language[]): string | null {
  for (const { captions } of of) {
    const { table, tableGenitive, figure, figureGenitive } = captions;
    if (phrasesInAll(tableGenitive).includes(label)) return phrasesInAll(table)[0] ?? null;
    if (phrasesInAll(figureGenitive).includes(label)) return phrasesInAll(figure)[0] ?? null;
  }
  return null;
}
