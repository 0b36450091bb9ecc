import type { Deal, DealMove, DealStatus, MovableDeal, NewDeal, Store, Stored } from '../../core/ports.ts';
import { unchanged } from '../../core/records/change-record.ts';
import { dealChanged, placeAfter, unknownDeal } from '../../core/records/moved-deal.ts';
import { unlessDamaged } from '../../core/records/reading/damaged-record.ts';
import { eachRecord, readInBatches } from '../../core/records/reading/each-record.ts';
import { untilSettled } from '../../core/time/until-settled.ts';

/** A deal as it is stored. Times are in ISO 8601. */
export interface DealRecord extends NewDeal {
  id: number;
  idempotencyKey: string;
  pipelineId: number;
  stageId: number;
  status: DealStatus;
  addedAt: string;
  updatedAt: string;
  /** Present once the deal has been moved. */
  stageChangedAt?: string | null;
  wonAt?: string | null;
  lostAt?: string | null;
  /** The ids of the last moves. */
  moves?: string[];
}

/** The prefix of the keys of all deals, and of nothing else. */
const dealPrefix = 'crm/deals/';

export function dealKey(id: number): string {
  return `${dealPrefix}${id}`;
}

/** Returns the key of the record that links an idempotency key to a number. */
export function referenceKey(idempotencyKey: string): string {
  return `crm/references/${idempotencyKey}`;
}

/** Returns the numbers of all deals, highest first: a hundred thousand of them take less than a megabyte. */
async function dealNumbers(store: Store): Promise<number[]> {
  const numbers: number[] = [];
  for await (const key of store.keys(dealPrefix)) {
    const number = key.slice(dealPrefix.length);
    if (/^[1-9]\d{0,14}$/.test(number)) numbers.push(Number(number));
  }
  return numbers.sort((a, b) => b - a);
}

/** Yields all deals once each, in no particular order. */
export function eachDeal(store: Store): AsyncGenerator<DealRecord> {
  return eachRecord<DealRecord>(store, dealPrefix);
}

/** Yields all deals that are not damaged, newest first, reading a few of them at a time. */
export async function* newestDeals(store: Store): AsyncGenerator<Stored<DealRecord>> {
  const keys = (await dealNumbers(store)).map(dealKey);
  yield* readInBatches(keys, (key) => unlessDamaged(() => store.get<DealRecord>(key)));
}

/**
 * Returns a number that no deal has had or will have again, from a count that only ever grows. Concurrent callers
 * each get a different number.
 */
export async function nextDealNumber(store: Store): Promise<number> {
  return untilSettled(async () => {
    const stored = await store.get<{ last: number }>(countKey);
    // If the count was lost, numbering must not start over.
    const [highest = 0] = stored ? [stored.value.last] : await dealNumbers(store);
    const last = highest + 1;
    return (await store.put(countKey, { last }, { condition: unchanged(stored) })) ? last : undefined;
  });
}

const countKey = 'crm/last-deal';

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
