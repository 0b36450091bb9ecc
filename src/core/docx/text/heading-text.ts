import { alternatives } from './alternatives.ts';
import { foldText } from './fold-text.ts';
import { firstNumbers, hanNumeral, numberPattern, ordinalEnding, ordinalPattern } from './numerals.ts';
import { createStartTest } from './starts-with.ts';
import { kindsOf, phrasesOf, type VocabularyKind } from './vocabulary.ts';

/** What the words of a heading say, its number apart. */
export interface HeadingMeaning {
  kinds: ReadonlySet<VocabularyKind>;
  /** The number in front as it is typed: `1`, `2.3`, `IV`; empty where there is none. */
  number: string;
  /** The words without number, folded. */
  title: string;
}

/**
 * Reads a heading: `3. Literature Review`, `Chapter One: Introduction`, `第一章 引言`, `GİRİŞ`,
 * `Appendix B – Questionnaire`.
 */
export function readHeading(text: string): HeadingMeaning {
  const folded = foldText(text);
  const chapter = readChapter(folded);
  if (chapter) {
    const kinds = new Set<VocabularyKind>([...kindsOf(chapter.title), 'chapter']);
    return { kinds, ...chapter };
  }
  const { number, title } = readNumber(folded);
  const kinds = kindsOf(title).size > 0 ? kindsOf(title) : kindsOf(folded);
  return { kinds: kinds.size > 0 ? kinds : appendixKinds(folded), number, title };
}

/** Whether the number is that of a first chapter: `1`, `I`, `one`, `一`, `1.0`. */
export function isFirstNumber(number: string): boolean {
  return firstNumbers.has(number.replace(/\.0?$/, ''));
}

/** `1`, `1.2`, `iv`, `a` with the punctuation or space that parts it from the title. */
const leadingNumber = new RegExp(
  `^((?:\\d{1,2}(?:[.-]\\d{1,2}){0,4})(?=[\\s.):\\-–—])|(?:[ivx]{1,5}|[a-z])(?=[.):])|${hanNumeral}{1,3}(?=[、.:]))[.):、\\-–—]*\\s*(.+)$`,
  'u',
);

/** `I Introduction`, `1引言`, `一 引言`: a number only where the rest is a title by its own right. */
const bareNumber = new RegExp(`^([ivx]{1,5}(?=\\s)|\\d{1,2}|${hanNumeral}{1,3})\\s*(.+)$`, 'u');

function readNumber(folded: string): { number: string; title: string } {
  const [, number, title = ''] = leadingNumber.exec(folded) ?? [];
  if (number !== undefined) return { number, title: foldText(title) };
  const [, bare = '', rest = ''] = bareNumber.exec(folded) ?? [];
  return kindsOf(rest).size > 0 ? { number: bare, title: foldText(rest) } : { number: '', title: folded };
}

let patterns: ChapterPatterns | null = null;

/** `chapter 1 …`, `1. bölüm`, `第1章`, `제1장`. */
function readChapter(folded: string): { number: string; title: string } | null {
  if (!chapterStart().chapter(folded)) return null;
  for (const pattern of chapterPatterns().chapter) {
    const match = pattern.exec(folded);
    if (match) return { number: match[1] ?? '', title: foldText(match[2] ?? '') };
  }
  return null;
}

function appendixKinds(folded: string): ReadonlySet<VocabularyKind> {
  if (!chapterStart().appendix(folded)) return new Set();
  return chapterPatterns().appendix.test(folded) ? new Set<VocabularyKind>(['appendix']) : new Set();
}

interface StartTests {
  chapter: (folded: string) => boolean;
  appendix: (folded: string) => boolean;
}

let startTests: StartTests | null = null;

/** Whether a text can match one of {@link chapterPatterns}, told from its first letters. */
function chapterStart(): StartTests {
  if (startTests) return startTests;
  const word = createStartTest([...phrasesOf('chapter'), '第', '제']);
  startTests = {
    // The word stands in front, or behind an ordinal number and the first full stop or space.
    chapter: (folded) => word(folded) || word(folded.replace(/^[^.\s]*[.\s]\s*/, '')),
    appendix: createStartTest(phrasesOf('appendix')),
  };
  return startTests;
}

interface ChapterPatterns {
  chapter: readonly RegExp[];
  appendix: RegExp;
}

function chapterPatterns(): ChapterPatterns {
  patterns ??= buildPatterns();
  return patterns;
}

function buildPatterns(): ChapterPatterns {
  const end = '(?=[\\s.:：)\\-–—]|$)[\\s.:：)\\-–—]*(.*)$';
  const words = alternatives(phrasesOf('chapter'));
  return {
    chapter: [
      new RegExp(
        `^(?:${words})(?:\\s*[.:\\-]\\s*|\\s+|(?=\\d))(?:thu\\s)?(${numberPattern})${ordinalEnding}${end}`,
        'u',
      ),
      new RegExp(`^(${ordinalPattern})${ordinalEnding}[.\\s]\\s*(?:${words})${end}`, 'u'),
      new RegExp(
        `^[第제]\\s*(\\d{1,2}|${hanNumeral}{1,3})\\s*(?:章|部分|部|篇|編|장|부)[\\s.:：、]*(.*)$`,
        'u',
      ),
    ],
    appendix: new RegExp(
      `^(?:${alternatives(phrasesOf('appendix'))})(?:\\s*[.:：\\-–—(]|\\s*[a-zα-ω]?\\d{0,2}[\\s.:：)\\-–—]|\\s*[a-z]?\\d{0,2}$|\\s*[ivx]{1,5}(?:[\\s.:：\\-–—]|$)|\\s*[一二三四五六七八九十])`,
      'u',
    ),
  };
}
