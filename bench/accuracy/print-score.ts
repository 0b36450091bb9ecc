import type { Measurement } from './measure.ts';
import { fiveNumbers, numberNames } from './right.ts';
import { type Share, score } from './score.ts';

/** One line per document, said against true, what is wrong marked with a cross. */
export function documentLines(rows: readonly Measurement[]): string[] {
  const head = ['', ...fiveNumbers.map((number) => numberNames[number])];
  const body = rows.map((row) => [
    `${row.batch} ${row.name.replace(/\.docx$/, '').slice(0, 50)}`,
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
export function scoreLines(rows: readonly Measurement[]): string[] {
  const shares = score(rows);
  const line = (name: string, share: Share) => `  ${name.padEnd(17)}${shareInWords(share)}`;
  return [
    ...fiveNumbers.map((number) => line(numberNames[number], shares[number])),
    line('all five', shares.allFive),
  ];
}

/** `94 % (85 to 98), 51 of 54`. */
function shareInWords({ right, of, low, high }: Share): string {
  if (of === 0) return 'nothing to go by';
  const percent = (share: number) => (100 * share).toFixed(0);
  return `${percent(right / of)} % (${percent(low)} to ${percent(high)}), ${right} of ${of}`;
}
