import { formatCount } from '../../pricing/money.ts';
import type { AnalysisReport, PlaceEvidence, ReferenceListEvidence } from '../analysis.ts';
import type { StoredTotals } from '../package/parts/stored-totals.ts';
import type { Story } from '../story/story.ts';
import type { ZoneWords } from '../structure/zones.ts';
import type { StoredWords, WordCheck, WordComparison } from './word-comparison.ts';

/** Compares our counts with the count that Word stored, and with those that Word shows for a selection. */
export function compareWithWord(
  story: Story,
  stored: StoredTotals,
  { words, bodyStart, referenceLists }: Pick<AnalysisReport, 'words' | 'bodyStart' | 'referenceLists'>,
): WordComparison {
  // Words that are left out would have to be subtracted from each selection.
  const isSelectable = bodyStart.heading !== null && words.leftOut === undefined;
  const start = isSelectable ? (bodyStart.place ?? null) : null;
  return {
    stored: explainStoredWords(stored, story, words),
    checks: wordChecks(story, { bodyStart: bodyStart.paragraph, start, lists: referenceLists, words }),
  };
}

/** The part of the document to be checked: everything from the start of the body. */
interface Selected {
  bodyStart: number;
  /** Where the body starts; null in a document without text. */
  start: PlaceEvidence | null;
  lists: readonly ReferenceListEvidence[];
  words: ZoneWords;
}

/**
 * Explains how an editor can check the word counts of text and references in Word: what to select, and what the
 * status bar then says.
 */
function wordChecks(story: Story, { bodyStart, start, lists, words }: Selected): WordCheck[] {
  if (start === null) return [];
  const { text, references } = words;
  const end = story.paragraphs.length;
  const isExactIn = exactness(story);
  const [list] = lists;
  const opening = bodyStart === 0 ? pressAll : `Put the cursor before ${named(start)}`;
  const saying = (count: number, isExact: boolean) =>
    `Word's status bar says ${isExact ? '' : 'about '}${formatCount(count)} words`;
  const check = (
    counts: WordCheck['counts'],
    [from, until]: readonly [number, number],
    count: number,
    sentence: (said: string) => string,
  ): WordCheck => {
    const isExact = isExactIn(from, until);
    return { counts, words: count, isExact, says: sentence(saying(count, isExact)) };
  };
  if (list === undefined)
    return [check('text', [bodyStart, end], text, (said) => `${toTheEnd(bodyStart, opening)}: ${said}.`)];
  const isLast = lists.length === 1 && list.until >= end;
  if (isLast && list.place)
    return [
      check(
        'text',
        [bodyStart, list.paragraph],
        text,
        (said) =>
          `Put the cursor before ${named(start)}, hold Shift and click before ${named(list.place)}: ${said}.`,
      ),
      check(
        'references',
        [list.paragraph, end],
        references,
        (said) => `Put the cursor before ${named(list.place)} and press Ctrl+Shift+End: ${said}.`,
      ),
    ];
  const less = `less ${formatCount(references)} words of references, that is ${formatCount(text)}`;
  return [
    check(
      'textAndReferences',
      [bodyStart, end],
      text + references,
      (said) => `${toTheEnd(bodyStart, opening)}: ${said}; ${less}.`,
    ),
    ...lists
      .slice(0, mostLists)
      .flatMap((each) =>
        each.place && each.endPlace
          ? [
              check(
                'references',
                [each.paragraph, each.until],
                each.words,
                (said) =>
                  `Put the cursor before ${named(each.place)}, hold Shift and click before ${named(each.endPlace)}: ${said}.`,
              ),
            ]
          : [],
      ),
  ];
}

const pressAll = 'Press Ctrl+A';

function toTheEnd(bodyStart: number, opening: string): string {
  return bodyStart === 0 ? opening : `${opening} and press Ctrl+Shift+End`;
}

function named(place: PlaceEvidence | null | undefined): string {
  const { words = '', page = 1 } = place ?? {};
  const cut = words.length > longestNamed ? `${words.slice(0, longestNamed).trimEnd()}…` : words;
  return `"${cut}" (page ${page})`;
}

/** Any further lists, such as one per chapter, are listed only in the report. */
const mostLists = 3;
/** In characters. */
const longestNamed = 60;

/** Whether there is nothing between two paragraphs that Word counts differently or not at all. */
function exactness({ paragraphs, removals }: Story): (from: number, until: number) => boolean {
  return (from, until) => {
    if (removals > 0) return false;
    for (let index = from; index < until; index += 1) {
      const paragraph = paragraphs[index];
      if (!paragraph) continue;
      const { notes, equations, place } = paragraph;
      if (notes.length > 0 || equations > 0 || place.host !== null) return false;
    }
    return true;
  };
}

/**
 * Explains how the word count stored in a document differs from our count of its text. Word does not count words when
 * it saves. It divides the length of the main text, including field codes but not notes or text boxes, by an average
 * word length for the language of its edition (5.7 characters in English, 6.3 in German).
 */
function explainStoredWords(
  stored: StoredTotals,
  { paragraphs, fieldCharacters }: Pick<Story, 'paragraphs' | 'fieldCharacters'>,
  words: ZoneWords,
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
  { notes }: ZoneWords,
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
