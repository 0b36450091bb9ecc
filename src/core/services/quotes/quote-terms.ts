import { type Analysis, type AnalysisReport, certaintyInWords, numberKeys } from '../../docx/analysis.ts';
import { type CheckedBoundaries, parseBoundaries } from '../../docx/corrections/boundaries.ts';
import { openDoubts } from '../../docx/evidence/doubt.ts';
import { invalidInput } from '../../errors.ts';
import { chargedTwice } from '../../pricing/charged-twice.ts';
import { quoted } from '../../pricing/rates/rate-schedule.ts';
import type { NumberSet, QuoteTerms } from '../../records/submissions/quote-version.ts';
import type { RequoteRequest } from '../../schemas/quotes.ts';

/**
 * Returns the terms of the next version: those of the version that it is based on, with the requested changes. Pure.
 *
 * Throws `input_invalid` for invalid boundaries, and for a service that another one includes.
 */
export function nextTerms(base: QuoteTerms, request: RequoteRequest): QuoteTerms {
  const { services = base.services, lines, note = '' } = request;
  const choice = chargedTwice(services, quoted);
  if (choice !== null)
    throw invalidInput('services', `"services" must have ${choice}.`, { field: 'services' });
  return {
    services: [...new Set(services)],
    boundaries: nextBoundaries(base.boundaries, request.boundaries),
    numbers: nextNumbers(base.numbers, request.numbers),
    lines: lines === undefined ? base.lines : (lines ?? []),
    note,
  };
}

/** Returns the five numbers that are quoted: the counted ones, with those that an operator set. Pure. */
export function quotedNumbers(counted: Analysis, numbers: QuoteTerms['numbers']): Analysis {
  const set = Object.entries(numbers).map(([name, { value }]) => [name, value]);
  return { ...counted, ...Object.fromEntries(set) };
}

/**
 * Returns what a report leaves in doubt once an operator has set numbers: nothing about these, and nothing at all if they
 * include every unsure number. Pure.
 */
export function remainingDoubts(
  report: Pick<AnalysisReport, 'certainty' | 'doubts' | 'doubtsAbout'>,
  numbers: QuoteTerms['numbers'],
): string[] {
  const unsure = Object.entries(report.certainty).filter(([, value]) => certaintyInWords(value) !== 'sure');
  if (unsure.length > 0 && unsure.every(([name]) => Object.hasOwn(numbers, name))) return [];
  return openDoubts(report, numbersKnown(numbers));
}

/** Returns which of the five numbers an operator set. Pure. */
export function numbersKnown(numbers: QuoteTerms['numbers']): (keyof Analysis)[] {
  return numberKeys.filter((name) => Object.hasOwn(numbers, name));
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
