import type { CaptionLine } from '../units/caption-line.ts';
import { type CaptionNumber, parseNumber } from './caption-number.ts';

/**
 * The numbers of the captions of one series. If most titles begin with a number of their own, as in `Figure 4. 2 Growth`
 * and `FIG 2 -3: Growth`, it is the second part of the caption's number, behind that of the chapter; a few may begin with
 * a date or a count.
 */
export function numbersOfSeries(lines: readonly Pick<CaptionLine, 'number' | 'title'>[]): CaptionNumber[] {
  const numbers = lines.map(({ number }) => parseNumber(number));
  const second = lines.map(({ title }) => secondPart.exec(title)?.[0] ?? null);
  const parted = second.filter((part) => part !== null).length;
  if (parted < fewest || 2 * parted <= lines.length) return numbers;
  return numbers.map((number, index) => {
    const part = second[index] ?? null;
    return part === null || number.length !== 1 ? number : [...number, Number(part)];
  });
}

const secondPart = /^\d{1,3}(?![\d\p{L}])/u;
const fewest = 3;
