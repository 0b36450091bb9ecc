import { languages } from '../../language/folded-languages.ts';
import type { Language, PhraseList } from '../../language/language.ts';
import { phrasesInAll } from '../../language/phrases.ts';
import type { StyleNames } from '../../story/styles/paragraph-format.ts';
import { foldText } from '../fold-text.ts';

/** What a caption style is for; `unlabelled` if its name does not say. */
export type CaptionStyle = 'table' | 'figure' | 'unlabelled';

/**
 * Returns what a caption style is for, judging by its name and those of the styles it is based on; null for any other
 * style.
 *
 * @param names in lower case: `image caption`, `table title`, `beschriftung`
 */
export function readCaptionStyle(names: StyleNames): CaptionStyle | null {
  const waiting: StyleNames[] = [];
  let style: StyleNames | null = names;
  // Each style is read once, however many styles are based on it.
  while (style && !readBefore.has(style)) {
    waiting.push(style);
    style = style.base;
  }
  let read = (style && readBefore.get(style)) ?? null;
  for (const each of waiting.toReversed()) {
    read = readName(each.name, read);
    readBefore.set(each, read);
  }
  return read;
}

/** LibreOffice bases styles named "Table", "Figure" and "Illustration" on its caption style. */
function readName(name: string, base: CaptionStyle | null): CaptionStyle | null {
  words ??= {
    caption: readWords(({ styles }) => styles.caption),
    table: readWords(({ styles }) => styles.table),
    figure: readWords(({ styles }) => styles.figure),
  };
  const folded = foldText(name);
  const has = (those: readonly string[]) => those.some((word) => folded.includes(word));
  const isCaption = has(words.caption);
  if (!isCaption && base === null) return null;
  const inherited = isCaption || base === null ? 'unlabelled' : base;
  const [isForTables, isForFigures] = [has(words.table), has(words.figure)];
  // "Caption for table and image" says nothing.
  if (isForTables && isForFigures) return 'unlabelled';
  if (inherited === 'table' || isForTables) return 'table';
  return inherited === 'figure' || isForFigures ? 'figure' : 'unlabelled';
}

const readBefore = new WeakMap<StyleNames, CaptionStyle | null>();

let words: Readonly<Record<'caption' | 'table' | 'figure', readonly string[]>> | null = null;

function readWords(listOf: (language: Language) => PhraseList): string[] {
  return phrasesInAll(...languages.map(listOf));
}
