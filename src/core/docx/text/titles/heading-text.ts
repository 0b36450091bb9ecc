import { foldText } from '../fold-text.ts';
import { hanNumeral } from '../numerals.ts';
import { kindsOf, type VocabularyKind } from '../vocabulary.ts';
import { isAppendix, readChapter } from './chapter-text.ts';
import { kindsOfTitle } from './title-kinds.ts';

export { isFirstNumber } from '../numerals.ts';

/** The meaning of a heading's words, with its number separate. */
export interface HeadingMeaning {
  kinds: ReadonlySet<VocabularyKind>;
  /** The leading number as typed: `1`, `2.3`, `IV`; empty if it has none. */
  number: string;
  /** The words without the number, folded. */
  title: string;
}

/**
 * Reads a heading: `3. Literature Review`, `Chapter One: Introduction`, `第一章 引言`, `GİRİŞ`,
 * `Appendix B – Questionnaire`, `Bibliography / References`, `Refrences`.
 */
export function readHeading(text: string): HeadingMeaning {
  const folded = foldText(text);
  const chapter = readChapter(folded);
  if (chapter) {
    // "1. Introductory chapter" is known as a whole.
    const ofWhole = kindsOf(readNumber(folded).title);
    const kinds = new Set<VocabularyKind>([...kindsOfTitle(chapter.title), ...ofWhole, 'chapter']);
    return { kinds, ...chapter };
  }
  const { number, title } = readNumber(folded);
  const ofTitle = kindsOfTitle(title);
  const kinds = ofTitle.size > 0 || title === folded ? ofTitle : kindsOfTitle(folded);
  return { kinds: kinds.size === 0 && isAppendix(folded) ? appendix : kinds, number, title };
}

const appendix: ReadonlySet<VocabularyKind> = new Set(['appendix']);

/** `1`, `1.2`, `iv`, `a`, with the punctuation or space that separates it from the title. */
const leadingNumber = new RegExp(
  `^((?:\\d{1,2}(?:[.-]\\d{1,2}){0,4})(?=[\\s.):\\-–—])|(?:[ivx]{1,5}|[a-z])(?=[.):])|${hanNumeral}{1,3}(?=[、.:]))[.):、\\-–—]*\\s*(.+)$`,
  'u',
);

/** `I Introduction`, `1引言`, `一 引言`: only counts as a number if the rest is a title in its own right. */
const bareNumber = new RegExp(`^([ivx]{1,5}(?=\\s)|\\d{1,2}|${hanNumeral}{1,3})\\s*(.+)$`, 'u');

function readNumber(folded: string): { number: string; title: string } {
  const [, number, title = ''] = leadingNumber.exec(folded) ?? [];
  if (number !== undefined) return { number, title: foldText(title) };
  const [, bare = '', rest = ''] = bareNumber.exec(folded) ?? [];
  return bare !== '' && kindsOfTitle(foldText(rest)).size > 0
    ? { number: bare, title: foldText(rest) }
    : { number: '', title: folded };
}
