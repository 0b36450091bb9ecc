import type { Analysis } from '../../../core/docx/analysis.ts';
import { serviceName } from '../../../core/pricing/in-words.ts';
import { type PriceTable, priceTable } from '../../../core/pricing/price-table.ts';
import type { RateSchedule } from '../../../core/pricing/rate-schedule.ts';
import type { Channel } from '../../terminal/terminal.ts';
import { alignColumns, displayWidth, type Side } from '../../terminal/text/columns.ts';
import { titleRows } from '../../terminal/text/title-rows.ts';

/**
 * Shows what a document costs for each service, side by side. On a narrow terminal, each service gets a row.
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
  const prices = priceTable(analysis, services, schedule);
  const lines = sideBySide(prices, style);
  const width = Math.max(...lines.map(displayWidth));
  return width <= (columns() ?? width) ? lines : below(prices, style);
}

function sideBySide({ services, items, sums }: PriceTable, style: Channel['style']): string[] {
  const titles = titleRows(['', ...services.map(serviceName)], widthOfAmount);
  const rows = [...items, ...sums].map(({ name, amounts }) => [name, ...amounts]);
  const lines = alignColumns([...titles, ...rows], ['left', ...services.map((): Side => 'right')]);
  const heads = lines.slice(0, titles.length).map((line) => style.strong(line));
  const last = lines.slice(-sums.length);
  return [
    ...heads,
    ...lines.slice(titles.length, -sums.length),
    '',
    ...last.slice(0, -1),
    style.strong(last.at(-1) ?? ''),
  ];
}

function below({ services, sums }: PriceTable, style: Channel['style']): string[] {
  const rows = services.map((service, at) => [
    serviceName(service),
    ...sums.map(({ amounts }) => amounts[at] ?? ''),
  ]);
  const titles = ['Service', 'Subtotal', 'Fee', 'Total'];
  const [header = '', ...lines] = alignColumns([titles, ...rows], ['left', 'right', 'right', 'right']);
  return [style.strong(header), ...lines];
}

/** Names are wrapped to the width of an amount. */
const widthOfAmount = 11;
