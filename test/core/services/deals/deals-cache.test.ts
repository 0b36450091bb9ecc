import { describe, expect, test } from 'vitest';
import { createDeals } from '../../../../src/core/services/deals/deals.ts';
import { refusal } from '../support/bench.ts';
import { MovableClock } from '../support/movable-clock.ts';
import { crmIsDown, plainCrm } from '../support/plain-crm.ts';

function open(boardMilliseconds?: number) {
  const clock = new MovableClock();
  const crm = plainCrm();
  const keeping = boardMilliseconds === undefined ? {} : { boardMilliseconds };
  return { clock, crm, deals: createDeals({ crm, clock, ...keeping }) };
}

/** How often deals were listed. */
function boardsOf({ asked }: { asked: object[] }): number {
  return asked.filter((filter) => 'limit' in filter).length;
}

describe('a board of deals that is kept', () => {
  test('is not asked for again until its time is over', async () => {
    const { clock, crm, deals } = open(30_000);
    await deals.list({});
    clock.pass(29_999);
    await deals.list({});
    expect(boardsOf(crm)).toBe(1);
    clock.pass(1);
    await deals.list({});
    expect(boardsOf(crm)).toBe(2);
  });

  test('is another one for each pipeline, status and limit', async () => {
    const { crm, deals } = open(30_000);
    for (const input of [{}, { pipeline_id: 2 }, { status: 'won' }, { limit: 5 }]) {
      await deals.list(input);
      await deals.list(input);
    }
    expect(boardsOf(crm)).toBe(4);
  });

  test('is asked for once by all who want it at the same time', async () => {
    const { crm, deals } = open(30_000);
    const boards = await Promise.all([deals.list({}), deals.list({}), deals.list({ limit: '100' })]);
    expect(boardsOf(crm)).toBe(1);
    expect(new Set(boards).size).toBe(1);
  });

  test('is asked for again after a failure, which all who wait get', async () => {
    const { crm, deals } = open(30_000);
    const listDeals = crm.listDeals;
    crm.listDeals = () => Promise.reject(crmIsDown());
    const failures = await Promise.all([refusal(deals.list({})), refusal(deals.list({}))]);
    expect(failures.map(({ code }) => code)).toEqual(['crm_unavailable', 'crm_unavailable']);
    crm.listDeals = listDeals;
    expect(await deals.list({})).toMatchObject({ count: 0 });
  });

  test('is forgotten when deals have changed', async () => {
    const { crm, deals } = open(30_000);
    await deals.list({});
    deals.forget();
    await deals.list({});
    expect(boardsOf(crm)).toBe(2);
  });

  test('that was begun before a change is not given to those who come after it', async () => {
    const { crm, deals } = open(30_000);
    let answer = () => {};
    const listStages = crm.listStages;
    crm.listStages = async (filter) => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return listStages(filter);
    };
    const before = deals.list({});
    deals.forget();
    crm.listStages = listStages;
    const after = await deals.list({});
    answer();
    expect(await before).not.toBe(after);
    expect(await deals.list({})).toBe(after);
  });

  test('is kept no longer when the clock is set back', async () => {
    const { clock, crm, deals } = open(30_000);
    await deals.list({});
    clock.pass(-3_600_000);
    await deals.list({});
    expect(boardsOf(crm)).toBe(2);
  });

  test('makes room when there are more than a hundred', async () => {
    const { crm, deals } = open(30_000);
    for (let limit = 1; limit <= 101; limit++) await deals.list({ limit });
    await deals.list({ limit: 101 });
    expect(boardsOf(crm)).toBe(101);
    await deals.list({ limit: 1 });
    expect(boardsOf(crm)).toBe(102);
  });
});

describe('a board of deals', () => {
  test('comes from the CRM each time unless it is to be kept', async () => {
    const { crm, deals } = open();
    await Promise.all([deals.list({}), deals.list({})]);
    expect(boardsOf(crm)).toBe(2);
  });
});
