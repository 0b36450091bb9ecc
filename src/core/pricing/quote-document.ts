import { oneLine } from '../text/one-line.ts';
import { textWidth } from '../text/text-width.ts';
import { quoteAsCsv } from './quote-document/csv.ts';
import { countRows, headFacts, noteLines, priceRows, type QuoteDocument } from './quote-document/facts.ts';
import { quoteAsHtml } from './quote-document/html.ts';
import { quoteAsMarkdown } from './quote-document/markdown.ts';
import type { FontSources } from './quote-document/pdf/find-font.ts';
import { quoteAsPdf } from './quote-document/pdf.ts';

export type { QuoteDocument };

export const quoteFormats = ['text', 'markdown', 'html', 'csv'] as const;
export type QuoteFormat = (typeof quoteFormats)[number];

/** The content type and the file name extension of each format. */
export const quoteFileTypes: Readonly<Record<QuoteFormat, { contentType: string; extension: string }>> = {
  text: { contentType: 'text/plain; charset=utf-8', extension: 'txt' },
  markdown: { contentType: 'text/markdown; charset=utf-8', extension: 'md' },
  html: { contentType: 'text/html; charset=utf-8', extension: 'html' },
  csv: { contentType: 'text/csv; charset=utf-8', extension: 'csv' },
};

/** The same for PDF, which is binary and made by `renderPdf`. */
export const pdfFileType = { contentType: 'application/pdf', extension: 'pdf' };

/**
 * Renders a quote as PDF, ready to send. Names with letters from outside Western Europe need a font: the one in
 * `fonts.file`, or else one of the system's.
 *
 * Throws `pdf_unavailable` with a message that says what to do.
 *
 * @example
 * await writeFile('quote.pdf', await renderPdf({ business: 'Ada Edits', document: 'thesis.docx', ...quoted }));
 */
export function renderPdf(document: QuoteDocument, fonts: FontSources = {}): Promise<Uint8Array> {
  return quoteAsPdf(plain(document), fonts);
}

/**
 * Renders a quote as a document that can be sent, printed or opened in a spreadsheet. The HTML is a complete page
 * without scripts that prints on one sheet; names from outside cannot add markup, lines or formulas. Pure.
 *
 * @example
 * renderQuote(
 *   { business: 'Ada Edits', document: 'thesis.docx', serviceType: 'editing', date: new Date(), analysis, quote },
 *   'markdown',
 * );
 */
export function renderQuote(document: QuoteDocument, format: QuoteFormat): string {
  return renderers[format](plain(document));
}

/** The same as the text of a file: spreadsheets take CSV for UTF-8 only if it begins with a byte order mark. Pure. */
export function renderQuoteFile(document: QuoteDocument, format: QuoteFormat): string {
  const text = renderQuote(document, format);
  return format === 'csv' ? `\uFEFF${text}` : text;
}

/** Tells whether this is the name of a format. */
export function isQuoteFormat(name: string): name is QuoteFormat {
  return Object.hasOwn(renderers, name);
}

const renderers: Record<QuoteFormat, (document: QuoteDocument) => string> = {
  text: quoteAsText,
  markdown: quoteAsMarkdown,
  html: quoteAsHtml,
  csv: quoteAsCsv,
};

function plain(document: QuoteDocument): QuoteDocument {
  const { business, client, quote } = document;
  const lineItems = quote.lineItems.map((line) => ({ ...line, description: oneLine(line.description) }));
  return {
    ...document,
    business: oneLine(business),
    document: oneLine(document.document),
    client: client === undefined ? undefined : oneLine(client),
    quote: { ...quote, lineItems },
  };
}

/** For mails and terminals. Names are padded to the same width, so that the amounts line up. */
function quoteAsText(document: QuoteDocument): string {
  const { items, sums } = priceRows(document);
  const counts = countRows(document.analysis);
  const sections = [
    [`${document.business}: quote`],
    headFacts(document).map(([name, value]) => `${`${name}:`.padEnd(10)}${value}`),
    ...(items.length > 0 ? [aligned(items, [...items, ...sums])] : []),
    aligned(sums, [...items, ...sums]),
    ...(noteLines(document).length > 0 ? [noteLines(document)] : []),
    ['What was counted:', ...aligned(counts, counts).map((line) => `  ${line}`)],
  ];
  return `${sections.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** Rows with right-aligned amounts, as wide as the widest of `all`. */
function aligned(rows: readonly [string, string][], all: readonly [string, string][]): string[] {
  const names = Math.max(...all.map(([name]) => textWidth(name)));
  const amounts = Math.max(...all.map(([, amount]) => textWidth(amount)));
  const space = (width: number, text: string) => ' '.repeat(width - textWidth(text));
  return rows.map(([name, amount]) => `${name}${space(names, name)}  ${space(amounts, amount)}${amount}`);
}
