import type { Analysis } from '../../docx/analysis.ts';
import { formatCount } from '../../text/format-count.ts';
import { oneLine } from '../../text/one-line.ts';
import { type EarlierQuote, earlierQuoteFact } from '../earlier-quote.ts';
import { priceText, serviceName } from '../in-words.ts';
import type { Quote } from '../quote.ts';

/** A quote as it is sent to a customer. */
export interface QuoteDocument {
  /** The name of the business that makes the quote. */
  business: string;
  /** The name of the quoted file; empty if it has none. */
  document: string;
  /** The client's name. */
  client?: string | undefined;
  /** The services ordered; several services share one quote. */
  serviceType: string | readonly string[];
  /** When the quote was made. The date on it is that of this process's time zone. */
  date: Date;
  /** The version of the quote, unless it is the first. */
  version?: number | undefined;
  /** The quote that this one replaces or is added to. */
  earlier?: EarlierQuote | undefined;
  /** The editor's message to the client; it may have several lines. */
  note?: string | undefined;
  analysis: Analysis;
  quote: Quote;
}

/** Returns the facts at the head of a quote, as names and values. */
export function headFacts(quoted: QuoteDocument): [string, string][] {
  const { document, client = '', date, version = 1, earlier } = quoted;
  const services = servicesOf(quoted);
  const facts: [string, string][] = [
    ['Date', dateOn(date)],
    ['Version', version > 1 ? String(version) : ''],
    ['Earlier', earlier ? earlierQuoteFact(earlier) : ''],
    ['For', client],
    ['Document', document],
    [services.length > 1 ? 'Services' : 'Service', services.map(serviceName).join(', ')],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** Returns the date on a quote, as `2026-11-20`: that of where it is made, which in UTC may be a day off. */
export function dateOn(date: Date): string {
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(String);
  return [year, month?.padStart(2, '0'), day?.padStart(2, '0')].join('-');
}

/** Returns the title of a quote, for a browser or a reader of PDFs. */
export function titleOf({ document }: QuoteDocument): string {
  return document === '' ? 'Quote' : `Quote: ${document}`;
}

/** Returns the service types that a quote is for. */
export function servicesOf({ serviceType }: QuoteDocument): readonly string[] {
  return typeof serviceType === 'string' ? [serviceType] : serviceType;
}

/** Returns the lines of the note to the client; an empty list if there is no note. */
export function noteLines({ note = '' }: QuoteDocument): string[] {
  const text = note.trim();
  return text === '' ? [] : text.split(/\r\n|[\n\r]/).map(oneLine);
}

/** Returns the lines of a quote with its sums: a description, and the amount with its currency. */
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

/** Returns what was counted, as names and numbers. */
export function countRows(analysis: Analysis): [string, string][] {
  return [
    ['Words of text', formatCount(analysis.textWordCount)],
    ['Words of references', formatCount(analysis.refsWordCount)],
    ['Tables', formatCount(analysis.tables)],
    ['Figures', formatCount(analysis.figures)],
    ['Front matter pages', formatCount(analysis.frontMatter)],
  ];
}
