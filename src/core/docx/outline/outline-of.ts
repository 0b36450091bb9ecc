import type { Decided } from '../decide/decide-dissertation.ts';
import type { Dissertation } from '../read-dissertation.ts';
import { bandsOf } from './bands.ts';
import { doubtsOf } from './doubts.ts';
import { itemsByParagraph } from './items.ts';
import type { Outline, OutlineRow } from './outline.ts';
import { rowsOf } from './rows.ts';
import { markTurns } from './turns.ts';

/** Makes the outline of a document from the decisions about it. Pure; time and memory are linear in paragraphs. */
export function outlineOf(dissertation: Dissertation, decided: Decided): Outline {
  const { story } = dissertation;
  const bands = bandsOf(dissertation, decided);
  const rows = rowsOf(story, decided, bands);
  const rowAt = rowFinder(rows, story.paragraphs.length);
  for (const [paragraph, items] of itemsByParagraph(decided.result.report)) {
    const row = rowAt(paragraph);
    if (!row) continue;
    row.items ??= [];
    row.items.push(...items);
  }
  for (const { paragraph, says } of doubtsOf(decided)) {
    const row = rowAt(paragraph);
    if (!row) continue;
    row.doubts ??= [];
    if (row.doubts.length < mostDoubts && !row.doubts.includes(says)) row.doubts.push(says);
  }
  markTurns(rows, story, decided.pageOf);
  const shown = rows.map(({ until: _until, ...row }) => row);
  const doubts = decided.doubts.map(({ says, paragraph }) => ({
    says,
    at: (paragraph === null ? undefined : rowAt(paragraph)?.at) ?? null,
  }));
  const pages = decided.pageOf(Math.max(0, story.paragraphs.length - 1));
  return { rows: shown, bands, doubts, warnings: doubts, pages };
}

/** Sentences per row. Any more would repeat the same about the cells of a table. */
const mostDoubts = 5;

/** Finds the row that shows a paragraph, or the next row if none does. */
function rowFinder(
  rows: readonly (OutlineRow & { until: number })[],
  paragraphs: number,
): (paragraph: number) => OutlineRow | undefined {
  const found = new Int32Array(paragraphs).fill(rows.length - 1);
  let position = 0;
  for (let paragraph = 0; paragraph < paragraphs; paragraph += 1) {
    while (position < rows.length - 1 && (rows[position]?.until ?? 0) <= paragraph) position += 1;
    found[paragraph] = position;
  }
  return (paragraph) => rows[found[paragraph] ?? -1];
}
