import { numberKeys } from '../../../../../../core/docx/analysis.ts';
import type { QuoteVersion } from '../quote-version.ts';
import type { DraftChanges } from './draft-changes.ts';
import { isBlank } from './line-text.ts';

export type MadeVersion = Pick<
  QuoteVersion,
  'version' | 'numbers' | 'lines' | 'services' | 'boundaries' | 'note' | 'ratesId' | 'isAutomatic'
> & {
  revision?: Pick<NonNullable<QuoteVersion['revision']>, 'price'> | undefined;
  mail?: Pick<NonNullable<QuoteVersion['mail']>, 'state'> | undefined;
};

/**
 * Whether a version is what a draft makes of the one before: it was made from that, though no answer may have said so. Pure.
 */
export function isMadeOf(made: MadeVersion, base: MadeVersion, { terms, rows = [] }: DraftChanges): boolean {
  const { numbers, services = base.services, rates = base.version, price = base.revision?.price } = terms;
  const lines = terms.lines === undefined ? base.lines : (terms.lines ?? []);
  const boundaries = terms.boundaries === undefined ? base.boundaries : (terms.boundaries ?? {});
  const written = rows.filter((row) => !isBlank(row));
  return (
    made.version === base.version + 1 &&
    !made.isAutomatic &&
    numberKeys.every((key) =>
      isSame(made.numbers[key], numbers?.[key] === undefined ? base.numbers[key] : numbers[key]),
    ) &&
    // A line that is not finished is in no version.
    (terms.lines === undefined || written.length === lines.length) &&
    isSame(made.lines, lines) &&
    isSame(made.services.toSorted(), services.toSorted()) &&
    isSame(made.boundaries, boundaries) &&
    (rates !== base.version || made.ratesId === base.ratesId) &&
    made.revision?.price === price &&
    made.note === (terms.note ?? '').trim() &&
    (made.mail === undefined || (made.mail.state === 'unwanted') === (terms.tellStudent === false))
  );
}

/** Whether two values are written alike in JSON, in whatever order their fields are. */
function isSame(one: unknown, other: unknown): boolean {
  return ordered(one) === ordered(other);
}

function ordered(value: unknown): string {
  return JSON.stringify(value ?? null, (_, each: unknown) =>
    typeof each === 'object' && each !== null && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );
}
