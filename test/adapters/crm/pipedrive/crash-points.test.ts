import { describe, expect, test } from 'vitest';
import { fakeDeal } from '../../../support/crm/pipedrive-account.ts';
import {
  countOf,
  crmOf,
  deal,
  key,
  openPipedrive,
  type PipedriveBench,
  submissionField,
} from '../../../support/crm/pipedrive-bench.ts';
import {
  brokenService,
  silence,
  silenceAfterwards,
  tornAnswer,
} from '../../../support/crm/pipedrive-troubles.ts';
import { waitUntil } from '../../../support/wait-until.ts';

/** Creates a deal while the last of so many requests gets no answer; resolves to the error. */
async function givenUp({ crm, pipedrive, time }: PipedriveBench, operation: string): Promise<unknown> {
  const failing = crm.createDeal(deal(), { idempotencyKey: key }).catch((error: unknown) => error);
  await waitUntil(() => countOf(pipedrive, operation) > 0, { what: operation });
  time.giveUp();
  return failing;
}

/** What a job does on its next try, as `openDeal` has it. */
async function nextTry({ crm }: PipedriveBench) {
  return (await crm.findDeal(key)) ?? (await crm.createDeal(deal(), { idempotencyKey: key }));
}

const creations = ['POST /api/v2/persons', 'POST /api/v2/deals', 'POST /api/v1/notes'];
const modes = [
  ['in a field', { submissionField }],
  ['in the title', {}],
] as const;

describe.each(modes)('a creation with the submission %s', (_mode, mode) => {
  const open = async () => {
    const bench = await openPipedrive();
    return { ...bench, crm: crmOf(bench.pipedrive, { clock: bench.time, sleep: bench.time.sleep, ...mode }) };
  };

  const expectOneOfEach = ({ pipedrive: { account } }: PipedriveBench) => {
    expect([account.persons.length, account.deals.length, account.notes.length]).toEqual([1, 1, 1]);
  };

  test.each(
    creations.flatMap((operation) => [
      [operation, 'got lost', silence] as const,
      [operation, 'was done and never answered', silenceAfterwards] as const,
    ]),
  )('whose %s %s is completed by the next try', async (operation, _fate, trouble) => {
    const bench = await open();
    bench.pipedrive.trouble(operation, trouble);
    expect(await givenUp(bench, operation)).toMatchObject({ code: 'crm_unavailable' });
    expect(await nextTry(bench)).toMatchObject({ dealId: '1' });
    expectOneOfEach(bench);
  });

  test.each(
    creations.flatMap((operation) => [
      [operation, 'failed', brokenService] as const,
      [operation, 'got a torn answer', tornAnswer] as const,
    ]),
  )('whose %s %s is completed by the next try', async (operation, _fate, trouble) => {
    const bench = await open();
    bench.pipedrive.trouble(operation, trouble);
    const failing = bench.crm.createDeal(deal(), { idempotencyKey: key });
    await expect(failing).rejects.toMatchObject({ code: 'crm_unavailable' });
    expect(await nextTry(bench)).toMatchObject({ dealId: '1' });
    expectOneOfEach(bench);
  });

  test('is completed by another process', async () => {
    const bench = await open();
    bench.pipedrive.trouble('POST /api/v1/notes', brokenService);
    await bench.crm.createDeal(deal(), { idempotencyKey: key }).catch(() => {});
    const crm = crmOf(bench.pipedrive, mode);
    await nextTry({ ...bench, crm });
    expectOneOfEach(bench);
  });

  test('is made once also by one who does not look before', async () => {
    const bench = await open();
    const first = await bench.crm.createDeal(deal(), { idempotencyKey: key });
    expect(await bench.crm.createDeal(deal(), { idempotencyKey: key })).toEqual(first);
    expectOneOfEach(bench);
  });

  test('is completed while the search has nothing of it in its index', async () => {
    const bench = await open();
    bench.pipedrive.account.searchedUpTo = 0;
    bench.pipedrive.trouble('POST /api/v1/notes', brokenService);
    await bench.crm.createDeal(deal(), { idempotencyKey: key }).catch(() => {});
    await nextTry(bench);
    expectOneOfEach(bench);
  });

  test('is found when many deals came after it', async () => {
    const bench = await open();
    const created = await bench.crm.createDeal(deal(), { idempotencyKey: key });
    for (let id = 2; id <= 150; id++) bench.pipedrive.account.deals.push(fakeDeal({ id }));
    expect(await bench.crm.findDeal(key)).toEqual(created);
  });

  test('is not found by a key that is like its own', async () => {
    const bench = await open();
    await bench.crm.createDeal(deal({ note: 'x' }), { idempotencyKey: key });
    for (const other of [key.slice(0, -1), key.toUpperCase(), `${key}0`, key.slice(0, 8)]) {
      expect(await bench.crm.findDeal(other)).toBeNull();
    }
  });
});

describe('a creation in Pipedrive', () => {
  test('counts as none while its note is missing', async () => {
    const { crm, pipedrive } = await openPipedrive();
    pipedrive.trouble('POST /api/v1/notes', brokenService);
    await crm.createDeal(deal(), { idempotencyKey: key }).catch(() => {});
    expect(pipedrive.account.deals).toHaveLength(1);
    expect(await crm.findDeal(key)).toBeNull();
  });

  test('does not take the note of somebody else for its own', async () => {
    const bench = await openPipedrive();
    const { crm, pipedrive } = bench;
    pipedrive.trouble('POST /api/v1/notes', brokenService);
    await crm.createDeal(deal(), { idempotencyKey: key }).catch(() => {});
    pipedrive.account.notes.push({
      id: 1,
      content: 'Call her.',
      deal_id: 1,
      active_flag: true,
      add_time: '',
    });
    await nextTry(bench);
    expect(pipedrive.account.notes).toHaveLength(2);
  });

  test('sends nothing more once it has given up', async () => {
    const bench = await openPipedrive();
    bench.pipedrive.trouble('POST /api/v2/persons', silence);
    await givenUp(bench, 'POST /api/v2/persons');
    expect(countOf(bench.pipedrive, 'POST /api/v2/deals')).toBe(0);
  });

  test('gives up when its token does not come', async () => {
    const { crm, time } = await openPipedrive({ apiToken: () => new Promise(() => {}) });
    const failing = crm.createDeal(deal(), { idempotencyKey: key }).catch((error: unknown) => error);
    time.giveUp();
    expect(await failing).toMatchObject({ code: 'crm_unavailable' });
  });

  test('that is refused says so, and leaves no deal', async () => {
    const { crm, pipedrive } = await openPipedrive({ stageId: 99 });
    await expect(crm.createDeal(deal(), { idempotencyKey: key })).rejects.toMatchObject({
      code: 'crm_refused',
      message: expect.stringContaining('pipeline or the stage'),
      details: { status: 404, reason: 'Stage not found' },
    });
    expect(pipedrive.account.deals).toEqual([]);
  });
});
