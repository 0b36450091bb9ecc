import type { Paragraph } from '../../../story/story.ts';
import { contentsLineOf } from '../../../structure/paragraph-words.ts';
import { readCaption } from '../../../text/captions/caption-text.ts';
import { foldText } from '../../../text/fold-text.ts';
import { parseNumber } from './caption-number.ts';

/** The captions that the document's own lists of tables and figures name. */
export interface ListedCaptions {
  /** Entries by kind and number: `figure 3.2`. */
  numbers: ReadonlySet<string>;
  /** The beginnings of the titles, without label, number and page. */
  titles: ReadonlySet<string>;
  /** The number of entries of each kind. */
  tables: number;
  figures: number;
}

export function readListedCaptions(
  paragraphs: readonly Paragraph[],
  listed: ReadonlySet<number>,
): ListedCaptions {
  const numbers = new Set<string>();
  const titles = new Set<string>();
  const found = { table: 0, figure: 0 };
  for (const index of listed) {
    const paragraph = paragraphs[index];
    if (!paragraph) continue;
    const { title: line } = contentsLineOf(paragraph);
    const caption = readCaption(line.trim());
    const title = startOf(caption?.title ?? line);
    if (title !== '') titles.add(title);
    if (!caption) continue;
    found[caption.kind] += 1;
    numbers.add(keyOf(caption.kind, caption.number));
  }
  return { numbers, titles, tables: found.table, figures: found.figure };
}

/** The key under which a caption's number is looked up. */
export function keyOf(kind: string, number: string): string {
  return `${kind} ${parseNumber(number).join('.')}`;
}

/** The first letters of a title, used to compare titles; empty if the title is too short. */
export function startOf(title: string): string {
  const letters = foldText(title).replace(/[^\p{L}\p{N}]+/gu, '');
  return letters.length < fewestLetters ? '' : letters.slice(0, mostLetters);
}

/** Han characters say more: two of them are worth a word. */
const fewestLetters = 4;
const mostLetters = 24;
