import { type Analysis, numberKeys } from '../../../core/docx/analysis.ts';
import { type CountedReport, fiveNumbers } from '../../../core/docx/evidence/five-numbers.ts';
import { formatCount } from '../../../core/pricing/money.ts';
import { mostEntries } from '../../../core/records/submissions/most-entries.ts';

/** The counts in the document of those numbers that an editor set to something else. */
export type NumbersSet = Partial<Record<keyof Analysis, number>>;

/**
 * Returns which of the quoted numbers are not those of the report; none without a report. A list that was too long to be
 * kept whole does not say how many it counted. Pure.
 */
export function numbersSet(quoted: Analysis, report: CountedReport | null): NumbersSet {
  if (report === null) return {};
  const counts = fiveNumbers(report);
  const isWhole = (key: keyof Analysis) =>
    (key !== 'tables' && key !== 'figures') || report[key].length < mostEntries;
  const set = numberKeys.filter((key) => counts[key] !== quoted[key] && isWhole(key));
  return Object.fromEntries(set.map((key) => [key, counts[key]]));
}

/**
 * Says that an editor set a number; null if none did. Pure.
 *
 * @example
 * setInWords(3); // 'set by the editor; 3 counted in the document'
 */
export function setInWords(count: number | undefined): string | null {
  if (count === undefined) return null;
  return `set by the editor; ${count === 0 ? 'none' : formatCount(count)} counted in the document`;
}
