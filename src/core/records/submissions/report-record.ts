import type { AnalysisReport, ItemEvidence } from '../../docx/analysis.ts';
import { type EarlierReport, namedDoubts, withNamedDoubts } from '../../docx/evidence/doubt.ts';
import type { Store } from '../../ports.ts';
import { mostEntries } from './most-entries.ts';

/**
 * Returns the key of the report of a submission's analysis. Reports are kept apart from submissions, because lists
 * read those. `reportId` is the one of a later version of the quote, or null for the automatic version.
 */
export function reportKey(submissionId: string, reportId: string | null = null): string {
  return reportId === null ? `reports/${submissionId}` : `${laterReports(submissionId)}${reportId}`;
}

/** Returns the prefix of the keys of all reports made for later versions of a submission's quote. */
export function laterReports(submissionId: string): string {
  return `version-reports/${submissionId}/`;
}

/** Stores the report of an analysis. Storing it again changes nothing. Throws `storage_unavailable`. */
export async function keepReport(
  store: Store,
  submissionId: string,
  report: AnalysisReport,
  reportId: string | null = null,
): Promise<void> {
  await store.put(reportKey(submissionId, reportId), boundedReport(report));
}

/** Returns the stored report, or null if there is none. Throws `storage_unavailable`. */
export async function readReport(
  store: Store,
  submissionId: string,
  reportId: string | null = null,
): Promise<AnalysisReport | null> {
  const stored = await store.get<EarlierReport>(reportKey(submissionId, reportId));
  return stored && withNamedDoubts(stored.value);
}

/**
 * Limits the report's lists, so that a hostile document cannot make them longer than anyone would read. What is left
 * out is still included in the counts, and a sentence at the end of the doubts says so. Pure.
 */
export function boundedReport(report: AnalysisReport): AnalysisReport {
  const { tables, figures, referenceLists, doubts } = report;
  const isWhole = [tables, figures, referenceLists].every((list) => list.length <= mostEntries);
  if (isWhole) return report;
  return {
    ...report,
    tables: firstOf(tables),
    figures: firstOf(figures),
    referenceLists: referenceLists.slice(0, mostEntries),
    ...namedDoubts([...doubts, `Of very long lists, only the first ${mostEntries} entries are kept here.`]),
  };
}

/** Counted items come first, because the quote is made from them. */
function firstOf(items: readonly ItemEvidence[]): ItemEvidence[] {
  if (items.length <= mostEntries) return [...items];
  return items.toSorted((one, other) => Number(other.counted) - Number(one.counted)).slice(0, mostEntries);
}
