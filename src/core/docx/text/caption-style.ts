import { languages } from '../language/all-languages.ts';
import type { Language, PhraseList } from '../language/language.ts';
import { foldedPhrases } from '../language/phrase-list.ts';
import { foldText } from './fold-text.ts';

/** What a caption style is for; `unlabelled` where its name does not say. */
export type CaptionStyle = 'table' | 'figure' | 'unlabelled';

/**
 * What a style that captions are set in is for, by its name and those of the styles that it is based on, the
 * nearest first; null for any other style.
 *
 * @param names in small letters: `image caption`, `table title`, `beschriftung`
 */
export function readCaptionStyle(names: readonly string[]): CaptionStyle | null {
  let known = readBefore.get(names);
  if (known === undefined) {
    known = read(names.map(foldText));
    readBefore.set(names, known);
  }
  return known;
}

function read(names: readonly string[]): CaptionStyle | null {
  words ??= {
    caption: readWords(({ styles }) => styles.caption),
    table: readWords(({ styles }) => styles.table),
    figure: readWords(({ styles }) => styles.figure),
  };
  const { caption, table, figure } = words;
  const position = names.findIndex((name) => caption.some((word) => name.includes(word)));
  if (position < 0) return null;
  // LibreOffice calls the styles that it bases on that for captions "Table", "Figure" and "Illustration".
  const whole = names.slice(0, position + 1).join(' ');
  if (table.some((word) => whole.includes(word))) return 'table';
  return figure.some((word) => whole.includes(word)) ? 'figure' : 'unlabelled';
}

/** All paragraphs of a style have their names in the same list. */
const readBefore = new WeakMap<readonly string[], CaptionStyle | null>();

let words: Readonly<Record<'caption' | 'table' | 'figure', readonly string[]>> | null = null;

function readWords(listOf: (language: Language) => PhraseList): string[] {
  return foldedPhrases(...languages.map(listOf));
}
