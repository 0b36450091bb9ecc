import type { DealStatus, NewDeal, Store } from '../../ports.ts';

/** A deal as it is stored. Times are ISO 8601. */
export interface DealRecord extends NewDeal {
  id: number;
  idempotencyKey: string;
  pipelineId: number;
  stageId: number;
  status: DealStatus;
  addedAt: string;
  updatedAt: string;
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

/** The numbers of all deals, highest first. */
export async function dealNumbers(store: Store): Promise<number[]> {
  const numbers: number[] = [];
  for await (const key of store.keys(dealPrefix)) {
    const number = key.slice(dealPrefix.length);
    if (/^[1-9]\d{0,14}$/.test(number)) numbers.push(Number(number));
  }
  return numbers.sort((a, b) => b - a);
}

/** All deals, read one by one. */
export async function* newestDeals(store: Store): AsyncGenerator<DealRecord> {
  for (const id of await dealNumbers(store)) {
    const stored = await store.get<DealRecord>(dealKey(id));
    if (stored) yield stored.value;
  }
}
