import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Deal, Stage } from '../../../../src/core/ports.ts';
import { createDeals, groupByStage } from '../../../../src/core/services/deals/deals.ts';
import { refusal } from '../support/bench.ts';
import { crmIsDown, plainCrm } from '../support/plain-crm.ts';

function dealOf(given: Partial<Deal>): Deal {
  return {
    id: 1,
    title: 'Ada: editing',
    value: 10,
    currency: 'USD',
    status: 'open',
    stageId: 1,
    personName: 'Ada',
    organizationName: null,
    addedAt: '2026-11-20T09:00:00.000Z',
    updatedAt: '2026-11-20T09:00:00.000Z',
    url: 'https://crm.example/deal/1',
    ...given,
  };
}

const stages: Stage[] = [
  { id: 7, name: 'Won over', order: 3 },
  { id: 9, name: 'New', order: 1 },
  { id: 2, name: 'Quoted', order: 2 },
];

function sumOf(...values: number[]): number | undefined {
  const deals = values.map((value) => dealOf({ value, stageId: 9 }));
  return groupByStage(stages, deals).find((stage) => stage.stageId === 9)?.value;
}

describe('the board of deals', () => {
  test('has the deals under their stages', async () => {
    const first = dealOf({ id: 1, stageId: 9, value: 100 });
    const second = dealOf({ id: 2, stageId: 2, value: 50.5 });
    const third = dealOf({ id: 3, stageId: 9, value: 0.25 });
    const crm = plainCrm();
    crm.stages = stages;
    crm.deals = [first, second, third];
    expect(await createDeals({ crm }).list({})).toEqual({
      pipelineId: 1,
      status: 'open',
      count: 3,
      hasMore: false,
      stages: [
        { stageId: 9, name: 'New', order: 1, count: 2, value: 100.25, deals: [first, third] },
        { stageId: 2, name: 'Quoted', order: 2, count: 1, value: 50.5, deals: [second] },
        { stageId: 7, name: 'Won over', order: 3, count: 0, value: 0, deals: [] },
      ],
    });
  });

  test('has no more than are asked for, and says that there are others', async () => {
    const crm = plainCrm();
    crm.stages = stages;
    crm.deals = [3, 2, 1].map((id) => dealOf({ id, stageId: 9 }));
    const deals = createDeals({ crm });
    expect(await deals.list({ limit: 2 })).toMatchObject({
      count: 2,
      hasMore: true,
      stages: [{ count: 2, value: 20, deals: [{ id: 3 }, { id: 2 }] }, { count: 0 }, { count: 0 }],
    });
    expect(await deals.list({ limit: 3 })).toMatchObject({ count: 3, hasMore: false });
  });

  test('has all stages in pipeline order when there is no deal', () => {
    expect(groupByStage(stages, []).map(({ name, count }) => [name, count])).toEqual([
      ['New', 0],
      ['Quoted', 0],
      ['Won over', 0],
    ]);
  });

  test('keeps the deals of a stage in the order of the CRM', () => {
    const deals = [3, 1, 2].map((id) => dealOf({ id, stageId: 9 }));
    expect(groupByStage(stages, deals)[0]?.deals.map((deal) => deal.id)).toEqual([3, 1, 2]);
  });

  test('shows deals of a stage that is not listed at the end', () => {
    const deals = [dealOf({ stageId: 99 }), dealOf({ stageId: 98 }), dealOf({ stageId: 99 })];
    expect(groupByStage(stages, deals).slice(3)).toMatchObject([
      { stageId: 99, name: 'Stage 99', order: 4, count: 2 },
      { stageId: 98, name: 'Stage 98', order: 5, count: 1 },
    ]);
  });

  test('shows deals also where no stage is listed', () => {
    expect(groupByStage([], [dealOf({ stageId: 5 })])).toMatchObject([{ stageId: 5, order: 1, count: 1 }]);
  });

  test('loses no deal and shows none twice', () => {
    const someDeals = fc.array(fc.nat(12).map((stageId) => dealOf({ stageId })));
    fc.assert(
      fc.property(someDeals, (deals) => {
        const shown = groupByStage(stages, deals).flatMap((stage) => stage.deals);
        expect(shown).toHaveLength(deals.length);
        expect(new Set(shown)).toEqual(new Set(deals));
      }),
    );
  });

  test.each([
    [[0.1, 0.2], 0.3],
    [[1157.5, 1157.55, 0.01], 2315.06],
    [[1.005, 1.005], 2.01],
    [[0.125, 0.125, 0.125], 0.375],
    [[-5, 2.5], -2.5],
    [[], 0],
  ])('adds up %j exactly', (values, sum) => {
    expect(sumOf(...values)).toBe(sum);
  });

  test('adds up any amounts in cents', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000_000), { maxLength: 30 }), (cents) => {
        const total = cents.reduce((sum, each) => sum + each, 0);
        expect(sumOf(...cents.map((each) => each / 100))).toBe(total / 100);
      }),
    );
  });

  test('asks the CRM for what was asked for', async () => {
    const crm = plainCrm();
    const board = await createDeals({ crm }).list({ pipeline_id: '3', status: 'won', limit: '500' });
    expect(board).toEqual({ pipelineId: 3, status: 'won', count: 0, hasMore: false, stages: [] });
    expect(crm.asked).toContainEqual({ pipelineId: 3 });
    expect(crm.asked).toContainEqual({ pipelineId: 3, status: 'won', limit: 501 });
  });

  test('asks for a hundred open deals of the first pipeline by itself', async () => {
    const crm = plainCrm();
    await createDeals({ crm }).list({});
    expect(crm.asked).toContainEqual({ pipelineId: 1, status: 'open', limit: 101 });
  });

  test.each(['1', '500', 1, 500])('takes the limit %j', async (limit) => {
    await createDeals({ crm: plainCrm() }).list({ limit });
  });

  test.each([
    '0',
    '501',
    '-1',
    '',
    ' ',
    '1.5',
    '1e2',
    '0x10',
    'ten',
    '١',
    '9'.repeat(400),
    0,
    501,
    1.5,
    null,
    ['1'],
  ])('refuses the limit %j', async (limit) => {
    const crm = plainCrm();
    expect(await refusal(createDeals({ crm }).list({ limit }))).toMatchObject({
      code: 'input_invalid',
      message: '"limit" must be a whole number from 1 to 500.',
    });
    expect(crm.asked).toEqual([]);
  });

  test.each(['0', 'x', '', '99999999999', ['1', '2']])('refuses the pipeline %j', async (pipeline) => {
    const error = await refusal(createDeals({ crm: plainCrm() }).list({ pipeline_id: pipeline }));
    expect(error.details.path).toBe('pipeline_id');
  });

  test.each(['OPEN', '', 'closed', 7, null])('refuses the status %j', async (status) => {
    const error = await refusal(createDeals({ crm: plainCrm() }).list({ status }));
    expect(error.message).toBe('"status" must be one of open, won, lost, deleted, all_not_deleted.');
  });

  test.each(['listDeals', 'listStages'] as const)('fails when %s of the CRM does', async (method) => {
    const crm = { ...plainCrm(), [method]: () => Promise.reject(crmIsDown()) };
    expect((await refusal(createDeals({ crm }).list({}))).code).toBe('crm_unavailable');
  });
});
