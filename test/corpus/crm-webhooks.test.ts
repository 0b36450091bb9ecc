import { describe, expect, test } from 'vitest';
import { localCrm } from '../../src/adapters/crm/local-crm.ts';
import { createCrmEvents } from '../../src/core/services/deals/crm-events.ts';
import { createDealMoves } from '../../src/core/services/deals/move-deal.ts';
import { deal } from '../contracts/crm.ts';
import { openBench } from '../core/services/support/bench.ts';
import { everyPage } from '../support/every-page.ts';
import { hasCrmDocuments, readCrmDocument, whySkipped } from './crm.ts';

/** By name of the sample: action, stage and status after it, and before it. */
const meanings: Record<string, [string, number | null, string | null, number | null, string | null]> = {
  'v1.added.deal': ['added', 2, 'open', null, null],
  'v1.updated.deal.stage': ['updated', 3, 'open', 2, 'open'],
  'v1.deleted.deal': ['deleted', null, null, 2, 'open'],
  'v1.retry': ['updated', 3, 'open', 2, 'open'],
  'v1.bulk': ['updated', 3, 'open', 2, 'open'],
  'v2.create.deal': ['added', 2, 'open', null, null],
  'v2.change.deal': ['updated', 3, 'open', 2, 'open'],
  'v2.delete.deal': ['deleted', null, null, 2, 'open'],
  'v2.change.attempt3': ['updated', 3, 'open', 2, 'open'],
};

describe.skipIf(!hasCrmDocuments)(`sample events of the CRM${whySkipped}`, () => {
  const samples = async (): Promise<Record<string, unknown>> =>
    JSON.parse(await readCrmDocument('webhook-samples.json'));

  test('are all known here', async () => {
    const names = Object.keys(await samples()).filter((name) => !name.startsWith('_'));
    expect(names.toSorted()).toEqual(Object.keys(meanings).toSorted());
  });

  test.each(Object.entries(meanings))('are recorded and understood: %s', async (name, meaning) => {
    const payload = (await samples())[name];
    let changes = 0;
    const crmEvents = createCrmEvents({ ...openBench(), dealChanged: () => void changes++ });
    await crmEvents.receive({ body: JSON.stringify(payload), authenticated: true });
    const [action, stageId, status, previousStageId, previousStatus] = meaning;
    const event = { action, stageId, status, previousStageId, previousStatus };
    expect(await everyPage(crmEvents.list)).toMatchObject([
      { ...event, object: 'deal', dealId: 501, payload },
    ]);
    expect(changes).toBe(1);
  });

  test('have the fields of what the desk records of its own moves', async () => {
    const bench = openBench();
    const crm = localCrm({ store: bench.store, dealUrl: (id) => `https://desk.example/desk#deal-${id}` });
    await crm.createDeal(deal(), { idempotencyKey: 'one' });
    await createDealMoves({ ...bench, crm }).move({ dealId: 1, stageId: 3 });
    const [event] = await everyPage(createCrmEvents(bench).list);
    const sample = (await samples())['v1.updated.deal.stage'];
    expect(fieldsOf(event?.payload)).toEqual(fieldsOf(sample));
  });
});

/** The names of all fields of an event, in whatever order. */
function fieldsOf(payload: unknown): string[] {
  const parts = ['meta', 'current', 'previous'].map((name) => [name, Object(payload)[name]] as const);
  const inParts = parts.flatMap(([name, part]) => Object.keys(Object(part)).map((each) => `${name}.${each}`));
  return [...Object.keys(Object(payload)), ...inParts].toSorted();
}
