import { languages } from '../language/folded-languages.ts';
import { phrasesInAll } from '../language/phrases.ts';
import type { StyleNames } from '../story/styles/paragraph-format.ts';
import { foldText } from './fold-text.ts';

/**
 * Whether a style is for the entries of a reference list, judging by its own name.
 *
 * @param style its name in lower case: `bibliography`, `endnote bibliography`, `参考文献`
 */
export function isReferenceStyle(style: StyleNames): boolean {
  const before = readBefore.get(style);
  if (before !== undefined) return before;
  words ??= phrasesInAll(...languages.map(({ styles }) => styles.references));
  const name = foldText(style.name);
  const isReference = words.some((word) => name.includes(word));
  readBefore.set(style, isReference);
  return isReference;
}

const readBefore = new WeakMap<StyleNames, boolean>();

let words: readonly string[] | null = null;
