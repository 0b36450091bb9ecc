import type { Chance } from '../chance.ts';
import { matchingText } from './matching-text.ts';

/** A text of any length that may make a pattern backtrack: a piece repeated between a start and an end. */
export interface HurtingText {
  start: string;
  piece: string;
  end: string;
}

/** Texts that repeat pieces the pattern matches, after a start that it matches and before an end that it does not. */
export function hurtingTexts(pattern: RegExp, chance: Chance): HurtingText[] {
  const texts: HurtingText[] = [];
  for (let count = 0; count < samples; count += 1) {
    const characters = [...matchingText(pattern, chance)].slice(0, longestSample);
    if (characters.length === 0) continue;
    for (let cut = 0; cut < cuts; cut += 1) {
      const from = chance.below(characters.length);
      const piece = characters.slice(from, from + 1 + chance.below(longestPiece)).join('');
      texts.push({ start: characters.slice(0, from).join(''), piece, end: chance.of(ends) });
    }
  }
  return [...texts, ...anyPieces.flatMap((piece) => ends.map((end) => ({ start: '', piece, end })))];
}

/** Texts that may slow readers of captions, headings and entries; no single pattern reveals them. */
export function hurtingReaders(): HurtingText[] {
  return [...anyPieces, ...otherPieces].flatMap((piece) =>
    starts.flatMap((start) => [...ends, '1'].map((end) => ({ start, piece, end }))),
  );
}

/** @param length the minimum number of characters */
export function written({ start, piece, end }: HurtingText, length: number): string {
  return `${start}${piece.repeat(Math.ceil(length / piece.length))}${end}`;
}

const samples = 16;
const cuts = 8;
const longestSample = 60;
const longestPiece = 4;
const ends = ['', '\u0001', 'x', '!'];
/** Pieces that repeat in documents. */
const anyPieces = [' ', '.', '1', 'a', 'A', '_', '-', '…', '(', '\n', '1.', '. ', 'a ', '1 '];
const otherPieces = ['[', 'é', '表', ':', ') ('];
const starts = ['', 'Table 1', 'Figure ', '1 ', 'Chapter ', 'width:'];
