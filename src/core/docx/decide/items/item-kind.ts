import type { ItemsDocument } from './document.ts';
import type { Unit } from './units/unit.ts';

/**
 * Returns what a unit is counted as. A caption counts as what it names or, if it names nothing, as the object next to
 * it. Null if it is neither a table nor a figure, such as the caption of a listing.
 */
export function kindOfItem(
  unit: Unit,
  state: string,
  { surroundings }: ItemsDocument,
): 'tables' | 'figures' | null {
  if (unit.type !== 'caption') return unit.type === 'grid' ? 'tables' : 'figures';
  const { kind } = unit.line;
  if (kind === 'other') return null;
  if (kind !== 'unlabelled') return kind === 'table' ? 'tables' : 'figures';
  const near = surroundings[unit.position];
  const object = state.endsWith('up') ? near?.objectBefore : near?.objectAfter;
  return object?.type === 'grid' ? 'tables' : 'figures';
}
