import { describe, expect, test } from 'vitest';
import { localCrm } from '../../../src/adapters/crm/local-crm.ts';
import { DeskError } from '../../../src/core/errors.ts';
import { systemClock } from '../../../src/core/ports/system.ts';
import type { Store } from '../../../src/core/ports.ts';
import { createDeals } from '../../../src/core/services/deals/deals.ts';
import { filesystemStore } from '../../../src/storage-drivers/filesystem/filesystem-store.ts';
import { memoryStore } from '../../../src/storage-drivers/memory/memory-store.ts';
import { scratchFolder } from '../../cli/support/scratch-folder.ts';
import { type CrmBench, deal, describeCrm } from '../../contracts/crm.ts';
import { describeMovingCrm, moveOf } from '../../contracts/moving-crm.ts';
import { collect } from '../../support/collect.ts';
import { wrapStore } from '../../support/wrap-store.ts';

describeCrm('of a store', openBench);
describeMovingCrm('of a store', openBench);

async function openBench(): Promise<CrmBench> {
  let isBroken = false;
  const store = wrapStore(memoryStore(), async (_call, run) => {
    if (isBroken) throw new DeskError('storage_unavailable', 'The disk is gone.');
    await run();
  });
  return {
    crm: crmOn(store),
    breakDown() {
      isBroken = true;
    },
    close: () => store.close(),
  };
}

describe('localCrm', () => {
  test('makes one deal of one key, however often it is created', async () => {
    const crm = crmOn(memoryStore());
    const first = await crm.createDeal(deal({ title: 'first' }), { idempotencyKey: 'one' });
    expect(await crm.createDeal(deal({ title: 'second' }), { idempotencyKey: 'one' })).toEqual(first);
    expect((await crm.listDeals(all)).map(({ title }) => title)).toEqual(['first']);
  });

  test('makes one deal of one key when many create it at the same moment', async () => {
    const store = filesystemStore({ folder: await scratchFolder() });
    const crms = [crmOn(store), crmOn(store)];
    const creations = Array.from({ length: 20 }, (_, index) =>
      crms[index % 2]?.createDeal(deal(), { idempotencyKey: 'one' }),
    );
    const references = await Promise.all(creations);
    expect(new Set(references.map((reference) => reference?.dealId)).size).toBe(1);
    expect(await crms[0]?.listDeals(all)).toHaveLength(1);
  });

  test('gives deals that are created at the same moment different numbers', async () => {
    const store = filesystemStore({ folder: await scratchFolder() });
    const crm = crmOn(store);
    const creations = Array.from({ length: 20 }, (_, index) =>
      crm.createDeal(deal(), { idempotencyKey: `key ${index}` }),
    );
    const references = await Promise.all(creations);
    expect(new Set(references.map(({ dealId }) => dealId)).size).toBe(20);
    expect(await crm.listDeals(all)).toHaveLength(20);
  });

  test('ends a creation that broke off at any of its steps with one deal', async () => {
    for (let step = 0; step < 10; step += 1) {
      const store = memoryStore();
      const broken = crmOn(breakingOffAfter(step, store));
      const isDone = await broken.createDeal(deal(), { idempotencyKey: 'one' }).then(
        () => true,
        () => false,
      );
      const crm = crmOn(store);
      const { dealId } = await crm.createDeal(deal(), { idempotencyKey: 'one' });
      expect(await crm.findDeal('one')).toMatchObject({ dealId });
      expect(await crm.listDeals(all)).toHaveLength(1);
      if (isDone) return;
    }
    throw new Error('No creation came to its end.');
  });

  test('finds no deal that has a number and was not written', async () => {
    const store = memoryStore();
    await crmOn(breakingOffAfter(countOfWritesBeforeDeal, store))
      .createDeal(deal(), { idempotencyKey: 'one' })
      .catch(() => {});
    expect(await collect(store.keys('crm/references/'))).toHaveLength(1);
    expect(await crmOn(store).findDeal('one')).toBeNull();
  });

  test('goes on after the highest number where the count was lost', async () => {
    const store = memoryStore();
    const crm = crmOn(store);
    await crm.createDeal(deal(), { idempotencyKey: 'one' });
    await store.delete('crm/last-deal');
    const { dealId } = await crm.createDeal(deal(), { idempotencyKey: 'two' });
    expect(dealId).toBe('2');
  });

  test('keeps the note and the address of the student', async () => {
    const store = memoryStore();
    const { dealId } = await crmOn(store).createDeal(deal({ note: 'Until May.' }), { idempotencyKey: 'one' });
    expect((await store.get(`crm/deals/${dealId}`))?.value).toMatchObject({
      note: 'Until May.',
      person: { email: 'ana@example.com' },
    });
  });

  test('gives a deal whose person was forgotten a later value, and neither title nor note', async () => {
    const crm = crmOn(memoryStore());
    const { dealId } = await crm.createDeal(deal({ title: 'Ana' }), { idempotencyKey: 'one' });
    await crm.forgetPerson(dealId);
    await crm.updateDeal(dealId, {
      ...{ idempotencyKey: 'one', url: '', version: 2, formerTitles: ['Ana', `Deal ${dealId}`] },
      ...{ title: 'Ana Díaz: editing', note: 'Until May.', value: 80, currency: 'EUR' },
    });
    const forgotten = { title: `Deal ${dealId}`, value: 80, currency: 'EUR' };
    expect(await crm.getDeal(Number(dealId))).toMatchObject(forgotten);
    expect(await crm.getNote(Number(dealId))).toBe('');
  });

  test('leaves errors that are no failure of the store as they are', async () => {
    const store = wrapStore(memoryStore(), async () => {
      throw new TypeError('a fault in the program');
    });
    await expect(crmOn(store).findDeal('one')).rejects.toThrow(TypeError);
  });

  test('has the stages from the enquiry to the delivery', async () => {
    const stages = await crmOn(memoryStore()).listStages({ pipelineId: 1 });
    expect(stages.map(({ name }) => name)).toEqual([
      'New enquiry',
      'Quoted',
      'Accepted',
      'In editing',
      'Delivered',
    ]);
  });

  test('has a new deal where its quote is', async () => {
    const crm = crmOn(memoryStore());
    await crm.createDeal(deal(), { idempotencyKey: 'one' });
    const [stage, ...others] = (await createDeals({ crm }).list({})).stages.filter(({ count }) => count > 0);
    expect([stage?.name, others]).toEqual(['Quoted', []]);
  });

  test('lists the newest deals, in order, with one listing of the keys and several reads at a time', async () => {
    const [store, most] = [memoryStore(), 1_100];
    for (let id = 1; id <= most; id += 1) {
      await store.put(`crm/deals/${id}`, { ...oldDeal, id, status: id % 500 === 0 ? 'open' : 'lost' });
    }
    let [listings, reads, mostReads] = [0, 0, 0];
    const counting = wrapStore(store, async ({ method }, run) => {
      if (method === 'keys') listings += 1;
      if (method === 'get') mostReads = Math.max(mostReads, ++reads);
      await run();
      if (method === 'get') reads -= 1;
    });
    const deals = await crmOn(counting).listDeals({ ...all, status: 'open' });
    expect(deals.map(({ id }) => id)).toEqual([1_000, 500]);
    expect({ listings, mostReads }).toEqual({ listings: 1, mostReads: 32 });
    const two = await crmOn(counting).listDeals({ ...all, limit: 2 });
    expect(two.map(({ id }) => id)).toEqual([1_100, 1_099]);
  });

  test('names the submission of a deal', async () => {
    const crm = crmOn(memoryStore());
    await crm.createDeal(deal(), { idempotencyKey: 'one' });
    expect(await crm.listDeals(all)).toMatchObject([{ submissionId: 'one' }]);
  });

  test('moves a deal of a version that knew no moves', async () => {
    const store = memoryStore();
    await store.put('crm/deals/7', { ...oldDeal, id: 7 });
    const crm = crmOn(store);
    const before = await crm.getDeal?.(7);
    if (!before) throw new Error('There is no deal.');
    expect(before).toMatchObject({ stageId: 1, stageChangedAt: null, wonAt: null });
    expect(await crm.moveDeal?.(7, moveOf(before, { stageId: 2 }))).toMatchObject({ stageId: 2 });
  });

  test('has moved a deal where the answer of the store was lost and the write was repeated', async () => {
    const store = memoryStore();
    const { dealId } = await crmOn(store).createDeal(deal(), { idempotencyKey: 'one' });
    const before = await crmOn(store).getDeal?.(Number(dealId));
    if (!before) throw new Error('There is no deal.');
    const repeating: Store = {
      ...store,
      async put(...args) {
        await store.put(...args);
        return store.put(...args);
      },
    };
    const move = moveOf(before, { status: 'won' });
    expect(await crmOn(repeating).moveDeal?.(before.id, move)).toMatchObject({ status: 'won' });
  });

  test('has no stages in another pipeline', async () => {
    expect(await crmOn(memoryStore()).listStages({ pipelineId: 2 })).toEqual([]);
  });
});

const all = { pipelineId: 1, status: 'all_not_deleted', limit: 500 };
/** As versions that knew no moves stored it. */
const oldDeal = {
  ...deal(),
  idempotencyKey: 'one',
  pipelineId: 1,
  stageId: 1,
  status: 'open',
  addedAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
};
/** The count and the reference. */
const countOfWritesBeforeDeal = 2;

function crmOn(store: Store) {
  return localCrm({ store, clock: systemClock, dealUrl: (id) => `https://desk.example/deals/${id}` });
}

/** The store of a process that dies after so many writes. */
function breakingOffAfter(writes: number, store: Store): Store {
  let left = writes;
  return wrapStore(store, async ({ method }, run) => {
    if (method === 'put') left -= 1;
    if (left < 0) throw new Error('The process is gone.');
    await run();
  });
}
