import type { AnalysisResult } from '../../src/core/docx/analysis.ts';
import { DeskError } from '../../src/core/errors.ts';
import { quote } from '../../src/core/pricing/quote.ts';
import { starterSchedule } from '../../src/core/pricing/rates/rate-schedule.ts';

/** What is wrong with the result of an analysis, by rules that hold for every document; empty if nothing is. */
export function faultsOf({ analysis, report }: AnalysisResult): string[] {
  const faults: string[] = [];
  for (const [number, value] of Object.entries(analysis))
    if (!Number.isInteger(value) || value < 0) faults.push(`${number} is ${value}`);
  const { front, text, references, total } = report.words;
  if (front + text + references !== total) faults.push(`${front} + ${text} + ${references} is not ${total}`);
  const certainties = [
    ...Object.values(report.certainty),
    ...[report.bodyStart.certainty, report.pages.certainty],
    ...[...report.referenceLists, ...report.tables, ...report.figures].map(({ certainty }) => certainty),
  ];
  for (const certainty of certainties)
    if (!(certainty >= 0 && certainty <= 1)) faults.push(`a certainty is ${certainty}`);
  try {
    quote(analysis, 'editing', starterSchedule);
  } catch (error) {
    faults.push(`it cannot be quoted: ${error}`);
  }
  return faults;
}

/** What is wrong with how an analysis failed; empty if the error says what is wrong with the document. */
export function faultsOfFailure(error: unknown): string[] {
  if (!(error instanceof DeskError))
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  const { limit } = error.details ?? {};
  if (limit === 'memory' || limit === 'time') return [`it exceeded the ${limit} limit`];
  return error.code.startsWith('document_') ? [] : [`${error.code}: ${error.message}`];
}
