import type { Store } from '../../../core/ports.ts';
import { untilSettled } from '../../../core/time/until-settled.ts';
import { dealNumbers } from './deal-record.ts';

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
