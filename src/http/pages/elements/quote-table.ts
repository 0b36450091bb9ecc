import { priceText } from '../../../core/pricing/in-words.ts';
import { DeskApiError } from '../../client/client.ts';
import { quoteAddress } from '../desk-address.ts';
import { element } from './element.ts';

/** The parts of a quote that are shown. */
export interface ShownQuote {
  lineItems: readonly { description: string; amount: number }[];
  subtotal: number;
  adminFee: number;
  total: number;
}

/** The lines of a quote with their totals below. */
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

/**
 * Loads the currency of a quote, which may no longer be the one in the rates. The quote in the interface does not name
 * it, but the quote's CSV does, in the last column of each line.
 *
 * @throws DeskApiError if it cannot be loaded
 */
export async function quoteCurrency(submissionId: string, signal: AbortSignal): Promise<string> {
  const lost = (cause: unknown): never => {
    throw signal.aborted
      ? cause
      : new DeskApiError('Cannot load the quote. Please check the connection and try again.', { cause });
  };
  const response = await fetch(quoteAddress(submissionId, 'csv'), { signal }).catch(lost);
  const [, currency] = /,([A-Z]{3})\s*$/.exec(await response.text().catch(lost)) ?? [];
  return currency ?? lost(null);
}

/** Links to print the quote or to save it as a file. */
export function quoteLinks(submissionId: string): HTMLElement {
  const page = quoteAddress(submissionId, 'html');
  const print = (event: Event) => {
    const opened = window.open(page, '_blank');
    // If pop-ups are blocked, the link itself opens the page.
    if (!opened) return;
    event.preventDefault();
    opened.addEventListener('load', () => opened.print(), { once: true });
  };
  const files = (['pdf', 'csv', 'markdown', 'text'] as const).map((format) =>
    element('a', { class: 'button secondary', href: quoteAddress(submissionId, format), download: true }, [
      element('span', { class: 'hidden-text' }, ['Save as ']),
      names[format],
    ]),
  );
  return element('div', { class: 'buttons no-print' }, [
    element('a', { class: 'button', href: page, target: '_blank', click: print }, ['Print quote']),
    element('span', { class: 'hint', 'aria-hidden': 'true' }, ['or save it as']),
    ...files,
  ]);
}

const names = { pdf: 'PDF', csv: 'CSV', markdown: 'Markdown', text: 'Text' } as const;
