import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The page that keeps the first looks and the scoreboard. */
export const page = fileURLToPath(new URL('../../docs/accuracy.md', import.meta.url));

/** The batches that may be looked at: 0, and those whose first look stands in the table of the page. */
export function openBatches(): Set<number> {
  return batchesIn(readFileSync(page, 'utf8'));
}

/** The batches of all rows `| date | batch | …` in a page, and 0. */
export function batchesIn(markdown: string): Set<number> {
  const rows = markdown.matchAll(/^\| *\d{4}-\d\d-\d\d *\| *(\d+) *\|/gm);
  return new Set([0, ...[...rows].map(([, batch]) => Number(batch))]);
}
