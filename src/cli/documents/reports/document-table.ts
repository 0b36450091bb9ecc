import {
  type Analysis,
  type AnalysisReport,
  type AnalysisResult,
  certaintyInWords,
  deservesALook,
  numberKeys,
} from '../../../core/docx/analysis.ts';
import { priceText, serviceName } from '../../../core/pricing/in-words.ts';
import { decimalsOf } from '../../../core/pricing/money.ts';
import { currencyOf, quote } from '../../../core/pricing/quote.ts';
import type { RateSchedule } from '../../../core/pricing/rates/rate-schedule.ts';
import { counted } from '../../../core/text/counted.ts';
import { formatCount } from '../../../core/text/format-count.ts';
import type { Channel } from '../../terminal/terminal.ts';
import { cutMiddle, displayWidth, layRow, type Side, titleRows } from '../../terminal/text/columns.ts';
import { printable } from '../../terminal/text/printable.ts';
import type { Style } from '../../terminal/text/style.ts';
import type { Presentation } from '../handle-documents.ts';
import { certaintyShown } from './analysis-lines.ts';

/** How documents are priced. */
export interface Pricing {
  services: readonly string[];
  schedule: RateSchedule;
}

/**
 * Formats several documents for people: a row for each with its five numbers, its price for each service, and the
 * certainty of its least certain number; with prices, their sum at the end. Widths are known in advance, so that rows
 * can be printed one by one. On a narrow terminal, titles are short, counts give way to prices, and long names are
 * cut.
 *
 * @param paths all documents that may come
 * @param pricing null if nothing is priced
 * @example
 * documentTable(['a.docx', 'b.docx'], null, terminal.output).success('a.docx', result);
 */
export function documentTable(
  paths: readonly string[],
  pricing: Pricing | null,
  output: Channel,
): Presentation {
  const { style } = output;
  const { titles, widths, sides, counts, isShort } = layoutFor(
    paths,
    pricing?.services ?? [],
    output.columns(),
  );
  const sums = new Map<string, number>();
  let shown = 0;
  let doubtful = 0;
  let isHeaderPrinted = false;
  const line = (cells: readonly string[]) => layRow(cells, widths, sides);
  const row = (path: string, cells: readonly string[]) => {
    const header = isHeaderPrinted ? [] : titles.map((cells) => style.strong(line(cells)));
    isHeaderPrinted = true;
    const name = cutMiddle(printable(path), widths[0] ?? 0);
    return [...header, line([name, ...cells]), ''].join('\n');
  };
  const blanks = (count: number) => Array.from({ length: count }, () => '');
  return {
    success(path, result) {
      const prices = pricing === null ? [] : pricesOf(result.analysis, pricing);
      shown += 1;
      if (isDoubtful(result)) doubtful += 1;
      for (const { service, total } of prices) sums.set(service, (sums.get(service) ?? 0) + total);
      const numbers = counts ? numberKeys.map((key) => formatCount(result.analysis[key])) : [];
      return row(path, [...numbers, ...prices.map(({ text }) => text), markOf(result, style, isShort)]);
    },
    failure: (path) => row(path, [...blanks(widths.length - 2), style.error('failed')]),
    ending() {
      if (pricing === null || shown === 0) return '';
      const currency = currencyOf(pricing.schedule);
      const exact = [...sums.values()].map((sum) =>
        priceText(Number(sum.toFixed(decimalsOf(currency))), currency),
      );
      const cells = [`Sum of ${formatCount(shown)}`, ...blanks(counts ? countTitles.length : 0), ...exact];
      return `${style.strong(line(cells))}\n`;
    },
    closing() {
      if (doubtful === 0) return [];
      return [
        `${counted(doubtful, 'document leaves', 'documents leave')} something in doubt; --explain shows what.`,
      ];
    },
  };
}

function pricesOf(analysis: Analysis, { services, schedule }: Pricing) {
  return services.map((service) => {
    const { total, currency } = quote(analysis, service, schedule);
    return { service, total, text: priceText(total, currency) };
  });
}

function isDoubtful({ report }: AnalysisResult): boolean {
  return report.doubts.length > 0 || deservesALook(report.certainty);
}

function markOf({ report }: AnalysisResult, style: Style, isShort: boolean): string {
  const least = Math.min(...Object.values(report.certainty));
  const mark = certaintyShown(hasDoubtBeyondCertainty(report) ? 0 : least, style);
  return isShort ? mark.replace('please check', 'check') : mark;
}

/** Whether a doubt is about none of the numbers that are less than sure, so that no certainty tells of it. */
function hasDoubtBeyondCertainty({ doubts, doubtsAbout, certainty }: AnalysisReport): boolean {
  const isSure = (number: keyof Analysis) => certaintyInWords(certainty[number]) === 'sure';
  return doubts.some((_, index) => (doubtsAbout?.[index] ?? []).every(isSure));
}

interface Layout {
  /** Titles in one row or, if they are wrapped, in several. */
  titles: string[][];
  widths: number[];
  sides: Side[];
  counts: boolean;
  isShort: boolean;
}

/** The widest layout of the table in which names fit. */
function layoutFor(
  paths: readonly string[],
  services: readonly string[],
  columns: number | undefined,
): Layout {
  const least = services.length > 0 ? 'Sum of 100'.length : 'Document'.length;
  const longest = paths.reduce((width, path) => Math.max(width, displayWidth(printable(path))), least);
  const prices = services.length === 1 ? ['Total'] : services.map(serviceName);
  const ways = [
    { counts: countTitles, mark: 'please check' },
    { counts: shortTitles, mark: 'likely' },
    ...(services.length > 0 ? [{ counts: [], mark: 'likely' }] : []),
  ].map(({ counts, mark }) => {
    const titles = titleRows(
      ['Document', ...counts, ...prices, mark.length > 9 ? 'Certainty' : ''],
      widestWord,
    );
    const others = [
      ...counts.map((title) => Math.max(title.length, narrowestCount)),
      ...prices.map((_, at) => widestOf(titles, 1 + counts.length + at, widthOfPrice)),
      mark.length,
    ];
    const room =
      columns === undefined ? longest : columns - others.reduce((sum, each) => sum + each + gap, 0);
    const sides = others.map((_, at): Side => (at === others.length - 1 ? 'left' : 'right'));
    return {
      titles,
      widths: [Math.max(least, Math.min(longest, room)), ...others],
      sides: ['left' as const, ...sides],
      counts: counts.length > 0,
      isShort: mark === 'likely',
      fits: room >= Math.min(longest, roomForName),
    };
  });
  const [first, ...more] = ways;
  if (first === undefined) throw new TypeError('A table has a layout.');
  return [first, ...more].find(({ fits }) => fits) ?? more.at(-1) ?? first;
}

function widestOf(rows: readonly (readonly string[])[], at: number, least: number): number {
  return rows.reduce((width, row) => Math.max(width, displayWidth(row[at] ?? '')), least);
}

const countTitles = ['Text words', 'References', 'Tables', 'Figures', 'Front pages'];
const shortTitles = ['Text', 'Refs', 'Tables', 'Figures', 'Front'];
const widestWord = 'Front pages'.length;
/** The width of a typical amount: $99,999.99. */
const widthOfPrice = 10;
/** The width of 99,999; a longer number takes more room. */
const narrowestCount = 6;
const roomForName = 16;
const gap = 2;
