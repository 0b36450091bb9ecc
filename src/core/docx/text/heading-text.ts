import { isAppendix, readChapter } from './chapter-text.ts';
import { foldText } from './fold-text.ts';
import { firstNumbers, hanNumeral } from './numerals.ts';
import { kindsOf, type VocabularyKind } from './vocabulary.ts';

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
  return { kinds: kinds.size === 0 && isAppendix(folded) ? appendix : kinds, number, title };
}

/** Whether the number is that of a first chapter: `1`, `I`, `one`, `一`, `1.0`. */
export function isFirstNumber(number: string): boolean {
  return firstNumbers.has(number.replace(/\.0?$/, ''));
}

const appendix: ReadonlySet<VocabularyKind> = new Set(['appendix']);

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
