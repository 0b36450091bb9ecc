import type { AnalysisReport } from '../../../../core/docx/analysis.ts';
import { signed, storedInWords } from '../../../../core/docx/evidence/in-words.ts';
import { formatCount } from '../../../../core/pricing/money.ts';
import { alignColumns } from '../../../terminal/text/columns.ts';
import { printable } from '../../../terminal/text/printable.ts';

/** How to see the words in Word, and why its stored count differs; no lines for reports without this. */
export function wordLines({ inWord, words }: AnalysisReport): string[] {
  if (inWord === undefined) return [];
  const { checks, stored } = inWord;
  return [...checks.map(({ says }) => printable(says)), ...(stored ? storedLines(stored, words.text) : [])];
}

function storedLines(stored: Parameters<typeof storedInWords>[0], text: number): string[] {
  const { says, rows } = storedInWords(stored, text);
  const isSum = (index: number) => index === 0 || index === rows.length - 1;
  const cells = rows.map(([name, words], index) => [name, isSum(index) ? formatCount(words) : signed(words)]);
  return [says, ...alignColumns(cells, ['left', 'right'])];
}
