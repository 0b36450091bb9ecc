import { formatCount } from './format-count.ts';

/**
 * Returns a count with its noun in the singular or plural. Pure.
 *
 * @example
 * counted(1, 'table', 'tables'); // '1 table'
 */
export function counted(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}
