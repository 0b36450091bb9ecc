import { describe, expect, test } from 'vitest';
import { fakeDeal, fakePerson } from '../../../support/crm/pipedrive-account.ts';
import { countOf, openPipedrive } from '../../../support/crm/pipedrive-bench.ts';
import { failure } from '../../../support/crm/pipedrive-troubles.ts';

const all = { pipelineId: 1, status: 'all_not_deleted', limit: 500 };

describe('deals listed from Pipedrive', () => {
  test('have all that a board shows', async () => {
    const { crm, pipedrive } = await openPipedrive();
    pipedrive.account.persons.push(fakePerson({ id: 77, name: 'Ana Díaz' }));
    pipedrive.account.organizations.push({ id: 5, name: 'A university' });
    pipedrive.account.deals.push(
      fakeDeal({ id: 501, title: 'Editing', value: 12.5, person_id: 77, org_id: 5 }),
    );
    expect(await crm.listDeals(all)).toEqual([
      {
        id: 501,
        title: 'Editing',
        value: 12.5,
        currency: 'USD',
        status: 'open',
        stageId: 11,
        personName: 'Ana Díaz',
        organizationName: 'A university',
        addedAt: '2026-11-01T10:00:00.000Z',
        updatedAt: '2026-11-02T09:00:00.000Z',
        url: 'https://acme.pipedrive.com/deal/501',
      },
    ]);
  });

  test('have no names where there is nobody, or nobody who may be seen', async () => {
    const { crm, pipedrive } = await openPipedrive();
    pipedrive.account.deals.push(fakeDeal({ id: 1 }), fakeDeal({ id: 2, person_id: 99, org_id: 99 }));
    const listed = await crm.listDeals(all);
    expect(listed.map(({ personName, organizationName }) => [personName, organizationName])).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  test.each([
    ['open', [1]],
    ['won', [2]],
    ['lost', [3]],
    ['deleted', [4]],
    ['all_not_deleted', [3, 2, 1]],
  ])('are those of the status %s', async (status, ids) => {
    const { crm, pipedrive } = await openPipedrive();
    pipedrive.account.deals.push(
      fakeDeal({ id: 1 }),
      fakeDeal({ id: 2, status: 'won' }),
      fakeDeal({ id: 3, status: 'lost' }),
      fakeDeal({ id: 4, is_deleted: true }),
    );
    expect((await crm.listDeals({ ...all, status })).map(({ id }) => id)).toEqual(ids);
  });

  test('are deleted when Pipedrive says so, whatever their status was', async () => {
    const { crm, pipedrive } = await openPipedrive();
    pipedrive.account.deals.push(fakeDeal({ id: 4, status: 'won', is_deleted: true }));
    expect(await crm.listDeals({ ...all, status: 'deleted' })).toMatchObject([{ id: 4, status: 'deleted' }]);
  });

  test('get the names of five hundred persons with few requests', async () => {
    const { crm, pipedrive } = await openPipedrive();
    for (let id = 1; id <= 500; id++) {
      pipedrive.account.persons.push(fakePerson({ id, name: `Student ${id}` }));
      pipedrive.account.deals.push(fakeDeal({ id, person_id: id }));
    }
    const listed = await crm.listDeals(all);
    expect(listed.every(({ id, personName }) => personName === `Student ${id}`)).toBe(true);
    expect(listed).toHaveLength(500);
    expect(pipedrive.exchanges).toHaveLength(6);
  });

  test('are read page by page where Pipedrive gives fewer at once', async () => {
    const { crm, pipedrive } = await openPipedrive();
    const page = (id: number, next: string | null) =>
      failure(200, { success: true, data: [fakeDeal({ id })], additional_data: { next_cursor: next } });
    pipedrive.trouble('GET /api/v2/deals', page(3, 'two'));
    pipedrive.trouble('GET /api/v2/deals', page(2, 'three'));
    pipedrive.trouble('GET /api/v2/deals', page(1, null));
    expect((await crm.listDeals(all)).map(({ id }) => id)).toEqual([3, 2, 1]);
    expect(pipedrive.exchanges.map(({ request }) => request.query.cursor)).toEqual([
      undefined,
      'two',
      'three',
    ]);
  });

  test('are no more than asked for, also where Pipedrive gives more', async () => {
    const { crm, pipedrive } = await openPipedrive();
    const data = [3, 2, 1].map((id) => fakeDeal({ id }));
    pipedrive.trouble('GET /api/v2/deals', failure(200, { success: true, data }));
    expect(await crm.listDeals({ ...all, limit: 2 })).toHaveLength(2);
  });

  test('do not go in a circle for ever', async () => {
    const { crm, pipedrive } = await openPipedrive();
    const circle = failure(200, { success: true, data: [], additional_data: { next_cursor: 'again' } });
    pipedrive.trouble('GET /api/v2/deals', circle, Number.POSITIVE_INFINITY);
    await expect(crm.listDeals(all)).rejects.toMatchObject({ code: 'crm_unavailable' });
    expect(countOf(pipedrive, 'GET /api/v2/deals')).toBe(50);
  });

  test.each([
    ['2026-11-01T10:00:00Z', '2026-11-01T10:00:00.000Z'],
    ['2026-11-01T12:00:00+02:00', '2026-11-01T10:00:00.000Z'],
    ['2026-11-01 10:00:00', '2026-11-01T10:00:00.000Z'],
  ])('have the time %s as %s', async (time, expected) => {
    const { crm, pipedrive } = await openPipedrive();
    pipedrive.account.deals.push(fakeDeal({ id: 1, add_time: time, update_time: time }));
    expect(await crm.listDeals(all)).toMatchObject([{ addedAt: expected, updatedAt: expected }]);
  });

  test('do without what Pipedrive leaves empty', async () => {
    const { crm, pipedrive } = await openPipedrive();
    const sparse = { ...fakeDeal({ id: 1 }), title: null, value: null, currency: null, update_time: null };
    pipedrive.trouble('GET /api/v2/deals', failure(200, { success: true, data: [sparse] }));
    expect(await crm.listDeals(all)).toMatchObject([
      { title: 'Deal 1', value: 0, currency: '', updatedAt: '2026-11-01T10:00:00.000Z' },
    ]);
  });
});

describe('stages listed from Pipedrive', () => {
  test('are those of the pipeline, in its order, without deleted ones', async () => {
    const { crm } = await openPipedrive();
    expect(await crm.listStages({ pipelineId: 1 })).toEqual([
      { id: 11, name: 'New', order: 1 },
      { id: 12, name: 'Quoted', order: 2 },
    ]);
  });

  test('are refused for a pipeline that is not there', async () => {
    const { crm } = await openPipedrive();
    await expect(crm.listStages({ pipelineId: 9 })).rejects.toMatchObject({
      code: 'crm_refused',
      message: 'Pipedrive has no pipeline 9.',
    });
  });
});
