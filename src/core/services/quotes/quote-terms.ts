import { type Analysis, type AnalysisReport, certaintyInWords } from '../../docx/analysis.ts';
import type { NumberSet, QuoteTerms } from '../../records/submissions/quote-version.ts';
import { type CheckedBoundaries, parseBoundaries } from '../../schemas/boundaries.ts';
import type { RequoteRequest } from '../../schemas/quotes.ts';

/**
 * The terms of the next version: those of the version that it follows, with what is asked for. Pure.
 *
 * Throws `input_invalid` for boundaries that are none.
 */
export function nextTerms(base: QuoteTerms, request: RequoteRequest): QuoteTerms {
  const { services = base.services, lines, note = '' } = request;
  return {
    services: [...new Set(services)],
    boundaries: nextBoundaries(base.boundaries, request.boundaries),
    numbers: nextNumbers(base.numbers, request.numbers),
    lines: lines === undefined ? base.lines : (lines ?? []),
    note,
  };
}

/** The five numbers that are quoted: those that were counted, with those that an operator set. Pure. */
export function quotedNumbers(counted: Analysis, numbers: QuoteTerms['numbers']): Analysis {
  const set = Object.entries(numbers).map(([name, { value }]) => [name, value]);
  return { ...counted, ...Object.fromEntries(set) };
}

/**
 * What a report leaves in doubt, once an operator has set numbers: nothing when every number that was unsure is among
 * them. Pure.
 */
export function remainingDoubts(
  { certainty, warnings }: AnalysisReport,
  numbers: QuoteTerms['numbers'],
): string[] {
  const unsure = Object.entries(certainty).filter(([, value]) => certaintyInWords(value) !== 'sure');
  const isSettled = unsure.length > 0 && unsure.every(([name]) => Object.hasOwn(numbers, name));
  return isSettled ? [] : warnings;
}

function nextBoundaries(base: CheckedBoundaries, asked: unknown): CheckedBoundaries {
  if (asked === undefined) return base;
  return asked === null ? {} : parseBoundaries(asked);
}

function nextNumbers(base: QuoteTerms['numbers'], asked: RequoteRequest['numbers']): QuoteTerms['numbers'] {
  if (asked === null) return {};
  const entries = Object.entries({ ...base, ...asked });
  return Object.fromEntries(entries.filter((entry): entry is [string, NumberSet] => entry[1] !== null));
}
