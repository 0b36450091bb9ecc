import { languagesOf } from '../../language/languages-of.ts';
import { PhrasesByScript, phrasesInAll } from '../../language/phrases.ts';
import { inSmallLetters, stripMarks } from '../fold-text.ts';

/**
 * Whether a line is a note to a table or figure: `Source: own work`, `Fonte: IBGE (2020)`, `注：…`. Authors often set
 * notes in the caption style.
 */
export function isCaptionNote(text: string): boolean {
  const start = stripMarks(text.slice(0, longestStart)).trimStart();
  for (const { phrase } of openings.at(inSmallLetters(start), 0)) {
    behindOpening.lastIndex = phrase.length;
    if (behindOpening.test(start)) return true;
  }
  return false;
}

const longestStart = 60;

/** A colon or the like, or, if that is missing, the capital of the next word. */
const behindOpening = /\s*[.:：(\-–—]|\s+\p{Lu}|\s*$/uy;

const openings = new PhrasesByScript<true>((script) =>
  phrasesInAll(...languagesOf(script).map(({ captions }) => captions.note)).map((phrase) => [phrase, true]),
);
