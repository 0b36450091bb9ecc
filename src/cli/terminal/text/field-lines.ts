import { alignColumns } from './columns.ts';
import { printable } from './printable.ts';

/**
 * Names and values one below the other, values aligned. What is undefined or empty is left out.
 *
 * @example
 * fieldLines([['Name', 'Ada'], ['Phone', undefined], ['Service', 'editing']]);
 * // ['Name     Ada', 'Service  editing']
 */
export function fieldLines(
  fields: readonly (readonly [name: string, value: string | undefined])[],
): string[] {
  const rows = fields.flatMap(([name, value]) => (value ? [[name, printable(value)]] : []));
  return alignColumns(rows, []);
}
