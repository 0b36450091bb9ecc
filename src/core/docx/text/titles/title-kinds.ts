import { scriptAt } from '../../language/script.ts';
import { kindsOf, type VocabularyKind } from '../vocabulary.ts';
import { kindsOfCompound } from './compound-title.ts';
import { correctionsOf } from './misspelt-title.ts';
import { onlyUnknownWord } from './title-words.ts';

/**
 * The kinds of a title, also where it is made of several ("Bibliography / References") or a letter of it is
 * wrong ("Refrences").
 *
 * @param folded as `foldText` folds, without a number in front
 */
export function kindsOfTitle(folded: string): ReadonlySet<VocabularyKind> {
  const kinds = kindsOf(folded);
  if (kinds.size > 0 || folded.length > longestTitle || folded.length < shortestTitle) return kinds;
  const unknown = onlyUnknownWord(folded);
  // Nearly every line has several words that no title has, and costs no more.
  if (unknown === null) return isWrittenTogether(folded) ? kindsOfCompound(folded) : kinds;
  if (unknown === 'none') {
    const ofParts = kindsOfCompound(folded);
    return ofParts.size > 0 ? ofParts : kindsWithOtherNumber(folded);
  }
  for (const meant of correctionsOf(unknown.word)) {
    const rest = folded.slice(unknown.at + unknown.word.length);
    const corrected = folded.slice(0, unknown.at) + meant + rest;
    const meantKinds = kindsOf(corrected);
    if (meantKinds.size > 0) return meantKinds;
    const ofParts = kindsOfCompound(corrected);
    if (ofParts.size > 0) return ofParts;
  }
  return isWrittenTogether(folded) ? kindsOfCompound(folded) : kinds;
}

/** "List of reference", "Référence utilisées": the words of a title, one of them in the wrong number. */
function kindsWithOtherNumber(folded: string): ReadonlySet<VocabularyKind> {
  if (!folded.includes(' ')) return kindsOf(folded);
  for (const { 0: word, index } of folded.matchAll(/[a-z]{4,}/g)) {
    const meant = word.endsWith('s') ? word.slice(0, -1) : `${word}s`;
    const kinds = kindsOf(folded.slice(0, index) + meant + folded.slice(index + word.length));
    if (kinds.size > 0) return kinds;
  }
  return kindsOf(folded);
}

/** Scripts in which "and" and the word beside it may be one word. */
function isWrittenTogether(folded: string): boolean {
  const script = scriptAt(folded, 0);
  return script !== 'Latin' && script !== 'Greek' && script !== 'Cyrillic';
}

/** Characters of "list of publications, conference presentations and scholarships", and some more. */
const longestTitle = 80;
/** Characters of two parts and a sign between them. */
const shortestTitle = 5;
