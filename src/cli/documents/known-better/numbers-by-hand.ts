import type { AnalysisResult } from '../../../core/docx/analysis.ts';
import { namedDoubts } from '../../../core/docx/evidence/doubt.ts';
import type { QuoteTerms } from '../../../core/records/submissions/quote-version.ts';
import { quotedNumbers, remainingDoubts } from '../../../core/services/quotes/quote-terms.ts';
import { wholeNumber } from './boundary-flags.ts';

/** Flags for numbers that the user knows better than the analysis. */
export interface NumberFlags {
  tables?: string;
  figures?: string;
}

/** Numbers set by hand, each with a reason. */
export type HandNumbers = QuoteTerms['numbers'];

/**
 * Reads the flags.
 *
 * @throws UsageError for an invalid number
 */
export function numbersIn({ tables, figures }: NumberFlags): HandNumbers {
  const reason = 'Set on the command line.';
  return {
    ...(tables === undefined ? {} : { tables: { value: wholeNumber('--tables', tables), reason } }),
    ...(figures === undefined ? {} : { figures: { value: wholeNumber('--figures', figures), reason } }),
  };
}

/**
 * Returns a result with the numbers set by hand, which count as certain. Pure.
 *
 * @example
 * withNumbers(result, { tables: { value: 12, reason: 'Counted.' } }).analysis.tables; // 12
 */
export function withNumbers<Result extends AnalysisResult>(result: Result, numbers: HandNumbers): Result {
  const { analysis, report } = result;
  // Fewer warnings are left than it is about.
  const { doubtsAbout: _doubtsAbout, ...others } = report;
  const sure = Object.fromEntries(Object.keys(numbers).map((name) => [name, 1]));
  return {
    ...result,
    analysis: quotedNumbers(analysis, numbers),
    report: {
      ...others,
      certainty: { ...report.certainty, ...sure },
      ...namedDoubts(remainingDoubts(report, numbers)),
    },
  };
}
