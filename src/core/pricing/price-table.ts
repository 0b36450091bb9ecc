import type { Analysis } from '../docx/analysis.ts';
import { priceText } from './in-words.ts';
import { decimalsOf } from './money.ts';
import { type Quote, quote } from './quote.ts';
import type { RateSchedule } from './rates/rate-schedule.ts';

/** What a document costs, with a column for each service. */
export interface PriceTable {
  services: readonly string[];
  /** What was counted, such as `2,676 words of text`, and what each service charges for it; empty if nothing. */
  items: readonly PriceRow[];
  /** Subtotal, administrative fee and total. */
  sums: readonly PriceRow[];
}

export interface PriceRow {
  name: string;
  /** Amounts with their currency, in the order of the services. */
  amounts: readonly string[];
}

/**
 * Prices a document by several services, side by side.
 *
 * @throws DeskError `service_type_unknown` for a service that the schedule does not have
 *
 * @example
 * const { sums } = priceTable(analysis, ['editing', 'formatting'], starterSchedule);
 * sums.at(-1); // { name: 'Total', amounts: ['$104.86', '$83.18'] }
 */
export function priceTable(
  analysis: Analysis,
  services: readonly string[],
  schedule: RateSchedule,
): PriceTable {
  const quotes = services.map((service) => quote(analysis, service, schedule));
  const amounts = quotes.map(amountsByItem);
  const items = [...new Set(amounts.flatMap((each) => [...each.keys()]))];
  const row = (name: string, amountOf: (quote: Quote, at: number) => number | undefined): PriceRow => ({
    name,
    amounts: quotes.map((each, at) => {
      const amount = amountOf(each, at);
      return amount === undefined ? '' : priceText(amount, each.currency);
    }),
  });
  return {
    services,
    items: items.map((item) => row(item, (_, at) => amounts[at]?.get(item))),
    sums: [
      row('Subtotal', ({ subtotal }) => subtotal),
      row('Administrative fee', ({ adminFee }) => adminFee),
      row('Total', ({ total }) => total),
    ],
  };
}

/** Amounts by what was counted. If two parts of a service charge for the same thing, their amounts are added. */
function amountsByItem({ lineItems, currency }: Quote): Map<string, number> {
  const amounts = new Map<string, number>();
  for (const { description, amount } of lineItems) {
    const item = description.replace(/^[^:]*: /, '');
    const sum = (amounts.get(item) ?? 0) + amount;
    amounts.set(item, Number(sum.toFixed(decimalsOf(currency))));
  }
  return amounts;
}
