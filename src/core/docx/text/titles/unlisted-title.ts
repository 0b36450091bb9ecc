import { languagesOf } from '../../language/all-languages.ts';
import type { HeadingKind, Language } from '../../language/language.ts';
import { foldedPhrases } from '../../language/phrase-list.ts';
import { onceByScript, scriptAt } from '../../language/script.ts';
import { kindsOf } from '../vocabulary.ts';

/**
 * Returns the kinds of a title that is in no list but is put together like those that are: "List of abbreviations and
 * terms" has the first word, the last word and no other words than the titles of one kind in one language. In Chinese
 * and Japanese, the last characters say what a title is: 已查阅的主要参考文献.
 *
 * @param folded as returned by `foldText`
 */
export function kindsOfUnlisted(folded: string): ReadonlySet<HeadingKind> {
  if (scriptAt(folded, 0) === 'East Asian') return kindsOfEnd(folded);
  const words = wordsIn(folded);
  const [first] = words;
  const kinds = new Set<HeadingKind>();
  if (first === undefined || words.length < fewestWords) return kinds;
  for (const stock of stocksByFirstWord(scriptAt(folded, 0)).get(first) ?? []) {
    if (isPutTogether(words, stock)) kinds.add(stock.kind);
  }
  return kinds;
}

function kindsOfEnd(folded: string): ReadonlySet<HeadingKind> {
  const [qualifier = ''] = qualified.exec(folded) ?? [];
  const isList = qualifier !== '' && kindsOf(folded.slice(qualifier.length)).has('references');
  return new Set(isList ? ['references'] : []);
}

/** Words that qualify a list: "of this thesis", "that were consulted", "related". A verb would make it a task. */
const qualified = /^(?:.{1,8}的|本文|论文|論文|全文|相关|相關|部分|中外|国内外|國內外)(?:主要)?/u;

/** Two words of a kind are in too many other titles. */
const fewestWords = 3;

/** The titles of one kind in one language. Their words are only read when a title begins like one of them. */
interface Stock {
  kind: HeadingKind;
  language: Language;
  titles: readonly string[];
  words: { inside: ReadonlySet<string>; last: ReadonlySet<string>; joining: ReadonlySet<string> } | null;
}

function isPutTogether(words: readonly string[], stock: Stock): boolean {
  stock.words ??= {
    inside: new Set(stock.titles.flatMap(wordsIn)),
    last: new Set(stock.titles.flatMap((title) => wordsIn(title).at(-1) ?? [])),
    joining: new Set(foldedPhrases(stock.language.conjunctions)),
  };
  const { inside, last, joining } = stock.words;
  const own = words.filter((word) => !joining.has(word));
  return own.length >= fewestWords && own.every((word) => inside.has(word)) && last.has(own.at(-1) ?? '');
}

const stocksByFirstWord = onceByScript((script): ReadonlyMap<string, readonly Stock[]> => {
  const byFirstWord = new Map<string, Stock[]>();
  for (const language of languagesOf(script)) {
    for (const kind of kindsWithLongTitles) {
      const titles = foldedPhrases(language.headings[kind]);
      const stock: Stock = { kind, language, titles, words: null };
      const firstWords = new Set(
        titles.filter((title) => title.includes(' ')).flatMap((title) => wordsIn(title)[0] ?? []),
      );
      for (const word of firstWords) {
        const of = byFirstWord.get(word);
        if (of) of.push(stock);
        else byFirstWord.set(word, [stock]);
      }
    }
  }
  return byFirstWord;
});

function wordsIn(title: string): readonly string[] {
  return title.match(/[\p{L}\p{M}\d'’-]+/gu) ?? [];
}

/** The kinds whose official titles are long and vary. Those of chapters are short, and their words are ordinary. */
const kindsWithLongTitles: readonly HeadingKind[] = [
  'ownPublications',
  'abstract',
  'acknowledgements',
  'listOfFigures',
  'listOfTables',
  'otherFront',
];
