import { describe, expect, test } from 'vitest';
import { fakeDeal } from '../support/crm/pipedrive-account.ts';
import { deal, key, openPipedrive } from '../support/crm/pipedrive-bench.ts';
import { requestFields } from '../support/crm/pipedrive-fields.ts';
import { readOpenApi } from '../support/crm/pipedrive-openapi.ts';
import type { Exchange } from '../support/crm/pipedrive-server.ts';
import { hasCrmDocuments, readCrmDocument, whySkipped } from './crm.ts';

/** API v2 has it, but it is not in the selection of operations. */
const undocumented = 'GET /api/v2/organizations';

/** All that is ever asked of Pipedrive, at least once. */
async function everything(): Promise<Exchange[]> {
  const exchanges: Exchange[] = [];
  for (const options of [{ pipelineId: 1, stageId: 12 }, {}]) {
    const { crm, pipedrive } = await openPipedrive(options);
    const person = { name: 'Ana Díaz', email: 'ana@example.com', phone: '+49 30 1234' };
    const { dealId, url } = await crm.createDeal(deal({ person }), { idempotencyKey: key });
    const titles = { title: 'Ana Díaz: editing, formatting', formerTitles: [deal().title] };
    const update = { ...titles, value: 80, currency: 'EUR', note: 'Quote, version 2', version: 2 };
    await crm.updateDeal?.(dealId, { ...update, idempotencyKey: key, url });
    await crm.createDeal(deal(), { idempotencyKey: 'another' });
    await crm.findDeal(key);
    await crm.findDeal('none');
    pipedrive.account.organizations.push({ id: 5, name: 'A university' });
    pipedrive.account.deals.push(fakeDeal({ id: 9, org_id: 5 }), fakeDeal({ id: 10, status: 'won' }));
    for (const status of ['open', 'won', 'lost', 'deleted', 'all_not_deleted']) {
      await crm.listDeals({ pipelineId: 1, status, limit: 500 });
    }
    await crm.listStages({ pipelineId: 1 });
    await crm.ping();
    exchanges.push(...pipedrive.exchanges);
  }
  return exchanges;
}

describe.skipIf(!hasCrmDocuments)(`the documents of the CRM's API${whySkipped}`, () => {
  const document = async () => readOpenApi(await readCrmDocument('openapi-subset.yaml'));
  const documented = Object.keys(requestFields).filter((operation) => operation !== undocumented);

  test.each(documented)('have every field that the stand-in takes: %s', async (operation) => {
    const known = (await document()).fieldsOf(operation);
    const { query, body } = requestFields[operation] ?? { query: [], body: [] };
    expect(known.query).toEqual(expect.arrayContaining([...query]));
    expect(known.body).toEqual(expect.arrayContaining([...body]));
  });

  test('allow every request that is made', async () => {
    const api = await document();
    const exchanges = (await everything()).filter(({ operation }) => operation !== undocumented);
    expect(new Set(exchanges.map(({ operation }) => operation))).toEqual(new Set(documented));
    expect(exchanges.flatMap((exchange) => api.requestFaults(exchange))).toEqual([]);
  });

  test('have every answer that the stand-in gives', async () => {
    const api = await document();
    const exchanges = (await everything()).filter(({ operation }) => operation !== undocumented);
    expect(exchanges.map(({ answer }) => answer?.status)).toEqual(exchanges.map(() => 200));
    expect(exchanges.flatMap((exchange) => api.answerFaults(exchange))).toEqual([]);
  });

  test('tell what is wrong from what is right', async () => {
    const api = await document();
    const request = { method: 'GET', path: '/api/v2/deals', query: { limit: 'x', page: '1' }, body: {} };
    const answer = { status: 200, json: { data: [{ id: 'one' }] } };
    const exchange = { operation: 'GET /api/v2/deals', request, answer };
    expect(api.requestFaults(exchange)).toEqual([
      'GET /api/v2/deals limit must be integer',
      'GET /api/v2/deals page is not documented',
    ]);
    expect(api.answerFaults(exchange)).toEqual(['GET /api/v2/deals/data/0/id must be integer']);
  });
});
