import type { Analysis } from '../../docx/analysis.ts';
import { type Quote, type QuoteOrder, quoteOrder as quoteOrderBy } from '../quote.ts';
import type { RateSchedule, Rates, ServiceRates } from './rate-schedule.ts';
import { unknownRates } from './unknown-rates.ts';

/**
 * A rate schedule as written in a program: a misspelt price does not compile. The names of your own services must be
 * in lower case, because any other name would pass for a misspelt price. For JSON, use `parseRateSchedule`.
 */
export type WrittenSchedule = Omit<Named<RateSchedule>, 'rates'> & { rates: WrittenRates };

type WrittenRates = {
  [Key in keyof Named<Rates>]: NonNullable<Rates[Key]> extends ServiceRates
    ? Named<ServiceRates>
    : Rates[Key];
} & { [service: Lowercase<string>]: unknown };

/** A type without its index signature. */
type Named<Type> = { [Key in keyof Type as string extends Key ? never : Key]: Type[Key] };

/**
 * Prices the five numbers of a dissertation with a rate schedule.
 *
 * Each count with a rate is a line, rounded half up to the currency's smallest unit (a cent; a whole yen; a
 * thousandth of a Kuwaiti dinar); a count of zero or a missing rate makes none. If the lines add up to less than the
 * schedule's `minimum`, a line "Minimum charge" raises the subtotal to it. The fee is `adminFeePercent` of the
 * subtotal but not less than `adminFee`, or `adminFee` alone. For a sum of two services, the larger of their minimums
 * applies.
 *
 * A key of the schedule that thesisdesk does not know has no effect; a process warning names it.
 *
 * Throws `service_type_unknown` (`details.known` lists the schedule's types), `rates_invalid` if a schedule that was
 * not parsed has a wrong value or if a total is too large to be exact (more than fifteen digits), and a RangeError
 * for counts that are not whole numbers of zero or more.
 *
 * @example
 * const analysis = { textWordCount: 48_210, refsWordCount: 0, tables: 1, figures: 0, frontMatter: 0 };
 * quote(analysis, 'editing', { rates: { editing: { textPerWord: 0.0185, perTable: 5 } } });
 * // { lineItems: [
 * //     { description: 'Editing: 48,210 words of text', amount: 891.89 },
 * //     { description: 'Editing: 1 table', amount: 5 } ],
 * //   subtotal: 896.89, adminFee: 25, total: 921.89, currency: 'USD' }
 */
export function quote(analysis: Analysis, serviceType: string, schedule: WrittenSchedule): Quote {
  return quoteOrder(analysis, { services: [serviceType] }, schedule);
}

/**
 * Prices several services, with lines that an editor adds. The largest of the services' minimums applies to all of
 * them together, and percentages are of the sum including it. The fee is calculated from the subtotal after
 * discounts.
 *
 * With `changed`, each count in it costs the service's rate times the schedule's `revisionPercent` (100 if it has
 * none); unchanged parts cost nothing, because the previous quote covers them. No minimum applies, and if nothing has
 * changed there is no fee.
 *
 * Throws what `quote` throws, and `input_invalid` if the discounts exceed the price.
 *
 * @example
 * const lines = [{ description: 'Rush', percent: 15 }, { description: 'Returning customer', amount: -40 }];
 * quoteOrder(analysis, { services: ['editing', 'formatting'], lines }, schedule);
 */
export function quoteOrder(analysis: Analysis, order: QuoteOrder, schedule: WrittenSchedule): Quote {
  const priced = quoteOrderBy(analysis, order, schedule);
  warnOnce(schedule);
  return priced;
}

const lookedThrough = new WeakSet<WrittenSchedule>();

function warnOnce(schedule: WrittenSchedule): void {
  if (lookedThrough.has(schedule)) return;
  lookedThrough.add(schedule);
  for (const sentence of unknownRates(schedule)) process.emitWarning(sentence, { code: 'THESISDESK_RATES' });
}
