import type { Store } from '../../../../src/core/ports.ts';
import { createCrmEvents } from '../../../../src/core/services/deals/crm-events.ts';
import { openBench } from './bench.ts';

export const payload = {
  v: 1,
  meta: { action: 'updated', object: 'deal', id: 501 },
  current: { id: 501, title: 'Ada: editing', stage_id: 3, status: 'open' },
  previous: { stage_id: 2, status: 'open' },
  event: 'updated.deal',
};
export const body = JSON.stringify(payload);
export const received = { received: true };

export function crmEventsBench(given: { store?: Partial<Store> } = {}) {
  const bench = openBench();
  const store = { ...bench.store, ...given.store };
  return { ...bench, crmEvents: createCrmEvents({ ...bench, store }) };
}
