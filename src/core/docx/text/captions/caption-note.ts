import { languagesOf } from '../../language/all-languages.ts';
import { foldedPhrases } from '../../language/phrase-list.ts';
import { PhrasesByScript } from '../../language/phrase-starts.ts';
import { inSmallLetters, stripMarks } from '../fold-text.ts';

/**
 * Whether a line is a note at a table or figure: `Source: own work`, `Fonte: IBGE (2020)`, `注：…`. Authors set it
 * in the style of captions.
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

/** A colon or the like; where it is left out, the next word begins at once. */
const behindOpening = /\s*[.:：(\-–—]|\s+\p{Lu}|\s*$/uy;

const openings = new PhrasesByScript<true>((script) =>
  foldedPhrases(...languagesOf(script).map(({ captions }) => captions.note)).map((phrase) => [phrase, true]),
);
