import { foldText } from './fold-text.ts';
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
  const found =
    language === undefined
      ? [...phrases()].filter(([, kinds]) => kinds.has(kind)).map(([phrase]) => phrase)
      : words[language][kind].map(foldText);
  return found.sort((a, b) => b.length - a.length);
}

const noKinds: ReadonlySet<VocabularyKind> = new Set();
let known: Map<string, Set<VocabularyKind>> | null = null;

function phrases(): Map<string, Set<VocabularyKind>> {
  if (known) return known;
  known = new Map();
  for (const language of Object.values(words)) {
    for (const [kind, list] of Object.entries(language)) {
      for (const phrase of list) {
        const folded = foldText(phrase);
        const kinds = known.get(folded) ?? new Set();
        kinds.add(kind as VocabularyKind);
        known.set(folded, kinds);
      }
    }
  }
  return known;
}
