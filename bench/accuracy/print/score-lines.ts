import type { Measurement } from '../measure.ts';
import { calibrate, certaintyWords } from '../scoring/calibration.ts';
import { fiveNumbers, numberNames } from '../scoring/five-numbers.ts';
import type { Judgement } from '../scoring/judge.ts';
import { type Share, score } from '../scoring/score.ts';
import { shareInWords, shortName } from './in-words.ts';

/** One line per document: each number as reported and as labelled, with a cross if it is wrong. */
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

/** The share of documents that are right in each number and in all five, one line each. */
export function shareLines(rows: readonly Judgement[]): string[] {
  const shares = score(rows);
  const line = (name: string, share: Share) => `  ${name.padEnd(17)}${shareInWords(share)}`;
  return [
    ...fiveNumbers.map((number) => line(numberNames[number], shares[number])),
    line('all five', shares.allFive),
  ];
}

/** How many of the numbers reported as sure, likely or to be checked are right: first overall, then for each number. */
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
