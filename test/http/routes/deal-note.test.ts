import { expect, test } from 'vitest';
import { localCrm } from '../../../src/adapters/crm/local-crm.ts';
import { createClient } from '../../../src/http/client/client.ts';
import { memoryStore } from '../../../src/storage-drivers/memory/memory-store.ts';
import { deal } from '../../contracts/crm.ts';
import { plainCrm } from '../../core/services/support/plain-crm.ts';
import { inMemoryAndOverSocket, through } from '../support/service.ts';
import { stringsOf } from '../support/strings-of.ts';

/** A CRM with one deal, the number 1. */
async function crmWithDeal() {
  const crm = localCrm({ store: memoryStore(), dealUrl: (id) => `https://desk.example/desk#deal-${id}` });
  await crm.createDeal({ ...deal(), note: 'Tables: 3\n<b>Before May' }, { idempotencyKey: 'a-submission' });
  return crm;
}

inMemoryAndOverSocket('GET /crm/deals/{dealId}/note', (open) => {
  test('has the note as it was written', async () => {
    const service = await open({ crm: await crmWithDeal() });
    const { status, json } = await service.ask('GET', '/crm/deals/1/note');
    expect([status, json]).toEqual([200, { dealId: 1, note: 'Tables: 3\n<b>Before May' }]);
  });

  test('has the note of the newest quote', async () => {
    const crm = await crmWithDeal();
    const update = {
      idempotencyKey: 'a-submission',
      url: '',
      version: 2,
      title: 'Ana',
      formerTitles: [],
      value: 5,
      currency: 'EUR',
      note: 'Tables: 4',
    };
    await crm.updateDeal?.('1', update);
    const service = await open({ crm });
    expect((await service.ask('GET', '/crm/deals/1/note')).json).toEqual({ dealId: 1, note: 'Tables: 4' });
  });

  test('is empty for a deal whose person was forgotten', async () => {
    const crm = await crmWithDeal();
    await crm.forgetPerson?.('1');
    const service = await open({ crm });
    expect((await service.ask('GET', '/crm/deals/1/note')).json).toEqual({ dealId: 1, note: '' });
  });

  test.each(['2', '0', 'seven', '__proto__'])('is a 404 for the deal %s, which is not there', async (id) => {
    const service = await open({ crm: await crmWithDeal() });
    expect((await service.ask('GET', `/crm/deals/${id}/note`)).status).toBe(404);
  });

  test('is a 409 that says where to read the note of a deal of another CRM', async () => {
    const crm = { ...plainCrm(), dealUrl: (id: number) => `https://acme.pipedrive.com/deal/${id}` };
    const answer = await (await open({ crm })).ask('GET', '/crm/deals/7/note');
    expect(answer.status).toBe(409);
    expect(stringsOf(answer.json).error).toBe(
      'Deals are kept in another CRM, and the desk only shows them. ' +
        'Read the note of this one there: https://acme.pipedrive.com/deal/7',
    );
  });
});

through('the client', 'over a socket', (open) => {
  test('reads the note of a deal', async () => {
    const service = await open({ crm: await crmWithDeal() });
    const client = createClient({ baseUrl: service.url });
    expect((await client.getDealNote({ dealId: 1 })).note).toContain('Tables: 3');
  });
});
