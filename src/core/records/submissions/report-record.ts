import type { AnalysisReport, ItemEvidence } from '../../docx/analysis.ts';
import type { Store } from '../../ports.ts';

/**
 * Where the report of a submission's analysis is kept: apart from the submission, which lists are made of. `reportId` is that
 * of a later version of the quote, null the one of the automatic version.
 */
export function reportKey(submissionId: string, reportId: string | null = null): string {
  return reportId === null ? `reports/${submissionId}` : `${laterReports(submissionId)}${reportId}`;
}

/** Starts the keys of all reports that were made for later versions of a submission's quote. */
export function laterReports(submissionId: string): string {
  return `version-reports/${submissionId}/`;
}

/** Keeps the report of an analysis. Written again, it is the same. Throws `storage_unavailable`. */
export async function keepReport(
  store: Store,
  submissionId: string,
  report: AnalysisReport,
  reportId: string | null = null,
): Promise<void> {
  await store.put(reportKey(submissionId, reportId), boundedReport(report));
}

/** The report that was kept; null where there is none. Throws `storage_unavailable`. */
export async function readReport(
  store: Store,
  submissionId: string,
  reportId: string | null = null,
): Promise<AnalysisReport | null> {
  return (await store.get<AnalysisReport>(reportKey(submissionId, reportId)))?.value ?? null;
}

/**
 * The report with lists that no hostile document can make longer than a reader would read. What is left out is
 * in the counts all the same, and a last sentence of the warnings says so. Pure.
 */
export function boundedReport(report: AnalysisReport): AnalysisReport {
  const { tables, figures, referenceLists, warnings } = report;
  const isWhole = [tables, figures, referenceLists].every((list) => list.length <= mostEntries);
  if (isWhole) return report;
  return {
    ...report,
    tables: firstOf(tables),
    figures: firstOf(figures),
    referenceLists: referenceLists.slice(0, mostEntries),
    warnings: [...warnings, `Of very long lists, only the first ${mostEntries} entries are kept here.`],
  };
}

/** Those in the count first, for they are what a quote is made of. */
function firstOf(items: readonly ItemEvidence[]): ItemEvidence[] {
  if (items.length <= mostEntries) return [...items];
  return [...items.filter(({ counted }) => counted), ...items.filter(({ counted }) => !counted)].slice(
    0,
    mostEntries,
  );
}

const mostEntries = 1_000;
