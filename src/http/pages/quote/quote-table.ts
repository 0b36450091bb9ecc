import { priceText } from '../../../core/pricing/price-text.ts';
import { element } from '../elements/element.ts';

/** What of a quote is shown. */
export interface ShownQuote {
  lineItems: readonly { description: string; amount: number }[];
  subtotal: number;
  adminFee: number;
  total: number;
}

/** The lines of a quote, and below them what they come to. */
export function quoteTable(quote: ShownQuote, currency: string): HTMLElement {
  const row = (name: string, amount: number, kind?: string) =>
    element('tr', { class: kind }, [
      element('th', { scope: 'row' }, [name]),
      element('td', { class: 'number' }, [priceText(amount, currency)]),
    ]);
  return element('table', { class: 'quote' }, [
    element('caption', { class: 'hidden-text' }, ['The quote, line by line']),
    element('thead', {}, [
      element('tr', {}, [
        element('th', { scope: 'col' }, ['Item']),
        element('th', { scope: 'col', class: 'number' }, ['Amount']),
      ]),
    ]),
    element(
      'tbody',
      {},
      quote.lineItems.map(({ description, amount }) => row(description, amount)),
    ),
    element('tfoot', {}, [
      row('Subtotal', quote.subtotal),
      row('Administrative fee', quote.adminFee),
      row('Total', quote.total, 'total'),
    ]),
  ]);
}
