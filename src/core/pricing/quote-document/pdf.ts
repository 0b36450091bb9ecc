import { readFile } from 'node:fs/promises';
import { priceText } from '../in-words.ts';
import { countRows, headFacts, noteLines, priceRows, type QuoteDocument, titleOf } from './facts.ts';
import type { FontSources, FoundFont } from './pdf/find-font.ts';
import { type Pdf, type TextLayout, textLayout } from './pdf/lay-text.ts';
import { isWinAnsi, letteringFor } from './pdf/lettering.ts';

/**
 * Renders a quote as PDF, on A4. Letters of Western Europe use the fonts that every PDF reader has; others need a
 * font that is embedded in the file. The library is loaded only here.
 *
 * @throws DeskError `pdf_unavailable` if no font has the letters of a name
 */
export async function quoteAsPdf(document: QuoteDocument, sources: FontSources = {}): Promise<Uint8Array> {
  const rows = rowsOf(document);
  const note = noteLines(document).map(withPlainSigns(document));
  const texts = [document.business, rows.head, rows.items, rows.sums, note].flat(2).join(' ');
  const { font, printed } = await letteringFor(texts, sources);
  const { default: Pdf } = await import('pdfkit');
  const pdf = new Pdf({
    size: 'A4',
    margin,
    lang: 'en',
    displayTitle: true,
    info: { Title: titleOf(document), Author: document.business, CreationDate: document.date },
  });
  const whole = collected(pdf);
  const paper: Paper = { pdf, layout: await textLayout(pdf, texts), ...(await fontsFor(pdf, font)) };
  const row = ([name, value]: Row): Row => [printed(name), printed(value)];
  lay(paper, {
    business: printed(document.business),
    note: note.map(printed),
    head: rows.head.map(row).filter(([, value]) => value !== ''),
    items: rows.items.map(row),
    sums: rows.sums.map(row),
    counts: rows.counts,
  });
  pdf.end();
  return whole;
}

type Row = readonly [name: string, value: string];
type Rows = Record<'head' | 'items' | 'sums' | 'counts', readonly Row[]>;

function rowsOf(document: QuoteDocument): Rows {
  const { items, sums } = priceRows(document);
  const plainSigns = withPlainSigns(document);
  const plain = ([name, value]: Row): Row => [plainSigns(name), plainSigns(value)];
  return {
    head: headFacts(document).map(plain),
    items: items.map(plain),
    sums: sums.map(plain),
    counts: countRows(document.analysis),
  };
}

/**
 * Returns a function that replaces the signs of a quote for which a font would be needed: a hyphen is a minus as well, and
 * the currency code says the same as its sign.
 */
function withPlainSigns({ quote, earlier }: QuoteDocument): (text: string) => string {
  const currencies = [quote.currency, ...(earlier ? [earlier.currency] : [])];
  const signs = currencies.map((code) => [priceText(0, code).replace(/\d.*/, ''), `${code} `] as const);
  const unprintable = signs.filter(([sign]) => !isWinAnsi(sign));
  return (text) =>
    unprintable.reduce((plain, [sign, code]) => plain.replaceAll(sign, code), text.replaceAll('−', '-'));
}

interface Fonts {
  plain: string;
  bold: string;
}

interface Paper extends Fonts {
  pdf: Pdf;
  layout: TextLayout;
}

async function fontsFor(pdf: Pdf, font: FoundFont | null): Promise<Fonts> {
  if (font === null) return { plain: 'Helvetica', bold: 'Helvetica-Bold' };
  pdf.registerFont('quote', await readFile(font.path), font.name);
  return { plain: 'quote', bold: 'quote' };
}

function lay(
  paper: Paper,
  { business, head, items, sums, note, counts }: Rows & { business: string; note: readonly string[] },
): void {
  const { pdf, layout, plain, bold } = paper;
  pdf.font(bold).fontSize(11).fillColor(ink);
  layout.lay(business, margin, margin, { width: right - margin });
  pdf.fontSize(22).text('Quote').moveDown(0.5);
  pdf.fontSize(10).font(plain);
  for (const [name, value] of head) layRow(paper, [name, value], { nameColour: faint, valueAt: margin + 90 });
  pdf.moveDown();
  rule(pdf);
  const [others, total] = [sums.slice(0, -1), sums.slice(-1)];
  const inPlain = () => pdf.font(plain).fontSize(10);
  const inBold = () => pdf.font(bold).fontSize(12);
  // As wide as the widest, so that none is broken.
  const width = Math.max(leastAmountWidth, widest(inBold(), total), widest(inPlain(), [...items, ...others]));
  const look = { valueAt: right - width, align: 'right' } as const;
  for (const row of items) {
    layRow(paper, row, look);
    rule(pdf);
  }
  for (const row of others) layRow(paper, row, look);
  rule(pdf);
  inBold();
  for (const row of total) layRow(paper, row, look);
  inPlain();
  if (note.length > 0) pdf.moveDown();
  for (const line of note) layLine(paper, line);
  pdf.moveDown().font(bold).text('What was counted', margin).moveDown(0.3).font(plain);
  for (const row of counts) layRow(paper, row, { nameColour: faint, valueAt: margin + 130 });
}

interface RowLook {
  nameColour?: string;
  /** Where the value's column starts. */
  valueAt: number;
  /** @default 'left' */
  align?: 'left' | 'right';
}

/** Returns how wide the widest value is in the current font. */
function widest(pdf: Pdf, rows: readonly Row[]): number {
  return Math.ceil(Math.max(0, ...rows.map(([, value]) => pdf.widthOfString(value))));
}

/**
 * Lays out a name and its value on the same line, on the next page if there is no room. Long ones are broken into
 * lines.
 */
function layRow(
  { pdf, layout }: Paper,
  [name, value]: Row,
  { nameColour = ink, valueAt, align = 'left' }: RowLook,
): void {
  const nameWidth = valueAt - margin - 10;
  const valueWidth = right - valueAt;
  const height = Math.max(layout.heightOf(name, nameWidth), layout.heightOf(value, valueWidth));
  if (pdf.y + height > pageHeight - margin) pdf.addPage();
  const { y } = pdf;
  pdf.fillColor(nameColour);
  layout.lay(name, margin, y, { width: nameWidth });
  pdf.fillColor(ink);
  layout.lay(value, valueAt, y, { width: valueWidth, align });
  pdf.x = margin;
  pdf.y = y + height + 3;
}

/** Lays out a line of the note; an empty one is a gap. */
function layLine({ pdf, layout }: Paper, line: string): void {
  if (line === '') pdf.moveDown();
  else layout.lay(line, margin, pdf.y, { width: right - margin });
}

function rule(pdf: Pdf): void {
  pdf.moveTo(margin, pdf.y).lineTo(right, pdf.y).lineWidth(0.5).strokeColor('#d8dee4').stroke();
  pdf.y += 4;
}

function collected(pdf: Pdf): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
}

/** Lengths are in points. */
const margin = 51;
const pageHeight = 841.89;
const right = 595.28 - margin;
const leastAmountWidth = 110;
const ink = '#1b1f24';
const faint = '#57606a';
