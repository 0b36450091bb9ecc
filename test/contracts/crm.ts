import { describe, expect, test } from 'vitest';
import type { Crm, DealReference, DealUpdate, NewDeal } from '../../src/core/ports.ts';

/** A CRM for one test. Its pipeline 1 holds only what the test puts there. */
export interface CrmBench {
  crm: Crm;
  /** From now on, the service behind the CRM fails. */
  breakDown(): void;
  close(): Promise<void>;
}

/** The contract of every `Crm`. */
export function describeCrm(name: string, open: () => Promise<CrmBench>): void {
  const benchTest = (title: string, body: (bench: CrmBench) => Promise<void>) =>
    test(title, async () => {
      const bench = await open();
      try {
        await body(bench);
      } finally {
        await bench.close();
      }
    });

  describe(`the CRM ${name}`, () => {
    benchTest('finds a deal by its key, with the same reference as when it was created', async ({ crm }) => {
      const created = await crm.createDeal(deal(), { idempotencyKey: 'one' });
      expect(await crm.findDeal('one')).toEqual(created);
    });

    benchTest('finds nothing under an unused key', async ({ crm }) => {
      await crm.createDeal(deal(), { idempotencyKey: 'one' });
      expect(await crm.findDeal('on')).toBeNull();
    });

    benchTest('lists a deal with everything it was given', async ({ crm }) => {
      const before = Date.now();
      const { dealId, url } = await crm.createDeal(
        deal({ title: 'Żółć 論文 😀: editing', value: 1157.35, currency: 'EUR' }),
        { idempotencyKey: 'one' },
      );
      const [listed, ...others] = await crm.listDeals(open1);
      expect(others).toEqual([]);
      expect(listed).toMatchObject({
        id: Number(dealId),
        title: 'Żółć 論文 😀: editing',
        value: 1157.35,
        currency: 'EUR',
        status: 'open',
        personName: 'Ana Díaz',
        organizationName: null,
        url,
      });
      // Services write whole seconds, by their own clocks.
      expect(Date.parse(listed?.addedAt ?? '')).toBeGreaterThan(before - 5_000);
      expect(listed?.updatedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    });

    benchTest('gives each deal its own URL, which can be opened', async ({ crm }) => {
      const one = await crm.createDeal(deal(), { idempotencyKey: 'one' });
      const two = await crm.createDeal(deal(), { idempotencyKey: 'two' });
      expect(new URL(one.url).protocol).toMatch(/^https?:$/);
      expect(one.url).not.toBe(two.url);
    });

    benchTest('puts a new deal into a stage of the pipeline', async ({ crm }) => {
      await crm.createDeal(deal(), { idempotencyKey: 'one' });
      const [listed] = await crm.listDeals(open1);
      const stages = await crm.listStages({ pipelineId: 1 });
      expect(stages.map(({ id }) => id)).toContain(listed?.stageId);
    });

    benchTest('lists the newest deals first, and no more than requested', async ({ crm }) => {
      const ids: number[] = [];
      for (const key of ['one', 'two', 'three']) {
        ids.push(Number((await crm.createDeal(deal(), { idempotencyKey: key })).dealId));
      }
      const listed = await crm.listDeals({ ...open1, limit: 2 });
      expect(listed.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    });

    benchTest('leaves out deals with another status', async ({ crm }) => {
      await crm.createDeal(deal(), { idempotencyKey: 'one' });
      expect(await crm.listDeals({ ...open1, status: 'won' })).toEqual([]);
      expect(await crm.listDeals({ ...open1, status: 'all_not_deleted' })).toHaveLength(1);
    });

    benchTest(
      'shows a later version of the quote in a deal, with the same result if it is shown twice',
      async ({ crm }) => {
        const { dealId, url } = await crm.createDeal(deal(), { idempotencyKey: 'one' });
        await crm.updateDeal?.(dealId, update({ url, value: 80, currency: 'EUR' }));
        await crm.updateDeal?.(dealId, update({ url, value: 80, currency: 'EUR' }));
        expect(await crm.listDeals(open1)).toMatchObject([
          { value: 80, currency: 'EUR', title: deal().title },
        ]);
        expect(await crm.findDeal('one')).toMatchObject({ dealId });
      },
    );

    benchTest('gives a deal the title of a later version', async ({ crm }) => {
      const { dealId, url } = await crm.createDeal(deal(), { idempotencyKey: 'one' });
      const title = 'Ana Díaz: editing, formatting';
      await crm.updateDeal?.(dealId, update({ url, title }));
      expect(await crm.listDeals(open1)).toMatchObject([{ title }]);
      expect(await crm.findDeal('one')).toMatchObject({ dealId });
    });

    benchTest('keeps a title that no earlier version had', async ({ crm }) => {
      const { dealId, url } = await crm.createDeal(deal({ title: 'By June' }), { idempotencyKey: 'one' });
      await crm.updateDeal?.(dealId, update({ url, title: 'Ana Díaz: editing, formatting' }));
      expect(await crm.listDeals(open1)).toMatchObject([{ title: 'By June' }]);
    });

    benchTest('refuses a later version for a missing deal', async ({ crm }) => {
      await expect(crm.updateDeal?.('4711', update())).rejects.toMatchObject({ code: 'crm_refused' });
    });

    benchTest('leaves a deal alone that has only the number in common', async ({ crm }) => {
      const { dealId } = await crm.createDeal(deal(), { idempotencyKey: 'one' });
      const elsewhere = update({ idempotencyKey: 'two', url: `https://elsewhere.example/deal/${dealId}` });
      await expect(crm.updateDeal?.(dealId, elsewhere)).rejects.toMatchObject({ code: 'crm_refused' });
      expect(await crm.listDeals(open1)).toMatchObject([{ value: deal().value }]);
    });

    benchTest('has no deals in another pipeline', async ({ crm }) => {
      await crm.createDeal(deal(), { idempotencyKey: 'one' });
      expect(await crm.listDeals({ ...open1, pipelineId: 4_711 })).toEqual([]);
    });

    benchTest('lists the stages of a pipeline, each once, with a name', async ({ crm }) => {
      const stages = await crm.listStages({ pipelineId: 1 });
      expect(stages.length).toBeGreaterThan(0);
      expect(new Set(stages.map(({ id }) => id)).size).toBe(stages.length);
      expect(stages.every((stage) => stage.name !== '' && Number.isInteger(stage.order))).toBe(true);
    });

    benchTest('answers a ping', async ({ crm }) => {
      await expect(crm.ping()).resolves.toBeUndefined();
    });

    test.each<[string, (crm: Crm, created: DealReference) => Promise<unknown>]>([
      ['to create', (crm) => crm.createDeal(deal(), { idempotencyKey: 'one' })],
      ['to find', (crm) => crm.findDeal('one')],
      ['to update', async (crm, { dealId, url }) => crm.updateDeal?.(dealId, update({ url }))],
      ['to list', (crm) => crm.listDeals(open1)],
      ['to answer a ping', (crm) => crm.ping()],
    ])('fails %s with crm_unavailable when its service is down', async (_, call) => {
      const bench = await open();
      try {
        const created = await bench.crm.createDeal(deal(), { idempotencyKey: 'one' });
        bench.breakDown();
        await expect(call(bench.crm, created)).rejects.toMatchObject({
          name: 'DeskError',
          code: 'crm_unavailable',
        });
      } finally {
        await bench.close();
      }
    });
  });
}

/** A typical deal with these values. */
export function deal(values: Partial<NewDeal> = {}): NewDeal {
  return {
    title: 'Ana Díaz: editing',
    value: 100,
    currency: 'USD',
    person: { name: 'Ana Díaz', email: 'ana@example.com' },
    note: 'Words of text: 5,000\n\nNotes of the student:\nUntil May, please.',
    ...values,
  };
}

/** A typical later version of a quote with these values. */
function update(values: Partial<DealUpdate> = {}): DealUpdate {
  return {
    idempotencyKey: 'one',
    url: 'https://crm.example/deal/1',
    version: 2,
    title: deal().title,
    formerTitles: [deal().title],
    value: 120,
    currency: 'USD',
    note: 'Words of text: 6,000',
    ...values,
  };
}

const open1 = { pipelineId: 1, status: 'open', limit: 100 };
