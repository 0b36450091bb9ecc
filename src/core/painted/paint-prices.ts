import { serviceName } from '../pricing/in-words.ts';
import type { PriceRow, PriceTable } from '../pricing/price-table.ts';
import { type Markup, markup } from './markup.ts';

/** Paints what the document costs, with a column for each service. */
export function paintPrices({ services, items, sums }: PriceTable): Markup {
  const titles = ['', ...services.map(serviceName)].map((title) =>
    title === '' ? markup('td') : markup('th', { scope: 'col', class: 'number' }, [title]),
  );
  const table = markup('table', {}, [
    markup('thead', {}, [markup('tr', {}, titles)]),
    markup(
      'tbody',
      {},
      items.map((row) => rowOf(row)),
    ),
    markup('tfoot', {}, [
      ...sums.slice(0, -1).map((row) => rowOf(row)),
      ...sums.slice(-1).map((row) => rowOf(row, 'total')),
    ]),
  ]);
  return markup('section', { class: 'quote' }, [
    markup('h2', {}, [services.length === 1 ? 'Price' : 'Prices']),
    // On a narrow screen the table scrolls instead of the page, also by keyboard.
    markup('div', { class: 'wide', tabindex: 0, role: 'group', 'aria-label': 'Prices' }, [table]),
  ]);
}

function rowOf({ name, amounts }: PriceRow, kind?: 'total'): Markup {
  return markup('tr', { class: kind }, [
    markup('th', { scope: 'row' }, [name]),
    ...amounts.map((amount) => markup('td', { class: 'number' }, [amount])),
  ]);
}
