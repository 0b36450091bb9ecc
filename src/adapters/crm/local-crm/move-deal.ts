import type { Deal, DealMove, MovableDeal, Store, Stored } from '../../../core/ports.ts';
import { dealChanged, placeAfter, unknownDeal } from '../../../core/records/moved-deal.ts';
import { type DealRecord, dealKey } from './deal-record.ts';

/**
 * Moves a deal that still has the version that was read; repeating the same move changes nothing.
 *
 * Throws `deal_changed`, `not_found`, `storage_unavailable`.
 */
export async function moveDeal(store: Store, id: number, move: DealMove): Promise<Stored<DealRecord>> {
  const stored = await store.get<DealRecord>(dealKey(id));
  if (!stored) throw unknownDeal();
  if (stored.value.moves?.includes(move.id)) return stored;
  if (stored.etag !== move.version) throw dealChanged();
  const value = movedRecord(stored.value, move);
  const written = await store.put(dealKey(id), value, { condition: { ifMatch: stored.etag } });
  return written ? { value, etag: written.etag } : writtenMeanwhile(store, id, move);
}

/** A write that was repeated because its response was lost finds its own result. */
async function writtenMeanwhile(store: Store, id: number, move: DealMove): Promise<Stored<DealRecord>> {
  const stored = await store.get<DealRecord>(dealKey(id));
  if (stored?.value.moves?.includes(move.id)) return stored;
  throw dealChanged();
}

function movedRecord(record: DealRecord, move: DealMove): DealRecord {
  const { stageId, status, stageChangedAt = null, wonAt = null, lostAt = null, moves = [] } = record;
  const place = placeAfter({ stageId, status, stageChangedAt, wonAt, lostAt }, move);
  return { ...record, ...place, moves: [...moves, move.id].slice(-mostMoves) };
}

/** A repeated move comes within minutes of the first one. */
const mostMoves = 20;

/** Returns a deal as it appears in lists. */
export function listedDeal(
  { value: record, etag }: Stored<DealRecord>,
  url: string,
): Deal & { version: string } {
  const { id, title, value, currency, status, stageId, addedAt, updatedAt, person } = record;
  const names = { personName: person.name === '' ? null : person.name, organizationName: null };
  const { idempotencyKey: submissionId } = record;
  const shown = { id, title, value, currency, status, stageId, ...names, addedAt, updatedAt, url };
  return { ...shown, submissionId, version: etag };
}

/** Returns a deal with what its moves have left behind. */
export function movableDeal(stored: Stored<DealRecord>, url: string): MovableDeal {
  const { pipelineId, stageChangedAt = null, wonAt = null, lostAt = null } = stored.value;
  return { ...listedDeal(stored, url), pipelineId, stageChangedAt, wonAt, lostAt };
}
