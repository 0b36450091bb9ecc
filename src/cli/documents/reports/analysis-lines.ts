import {
  type Analysis,
  type AnalysisReport,
  type AnalysisResult,
  certaintyInWords,
  deservesALook,
} from '../../../core/docx/analysis.ts';
import { formatCount } from '../../../core/pricing/money.ts';
import type { Channel } from '../../terminal/terminal.ts';
import { alignColumns, cutMiddle, displayWidth, layRow, type Side } from '../../terminal/text/columns.ts';
import { printable } from '../../terminal/text/printable.ts';
import type { Style } from '../../terminal/text/style.ts';
import type { Presentation } from '../handle-documents.ts';

/**
 * The analysis of one document for people: its five numbers one below the other, then what is in doubt.
 *
 * @example
 * analysisLines(plainStyle).success('thesis.docx', result);
 */
export function analysisLines(style: Style): Presentation {
  return {
    success: (path, result) => `${sheetOf(path, result, style).join('\n')}\n`,
    failure: () => '',
  };
}

/**
 * The five numbers as lines with their names, numbers at the right.
 *
 * @param certainty how sure each is, which is said behind it in words
 */
export function numberLines(analysis: Analysis, certainty?: AnalysisReport['certainty']): string[] {
  const rows = [
    ['Words of text', 'textWordCount'],
    ['Words of references', 'refsWordCount'],
    ['Tables', 'tables'],
    ['Figures', 'figures'],
    ['Front matter pages', 'frontMatter'],
  ] as const;
  return alignColumns(
    rows.map(([name, key]) => [
      name,
      formatCount(analysis[key]),
      ...(certainty ? [certaintyInWords(certainty[key])] : []),
    ]),
    ['left', 'right', 'left'],
  );
}

/** What the document leaves in doubt, as a list; no lines where there is nothing. */
export function doubtLines(warnings: readonly string[], style: Style): string[] {
  if (warnings.length === 0) return [];
  return [style.strong('In doubt'), ...warnings.map((warning) => `  - ${printable(warning)}`)];
}

function sheetOf(path: string, { analysis, report }: AnalysisResult, style: Style): string[] {
  const doubts = doubtLines(report.warnings, style);
  const numbers = numberLines(analysis, report.certainty);
  const hint = deservesALook(report.certainty) ? ['--explain shows what each number rests on.'] : [];
  return [[style.strong(printable(path))], numbers, doubts, hint]
    .filter((lines) => lines.length > 0)
    .flatMap((lines, index) => (index > 0 ? ['', ...lines] : lines));
}

/**
 * The analyses of several documents for people: a row for each. The column of names is made as wide as the
 * longest, so that rows can be printed one by one; on a terminal long names are cut so that rows fit in.
 *
 * @param paths all documents that may come
 * @example
 * analysisTable(['a.docx', 'b.docx'], terminal.output).success('a.docx', result);
 */
export function analysisTable(paths: readonly string[], output: Channel): Presentation {
  const nameWidth = nameWidthFor(paths, output.columns());
  const widths = [nameWidth, ...numberWidths];
  let isHeaderPrinted = false;
  let doubtful = 0;
  return {
    success(path, { analysis, report }) {
      if (report.warnings.length > 0 || deservesALook(report.certainty)) doubtful += 1;
      const header = isHeaderPrinted ? '' : `${output.style.strong(layRow(titles, widths, sides))}\n`;
      isHeaderPrinted = true;
      const name = cutMiddle(printable(path), nameWidth);
      return `${header}${layRow([name, ...numbersOf(analysis)], widths, sides)}\n`;
    },
    failure: () => '',
    closing() {
      if (doubtful === 0) return [];
      const subject = doubtful === 1 ? '1 document leaves' : `${formatCount(doubtful)} documents leave`;
      return [`${subject} something in doubt; --explain shows what.`];
    },
  };
}

function nameWidthFor(paths: readonly string[], columns: number | undefined): number {
  const longest = paths.reduce((width, path) => Math.max(width, displayWidth(printable(path))), 0);
  const rest = numberWidths.reduce((sum, width) => sum + width + 2, 0);
  const room = columns === undefined ? longest : Math.max(narrowestName, columns - rest);
  return Math.max(Math.min(longest, room), displayWidth(titles[0]));
}

function numbersOf(analysis: Analysis): string[] {
  const { textWordCount, refsWordCount, tables, figures, frontMatter } = analysis;
  return [textWordCount, refsWordCount, tables, figures, frontMatter].map((count) => formatCount(count));
}

const titles = ['Document', 'Text words', 'References', 'Tables', 'Figures', 'Front pages'] as const;
const numberWidths = titles.slice(1).map((title) => title.length);
const sides: Side[] = ['left', 'right', 'right', 'right', 'right', 'right'];
const narrowestName = 16;
