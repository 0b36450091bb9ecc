import { stripMarks } from '../../../text/fold-text.ts';

/** A caption's number, part by part: `A-3` is A and 3, `2b` is 2 and B. Empty if it has no number. */
export type CaptionNumber = readonly (number | string)[];

/** @example parseNumber('3.12') // [3, 12] */
export function parseNumber(text: string): CaptionNumber {
  const parts =
    stripMarks(text)
      .toUpperCase()
      .match(/\d+|\p{L}+/gu) ?? [];
  return parts.map((part) => (/^\d/.test(part) ? Number(part) : (romanNumber(part) ?? part)));
}

export function sameNumber(a: CaptionNumber, b: CaptionNumber): boolean {
  return a.length === b.length && a.every((part, index) => part === b[index]);
}

/**
 * How many numbers are missing between two of the same chapter: 0 if the second follows the first. Null if the
 * chapters differ.
 */
export function numbersBetween(before: CaptionNumber, after: CaptionNumber): number | null {
  if (before.length !== after.length || before.length === 0) return null;
  const last = before.length - 1;
  if (!sameNumber(before.slice(0, last), after.slice(0, last))) return null;
  return ordinal(after[last]) - ordinal(before[last]) - 1;
}

/** Whether a number is the first of its chapter: `1`, `2.1`, `A`, `A-1`, `I`. */
export function isFirstOfChapter(number: CaptionNumber): boolean {
  return number.length > 0 && ordinal(number.at(-1)) === 1;
}

/**
 * The numbers of the captions of one series. Where most have two parts, a number that begins a title is the second part
 * of the caption's number, behind that of the chapter: `Figure 4. 2 Growth`, `FIG 2 -3: Growth`. Elsewhere a few titles
 * may begin with a date or a count.
 */
export function numbersOfSeries(lines: readonly { number: string; title: string }[]): CaptionNumber[] {
  const numbers = lines.map(({ number }) => parseNumber(number));
  const second = lines.map(({ title }) => secondPart.exec(title)?.[0] ?? null);
  const parted = numbers.filter((number, index) => number.length === 2 || second[index] !== null).length;
  if (parted < fewest || 2 * parted <= lines.length) return numbers;
  return numbers.map((number, index) => {
    const part = second[index] ?? null;
    return part === null || number.length !== 1 ? number : [...number, Number(part)];
  });
}

function ordinal(part: number | string | undefined): number {
  if (typeof part === 'number') return part;
  return part === undefined ? 0 : (part.codePointAt(0) ?? 0) - 64;
}

/** Reads a Roman number of two or more letters. A single letter is more likely just a letter, except I, V and X. */
function romanNumber(part: string): number | null {
  if (!/^(?:[IVX]|X{0,3}(?:IX|IV|V?I{0,3})|X?L[IVX]*)$/.test(part)) return null;
  const values: Record<string, number> = { I: 1, V: 5, X: 10, L: 50 };
  let sum = 0;
  for (let index = 0; index < part.length; index += 1) {
    const value = values[part.charAt(index)] ?? 0;
    sum += value < (values[part.charAt(index + 1)] ?? 0) ? -value : value;
  }
  return sum;
}

const secondPart = /^\d{1,3}(?![\d\p{L}])/u;
const fewest = 3;
