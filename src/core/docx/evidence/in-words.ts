import { counted } from '../../text/counted.ts';
import { formatCount } from '../../text/format-count.ts';
import type { StoredWords, WordPart } from './word-comparison.ts';

/**
 * Explains the difference between Word's stored count and ours: a sentence, and named parts that add up to the last
 * row.
 */
export interface StoredWordsInWords {
  says: string;
  rows: readonly (readonly [name: string, words: number])[];
}

/**
 * @param text our word count of the text
 */
export function storedInWords(
  { words, charactersPerWord, parts }: StoredWords,
  text: number,
): StoredWordsInWords {
  const stored = `The file carries a count of ${formatCount(words)} words`;
  const says =
    charactersPerWord === null
      ? `${stored}.`
      : `${stored}. It is an estimate: Word divided the length of the document, including field codes, by ${charactersPerWord} characters.`;
  return {
    says,
    rows: [
      ['Our words of text', text],
      ...parts.map((part) => [nameOf(part, charactersPerWord), part.words] as const),
      ['The stored count', words],
    ],
  };
}

/** Says which reference lists were found: "one list with about 40 entries". */
export function listsInWords(lists: readonly { entries: number }[]): string {
  if (lists.length === 0) return 'no reference list was found';
  const entries = lists.reduce((sum, list) => sum + list.entries, 0);
  const found = lists.length === 1 ? 'one list' : `${lists.length} lists`;
  return `${found} with about ${counted(entries, 'entry', 'entries')}`;
}

/** Formats a part with its sign: "+1,112", "−15". */
export function signed(words: number): string {
  return words < 0 ? `\u2212${formatCount(-words)}` : `+${formatCount(words)}`;
}

function nameOf({ name, words }: StoredWords['parts'][number], charactersPerWord: number | null): string {
  if (name !== 'wordLength') return names[name];
  return `words ${words < 0 ? 'shorter' : 'longer'} than ${charactersPerWord ?? 0} characters`;
}

const names: Readonly<Record<Exclude<WordPart, 'wordLength'>, string>> = {
  front: 'front matter',
  references: 'references',
  leftOut: 'parts that were left out',
  notes: 'footnotes and endnotes, which Word leaves out',
  textBoxes: 'text boxes, which Word leaves out',
  fieldCodes: 'field codes of citations, contents and captions',
  unexplained: 'not explained by any of these',
};

/** Describes what ended the pages of the front matter: "5 set by the author, 3 recorded by Word"; null if nothing did. */
export function turnsInWords({ author, recorded, estimated }: PageTurns): string | null {
  const told = [
    author === 0 ? null : `${formatCount(author)} set by the author`,
    recorded === 0 ? null : `${formatCount(recorded)} recorded by Word`,
    estimated === 0 ? null : `${formatCount(estimated)} estimated`,
  ].filter((each) => each !== null);
  return told.length === 0 ? null : told.join(', ');
}

/** Pages by what ended them. */
interface PageTurns {
  author: number;
  recorded: number;
  estimated: number;
}
