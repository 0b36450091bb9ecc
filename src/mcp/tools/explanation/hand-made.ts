import { formatCount } from '../../../core/pricing/money.ts';

/**
 * A number to which the lines do not come was set by an operator.
 *
 * @example
 * handMade(12, 10, 'tables'); // ['The lines come to 10 tables; the operator set the number to 12.']
 */
export function handMade(value: number, sum: number, what: string): string[] {
  if (value === sum) return [];
  return [
    `The lines come to ${formatCount(sum)} ${what}; the operator set the number to ${formatCount(value)}.`,
  ];
}
