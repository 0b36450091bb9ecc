import type { Analysis } from '../../../core/docx/analysis.ts';
import { priceText, serviceName } from '../../../core/pricing/in-words.ts';
import { type PriceTable, priceTable } from '../../../core/pricing/price-table.ts';
import { type Quote, quote } from '../../../core/pricing/quote.ts';
import { csvHeader, csvRows } from '../../../core/pricing/quote-document/csv.ts';
import { type QuoteDocument, type QuoteFormat, renderQuote } from '../../../core/pricing/quote-document.ts';
import type { RateSchedule } from '../../../core/pricing/rates/rate-schedule.ts';
import type { Channel } from '../../terminal/terminal.ts';
import { alignColumns, displayWidth, type Side, titleRows } from '../../terminal/text/columns.ts';
import { printable } from '../../terminal/text/printable.ts';
import type { Style } from '../../terminal/text/style.ts';
import type { Presentation } from '../handle-documents.ts';
import { nameOf } from '../input/find-documents.ts';

/**
 * Formats quotes for people, one below the other: for one service with all its lines, for several side by side.
 * Doubts do not belong in a quote that may go to a customer, so they go to standard error.
 *
 * @param isNamed prints the document's name above it
 * @example
 * quoteLines(['editing'], starterSchedule, terminal.output).success('thesis.docx', result);
 */
export function quoteLines(
  services: readonly string[],
  schedule: RateSchedule,
  output: Pick<Channel, 'style' | 'columns'>,
  { isNamed = true } = {},
): Presentation {
  const { style } = output;
  const [only = '', ...more] = services;
  let space = '';
  return {
    success(path, { analysis }) {
      const lines = [
        ...(isNamed ? [style.strong(printable(path))] : []),
        ...(more.length === 0 ? [`Service: ${printable(serviceName(only))}`, ''] : isNamed ? [''] : []),
        ...(more.length === 0
          ? priceLines(quote(analysis, only, schedule), style)
          : serviceColumns(analysis, services, schedule, output)),
      ];
      const text = `${isNamed ? space : ''}${lines.join('\n')}\n`;
      space = '\n';
      return text;
    },
    failure: () => '',
    doubts: (_path, { report }) => report.doubts,
  };
}

/**
 * Formats a quote's lines, subtotals and total, with amounts aligned right.
 *
 * @example
 * priceLines(quote(analysis, 'editing', starterSchedule), plainStyle).at(-1); // 'Total    $1,157.50'
 */
export function priceLines(priced: Quote, style: Style): string[] {
  const { lineItems, subtotal, adminFee, total, currency } = priced;
  const money = (amount: number) => priceText(amount, currency);
  const lines = alignColumns(
    [
      ...lineItems.map(({ description, amount }) => [printable(description), money(amount)]),
      ['Subtotal', money(subtotal)],
      ['Administrative fee', money(adminFee)],
      ['Total', money(total)],
    ],
    ['left', 'right'],
  );
  const items = lines.slice(0, lineItems.length);
  const [subtotalLine = '', feeLine = '', totalLine = ''] = lines.slice(lineItems.length);
  const space = items.length > 0 ? [''] : [];
  return [...items, ...space, subtotalLine, feeLine, style.strong(totalLine)];
}

/** What quotes are written from, besides the documents. */
export interface QuoteFacts {
  service: string;
  schedule: RateSchedule;
  business: string;
  client?: string | undefined;
  date: Date;
}

/** Prices one document, for a quote that can be sent. */
export function quoteDocument(
  { service, schedule, ...facts }: QuoteFacts,
  path: string,
  analysis: Analysis,
): QuoteDocument {
  const priced = quote(analysis, service, schedule);
  return { ...facts, document: nameOf(path), serviceType: service, analysis, quote: priced };
}

export interface QuoteDocumentsOptions extends QuoteFacts {
  format: QuoteFormat;
}

/**
 * Formats quotes as documents, one below the other; in CSV they form one table. Doubts do not belong in a quote that
 * may go to a customer, so they go to standard error.
 *
 * @example
 * quoteDocuments({ format: 'html', service: 'editing', schedule, business: 'Ada Edits', date: new Date() });
 */
export function quoteDocuments({ format, ...facts }: QuoteDocumentsOptions): Presentation {
  let isFirst = true;
  return {
    success(path, { analysis }) {
      const document = quoteDocument(facts, path, analysis);
      const text = format === 'csv' ? csvPart(document, isFirst) : renderQuote(document, format);
      const space = isFirst || format === 'csv' ? '' : '\n';
      isFirst = false;
      return space + text;
    },
    failure: () => '',
    doubts: (_path, { report }) => report.doubts,
  };
}

/**
 * Shows what a document costs for each service, side by side. On a narrow terminal, each service gets a row.
 *
 * @example
 * serviceColumns(analysis, ['editing', 'formatting'], starterSchedule, terminal.output);
 * // ['                      Editing  Formatting', '2,676 words of text    $48.17      $10.70', …]
 */
export function serviceColumns(
  analysis: Analysis,
  services: readonly string[],
  schedule: RateSchedule,
  { style, columns }: Pick<Channel, 'style' | 'columns'>,
): string[] {
  const prices = priceTable(analysis, services, schedule);
  const lines = sideBySide(prices, style);
  const width = Math.max(...lines.map(displayWidth));
  return width <= (columns() ?? width) ? lines : below(prices, style);
}

function csvPart(document: QuoteDocument, isFirst: boolean): string {
  return [...(isFirst ? [csvHeader] : []), ...csvRows(document)].map((line) => `${line}\r\n`).join('');
}

function sideBySide({ services, items, sums }: PriceTable, style: Channel['style']): string[] {
  const titles = titleRows(['', ...services.map(serviceName)], widthOfAmount);
  const rows = [...items, ...sums].map(({ name, amounts }) => [name, ...amounts]);
  const lines = alignColumns([...titles, ...rows], ['left', ...services.map((): Side => 'right')]);
  const heads = lines.slice(0, titles.length).map((line) => style.strong(line));
  const last = lines.slice(-sums.length);
  return [
    ...heads,
    ...lines.slice(titles.length, -sums.length),
    '',
    ...last.slice(0, -1),
    style.strong(last.at(-1) ?? ''),
  ];
}

function below({ services, sums }: PriceTable, style: Channel['style']): string[] {
  const rows = services.map((service, at) => [
    serviceName(service),
    ...sums.map(({ amounts }) => amounts[at] ?? ''),
  ]);
  const titles = ['Service', 'Subtotal', 'Fee', 'Total'];
  const [header = '', ...lines] = alignColumns([titles, ...rows], ['left', 'right', 'right', 'right']);
  return [style.strong(header), ...lines];
}

/** Names are wrapped to the width of an amount. */
const widthOfAmount = 11;
