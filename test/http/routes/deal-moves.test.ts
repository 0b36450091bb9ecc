import { expect, test } from 'vitest';
import { localCrm } from '../../../src/adapters/crm/local-crm.ts';
import { createClient } from '../../../src/http/client/client.ts';
import { memoryStore } from '../../../src/storage-drivers/memory/memory-store.ts';
import { deal } from '../../contracts/crm.ts';
import { plainCrm } from '../../core/services/support/plain-crm.ts';
import { inMemoryAndOverSocket, through } from '../support/service.ts';
import { stringsOf } from '../support/strings-of.ts';

/** A CRM with one deal, the number 1, in the stage 2. */
async function crmWithDeal() {
  const crm = localCrm({ store: memoryStore(), dealUrl: (id) => `https://desk.example/desk#deal-${id}` });
  await crm.createDeal(deal(), { idempotencyKey: 'a-submission' });
  return crm;
}

inMemoryAndOverSocket('POST /crm/deals/{dealId}/move', (open) => {
  test('moves a deal, and answers with it as the board has it', async () => {
    const service = await open({ crm: await crmWithDeal() });
    const { status, json } = await service.ask('POST', '/crm/deals/1/move', { json: { stageId: 3 } });
    expect([status, json]).toMatchObject([200, { id: 1, stageId: 3, submissionId: 'a-submission' }]);
    const board = Object((await service.ask('GET', '/crm/deals')).json);
    expect(board.stages[2].deals).toEqual([json]);
  });

  test('is recorded as an event of the CRM', async () => {
    const service = await open({ crm: await crmWithDeal() });
    await service.ask('POST', '/crm/deals/1/move', { json: { status: 'won' } });
    const events = Object((await service.ask('GET', '/webhooks/events')).json).events;
    expect(events).toMatchObject([{ dealId: 1, previousStatus: 'open', status: 'won', trusted: true }]);
  });

  test('is a 409 for who saw the deal before somebody else moved it', async () => {
    const service = await open({ crm: await crmWithDeal() });
    const board = Object((await service.ask('GET', '/crm/deals')).json);
    const { version } = board.stages[1].deals[0];
    const move = (stageId: number) =>
      service.ask('POST', '/crm/deals/1/move', { json: { stageId, version } });
    expect((await move(3)).status).toBe(200);
    const late = await move(4);
    expect(late.status).toBe(409);
    expect(stringsOf(late.json).error).toMatch(/^This deal has changed since you looked at it/);
  });

  test('is a 409 that says where to move a deal of another CRM', async () => {
    const crm = { ...plainCrm(), dealUrl: (id: number) => `https://acme.pipedrive.com/deal/${id}` };
    const service = await open({ crm });
    const answer = await service.ask('POST', '/crm/deals/7/move', { json: { status: 'won' } });
    expect(answer.status).toBe(409);
    expect(stringsOf(answer.json).error).toContain('https://acme.pipedrive.com/deal/7');
  });

  test.each(['2', '0', 'seven'])('is a 404 for the deal %s, which is not there', async (id) => {
    const service = await open({ crm: await crmWithDeal() });
    const answer = await service.ask('POST', `/crm/deals/${id}/move`, { json: { status: 'won' } });
    expect(answer.status).toBe(404);
  });

  test.each([{ stageId: 9 }, { status: 'sold' }, { stageId: 'x' }, {}])('is a 400 for %j', async (json) => {
    const service = await open({ crm: await crmWithDeal() });
    expect((await service.ask('POST', '/crm/deals/1/move', { json })).status).toBe(400);
  });
});

through('the client', 'over a socket', (open) => {
  test('moves a deal', async () => {
    const service = await open({ crm: await crmWithDeal() });
    const client = createClient({ baseUrl: service.url });
    expect(await client.moveDeal({ dealId: 1, status: 'lost' })).toMatchObject({ id: 1, status: 'lost' });
  });
});
