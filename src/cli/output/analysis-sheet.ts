import type { Analysis, AnalysisResult } from '../../core/analysis.ts';
import { formatCount } from '../../core/money.ts';
import type { Presentation } from '../presentation.ts';
import { alignColumns } from '../text/columns.ts';
import { printable } from '../text/printable.ts';
import type { Style } from '../text/style.ts';

/**
 * The analysis of one document for people: its five numbers one below the other, then what is in doubt.
 *
 * @example
 * analysisSheet(plainStyle).success('thesis.docx', result);
 */
export function analysisSheet(style: Style): Presentation {
  return {
    success: (path, result) => `${sheetOf(path, result, style).join('\n')}\n`,
    failure: () => '',
  };
}

/** The five numbers as lines with their names, numbers at the right. */
export function numberLines(analysis: Analysis): string[] {
  const rows = [
    ['Words of text', analysis.textWordCount],
    ['Words of references', analysis.refsWordCount],
    ['Tables', analysis.tables],
    ['Figures', analysis.figures],
    ['Front matter pages', analysis.frontMatter],
  ] as const;
  return alignColumns(
    rows.map(([name, count]) => [name, formatCount(count)]),
    ['left', 'right'],
  );
}

/** What the document leaves in doubt, as a list; no lines where there is nothing. */
export function doubtLines(warnings: readonly string[], style: Style): string[] {
  if (warnings.length === 0) return [];
  return [style.strong('In doubt'), ...warnings.map((warning) => `  - ${printable(warning)}`)];
}

function sheetOf(path: string, { analysis, report }: AnalysisResult, style: Style): string[] {
  const doubts = doubtLines(report.warnings, style);
  const space = doubts.length > 0 ? [''] : [];
  return [style.strong(printable(path)), '', ...numberLines(analysis), ...space, ...doubts];
}
