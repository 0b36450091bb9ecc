import { counted } from '../../text/counted.ts';
import { formatCount } from '../../text/format-count.ts';
import type { AnalysisReport, LeftOutEvidence, PlaceEvidence, ReferenceListEvidence } from '../analysis.ts';
import type { StoredTotals } from '../package/parts/stored-totals.ts';
import type { Story } from '../story/story.ts';
import { explainStoredWords } from './explain-stored-words.ts';
import type { WordCheck, WordComparison } from './word-comparison.ts';

/** Compares our counts with the count that Word stored, and with those that Word shows for a selection. */
export function compareWithWord(
  story: Story,
  stored: StoredTotals,
  {
    words,
    bodyStart: { heading, paragraph, place },
    referenceLists: lists,
    leftOut = [],
  }: Pick<AnalysisReport, 'words' | 'bodyStart' | 'referenceLists' | 'leftOut'>,
): WordComparison {
  const start = heading === null ? null : (place ?? null);
  return {
    stored: explainStoredWords(stored, story, words),
    checks: wordChecks(story, { bodyStart: paragraph, start, lists, leftOut, words }),
  };
}

/** The part of the document to be checked: everything from the start of the body. */
interface Selected {
  bodyStart: number;
  /** Where the body starts; null in a document without text. */
  start: PlaceEvidence | null;
  lists: readonly ReferenceListEvidence[];
  leftOut: readonly LeftOutEvidence[];
  words: AnalysisReport['words'];
}

/**
 * Explains how an editor can check the word counts of text and references in Word: what to select, and what the
 * status bar then says.
 */
function wordChecks(story: Story, { bodyStart, start, lists, leftOut, words }: Selected): WordCheck[] {
  if (start === null) return [];
  const { text, references } = words;
  const end = story.paragraphs.length;
  const isExactIn = exactness(story);
  const [list] = lists;
  const opening = bodyStart === 0 ? pressAll : `Put the cursor before ${named(start)}`;
  const saying = (count: number, isExact: boolean) =>
    `Word's status bar says ${isExact ? '' : 'about '}${counted(count, 'word', 'words')}`;
  const check = (
    counts: WordCheck['counts'],
    [from, until]: readonly [number, number],
    count: number,
    sentence: (said: string) => string,
  ): WordCheck => {
    const isExact = isExactIn(from, until);
    return { counts, words: count, isExact, says: sentence(saying(count, isExact)) };
  };
  const left = wordsLeftOut(leftOut, bodyStart, story);
  if (list === undefined && left === 0)
    return [check('text', [bodyStart, end], text, (said) => `${toTheEnd(bodyStart, opening)}: ${said}.`)];
  if (list?.place && lists.length === 1 && list.until >= end && left === 0)
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
  const others = [
    ...(list === undefined ? [] : [`${counted(references, 'word', 'words')} of references`]),
    ...(left === 0 ? [] : [counted(left, 'word that was left out', 'words that were left out')]),
  ];
  const less = `less ${others.join(' and ')}, that is ${formatCount(text)}`;
  return [
    check(
      left === 0 ? 'textAndReferences' : 'body',
      [bodyStart, end],
      text + references + left,
      (said) => `${toTheEnd(bodyStart, opening)}: ${said}; ${less}.`,
    ),
    ...lists
      .filter(
        ({ paragraph, until }) => !leftOut.some((part) => part.paragraph < until && paragraph < part.until),
      )
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

/** The words left out from the start of the body on, which Word counts in a selection. */
function wordsLeftOut(
  leftOut: readonly LeftOutEvidence[],
  bodyStart: number,
  { paragraphs }: Pick<Story, 'paragraphs'>,
): number {
  return leftOut.reduce((sum, { paragraph, until, words }) => {
    if (paragraph >= bodyStart) return sum + words;
    return paragraphs.slice(bodyStart, until).reduce((all, each) => all + each.words, sum);
  }, 0);
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
      const { notes, equations, place, format } = paragraph;
      if (notes.length > 0 || equations > 0 || place.host !== null || format.framed) return false;
    }
    return true;
  };
}
