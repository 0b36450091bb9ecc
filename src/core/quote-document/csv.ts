import { formatAmount } from '../money.ts';
import type { QuoteDocument } from '../quote-document.ts';

/**
 * For spreadsheets and book-keeping (RFC 4180): a line for each item and each sum, amounts as plain numbers. All
 * lines have the same columns, so the quotes of several documents can stand below each other.
 */
export function quoteAsCsv(document: QuoteDocument): string {
  return [csvHeader, ...csvRows(document)].map((line) => `${line}\r\n`).join('');
}

export const csvHeader = 'date,document,service,item,amount,currency';

/** The lines of one quote below {@link csvHeader}. */
export function csvRows({ date, document, serviceType, quote }: QuoteDocument): string[] {
  const { currency } = quote;
  const sums = [
    { description: 'Subtotal', amount: quote.subtotal },
    { description: 'Administrative fee', amount: quote.adminFee },
    { description: 'Total', amount: quote.total },
  ];
  return [...quote.lineItems, ...sums].map(({ description, amount }) =>
    [
      date.toISOString().slice(0, 10),
      cell(document),
      cell(serviceType),
      cell(description),
      formatAmount(amount, currency).replaceAll(',', ''),
      currency,
    ].join(','),
  );
}

/** Quoted where it has to be. A spreadsheet takes what starts with these signs for a formula; a quote before it makes it text. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
