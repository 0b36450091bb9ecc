import { describe, expect, test } from 'vitest';
import { settleMilliseconds } from '../../../../src/core/services/deals/open-deal.ts';
import { type Bench, openBench, submitted } from '../support/bench.ts';
import { idNumber } from '../support/counted-ids.ts';
import { runToEnd, tryOf } from '../support/kept-jobs.ts';
import { crmIsDown, type PlainCrm, plainCrm } from '../support/plain-crm.ts';

const submissionId = idNumber(1);

async function benchWithSubmission(): Promise<Bench> {
  const bench = openBench();
  await submitted(bench);
  return bench;
}

/** A CRM that does what it is asked to, and then does not answer. */
function silentAfterCreation(crm: PlainCrm): PlainCrm {
  let isFirst = true;
  return {
    ...crm,
    async createDeal(deal, options) {
      const reference = await crm.createDeal(deal, options);
      if (!isFirst) return reference;
      isFirst = false;
      throw crmIsDown();
    },
  };
}

describe('a deal', () => {
  test('is looked for before it is created, but not the first time', async () => {
    const bench = await benchWithSubmission();
    const crm = plainCrm();
    await runToEnd(bench.handler({ crm }), { submissionId });
    expect(crm.searches).toBe(0);
    expect(crm.created).toHaveLength(1);
  });

  test('that was created although the CRM timed out is found and not doubled', async () => {
    const bench = await benchWithSubmission();
    const crm = plainCrm();
    await runToEnd(bench.handler({ crm: silentAfterCreation(crm) }), { submissionId });
    expect(crm.created).toHaveLength(1);
    expect((await bench.intake.get(submissionId)).crmUrl).toBe('https://crm.example/deal/1');
  });

  test('that the CRM shows only some seconds after it timed out is found and not doubled', async () => {
    const bench = await benchWithSubmission();
    const crm = plainCrm();
    const shownFrom = bench.clock.now().getTime() + settleMilliseconds - 1;
    const findDeal: PlainCrm['findDeal'] = async (key) =>
      bench.clock.now().getTime() < shownFrom ? null : crm.findDeal(key);
    await runToEnd(bench.handler({ crm: { ...silentAfterCreation(crm), findDeal } }), { submissionId });
    expect(crm.created).toHaveLength(1);
  });

  test('that comes to the CRM as late as it may is not doubled by a machine whose clock is 3 seconds ahead', async () => {
    const bench = await benchWithSubmission();
    const crm = plainCrm();
    // The creation began 5 seconds after its intent, and took 10.
    const shownFrom = bench.clock.now().getTime() + 14_999;
    const findDeal: PlainCrm['findDeal'] = async (key) =>
      bench.clock.now().getTime() < shownFrom ? null : crm.findDeal(key);
    const ahead = { now: () => new Date(bench.clock.now().getTime() + 3_000) };
    const first = bench.handler({ crm: silentAfterCreation(crm) })({ submissionId }, tryOf());
    await expect(first).rejects.toThrow();
    await runToEnd(bench.handler({ crm: { ...crm, findDeal }, clock: ahead }), { submissionId });
    expect(crm.created).toHaveLength(1);
  });

  test('whose creation failed for sure is created by a later try', async () => {
    const bench = await benchWithSubmission();
    const crm = plainCrm();
    let failures = 3;
    const createDeal: PlainCrm['createDeal'] = async (deal, options) => {
      if (failures-- > 0) throw crmIsDown();
      return crm.createDeal(deal, options);
    };
    await runToEnd(bench.handler({ crm: { ...crm, createDeal } }), { submissionId });
    expect(crm.created).toHaveLength(1);
    expect(failures).toBe(-1);
  });

  test('is not created while the CRM cannot be asked whether it is there', async () => {
    const bench = await benchWithSubmission();
    const crm = plainCrm();
    await expect(
      bench.handler({ crm: silentAfterCreation(crm) })({ submissionId }, tryOf()),
    ).rejects.toThrow();
    const blind = { ...crm, findDeal: () => Promise.reject(crmIsDown()) };
    await expect(bench.handler({ crm: blind })({ submissionId }, tryOf())).rejects.toThrow();
    expect(crm.created).toHaveLength(1);
  });

  test('waits no longer than a request can take', async () => {
    const bench = await benchWithSubmission();
    const crm = { ...plainCrm(), createDeal: () => Promise.reject(crmIsDown()) };
    await expect(bench.handler({ crm })({ submissionId }, tryOf())).rejects.toThrow();
    const waits: number[] = [];
    const sleep = async (milliseconds: number) => {
      waits.push(milliseconds);
      bench.clock.pass(milliseconds);
    };
    bench.clock.pass(4_000);
    await bench.handler({ sleep })({ submissionId }, tryOf());
    expect(waits).toEqual([settleMilliseconds - 4_000]);
  });

  test('does not wait at all when the former request is long over', async () => {
    const bench = await benchWithSubmission();
    const crm = { ...plainCrm(), createDeal: () => Promise.reject(crmIsDown()) };
    await expect(bench.handler({ crm })({ submissionId }, tryOf())).rejects.toThrow();
    bench.clock.pass(settleMilliseconds);
    const waits: number[] = [];
    const sleep = async (milliseconds: number) => void waits.push(milliseconds);
    await bench.handler({ sleep })({ submissionId }, tryOf());
    expect(waits).toEqual([0]);
    expect((await bench.intake.get(submissionId)).status).toBe('completed');
  });

  test('waits a bounded time for an intent of a machine whose clock is ahead', async () => {
    const bench = await benchWithSubmission();
    const ahead = { now: () => new Date(bench.clock.now().getTime() + 3_600_000) };
    const crm = { ...plainCrm(), createDeal: () => Promise.reject(crmIsDown()) };
    await expect(bench.handler({ crm, clock: ahead })({ submissionId }, tryOf())).rejects.toThrow();
    const waits: number[] = [];
    const sleep = async (milliseconds: number) => void waits.push(milliseconds);
    await bench.handler({ sleep })({ submissionId }, tryOf());
    expect(waits).toEqual([settleMilliseconds]);
    expect((await bench.intake.get(submissionId)).status).toBe('completed');
  });

  test('is not created after its intent took long to write', async () => {
    const bench = await benchWithSubmission();
    const crm = plainCrm();
    let isSlow = true;
    const put: Bench['store']['put'] = async (key, value, options) => {
      const written = await bench.store.put(key, value, options);
      if (isSlow && 'dealIntent' in value) {
        isSlow = false;
        bench.clock.pass(5_000);
      }
      return written;
    };
    const slow = bench.handler({ crm, store: { ...bench.store, put } });
    await expect(slow({ submissionId }, tryOf())).rejects.toMatchObject({ code: 'storage_unavailable' });
    expect(crm.created).toEqual([]);
    await slow({ submissionId }, tryOf());
    expect(crm.created).toHaveLength(1);
  });

  test('is not created when the queue asks to stop during the wait', async () => {
    const bench = await benchWithSubmission();
    const down = { ...plainCrm(), createDeal: () => Promise.reject(crmIsDown()) };
    await expect(bench.handler({ crm: down })({ submissionId }, tryOf())).rejects.toThrow();
    const stop = new AbortController();
    const crm = plainCrm();
    const sleep = async () => stop.abort();
    const running = bench.handler({ crm, sleep })({ submissionId }, tryOf({ signal: stop.signal }));
    await expect(running).rejects.toThrow();
    expect(crm.created).toEqual([]);
  });
});
