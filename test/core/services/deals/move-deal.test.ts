import { describe, expect, test } from 'vitest';
import { localCrm } from '../../../../src/adapters/crm/local-crm.ts';
import type { Crm, Store } from '../../../../src/core/ports.ts';
import { createCrmEvents } from '../../../../src/core/services/deals/crm-events.ts';
import { createDealMoves, type DealMovesOptions } from '../../../../src/core/services/deals/move-deal.ts';
import type { DeskEvent } from '../../../../src/core/services/webhooks/desk-event.ts';
import { deal } from '../../../contracts/crm.ts';
import { collect } from '../../../support/collect.ts';
import { everyPage } from '../../../support/every-page.ts';
import { openBench, refusal, unavailable } from '../support/bench.ts';
import { plainCrm } from '../support/plain-crm.ts';

/** A built-in CRM with one deal, the number 1, in the stage 2. */
async function openMoves(given: Partial<DealMovesOptions> = {}) {
  const bench = openBench();
  const { store, clock } = bench;
  const crm = localCrm({ store, clock, dealUrl: (id) => `https://desk.example/desk#deal-${id}` });
  await crm.createDeal(deal({ value: 1234.5 }), { idempotencyKey: 'sub_7f3' });
  const told: DeskEvent[] = [];
  const announce = async (event: DeskEvent) => void told.push(event);
  const moves = createDealMoves({ ...bench, crm, announce, ...given });
  const crmEvents = createCrmEvents(bench);
  return { ...bench, crm, moves, told, events: () => everyPage(crmEvents.list) };
}

/** A CRM that does all but for one method. */
async function brokenMoves(broken: (crm: Crm, store: Store) => Partial<DealMovesOptions>) {
  const bench = await openMoves();
  const failing = createDealMoves({ ...bench, ...broken(bench.crm, bench.store) });
  return { ...bench, failing };
}

describe('a deal', () => {
  test('moves to a stage, and stays open', async () => {
    const { moves, crm } = await openMoves();
    expect(await moves.move({ dealId: 1, stageId: 3 })).toMatchObject({ id: 1, stageId: 3, status: 'open' });
    expect(await crm.getDeal?.(1)).toMatchObject({ stageId: 3 });
  });

  test('is won in the stage in which it is', async () => {
    const { moves } = await openMoves();
    expect(await moves.move({ dealId: '1', status: 'won' })).toMatchObject({ stageId: 2, status: 'won' });
  });

  test('that was lost can be opened again', async () => {
    const { moves } = await openMoves();
    await moves.move({ dealId: 1, status: 'lost' });
    expect(await moves.move({ dealId: 1, status: 'open' })).toMatchObject({ status: 'open', lostAt: null });
  });

  test('is moved where it is still what the mover saw', async () => {
    const { moves } = await openMoves();
    const { version } = await moves.move({ dealId: 1, stageId: 3 });
    expect(await moves.move({ dealId: 1, stageId: 4, version })).toMatchObject({ stageId: 4 });
  });

  test('is not moved by who saw it before somebody else moved it', async () => {
    const { moves, crm } = await openMoves();
    const version = (await crm.getDeal?.(1))?.version;
    await moves.move({ dealId: 1, stageId: 3, version });
    expect(await refusal(moves.move({ dealId: 1, stageId: 4, version }))).toMatchObject({
      code: 'deal_changed',
      message: expect.stringMatching(/^This deal has changed since you looked at it/),
    });
    expect(await crm.getDeal?.(1)).toMatchObject({ stageId: 3 });
  });

  test('is not said to have been changed by somebody where only its quote is new', async () => {
    const { moves, crm } = await openMoves();
    const version = (await crm.getDeal?.(1))?.version;
    const changed = { title: 'Ana', formerTitles: [], value: 2000, currency: 'USD', note: 'Version 2' };
    await crm.updateDeal?.('1', { ...changed, idempotencyKey: 'sub_7f3', url: '', version: 2 });
    const { message } = await refusal(moves.move({ dealId: 1, stageId: 4, version }));
    expect(message).toContain('someone has moved it, or its quote is new');
  });

  test('that two move at the same moment obeys one of them', async () => {
    const { moves, events } = await openMoves();
    const outcomes = await Promise.allSettled([3, 4].map((stageId) => moves.move({ dealId: 1, stageId })));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await events()).toHaveLength(1);
  });

  test('that stands there already is left alone', async () => {
    const { moves, events, store } = await openMoves();
    expect(await moves.move({ dealId: 1, stageId: 2, status: 'open' })).toMatchObject({ stageId: 2 });
    expect([await events(), await collect(store.keys('pending-moves/'))]).toEqual([[], []]);
  });

  test.each([0, 2, '2', '01', 'one', '1e0', '9'.repeat(30)])(
    'with the number %j is not there',
    async (dealId) => {
      const { moves } = await openMoves();
      expect(await refusal(moves.move({ dealId, status: 'won' }))).toMatchObject({
        code: 'not_found',
        details: { kind: 'deal' },
      });
    },
  );

  test.each([
    [{}, '"stageId" or "status" is missing.'],
    [{ stageId: 6 }, '"stageId" must be a stage of the pipeline: 1, 2, 3, 4, 5.'],
    [{ stageId: 'x' }, /^"stageId" must be a whole number/],
    [{ status: 'deleted' }, '"status" must be one of open, won, lost.'],
    [{ status: 'won', version: 7 }, '"version" must be text.'],
  ])('is not moved to %j', async (to, message) => {
    const { moves } = await openMoves();
    const error = await refusal(moves.move({ dealId: 1, ...to }));
    expect(error.code).toBe('input_invalid');
    expect(error.message).toMatch(message);
  });

  test('of another CRM is moved there, and the desk says where that is', async () => {
    const elsewhere = { ...plainCrm(), dealUrl: (id: number) => `https://acme.pipedrive.com/deal/${id}` };
    const { moves } = await openMoves({ crm: elsewhere });
    expect(await refusal(moves.move({ dealId: 1, status: 'won' }))).toMatchObject({
      code: 'deals_elsewhere',
      message: expect.stringMatching(/Move this one there: https:\/\/acme\.pipedrive\.com\/deal\/1$/),
    });
  });
});

describe('the move of a deal', () => {
  test('is an event of the CRM with what was before and after', async () => {
    const { moves, events } = await openMoves();
    await moves.move({ dealId: 1, stageId: 3, status: 'won' });
    expect(await events()).toMatchObject([
      {
        receivedAt: '2026-11-20T09:00:00.000Z',
        trusted: true,
        action: 'updated',
        object: 'deal',
        dealId: 1,
        previousStageId: 2,
        stageId: 3,
        previousStatus: 'open',
        status: 'won',
      },
    ]);
  });

  test('has the payload that Pipedrive would send', async () => {
    const { moves, events } = await openMoves();
    await moves.move({ dealId: 1, stageId: 3 });
    const payload = Object((await events())[0]).payload;
    expect(payload).toMatchObject({
      v: 1,
      matches_filters: null,
      meta: { action: 'updated', object: 'deal', id: 1, host: 'desk.example', timestamp: 1_795_165_200 },
      current: {
        id: 1,
        value: 1234.5,
        currency: 'USD',
        stage_id: 3,
        status: 'open',
        formatted_value: '$1,234.50',
      },
      previous: { stage_id: 2, status: 'open', stage_change_time: null },
      event: 'updated.deal',
    });
    expect(payload.current.stage_change_time).toBe('2026-11-20 09:00:00');
    for (const place of ['meta', 'current', 'previous']) {
      expect(Object.keys(payload[place])).toEqual(expect.arrayContaining(fieldsOfPipedrive[place] ?? []));
    }
  });

  test('is told as the events of the CRM are, once', async () => {
    const { moves, told } = await openMoves();
    await moves.move({ dealId: 1, status: 'lost' });
    expect(told).toMatchObject([{ type: 'crm.event', data: { dealId: 1, status: 'lost' } }]);
    expect(told[0]?.id).toMatch(/^crm-event_[\w-]+$/);
    expect(told[0]?.data).not.toHaveProperty('payload');
  });

  test('says that the deals have changed', async () => {
    let changes = 0;
    const { moves } = await openMoves({ dealChanged: () => void changes++ });
    await moves.move({ dealId: 1, status: 'lost' });
    expect(changes).toBe(1);
  });

  test('that fails leaves the deal where it was, and nothing to be told', async () => {
    const { failing, events, moves, clock } = await brokenMoves((crm) => ({
      crm: { ...crm, moveDeal: () => Promise.reject(unavailable('crm_unavailable')) },
    }));
    expect((await refusal(failing.move({ dealId: 1, stageId: 3 }))).code).toBe('crm_unavailable');
    expect(await events()).toEqual([]);
    // Whether it was done is not known: it is found out later.
    await moves.settleMoves(clock.now());
    expect(await events()).toHaveLength(1);
  });

  test('that cannot be told is done, and told later as the same event', async () => {
    const bench = await openMoves();
    const { store, moves, events, told, clock } = bench;
    const put: Store['put'] = (key, ...rest) =>
      key.startsWith('events/') ? Promise.reject(unavailable()) : store.put(key, ...rest);
    const failing = createDealMoves({ ...bench, store: { ...store, put } });
    expect(await failing.move({ dealId: 1, stageId: 3 })).toMatchObject({ stageId: 3 });
    expect(await events()).toEqual([]);
    await moves.settleMoves(clock.now());
    await moves.settleMoves(clock.now());
    expect(await events()).toMatchObject([{ previousStageId: 2, stageId: 3 }]);
    expect(told).toHaveLength(1);
  });

  test('that is under way is not taken for a broken one', async () => {
    const { failing, moves, events, clock } = await brokenMoves((crm) => ({
      crm: { ...crm, moveDeal: () => Promise.reject(unavailable('crm_unavailable')) },
    }));
    await refusal(failing.move({ dealId: 1, stageId: 3 }));
    await moves.settleMoves(new Date(clock.now().getTime() - 1));
    expect(await events()).toEqual([]);
  });

  test('that broke off is given up where somebody moved the deal since', async () => {
    const { failing, moves, events, crm, store, clock } = await brokenMoves((before) => ({
      crm: { ...before, moveDeal: () => Promise.reject(unavailable('crm_unavailable')) },
    }));
    await refusal(failing.move({ dealId: 1, stageId: 3 }));
    await moves.move({ dealId: 1, stageId: 4 });
    await moves.settleMoves(clock.now());
    expect(await crm.getDeal?.(1)).toMatchObject({ stageId: 4 });
    expect(await events()).toMatchObject([{ stageId: 4 }]);
    expect(await collect(store.keys('pending-moves/'))).toEqual([]);
  });
});

/** The fields of a sample of Pipedrive's, where its documents have them. */
const fieldsOfPipedrive: Record<string, string[]> = {
  meta: 'action object id company_id user_id host timestamp change_source is_bulk_update'.split(' '),
  current:
    'id title value currency status stage_id pipeline_id person_id org_id user_id creator_user_id person_name owner_name add_time update_time stage_change_time won_time lost_time close_time lost_reason active deleted visible_to formatted_value'.split(
      ' ',
    ),
  previous: ['id', 'title', 'value', 'stage_id', 'status'],
};
