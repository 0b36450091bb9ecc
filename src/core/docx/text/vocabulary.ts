import { foldPhrases, foldText } from './fold-text.ts';
import words from './vocabulary.json' with { type: 'json' };

/** What a heading's or a caption's words say; one phrase can say several things. */
export type VocabularyKind = keyof (typeof words)['en'];

/** The kinds of a phrase in any of the 27 languages; empty for an unknown one. */
export function kindsOf(phrase: string): ReadonlySet<VocabularyKind> {
  return phrases().get(foldText(phrase)) ?? noKinds;
}

/**
 * All phrases of a kind, in all languages or in one, folded as {@link foldText} folds, longest first so that
 * patterns match greedily.
 */
export function phrasesOf(kind: VocabularyKind, language?: keyof typeof words): string[] {
  const lists = language === undefined ? Object.values(words) : [words[language]];
  const found = new Set(foldPhrases(lists.flatMap((list) => list[kind])));
  return [...found].sort((a, b) => b.length - a.length);
}

const noKinds: ReadonlySet<VocabularyKind> = new Set();
let known: Map<string, Set<VocabularyKind>> | null = null;

function phrases(): Map<string, Set<VocabularyKind>> {
  if (known) return known;
  known = new Map();
  for (const kind of Object.keys(words.en) as VocabularyKind[]) {
    for (const phrase of foldPhrases(Object.values(words).flatMap((list) => list[kind]))) {
      const kinds = known.get(phrase) ?? new Set();
      kinds.add(kind);
      known.set(phrase, kinds);
    }
  }
  return known;
}
