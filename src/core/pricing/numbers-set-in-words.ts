import { type Analysis, numberKeys, numberNames } from '../docx/analysis.ts';
import { formatCount } from './money.ts';

/**
 * Says which numbers an operator set by hand, and why: one sentence each.
 *
 * @example
 * numbersSetInWords({ tables: { value: 12, reason: 'Three are layout.' } }); // ['Tables: 12 (Three are layout.)']
 */
export function numbersSetInWords(
  numbers: Partial<Record<keyof Analysis, { value: number; reason: string }>>,
): string[] {
  return numberKeys.flatMap((key) => {
    const set = numbers[key];
    return set ? [`${numberNames[key]}: ${formatCount(set.value)} (${set.reason})`] : [];
  });
}
