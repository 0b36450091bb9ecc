import type { DealStatus, NewDeal, Store, Stored } from '../../../core/ports.ts';
import { eachRecord } from '../../../core/records/each-record.ts';
import { firstOf } from '../../../core/records/record-page.ts';
import { untilSettled } from '../../../core/time/until-settled.ts';

/** A deal as it is stored. Times are ISO 8601. */
export interface DealRecord extends NewDeal {
  id: number;
  idempotencyKey: string;
  pipelineId: number;
  stageId: number;
  status: DealStatus;
  addedAt: string;
  updatedAt: string;
  /** These are there once the deal was moved. */
  stageChangedAt?: string | null;
  wonAt?: string | null;
  lostAt?: string | null;
  /** The ids of the last moves. */
  moves?: string[];
}

/** Starts the keys of all deals and of nothing else. */
const dealPrefix = 'crm/deals/';

export function dealKey(id: number): string {
  return `${dealPrefix}${id}`;
}

/** Under which it is written what number an idempotency key stands for. */
export function referenceKey(idempotencyKey: string): string {
  return `crm/references/${idempotencyKey}`;
}

/** The highest numbers of deals below a number, highest first: so many at most. */
export async function dealNumbers(store: Store, most: number, below = Infinity): Promise<number[]> {
  const numbers = firstOf<number>(most, (a, b) => b - a);
  for await (const key of store.keys(dealPrefix)) {
    const number = key.slice(dealPrefix.length);
    if (/^[1-9]\d{0,14}$/.test(number) && Number(number) < below) numbers.add(Number(number));
  }
  return numbers.list();
}

/** All deals in no particular order, each looked at once. */
export function eachDeal(store: Store): AsyncGenerator<DealRecord> {
  return eachRecord<DealRecord>(store, dealPrefix);
}

/** All deals, read one by one. */
export async function* newestDeals(store: Store): AsyncGenerator<Stored<DealRecord>> {
  let numbers: number[] = [];
  do {
    numbers = await dealNumbers(store, numbersAtOnce, numbers.at(-1));
    for (const id of numbers) {
      const stored = await store.get<DealRecord>(dealKey(id));
      if (stored) yield stored;
    }
  } while (numbers.length === numbersAtOnce);
}

const numbersAtOnce = 1_000;

/**
 * A number that no deal has and none will get again, by a count that only ever grows. Of several who ask at once
 * each gets another one.
 */
export async function nextDealNumber(store: Store): Promise<number> {
  return untilSettled(async () => {
    const stored = await store.get<{ last: number }>(countKey);
    const last = (stored?.value.last ?? (await highestNumber(store))) + 1;
    const condition = stored ? { ifMatch: stored.etag } : ({ ifNoneMatch: '*' } as const);
    return (await store.put(countKey, { last }, { condition })) ? last : undefined;
  });
}

const countKey = 'crm/last-deal';

/** Where the count was lost, numbers must not begin anew. */
async function highestNumber(store: Store): Promise<number> {
  const [highest = 0] = await dealNumbers(store, 1);
  return highest;
}
