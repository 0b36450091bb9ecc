import { oneLine } from '../../text/one-line.ts';
import { formatAmount } from '../money.ts';
import { dateOn, type QuoteDocument, servicesOf } from './facts.ts';

/**
 * Renders a quote for spreadsheets and bookkeeping (RFC 4180): one line for each item and each sum, with amounts as
 * plain numbers. All lines have the same columns, so the quotes of several documents can be put in one file.
 */
export function quoteAsCsv(document: QuoteDocument): string {
  return [csvHeader, ...csvRows(document)].map((line) => `${line}\r\n`).join('');
}

export const csvHeader = 'date,document,service,item,amount,currency';

/** Returns the lines of one quote, without {@link csvHeader}. */
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
      dateOn(date),
      cell(document),
      cell(services),
      cell(description),
      formatAmount(amount, currency).replaceAll(',', ''),
      currency,
    ].join(','),
  );
}

/** Quotes a cell if it has to be, and keeps it text in every spreadsheet. */
function cell(text: string): string {
  const safe = oneLine(text).replace(beforeFormula, "$&'");
  return /[",;]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Matches where a cell might begin that a spreadsheet takes for a formula, so that an apostrophe there can make it
 * text: before signs of either width, also after a comma or a semicolon. In countries with decimal commas,
 * spreadsheets separate cells by semicolons and split our quoted cells at each of them, because they see those quotes
 * in the middle of a cell.
 */
const beforeFormula = /(?:^|[,;])[\s"]*(?=[=+\-@＝＋－＠﹦﹢﹣﹫])/gu;
