import { languagesOf } from '../../language/all-languages.ts';
import { foldedPhrases } from '../../language/phrase-list.ts';
import { PhrasesByScript } from '../../language/phrase-starts.ts';
import { inSmallLetters, stripMarks } from '../fold-text.ts';

/** The caption of what is neither a table nor a figure. */
export interface OtherCaption {
  /** Folded: `listing`, `algorithm`. */
  label: string;
  /** Whether a separator or a line's end follows the number, as in captions and seldom in sentences. */
  separated: boolean;
  /** What stands after label and number. */
  title: string;
}

/**
 * Reads the label and number of a listing, an algorithm, an equation, a box and the like: `Listing 3: …`,
 * `Box IV. …`, `算法 2`. Null where the text starts otherwise.
 */
export function readOtherCaption(text: string): OtherCaption | null {
  const start = stripMarks(text.slice(0, longestStart)).trimStart();
  for (const { phrase } of labels.at(inSmallLetters(start), 0)) {
    behindLabel.lastIndex = phrase.length;
    if (!behindLabel.test(start)) continue;
    const rest = start.slice(behindLabel.lastIndex);
    const title = rest.replace(/^[\s.:)\]|\-–—,]+/u, '');
    return { label: phrase, separated: title === '' || /^\s*[.:)\]|\-–—\n\t]/u.test(rest), title };
  }
  return null;
}

const longestStart = 120;

/** `3`, `(3)`, `B`, `IV`, `2.1`: digits may follow the label at once, letters after a space. */
const behindLabel =
  /(?:\.?\s*(?:[(:#]\s*)?\d+(?:[.\-–]\d+)*|\.?\s+\(?(?:[A-Z]|[IVX]+)(?:[.\-–]\d+)*)(?![\p{L}\d])\)?/uy;

const labels = new PhrasesByScript<true>((script) =>
  foldedPhrases(...languagesOf(script).map(({ captions }) => captions.other)).map((phrase) => [phrase, true]),
);
