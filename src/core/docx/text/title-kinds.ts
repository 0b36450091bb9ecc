import { kindsOfCompound } from './compound-title.ts';
import { correctSpelling } from './misspelt-title.ts';
import { kindsOf, type VocabularyKind } from './vocabulary.ts';

/**
 * The kinds of a title, also where it is made of several ("Bibliography / References") or a letter of it is
 * wrong ("Refrences").
 *
 * @param folded as `foldText` folds, without a number in front
 */
export function kindsOfTitle(folded: string): ReadonlySet<VocabularyKind> {
  const kinds = kindsOf(folded);
  if (kinds.size > 0 || folded.length > longestTitle || folded.length < shortestTitle) return kinds;
  return kindsOfCompound(folded, kindsOfPart);
}

function kindsOfPart(part: string): ReadonlySet<VocabularyKind> {
  const kinds = kindsOf(part);
  if (kinds.size > 0) return kinds;
  const corrected = correctSpelling(part);
  return corrected === null ? kinds : kindsOf(corrected);
}

/** Characters of "list of publications, conference presentations and scholarships", and some more. */
const longestTitle = 80;
/** Characters of two parts and a sign between them. */
const shortestTitle = 5;
