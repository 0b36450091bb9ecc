import { formatCount } from '../../../core/pricing/money.ts';

/**
 * A count with what was counted.
 *
 * @example
 * counted(1, 'table', 'tables'); // '1 table'
 */
export function counted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
