import { DeskError, notFound } from '../errors.ts';
import type { Deal, DealMove, MovableDeal } from '../ports.ts';

/** What a move of a deal changes. */
export type DealPlace = Pick<Deal, 'stageId' | 'status' | 'updatedAt'> &
  Pick<MovableDeal, 'stageChangedAt' | 'wonAt' | 'lostAt'>;

/**
 * Returns where a deal is after a move, and since when. Pure.
 *
 * @example
 * placeAfter(deal, { at: '2026-11-20T10:00:00.000Z', stageId: deal.stageId, status: 'won' }).wonAt; // '2026-11-20T10:…'
 */
export function placeAfter(
  deal: Omit<DealPlace, 'updatedAt'>,
  { at, stageId, status }: Pick<DealMove, 'at' | 'stageId' | 'status'>,
): DealPlace {
  const since = (name: 'won' | 'lost', before: string | null) => {
    if (status !== name) return null;
    return deal.status === name ? before : at;
  };
  return {
    stageId,
    status,
    updatedAt: at,
    stageChangedAt: stageId === deal.stageId ? deal.stageChangedAt : at,
    wonAt: since('won', deal.wonAt),
    lostAt: since('lost', deal.lostAt),
  };
}

/** The error for a deal that has changed since it was read. */
export function dealChanged(): DeskError {
  return new DeskError(
    'deal_changed',
    'This deal has changed since you looked at it: someone has moved it, or its quote is new. Look at it again before you move it.',
  );
}

export function unknownDeal(): DeskError {
  return notFound('deal', 'No deal has this number.');
}
