import { describe, expect, test } from 'vitest';
import type { Crm, DealMove, MovableDeal } from '../../src/core/ports.ts';
import { type CrmBench, deal } from './crm.ts';

/** The contract of every `Crm` that can move deals. */
export function describeMovingCrm(name: string, open: () => Promise<CrmBench>): void {
  /** A test with one deal in the CRM; `before` is the deal before any move. */
  const benchTest = (title: string, body: (crm: MovingCrm, before: MovableDeal) => Promise<void>) =>
    test(title, async () => {
      const bench = await open();
      try {
        const crm = movingCrm(bench.crm);
        const { dealId } = await crm.createDeal(deal(), { idempotencyKey: 'one' });
        await body(crm, await crm.dealNow(Number(dealId)));
      } finally {
        await bench.close();
      }
    });

  describe(`the CRM ${name} that moves deals`, () => {
    benchTest('returns each deal as it is listed', async (crm, before) => {
      const [listed] = await crm.listDeals(all);
      expect(before).toMatchObject({ ...listed });
    });

    benchTest('returns no deal for an unknown id', async (crm, before) => {
      expect(await crm.getDeal(before.id + 1)).toBeNull();
    });

    benchTest('has the note of a deal, and none of another number', async (crm, before) => {
      expect(await crm.getNote(before.id)).toBe(deal().note);
      expect(await crm.getNote(before.id + 1)).toBeNull();
    });

    benchTest('moves a deal to a stage', async (crm, before) => {
      const moved = await crm.moveDeal(before.id, moveOf(before, { stageId: before.stageId + 1 }));
      const later = { stageId: before.stageId + 1, updatedAt: at, stageChangedAt: at };
      expect(moved).toEqual({ ...before, ...later, version: moved.version });
      expect(await crm.dealNow(before.id)).toEqual(moved);
    });

    benchTest('lists a moved deal where it is now', async (crm, before) => {
      await crm.moveDeal(before.id, moveOf(before, { status: 'won' }));
      expect(await crm.listDeals({ ...all, status: 'open' })).toEqual([]);
      expect(await crm.listDeals({ ...all, status: 'won' })).toMatchObject([{ id: before.id }]);
    });

    benchTest('says since when a deal has been won or lost', async (crm, before) => {
      const won = await crm.moveDeal(before.id, moveOf(before, { status: 'won' }));
      expect(won).toMatchObject({ wonAt: at, lostAt: null, stageChangedAt: null });
      const lost = await crm.moveDeal(before.id, moveOf(won, { status: 'lost' }));
      expect(lost).toMatchObject({ wonAt: null, lostAt: at });
      const reopened = await crm.moveDeal(before.id, moveOf(lost, { status: 'open' }));
      expect(reopened).toMatchObject({ status: 'open', wonAt: null, lostAt: null });
    });

    benchTest('makes a move once, however often it is requested', async (crm, before) => {
      const move = moveOf(before, { status: 'won' });
      const moved = await crm.moveDeal(before.id, move);
      expect(await crm.moveDeal(before.id, move)).toEqual(moved);
      await crm.moveDeal(before.id, moveOf(moved, { status: 'lost' }));
      expect(await crm.moveDeal(before.id, move)).toMatchObject({ status: 'lost' });
    });

    benchTest('lets one of several moves of the same version win', async (crm, before) => {
      const stages = [1, 3, 4, 5];
      const moves = stages.map((stageId) => crm.moveDeal(before.id, moveOf(before, { stageId })));
      const outcomes = await Promise.allSettled(moves);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const winner = stages.find((_, index) => outcomes[index]?.status === 'fulfilled');
      expect(await crm.dealNow(before.id)).toMatchObject({ stageId: winner });
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'deal_changed' });
      }
    });

    benchTest('refuses to move a deal that it does not have', async (crm, before) => {
      const moving = crm.moveDeal(before.id + 1, moveOf(before, { status: 'won' }));
      await expect(moving).rejects.toMatchObject({ code: 'not_found' });
    });
  });
}

type MovingCrm = Required<Pick<Crm, 'getDeal' | 'getNote' | 'moveDeal'>> &
  Pick<Crm, 'createDeal' | 'listDeals'> & { dealNow(id: number): Promise<MovableDeal> };

function movingCrm(crm: Crm): MovingCrm {
  const { getDeal, getNote, moveDeal, createDeal, listDeals } = crm;
  if (!getDeal || !getNote || !moveDeal) throw new Error('This CRM cannot move deals.');
  const dealNow = async (id: number) => {
    const found = await getDeal(id);
    if (!found) throw new Error(`No deal ${id}.`);
    return found;
  };
  return { getDeal, getNote, moveDeal, createDeal, listDeals, dealNow };
}

let count = 0;

/** A move of a deal's current version; it stays where it is, except for what `to` changes. */
export function moveOf(deal: MovableDeal, to: Partial<Pick<DealMove, 'stageId' | 'status'>>): DealMove {
  const status = deal.status === 'deleted' ? 'open' : deal.status;
  count++;
  return { id: `move ${count}`, at, version: deal.version, stageId: deal.stageId, status, ...to };
}

const at = '2030-01-01T10:00:00.000Z';
const all = { pipelineId: 1, status: 'all_not_deleted', limit: 100 };
