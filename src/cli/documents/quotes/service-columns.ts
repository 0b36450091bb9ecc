import type { Analysis } from '../../../core/docx/analysis.ts';
import { priceText, serviceName } from '../../../core/pricing/in-words.ts';
import { decimalsOf } from '../../../core/pricing/money.ts';
import { type Quote, quote } from '../../../core/pricing/quote.ts';
import type { RateSchedule } from '../../../core/pricing/rate-schedule.ts';
import type { Channel } from '../../terminal/terminal.ts';
import { alignColumns, displayWidth, type Side } from '../../terminal/text/columns.ts';
import { titleRows } from '../../terminal/text/title-rows.ts';

/**
 * What a document costs by each of the services, side by side; on a terminal that is too narrow for that, a row for each
 * service.
 *
 * @example
 * serviceColumns(analysis, ['editing', 'formatting'], starterSchedule, terminal.output);
 * // ['                      Editing  Formatting', '2,676 words of text    $48.17      $10.70', …]
 */
export function serviceColumns(
  analysis: Analysis,
  services: readonly string[],
  schedule: RateSchedule,
  { style, columns }: Pick<Channel, 'style' | 'columns'>,
): string[] {
  const quotes = services.map((service) => quote(analysis, service, schedule));
  const lines = sideBySide(services, quotes, style);
  const width = Math.max(...lines.map(displayWidth));
  return width <= (columns() ?? width) ? lines : below(services, quotes, style);
}

function sideBySide(services: readonly string[], quotes: readonly Quote[], style: Channel['style']) {
  const amounts = quotes.map(amountsByItem);
  const items = [...new Set(amounts.flatMap((each) => [...each.keys()]))];
  const money = (at: number, amount: number | undefined) =>
    amount === undefined ? '' : priceText(amount, quotes[at]?.currency ?? '');
  const row = (name: string, amountOf: (at: number) => number | undefined) => [
    name,
    ...quotes.map((_, at) => money(at, amountOf(at))),
  ];
  const titles = titleRows(['', ...services.map(serviceName)], widthOfAmount);
  const rows = [
    ...titles,
    ...items.map((item) => row(item, (at) => amounts[at]?.get(item))),
    row('Subtotal', (at) => quotes[at]?.subtotal),
    row('Administrative fee', (at) => quotes[at]?.adminFee),
    row('Total', (at) => quotes[at]?.total),
  ];
  const lines = alignColumns(rows, ['left', ...services.map((): Side => 'right')]);
  const heads = lines.slice(0, titles.length).map((line) => style.strong(line));
  const sums = lines.slice(-3);
  return [...heads, ...lines.slice(titles.length, -3), '', ...sums.slice(0, 2), style.strong(sums[2] ?? '')];
}

function below(services: readonly string[], quotes: readonly Quote[], style: Channel['style']): string[] {
  const rows = quotes.map(({ subtotal, adminFee, total, currency }, at) => [
    serviceName(services[at] ?? ''),
    ...[subtotal, adminFee, total].map((amount) => priceText(amount, currency)),
  ]);
  const titles = ['Service', 'Subtotal', 'Fee', 'Total'];
  const [header = '', ...lines] = alignColumns([titles, ...rows], ['left', 'right', 'right', 'right']);
  return [style.strong(header), ...lines];
}

/** Names are broken into lines of the width of an amount. */
const widthOfAmount = 11;

/** Amounts by what was counted; what two parts of a service charge for the same is one amount. */
function amountsByItem({ lineItems, currency }: Quote): Map<string, number> {
  const amounts = new Map<string, number>();
  for (const { description, amount } of lineItems) {
    const item = description.replace(/^[^:]*: /, '');
    const sum = (amounts.get(item) ?? 0) + amount;
    amounts.set(item, Number(sum.toFixed(decimalsOf(currency))));
  }
  return amounts;
}
