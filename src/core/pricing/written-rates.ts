import type { Analysis } from '../docx/analysis.ts';
import { type Quote, type QuoteOrder, quoteOrder as quoteOrderBy } from './quote.ts';
import type { RateSchedule, Rates, ServiceRates } from './rate-schedule.ts';
import { unknownRates } from './unknown-rates.ts';

/**
 * A rate schedule as it is written down in a program: a price that is misspelt does not compile. Services of your own are
 * written in small letters, for a name with others would pass for a misspelt price. JSON goes through `parseRateSchedule`.
 */
export type WrittenSchedule = Omit<Named<RateSchedule>, 'rates'> & { rates: WrittenRates };

type WrittenRates = {
  [Key in keyof Named<Rates>]: NonNullable<Rates[Key]> extends ServiceRates
    ? Named<ServiceRates>
    : Rates[Key];
} & { [service: Lowercase<string>]: unknown };

/** Without the keys that may be anything. */
type Named<Type> = { [Key in keyof Type as string extends Key ? never : Key]: Type[Key] };

/**
 * Prices the five numbers of a dissertation by a rate schedule.
 *
 * Each count with a rate is a line, rounded half up to the currency's smallest unit (a cent; a whole yen; a
 * thousandth of a Kuwaiti dinar); a count of zero and an absent rate make none. Where the lines stay below the
 * schedule's `minimum`, a line "Minimum charge" lifts the subtotal to it. The fee is `adminFeePercent` of the
 * subtotal but not less than `adminFee`, or `adminFee` alone. With a sum of two services, the larger of their
 * minimums holds.
 *
 * A key of the schedule that thesisdesk does not know has no effect; a warning of the process names it.
 *
 * Throws `service_type_unknown` (`details.known` lists the types of the schedule), `rates_invalid` where a
 * schedule that was not parsed has a wrong value or where a total is too large to be exact (above fifteen
 * digits), and a RangeError for counts that are no whole numbers of zero or more.
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
 * The same for several services and with lines of an editor's own. The largest of the services' minimums holds for all
 * of them together, and percentages are of the sum with it. The fee is made of the subtotal after discounts.
 *
 * With `changed`, each count of it costs the service's rate at the `revisionPercent` of the schedule (100 without one), and
 * what did not change costs nothing, as the quote before was for that. No minimum holds, and where nothing has changed there is
 * no fee.
 *
 * Throws as `quote` does, and `input_invalid` where the discounts are more than the price.
 *
 * @example
 * const lines = [{ description: 'Rush', percent: 15 }, { description: 'Returning customer', amount: -40 }];
 * quoteOrder(analysis, { services: ['editing', 'formatting'], lines }, schedule);
 */
export function quoteOrder(analysis: Analysis, order: QuoteOrder, schedule: WrittenSchedule): Quote {
  warnOnce(schedule);
  return quoteOrderBy(analysis, order, schedule);
}

const lookedThrough = new WeakSet<WrittenSchedule>();

function warnOnce(schedule: WrittenSchedule): void {
  if (lookedThrough.has(schedule)) return;
  lookedThrough.add(schedule);
  for (const sentence of unknownRates(schedule)) process.emitWarning(sentence, { code: 'THESISDESK_RATES' });
}
