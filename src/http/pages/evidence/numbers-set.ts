import type { Analysis } from '../../../core/docx/analysis.ts';
import { type CountedReport, fiveNumbers } from '../../../core/docx/evidence/five-numbers.ts';
import { mostEntries } from '../../../core/records/submissions/most-entries.ts';
import { formatCount } from '../../../core/text/format-count.ts';

/** What was counted in the document of each number that an editor set; null if the report does not say. */
export type NumbersSet = Partial<Record<keyof Analysis, number | null>>;

/**
 * Returns what a report counts of the numbers that an editor set. It does not say so for a list that was too long to be
 * kept whole. Pure.
 */
export function numbersSet(keys: readonly (keyof Analysis)[], report: CountedReport): NumbersSet {
  const counts = fiveNumbers(report);
  const isWhole = (key: keyof Analysis) =>
    (key !== 'tables' && key !== 'figures') || report[key].length < mostEntries;
  return Object.fromEntries(keys.map((key) => [key, isWhole(key) ? counts[key] : null]));
}

/**
 * Says that an editor set a number; null if none did. Pure.
 *
 * @param count what was counted in the document; null if that is not known
 * @example
 * setInWords(3); // 'set by the editor; 3 counted in the document'
 */
export function setInWords(count: number | null | undefined): string | null {
  if (count === undefined) return null;
  if (count === null) return 'set by the editor';
  return `set by the editor; ${count === 0 ? 'none' : formatCount(count)} counted in the document`;
}
