import { oneLine } from '../../text/one-line.ts';
import { formatAmount } from '../money.ts';
import { type QuoteDocument, servicesOf } from './facts.ts';

/**
 * For spreadsheets and book-keeping (RFC 4180): a line for each item and each sum, amounts as plain numbers. All
 * lines have the same columns, so the quotes of several documents can stand below each other.
 */
export function quoteAsCsv(document: QuoteDocument): string {
  return [csvHeader, ...csvRows(document)].map((line) => `${line}\r\n`).join('');
}

export const csvHeader = 'date,document,service,item,amount,currency';

/** The lines of one quote below {@link csvHeader}. */
export function csvRows(quoted: QuoteDocument): string[] {
  const { date, document, quote } = quoted;
  const { currency } = quote;
  const services = servicesOf(quoted).join(' + ');
  const sums = [
    { description: 'Subtotal', amount: quote.subtotal },
    { description: 'Administrative fee', amount: quote.adminFee },
    { description: 'Total', amount: quote.total },
  ];
  return [...quote.lineItems, ...sums].map(({ description, amount }) =>
    [
      date.toISOString().slice(0, 10),
      cell(document),
      cell(services),
      cell(description),
      formatAmount(amount, currency).replaceAll(',', ''),
      currency,
    ].join(','),
  );
}

/** Quoted where it has to be, and text in every spreadsheet. */
function cell(text: string): string {
  const safe = oneLine(text).replace(beforeFormula, "$&'");
  return /[",;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Where a cell may begin that a spreadsheet takes for a formula, which a quote in front of it makes text: signs of
 * either width, after a comma or a semicolon too. Countries with decimal commas separate cells by semicolons, and their
 * spreadsheets take our quoted cells apart at each, for to them these quotes stand in the middle of one.
 */
const beforeFormula = /(?:^|[,;])[\s"]*(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;
