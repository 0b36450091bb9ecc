import { languagesOf } from '../language/all-languages.ts';
import type { Language, PhraseList } from '../language/language.ts';
import { foldedPhrases } from '../language/phrase-list.ts';
import { type FoundPhrase, PhraseStarts } from '../language/phrase-starts.ts';
import { type Script, scriptAt } from '../language/script.ts';
import { inSmallLetters } from './fold-text.ts';

/** Whether what follows a caption's number says that it goes on: "(continued)", ", cont.", "’ün devamı", "续". */
export function isContinuation(rest: string): boolean {
  const [front = ''] = opening.exec(rest) ?? [];
  if (front.length === rest.length) return false;
  const small = inSmallLetters(rest.replaceAll('’', "'"));
  const inBrackets = /[([（]\s*$/.test(front);
  return (
    has('behind', small, front.length, inBrackets ? endInBrackets : endInTheOpen) ||
    (inBrackets && has('lastPart', small, front.length, endInBrackets))
  );
}

/**
 * The caption behind words such as "Fortsetzung", "Продолжение" or "续", with its label in the form that the
 * vocabulary knows; null where the text starts otherwise.
 *
 * @param start as `stripMarks` leaves it
 * @example
 * continuesBefore('Продолжение таблицы 3'); // 'таблица 3'
 */
export function continuesBefore(start: string): string | null {
  const from = start.search(/[^\s([]/);
  const small = inSmallLetters(start);
  for (const { phrase, values } of from < 0 ? [] : wordsAt('before', small, from)) {
    const end = from + phrase.length;
    behindWord.lastIndex = end;
    const isParted = behindWord.test(small);
    // 续表3: these are written without spaces.
    if (!isParted && scriptAt(small, from) !== 'East Asian') continue;
    const caption = start.slice(isParted ? behindWord.lastIndex : end);
    return caption.replace(/^\p{L}+/u, (label) => nominative(inSmallLetters(label), values) ?? label);
  }
  return null;
}

function has(list: ListName, small: string, from: number, end: RegExp): boolean {
  return wordsAt(list, small, from).some(({ phrase }) => {
    end.lastIndex = from + phrase.length;
    return end.test(small);
  });
}

/** What may stand before such a word: punctuation, and the ending of a number as in "3’ün". */
const opening = /^[\s.:>()[\]〉\-–—,（]*(?:['’]\p{L}{1,4}\s+)?/u;
const endInBrackets = /(?!\p{L})/uy;
/** Without brackets nothing of a title may follow: "Continued growth" is one. */
const endInTheOpen = /(?!\p{L})(?=\s*(?:[.,:;)\]\-–—]|$))/uy;
const behindWord = /[.:,]?[)\]）]?[.:,]?\s+/y;

type ListName = 'behind' | 'lastPart' | 'before';

const wordsByScript = new Map<string, PhraseStarts<Language>>();

function wordsAt(list: ListName, small: string, at: number): FoundPhrase<Language>[] {
  const script = scriptAt(small, at);
  const key = `${list} ${script}`;
  let words = wordsByScript.get(key);
  if (!words) {
    words = readWords(script, ({ continuation }) => continuation[list]);
    wordsByScript.set(key, words);
  }
  return words.at(small, at);
}

function readWords(script: Script, listOf: (language: Language) => PhraseList): PhraseStarts<Language> {
  return new PhraseStarts(
    languagesOf(script).flatMap((language) =>
      foldedPhrases(listOf(language)).map((phrase): [string, Language] => [phrase, language]),
    ),
  );
}

/** Languages with cases put the label behind such words in the genitive. */
function nominative(label: string, of: readonly Language[]): string | null {
  for (const { captions } of of) {
    const { table, tableGenitive, figure, figureGenitive } = captions;
    if (foldedPhrases(tableGenitive).includes(label)) return foldedPhrases(table)[0] ?? null;
    if (foldedPhrases(figureGenitive).includes(label)) return foldedPhrases(figure)[0] ?? null;
  }
  return null;
}
