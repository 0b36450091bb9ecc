import type { HeadingKind, Language, PhraseList } from '../language/language.ts';
import { languagesOf } from '../language/languages-of.ts';
import { phrasesInAll } from '../language/phrases.ts';
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

function read(languages: readonly Language[]): Map<string, ReadonlySet<VocabularyKind>> {
  const phrases = new Map<string, ReadonlySet<VocabularyKind>>();
  for (const [kind, listOf] of lists) {
    // Nearly all of ten thousand phrases have one kind, and one set is enough for all those of a kind.
    const alone: ReadonlySet<VocabularyKind> = new Set([kind]);
    for (const phrase of phrasesInAll(...languages.map(listOf))) {
      const others = phrases.get(phrase);
      if (!others) phrases.set(phrase, alone);
      else if (!others.has(kind)) phrases.set(phrase, new Set([...others, kind]));
    }
  }
  return phrases;
}
