import type { Measurement } from '../measure.ts';
import { calibrate, certaintyWords } from '../scoring/calibration.ts';
import { fiveNumbers, numberNames } from '../scoring/five-numbers.ts';
import type { Judgement } from '../scoring/judge.ts';
import { type Share, score } from '../scoring/score.ts';
import { shareInWords, shortName } from './in-words.ts';

/** One line per document, said against true, what is wrong marked with a cross. */
export function documentLines(rows: readonly Measurement[]): string[] {
  const head = ['', ...fiveNumbers.map((number) => numberNames[number])];
  const body = rows.map((row) => [
    `${row.batch} ${shortName(row.name).slice(0, 50)}`,
    ...fiveNumbers.map(
      (number) => `${row.right[number] ? ' ' : '✗'}${row.said?.[number] ?? '-'}/${row.truth[number]}`,
    ),
    row.failure?.slice(0, 80) ?? '',
  ]);
  return [head, ...body].map(([name = '', ...cells]) =>
    (name.padEnd(54) + cells.map((cell) => cell.padEnd(17)).join('')).trimEnd(),
  );
}

/** The share of the documents that is right in each number and in all five, each on a line. */
export function shareLines(rows: readonly Judgement[]): string[] {
  const shares = score(rows);
  const line = (name: string, share: Share) => `  ${name.padEnd(17)}${shareInWords(share)}`;
  return [
    ...fiveNumbers.map((number) => line(numberNames[number], shares[number])),
    line('all five', shares.allFive),
  ];
}

/** How many of the numbers said to be sure, likely or to be checked are right: of all, then of each. */
export function calibrationLines(rows: readonly Judgement[]): string[] {
  const all = calibrate(rows);
  return certaintyWords.flatMap((word) => [
    `  ${word.padEnd(17)}${shareInWords(all[word])}`,
    ...fiveNumbers.map((number) => {
      const { right, of } = calibrate(rows, [number])[word];
      return `    ${numberNames[number].padEnd(17)}${right} of ${of}`;
    }),
  ]);
}
