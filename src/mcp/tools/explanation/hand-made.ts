import { formatCount } from '../../../core/pricing/money.ts';

/**
 * Says that an operator set the number, if the lines do not add up to it.
 *
 * @example
 * handMade(12, 10, 'tables'); // ['The lines add up to 10 tables; the operator set the number to 12.']
 */
export function handMade(value: number, sum: number, what: string): string[] {
  if (value === sum) return [];
  return [
    `The lines add up to ${formatCount(sum)} ${what}; the operator set the number to ${formatCount(value)}.`,
  ];
}
