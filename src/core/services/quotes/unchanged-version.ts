import { isDeepStrictEqual } from 'node:util';
import { DeskError } from '../../errors.ts';
import type { QuoteVersion } from '../../records/submissions/quote-version.ts';
import type { RequoteRequest } from '../../schemas/quotes.ts';

/**
 * Whether the next version would be the same as the one that it is based on. A note that the request does not mention
 * counts as kept: whoever leaves it out has not asked for a version without it. Pure.
 */
export function isUnchanged(
  base: QuoteVersion,
  next: Omit<QuoteVersion, 'version' | 'createdAt'>,
  request: Pick<RequoteRequest, 'note'>,
): boolean {
  const { note = base.note } = request;
  return isDeepStrictEqual(
    comparedOf(base, { ratesId: base.ratesId, note: base.note }),
    // Where the earlier rates were not recorded, only the price can tell whether they have changed.
    comparedOf(next, { ratesId: base.ratesId && next.ratesId, note }),
  );
}

function comparedOf(
  { services, boundaries, numbers, lines, quote, revision }: Omit<QuoteVersion, 'version' | 'createdAt'>,
  more: Pick<QuoteVersion, 'ratesId' | 'note'>,
) {
  const { total, currency } = quote;
  const price = revision?.price;
  return { services: services.toSorted(), boundaries, numbers, lines, total, currency, price, ...more };
}

export function nothingChanged({ version }: Pick<QuoteVersion, 'version'>): DeskError {
  const message = `The next version would be the same as version ${version}. Please say what to change.`;
  return new DeskError('nothing_changed', message, { details: { version } });
}
