import { describe, expect, test } from 'vitest';
import { type CrmEventInput, createCrmEvents } from '../../../../src/core/services/deals/crm-events.ts';
import { openBench, unavailable } from '../support/bench.ts';
import { body, received } from '../support/crm-events-bench.ts';

/** How often an event says that a deal has changed. */
async function changesBy(input: Partial<CrmEventInput>, put?: () => Promise<never>): Promise<number> {
  const bench = openBench();
  const store = put ? { ...bench.store, put } : bench.store;
  let changes = 0;
  const crmEvents = createCrmEvents({ ...bench, store, dealChanged: () => void changes++ });
  expect(await crmEvents.receive({ body, authenticated: true, ...input })).toEqual(received);
  return changes;
}

describe('an event of the CRM', () => {
  test('says that a deal has changed', async () => {
    expect(await changesBy({})).toBe(1);
  });

  test('says so also when it cannot be stored', async () => {
    expect(await changesBy({}, () => Promise.reject(unavailable()))).toBe(1);
  });

  test('says nothing when it is not trusted', async () => {
    expect(await changesBy({ authenticated: false })).toBe(0);
  });

  test.each(['', '{}', '{"meta":{"action":"updated","object":"person","id":1}}'])(
    'says nothing of deals when it is about something else: %s',
    async (other) => {
      expect(await changesBy({ body: other })).toBe(0);
    },
  );
});
