import type { HeadingKind, Language, PhraseList } from '../../language/language.ts';
import { languagesOf } from '../../language/languages-of.ts';
import { foldedPhrases, phrasesInAll } from '../../language/phrases.ts';
import { onceByScript, type Script, scriptAt } from '../../language/script.ts';
import { kindsOf } from '../vocabulary.ts';

/**
 * Returns the kinds of a title that is in no list but is put together like those that are: "List of abbreviations and
 * terms" has the first word, the last word and no other words than the titles of one kind in one language. In Chinese
 * and Japanese, the last characters say what a title is: 已查阅的主要参考文献, 浙江大学学位论文版权使用授权书.
 *
 * @param folded as returned by `foldText`
 */
export function kindsOfUnlisted(folded: string): ReadonlySet<HeadingKind> {
  if (scriptAt(folded, 0) === 'East Asian') return kindsOfEnd(folded);
  const words = wordsIn(folded);
  const [first] = words;
  const kinds = new Set<HeadingKind>();
  if (first === undefined || words.length < fewestWords) return kinds;
  for (const stock of stocksBeginning(first, scriptAt(folded, 0)))
    if (isPutTogether(words, stock)) kinds.add(stock.kind);
  return kinds;
}

function kindsOfEnd(folded: string): ReadonlySet<HeadingKind> {
  const official = kindsOfOfficial(folded);
  if (official.size > 0) return official;
  const [qualifier = ''] = qualified.exec(folded) ?? [];
  const isList = qualifier !== '' && kindsOf(folded.slice(qualifier.length)).has('references');
  return new Set(isList ? ['references'] : []);
}

/**
 * Returns the kinds of a title that Chinese universities prescribe in many wordings: a declaration, own publications.
 *
 * @param folded as returned by `foldText`
 */
export function kindsOfOfficial(folded: string): ReadonlySet<HeadingKind> {
  if (ownPublications.test(folded)) return new Set(['ownPublications']);
  return new Set(declaration.test(folded) ? ['otherFront'] : []);
}

/** What was published "while studying for the degree", in whatever words: 攻读硕士学位期间取得的科研成果. */
const ownPublications =
  /^(?!.*[:,，])(?:作者|本人|[个個]人)?在?(?:攻[读讀].{0,8}|[在就][学學读讀校].{0,2}|.{0,3}修[业業]|[硕碩博]士.{0,4}|研究生|[读讀][研博]|[学學]位)期[间間].{0,20}(?:论文|論文|成果|[专專]利|著作|[项項]目|[课課]题)(?:[发發]表)?(?:目[录錄]|清[单單]|情[况況])?$/u;

/**
 * A declaration, a licence or an approval of a thesis, with the name of the university in front or without it, or a
 * declaration on the use of artificial intelligence.
 */
const declaration =
  /^(?!.*[:,，]).{0,20}(?:(?:[论論]文|毕业设计|[学學]位).{0,16}(?:[声聲]明[书書]?|授[权權][书書说說]明?|[审審]定[书書]|承[诺諾][书書]|[协協][议議][书書]|合格[证證]明[书書]?)|(?:人工智[能慧]|ai).{0,6}使用.{0,4}[声聲说說]明[书書]?|使用.{0,4}(?:人工智[能慧]|ai).{0,4}[声聲说說]明[书書]?)$/u;

/** Words that qualify a list: "of this thesis", "that were consulted", "related". A verb would make it a task. */
const qualified = /^(?:.{1,8}的|本文|论文|論文|全文|相关|相關|部分|中外|国内外|國內外)(?:主要)?/u;

/** Two words of a kind are in too many other titles. */
const fewestWords = 3;

/** The titles of one kind in one language. Their words are only read when a title begins like one of them. */
interface Stock {
  kind: HeadingKind;
  language: Language;
  /** Folded, with a `|` in front of each. */
  titles: PhraseList;
  words: Record<'first' | 'inside' | 'last' | 'joining', ReadonlySet<string>> | null;
}

/** The stocks with a title that begins with a word. Lines of one document often begin alike, so words are remembered. */
function stocksBeginning(word: string, script: Script): readonly Stock[] {
  const known = knownWords(script);
  const remembered = known.get(word);
  if (remembered) return remembered;
  const found = stocksOf(script).filter(({ titles }) => beginsOne(titles, word));
  if (known.size >= mostKnown) known.clear();
  known.set(word, found);
  return found;
}

const knownWords = onceByScript(() => new Map<string, readonly Stock[]>());

/** A hostile document could begin each line with another word. */
const mostKnown = 1_000;

/** Whether a title begins with a word; much faster than preparing the first words of thousands of titles. */
function beginsOne(titles: PhraseList, word: string): boolean {
  const start = `|${word}`;
  for (let at = titles.indexOf(start); at >= 0; at = titles.indexOf(start, at + 1)) {
    if (!partOfWord.test(titles.charAt(at + start.length))) return true;
  }
  return false;
}

function isPutTogether(words: readonly string[], stock: Stock): boolean {
  stock.words ??= readWords(stock);
  const { first, inside, last, joining } = stock.words;
  if (!first.has(words[0] ?? '')) return false;
  const own = words.filter((word) => !joining.has(word));
  return own.length >= fewestWords && own.every((word) => inside.has(word)) && last.has(own.at(-1) ?? '');
}

function readWords({ titles, language }: Stock): NonNullable<Stock['words']> {
  const each = phrasesInAll(titles);
  const long = each.filter((title) => title.includes(' '));
  return {
    first: new Set(long.flatMap((title) => wordsIn(title)[0] ?? [])),
    inside: new Set(wordsIn(titles)),
    last: new Set(each.flatMap((title) => wordsIn(title).at(-1) ?? [])),
    joining: new Set(foldedPhrases(language.conjunctions)),
  };
}

const stocksOf = onceByScript((script): readonly Stock[] =>
  languagesOf(script).flatMap((language) =>
    kindsWithLongTitles.map((kind) => ({
      kind,
      language,
      titles: `|${language.headings[kind]}`,
      words: null,
    })),
  ),
);

function wordsIn(title: string): readonly string[] {
  return title.match(/[\p{L}\p{M}\d'’-]+/gu) ?? [];
}

const partOfWord = /[\p{L}\p{M}\d'’-]/u;

/** The kinds whose official titles are long and vary. Those of chapters are short, and their words are ordinary. */
const kindsWithLongTitles: readonly HeadingKind[] = [
  'ownPublications',
  'abstract',
  'acknowledgements',
  'listOfFigures',
  'listOfTables',
  'otherFront',
];
