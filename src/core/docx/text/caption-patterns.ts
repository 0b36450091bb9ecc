import { alternatives } from './alternatives.ts';
import { cardinalWords, hanNumeral } from './numerals.ts';
import { createStartTest } from './starts-with.ts';
import { phrasesOf } from './vocabulary.ts';

let hungarianStartTest: ((text: string) => boolean) | null = null;
let startTest: ((text: string) => boolean) | null = null;

/** Whether a text can match one of {@link captionPatterns}, told from its first letters. */
export function mayBeCaption(text: string): boolean {
  startTest ??= createStartTest([...phrasesOf('tableLabel'), ...phrasesOf('figureLabel'), ...supplements]);
  const first = text.charCodeAt(0);
  // Behind a number comes a Hungarian label, or what some write before it.
  if (first >= 0x30 && first <= 0x39) {
    hungarianStartTest ??= createStartTest([
      ...phrasesOf('tableLabel', 'hu'),
      ...phrasesOf('figureLabel', 'hu'),
      'sz.',
      'szamu',
    ]);
    return hungarianStartTest(text.replace(/^[\d.-]+\s*/, ''));
  }
  return startTest('[(<〈《【'.includes(text.charAt(0)) ? text.slice(1) : text);
}

let patterns: (readonly ['table' | 'figure', RegExp])[] | null = null;

/** How captions start, each pattern with the groups `number` and `rest`, for text that `stripMarks` went over. */
export function captionPatterns(): readonly (readonly ['table' | 'figure', RegExp])[] {
  patterns ??= [
    ['table', labelThenNumber('tableLabel')],
    ['figure', labelThenNumber('figureLabel')],
    ['table', numberThenLabel('tableLabel')],
    ['figure', numberThenLabel('figureLabel')],
  ];
  return patterns;
}

/** `3`, `3.2`, `A-1`, `S1`, `2b`, `3–1`. A syllable that follows at once makes a word or, as a particle, a sentence. */
const digits =
  '(?:\\p{Lu}{1,2}[.\\-–]?)?\\d{1,3}(?:[.\\-–:]\\d{1,3}){0,3}(?:\\p{Ll}(?!\\p{L})|[A-Z](?=\\s?[.:)|]))?(?![\\p{Script=Latin}\\p{Script=Hangul}\\p{Script=Hiragana}\\d])';
const roman = '[IVXLC]{1,6}(?:[.\\-–]\\d{1,3})?(?![\\p{L}\\d])';
const letter = '\\p{Lu}(?![\\p{L}\\d])';
const han = `${hanNumeral}{1,3}(?:[.\\-–]\\d{1,3})?(?!\\p{Script=Han})`;

function labelThenNumber(kind: LabelKind): RegExp {
  const labels = alternatives(phrasesOf(kind).flatMap(inAllCases));
  const word = `(?:${alternatives(cardinalWords.flatMap(inAllCases))})(?=\\s*[.:)\\]|\\-–—]|\\s*$|\\n)`;
  // Right behind the label a capital may be an ending: FIGURES, TABELLEN.
  const number = `(?:${digits}|${han}|(?<=[\\s.(\\[\\-–])(?:${roman}|${letter}|${word}))`;
  return new RegExp(
    `^[[(<〈《【]?${supplement}(?:${labels})(?:\\s*${numberSign})?[\\s.([\\-–]{0,4}(?<number>${number})(?<rest>[^]*)$`,
    'u',
  );
}

const supplement =
  '(?:(?:[Ss]upplement(?:ary|al)|SUPPLEMENT(?:ARY|AL)|[Aa]ppendix|APPENDIX|[Ee]xtended [Dd]ata|EXTENDED DATA)\\s+)?';
/** How {@link supplement} starts. */
const supplements = ['supplement', 'appendix', 'extended'];
const numberSign = '(?:[Nn](?:\\.?[Oo°]|[Rr])\\.?|[Cc]\\.|رقم)';

/**
 * Hungarian puts the number first: `2. táblázat`, `3.1. ábra`. In capitals a separator has to follow, because
 * "3. DIAGRAM TECHNIQUES" is a heading.
 */
function numberThenLabel(kind: LabelKind): RegExp {
  const phrases = phrasesOf(kind, 'hu');
  const small = `(?:${alternatives(phrases)})(?=[\\s.:\\-–—]|$)`;
  const capital = `(?:${alternatives(phrases.flatMap(inAllCases))})(?=[.:\\-–—\\t\\n]|\\s*$)`;
  return new RegExp(
    `^(?<number>\\d{1,3}(?:[.\\-]\\d{1,3}){0,3})(?:\\.|(?<=[.\\-]\\d{1,3}))\\s*(?:(?:sz\\.|szamu)\\s*)?(?:${small}|${capital})(?<rest>[^]*)$`,
    'u',
  );
}

type LabelKind = 'tableLabel' | 'figureLabel';

function inAllCases(word: string): string[] {
  return [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()];
}
