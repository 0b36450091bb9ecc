import { languagesOf } from '../language/all-languages.ts';
import type { HeadingKind, Language, PhraseList } from '../language/language.ts';
import { foldedPhrases } from '../language/phrase-list.ts';
import { onceByScript, type Script, scriptAt } from '../language/script.ts';
import { foldText } from './fold-text.ts';

/** What the words of a heading or a caption say; a phrase can have several kinds. */
export type VocabularyKind = HeadingKind | 'chapter' | 'figureLabel' | 'tableLabel';

/** The kinds of a phrase in any of the languages; empty for an unknown phrase. */
export function kindsOf(phrase: string): ReadonlySet<VocabularyKind> {
  const folded = foldText(phrase);
  return phrasesOf(scriptAt(folded, 0)).get(folded) ?? noKinds;
}

/** All phrases of a script with their kinds, folded like {@link foldText}. */
export const phrasesOf: (script: Script) => ReadonlyMap<string, ReadonlySet<VocabularyKind>> = onceByScript(
  (script) => read(languagesOf(script)),
);

/** Where a language lists its phrases of each kind. */
const lists: readonly [VocabularyKind, (language: Language) => PhraseList][] = [
  ['references', ({ headings }) => headings.references],
  ['ownPublications', ({ headings }) => headings.ownPublications],
  ['abstract', ({ headings }) => headings.abstract],
  ['acknowledgements', ({ headings }) => headings.acknowledgements],
  ['contents', ({ headings }) => headings.contents],
  ['listOfFigures', ({ headings }) => headings.listOfFigures],
  ['listOfTables', ({ headings }) => headings.listOfTables],
  ['appendix', ({ headings }) => headings.appendix],
  ['introduction', ({ headings }) => headings.introduction],
  ['conclusion', ({ headings }) => headings.conclusion],
  ['otherFront', ({ headings }) => headings.otherFront],
  ['otherBack', ({ headings }) => headings.otherBack],
  ['chapter', ({ chapters }) => chapters],
  ['figureLabel', ({ captions }) => captions.figure],
  ['tableLabel', ({ captions }) => captions.table],
];

const noKinds: ReadonlySet<VocabularyKind> = new Set();

function read(languages: readonly Language[]): Map<string, Set<VocabularyKind>> {
  const phrases = new Map<string, Set<VocabularyKind>>();
  for (const [kind, listOf] of lists) {
    for (const phrase of foldedPhrases(...languages.map(listOf))) {
      const kinds = phrases.get(phrase);
      if (kinds) kinds.add(kind);
      else phrases.set(phrase, new Set([kind]));
    }
  }
  return phrases;
}
