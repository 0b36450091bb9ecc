import { formatCount } from '../../../core/pricing/money.ts';
import { priceText } from '../../../core/pricing/price-text.ts';
import type { DealBoard } from '../../../core/schemas/deals.ts';
import { alignColumns, cutEnd, type Side } from '../../terminal/text/columns.ts';
import { moment } from '../../terminal/text/local-time.ts';
import { printable } from '../../terminal/text/printable.ts';
import type { Style } from '../../terminal/text/style.ts';

/** The board of deals for people: stage after stage, the deals of each below it. */
export function dealSheet({ stages }: DealBoard, style: Style): string[] {
  // All rows are laid out together, so that columns stand below each other over all stages.
  const rows = stages.flatMap(({ deals }) =>
    deals.map(({ id, title, value, currency, status, updatedAt }) => [
      `  ${id}`,
      cutEnd(printable(title), widestTitle),
      priceText(value, currency),
      status,
      moment(updatedAt),
    ]),
  );
  const lines = alignColumns(rows, sides);
  return stages.flatMap(({ name, count, deals }) => [
    style.strong(`${printable(name)} (${formatCount(count)})`),
    ...lines.splice(0, deals.length),
  ]);
}

const sides: Side[] = ['right', 'left', 'right', 'left', 'left'];
const widestTitle = 50;
