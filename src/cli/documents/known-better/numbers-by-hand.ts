import type { AnalysisResult } from '../../../core/docx/analysis.ts';
import type { QuoteTerms } from '../../../core/records/submissions/quote-version.ts';
import { quotedNumbers, remainingDoubts } from '../../../core/services/quotes/quote-terms.ts';
import { wholeNumber } from './boundary-flags.ts';

/** Numbers that are known better than any analysis, as flags. */
export interface NumberFlags {
  tables?: string;
  figures?: string;
}

/** Numbers that were given by hand, each with a reason. */
export type HandNumbers = QuoteTerms['numbers'];

/**
 * What the flags say.
 *
 * @throws UsageError for a number that is none
 */
export function numbersIn({ tables, figures }: NumberFlags): HandNumbers {
  const reason = 'Set on the command line.';
  return {
    ...(tables === undefined ? {} : { tables: { value: wholeNumber('--tables', tables), reason } }),
    ...(figures === undefined ? {} : { figures: { value: wholeNumber('--figures', figures), reason } }),
  };
}

/**
 * A result with the numbers that were given by hand, which are sure. Pure.
 *
 * @example
 * withNumbers(result, { tables: { value: 12, reason: 'Counted.' } }).analysis.tables; // 12
 */
export function withNumbers<Result extends AnalysisResult>(result: Result, numbers: HandNumbers): Result {
  const { analysis, report } = result;
  const sure = Object.fromEntries(Object.keys(numbers).map((name) => [name, 1]));
  return {
    ...result,
    analysis: quotedNumbers(analysis, numbers),
    report: {
      ...report,
      certainty: { ...report.certainty, ...sure },
      warnings: remainingDoubts(report, numbers),
    },
  };
}
