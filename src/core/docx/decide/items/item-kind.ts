import type { ItemsDocument } from './document.ts';
import type { Unit } from './units/unit.ts';

/**
 * What a unit is if it counts: a caption what it names, or, where it names neither, what it stands at; null for
 * what is neither, such as the caption of a listing.
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
