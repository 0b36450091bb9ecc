import type { Analysis } from '../../docx/analysis.ts';
import { priceText, serviceName } from '../in-words.ts';
import { formatCount } from '../money.ts';
import type { Quote } from '../quote.ts';

/** A quote as it goes to a customer. */
export interface QuoteDocument {
  /** Who quotes: the name of the business. */
  business: string;
  /** What is quoted: the name of the file. */
  document: string;
  /** For whom. */
  client?: string | undefined;
  serviceType: string;
  /** Of the quote. */
  date: Date;
  analysis: Analysis;
  quote: Quote;
}

/** The facts at the head of a quote, as names and values. */
export function headFacts({ document, client, serviceType, date }: QuoteDocument): [string, string][] {
  return [
    ['Date', date.toISOString().slice(0, 10)],
    ...(client === undefined || client === '' ? [] : [['For', client] satisfies [string, string]]),
    ['Document', document],
    ['Service', serviceName(serviceType)],
  ];
}

/** The lines of a quote with its sums: what, and the amount with its currency. */
export function priceRows({ quote }: QuoteDocument): { items: [string, string][]; sums: [string, string][] } {
  const money = (amount: number) => priceText(amount, quote.currency);
  return {
    items: quote.lineItems.map(({ description, amount }) => [description, money(amount)]),
    sums: [
      ['Subtotal', money(quote.subtotal)],
      ['Administrative fee', money(quote.adminFee)],
      ['Total', money(quote.total)],
    ],
  };
}

/** What was counted, as names and numbers. */
export function countRows(analysis: Analysis): [string, string][] {
  return [
    ['Words of text', formatCount(analysis.textWordCount)],
    ['Words of references', formatCount(analysis.refsWordCount)],
    ['Tables', formatCount(analysis.tables)],
    ['Figures', formatCount(analysis.figures)],
    ['Front matter pages', formatCount(analysis.frontMatter)],
  ];
}
