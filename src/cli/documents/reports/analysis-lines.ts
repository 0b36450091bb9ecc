import {
  type Analysis,
  type AnalysisReport,
  type AnalysisResult,
  certaintyInWords,
  deservesALook,
} from '../../../core/docx/analysis.ts';
import { formatCount } from '../../../core/text/format-count.ts';
import { alignColumns, sectionsApart } from '../../terminal/text/columns.ts';
import { printable } from '../../terminal/text/printable.ts';
import { plainStyle, type Style } from '../../terminal/text/style.ts';
import type { Presentation } from '../handle-documents.ts';

/**
 * Formats the analysis of one document for people: its five numbers in a column, then what is in doubt.
 *
 * @example
 * analysisLines(plainStyle).success('thesis.docx', result);
 */
export function analysisLines(style: Style): Presentation {
  return {
    success: (path, result) => `${linesOf(path, result, style).join('\n')}\n`,
    failure: () => '',
  };
}

/**
 * Formats the five numbers as lines with their names, aligned right.
 *
 * @param certainty the certainty of each, which follows it in words
 */
export function numberLines(
  analysis: Analysis,
  certainty?: AnalysisReport['certainty'],
  style: Style = plainStyle,
): string[] {
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
      ...(certainty ? [certaintyShown(certainty[key], style)] : []),
    ]),
    ['left', 'right', 'left'],
  );
}

/** A certainty in words, in a colour that shows where to look. */
export function certaintyShown(certainty: number, style: Style): string {
  const words = certaintyInWords(certainty);
  if (words === 'sure') return style.sure(words);
  return words === 'likely' ? style.likely(words) : style.warning(words);
}

/** Lists what the document leaves in doubt; no lines if there is nothing. */
export function doubtLines(doubts: readonly string[], style: Style): string[] {
  if (doubts.length === 0) return [];
  return [style.strong('In doubt'), ...doubts.map((doubt) => `  - ${printable(doubt)}`)];
}

function linesOf(path: string, { analysis, report }: AnalysisResult, style: Style): string[] {
  const doubts = doubtLines(report.doubts, style);
  const numbers = numberLines(analysis, report.certainty, style);
  const hint = deservesALook(report.certainty) ? ['--explain shows what each number rests on.'] : [];
  return sectionsApart([[style.strong(printable(path))], numbers, doubts, hint]);
}
