import type { AnalysisReport } from '../analysis.ts';
import type { StoredTotals } from '../package/parts/stored-totals.ts';
import type { Story } from '../story/story.ts';
import type { StoredWords } from './word-comparison.ts';

/**
 * Explains how the word count stored in a document differs from our count of its text. Word does not count words when
 * it saves. It divides the length of the main text, including field codes but not notes or text boxes, by an average
 * word length for the language of its edition (5.7 characters in English, 6.3 in German).
 */
export function explainStoredWords(
  stored: StoredTotals,
  { paragraphs, fieldCharacters }: Pick<Story, 'paragraphs' | 'fieldCharacters'>,
  words: AnalysisReport['words'],
): StoredWords | null {
  if (stored.words === null || stored.words === 0) return null;
  const charactersPerWord = estimateOf(stored);
  const zones: StoredWords['parts'] = [
    { name: 'front', words: words.front },
    { name: 'references', words: words.references },
    { name: 'leftOut', words: words.leftOut ?? 0 },
  ];
  const others =
    charactersPerWord === null ? [] : estimated(charactersPerWord, { paragraphs, fieldCharacters }, words);
  const parts = [...zones, ...others];
  const explained = parts.reduce((sum, part) => sum + part.words, words.text);
  parts.push({ name: 'unexplained', words: stored.words - explained });
  return { words: stored.words, charactersPerWord, parts: parts.filter((part) => part.words !== 0) };
}

/** The parts that make Word's estimate differ from a count of all words. */
function estimated(
  charactersPerWord: number,
  { paragraphs, fieldCharacters }: Pick<Story, 'paragraphs' | 'fieldCharacters'>,
  { notes }: AnalysisReport['words'],
): StoredWords['parts'] {
  let mainWords = 0;
  let mainCharacters = 0;
  let boxWords = 0;
  for (const { place, words, characters } of paragraphs) {
    if (place.host !== null) boxWords += words;
    else {
      mainWords += words;
      mainCharacters += characters;
    }
  }
  return [
    { name: 'notes', words: -notes },
    { name: 'textBoxes', words: -boxWords },
    { name: 'fieldCodes', words: Math.round(fieldCharacters / charactersPerWord) },
    { name: 'wordLength', words: Math.round(mainCharacters / charactersPerWord) - mainWords },
  ];
}

/**
 * Returns the characters per word of an estimate by Word; null if the words were really counted. An estimate can be
 * told by its spaces: Word assumes as many as there are words, less one per paragraph, which no real text does.
 */
function estimateOf({ words, characters, charactersWithSpaces, paragraphs }: StoredTotals): number | null {
  if (words === null || characters === null || charactersWithSpaces === null || paragraphs === null)
    return null;
  const spaces = charactersWithSpaces - characters;
  if (characters < words || Math.abs(spaces - (words - paragraphs)) > 1) return null;
  return Math.round((100 * characters) / words) / 100;
}
