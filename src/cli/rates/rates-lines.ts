import { currencyOf } from '../../core/pricing/quote.ts';
import { revisionPercentOf } from '../../core/pricing/rates/common-terms.ts';
import {
  adminFeeOf,
  type RateSchedule,
  rateKeys,
  ratesFor,
  serviceTypesOf,
} from '../../core/pricing/rates/rate-schedule.ts';
import { alignColumns, fieldLines, type Side, titleRows } from '../terminal/text/columns.ts';
import { localTime } from '../terminal/text/local-time.ts';
import { printable } from '../terminal/text/printable.ts';
import type { Style } from '../terminal/text/style.ts';

/** Formats a rate schedule for people: a row of prices for each service, then what applies to all. */
export function ratesLines(schedule: RateSchedule & { updatedAt?: string }, style: Style): string[] {
  const services = serviceTypesOf(schedule).map((type) => ({ type, lists: ratesFor(schedule, type) }));
  const rows = services.flatMap(({ type, lists: [list, ...more] }) => {
    if (!list || more.length > 0) return [];
    const prices = rateKeys.map((key) => priceOfOne(list.prices[key]));
    return [[printable(type.replaceAll('_', ' ')), ...prices, priceOfOne(list.minimum || undefined)]];
  });
  const lines = alignColumns([...titles, ...rows], sides);
  const sums = services
    .filter(({ lists }) => lists.length > 1)
    .map(({ type }) => printable(type.replaceAll('_', ' ')));
  return [
    ...lines.slice(0, titles.length).map((line) => style.strong(line)),
    ...lines.slice(titles.length),
    ...sums.map((type) => `${type}: the sum of both`),
    '',
    ...fieldLines([
      ['Administrative fee', feeText(schedule)],
      ['Changes of revised documents', revisionText(schedule)],
      ['Currency', currencyOf(schedule)],
      ['Changed', schedule.updatedAt === undefined ? undefined : localTime(schedule.updatedAt)],
    ]),
  ];
}

/** A price may be a small fraction of a cent, which must not become 1e-7. */
export function priceOfOne(price: number | undefined): string {
  return price === undefined ? '-' : price.toLocaleString('en', { maximumFractionDigits: 20 });
}

function feeText(schedule: RateSchedule): string {
  const { adminFeePercent: percent } = schedule;
  const fee = adminFeeOf(schedule);
  if (percent === undefined) return priceOfOne(fee);
  return `${priceOfOne(percent)}%${fee > 0 ? `, and not less than ${priceOfOne(fee)}` : ''}`;
}

function revisionText(schedule: RateSchedule): string | undefined {
  const percent = revisionPercentOf(schedule);
  return percent === undefined ? undefined : `${priceOfOne(percent)}%`;
}

/** In two rows, so that the table fits a narrow terminal. */
const titles = titleRows(
  ['Service', 'Word of text', 'Word of refs', 'Table', 'Figure', 'Front page', 'Minimum'],
  7,
);
const sides: Side[] = ['left', 'right', 'right', 'right', 'right', 'right', 'right'];
