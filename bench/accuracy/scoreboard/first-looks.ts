import { percent } from '../print/in-words.ts';
import { fiveNumbers } from '../scoring/five-numbers.ts';
import type { Judgement } from '../scoring/judge.ts';
import { type Share, score } from '../scoring/score.ts';

/** The open batches: 0, and those with a row `| date | batch | …` on the page. */
export function openBatches(page: string): Set<number> {
  const rows = page.matchAll(/^\| *\d{4}-\d\d-\d\d *\| *(\d+) *\|/gm);
  return new Set([0, ...[...rows].map(([, batch]) => Number(batch))]);
}

/**
 * The row of a first look for the table on the page. It reveals nothing about individual documents.
 *
 * @param version the version of the code that was measured
 */
export function firstLookRow(
  batch: number,
  rows: readonly Pick<Judgement, 'right'>[],
  { date, version }: { date: Date; version: string },
): string {
  const shares = score(rows);
  const cell = ({ right, of }: Share) => percent(right / of);
  const cells = [
    date.toISOString().slice(0, 10),
    batch,
    rows.length,
    ...fiveNumbers.map((number) => cell(shares[number])),
    cell(shares.allFive),
    version,
  ];
  return `| ${cells.join(' | ')} |`;
}
