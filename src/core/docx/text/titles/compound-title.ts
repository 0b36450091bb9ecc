import { languagesOf } from '../../language/languages-of.ts';
import { foldedPhrases, phrasesIn } from '../../language/phrases.ts';
import { onceByScript, type Script, scriptAt } from '../../language/script.ts';
import { isContinuation } from '../captions/caption-continuation.ts';
import { foldText } from '../fold-text.ts';
import { kindsOf, type VocabularyKind } from '../vocabulary.ts';
import { kindsOfOfficial } from './unlisted-title.ts';

/**
 * Returns the kinds of a title made of several parts. All parts must be known and belong to the same side of the
 * body: "Bibliography / References", "Acknowledgements and dedication", "Abstract (Zusammenfassung)", "参考文献 References",
 * "List of tables (continued)". "Introduction and literature" is a chapter.
 *
 * @param folded as returned by `foldText`
 */
export function kindsOfCompound(folded: string): ReadonlySet<VocabularyKind> {
  const all: ReadonlySet<VocabularyKind>[] = [];
  for (const part of withoutContinuation(folded).split(signs).map(foldText)) {
    if (part === '') continue;
    const kinds = kindsOfPart(part);
    // "List of tables and figures" is known as a whole; only unknown parts are split further.
    const partsOfPart =
      kinds.size > 0 ? [kinds] : splitAtScripts(part).flatMap(splitAtWords).map(kindsOfPart);
    if (partsOfPart.some(({ size }) => size === 0)) return noKinds;
    all.push(...partsOfPart);
  }
  return joined(all);
}

/** In Chinese, a part of a known form need not be in a list either. */
function kindsOfPart(part: string): ReadonlySet<VocabularyKind> {
  const kinds = kindsOf(part);
  return kinds.size === 0 && scriptAt(part, 0) === 'East Asian' ? kindsOfOfficial(part) : kinds;
}

const noKinds: ReadonlySet<VocabularyKind> = new Set();
/** Signs between the parts of a title; a hyphen only with spaces around it. */
const signs = /[/\\&+,;|()[\]{}<>〈〉《》【】、，・·（）]| [-–—] |[:：]/u;

function withoutContinuation(folded: string): string {
  const bracket = folded.search(/[([（]/);
  return bracket > 0 && folded.endsWith(')') && isContinuation(folded.slice(bracket))
    ? folded.slice(0, bracket)
    : folded;
}

/**
 * A title in two languages may have nothing but a space between them if they are written in different scripts, and in
 * East Asian ones not even that.
 */
function splitAtScripts(part: string): string[] {
  const parts: string[][] = [];
  let last: Script | undefined;
  for (const word of part.split(/ |(?<=[\u2e80-\u9fff가-힣])(?=[a-z])/)) {
    const script = scriptAt(word, 0);
    if (script === last) parts.at(-1)?.push(word);
    else parts.push([word]);
    last = script;
  }
  return parts.map((words) => words.join(' '));
}

function splitAtWords(part: string): string[] {
  const { alone, before, behind, inside } = conjunctionsOf(scriptAt(part, 0));
  const parts: string[][] = [[]];
  for (const word of part.split(' ')) {
    const prefix = before.find((each) => parts[0]?.length !== 0 && word.startsWith(each));
    const suffix = behind.find((each) => word.endsWith(each));
    if (alone.has(word)) parts.push([]);
    else if (prefix !== undefined) parts.push([word.slice(prefix.length)]);
    else parts.at(-1)?.push(suffix === undefined ? word : word.slice(0, -suffix.length));
    if (suffix !== undefined) parts.push([]);
  }
  const between = parts.map((words) => foldText(words.join(' '))).filter((each) => each !== '');
  return between.flatMap((each) => splitInside(each, inside));
}

/** In 参考文献和注释, which is written without spaces, the sign may be anywhere. */
function splitInside(part: string, inside: readonly string[]): string[] {
  const conjunction = inside.find((each) => part.indexOf(each) > 0);
  return conjunction === undefined ? [part] : part.split(conjunction).filter((each) => each !== '');
}

interface Conjunctions {
  /** Separate words. */
  alone: ReadonlySet<string>;
  /** Attached to the following word, to the preceding word, or to both. */
  before: readonly string[];
  behind: readonly string[];
  inside: readonly string[];
}

const conjunctionsOf = onceByScript((script): Conjunctions => {
  const written = languagesOf(script).flatMap(({ conjunctions }) => phrasesIn(conjunctions));
  const those = (pattern: RegExp) => foldedPhrases(written.filter((each) => pattern.test(each)).join('|'));
  return {
    alone: new Set(those(/^[^-]+$/)),
    before: those(/^[^-].*-$/),
    behind: those(/^-.*[^-]$/),
    inside: those(/^-.*-$/),
  };
});

type Side = 'front' | 'body' | 'back';

const sides: Readonly<Record<VocabularyKind, readonly Side[]>> = {
  references: ['back'],
  ownPublications: ['front', 'back'],
  abstract: ['front', 'back'],
  acknowledgements: ['front', 'back'],
  contents: ['front'],
  listOfFigures: ['front'],
  listOfTables: ['front'],
  appendix: ['back'],
  introduction: ['body'],
  conclusion: ['body'],
  otherFront: ['front'],
  otherBack: ['back'],
  chapter: [],
  figureLabel: [],
  tableLabel: [],
};

/** All kinds that belong to a side which every part can belong to. */
function joined(parts: readonly ReadonlySet<VocabularyKind>[]): ReadonlySet<VocabularyKind> {
  const common = (['front', 'body', 'back'] as const).filter((side) =>
    parts.every((kinds) => [...kinds].some((kind) => sides[kind].includes(side))),
  );
  const kinds = parts.flatMap((part) => [...part]);
  return new Set(kinds.filter((kind) => sides[kind].some((side) => common.includes(side))));
}
