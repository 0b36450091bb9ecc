import { describe, expect, test } from 'vitest';
import type { DealUpdate } from '../../../../src/core/ports.ts';
import { followUpJob } from '../../../../src/core/records/job-names.ts';
import type { SubmissionRecord } from '../../../../src/core/records/submissions/submission-record.ts';
import { restoreRecentJobs } from '../../../../src/core/services/intake/lost-jobs.ts';
import { followUp } from '../../../../src/core/services/quotes/follow-up.ts';
import { createQuotes } from '../../../../src/core/services/quotes/quotes.ts';
import type { DeskEvent } from '../../../../src/core/services/webhooks/desk-event.ts';
import { beingRemoved } from '../support/being-removed.ts';
import { openBench, refusal, submitted } from '../support/bench.ts';
import { idNumber } from '../support/counted-ids.ts';
import { runToEnd, tryOf } from '../support/kept-jobs.ts';
import { plainAnalyser } from '../support/plain-analyser.ts';
import { crmIsDown, plainCrm } from '../support/plain-crm.ts';

const submissionId = idNumber(1);
const rush = { lines: [{ description: 'Rush', percent: 15 }] };

/** A submission with a second version of its quote that nothing has followed from yet. */
async function requoted() {
  const bench = openBench();
  await submitted(bench);
  await runToEnd(bench.handler(), { submissionId });
  const quotes = createQuotes({ ...bench, analyser: plainAnalyser() });
  await quotes.create(submissionId, { basedOn: 1, ...rush });
  const updates: DealUpdate[] = [];
  const events: DeskEvent[] = [];
  const crm = {
    ...plainCrm(),
    updateDeal: async (_: string, update: DealUpdate) => void updates.push(update),
  };
  const options = {
    ...bench,
    crm,
    announce: async (event: DeskEvent) => void events.push(event),
    requoted: async () => {},
    dealChanged() {},
    sleep: async (milliseconds: number) => bench.clock.pass(milliseconds),
  };
  return { ...bench, quotes, crm, updates, events, options, job: followUp(options) };
}

describe('what follows from a further version', () => {
  test('has a job of its own', async () => {
    const { jobs } = await requoted();
    expect(jobs.added).toContainEqual({
      name: followUpJob,
      id: `${submissionId}.2`,
      payload: { submissionId, version: 2 },
    });
  });

  test('gets its job back where the process died before it was stored', async () => {
    const bench = await requoted();
    bench.jobs.added.length = 0;
    await restoreRecentJobs(bench);
    expect(bench.jobs.added.map(({ id }) => id)).toEqual([`${submissionId}.2`]);
  });

  test('gets its job back where another version was made at once', async () => {
    const bench = await requoted();
    await bench.quotes.create(submissionId, { basedOn: 2, lines: [] });
    bench.jobs.added.length = 0;
    await restoreRecentJobs(bench);
    expect(bench.jobs.added.map(({ id }) => id)).toEqual([`${submissionId}.2`, `${submissionId}.3`]);
  });

  test('gets no job once all is done', async () => {
    const bench = await requoted();
    await runToEnd(bench.job, { submissionId, version: 2 });
    bench.jobs.added.length = 0;
    await restoreRecentJobs(bench);
    expect(bench.jobs.added).toEqual([]);
  });
});

describe('the deal of a submission', () => {
  test('gets the value and a note of the newest version', async () => {
    const { job, updates, quotes } = await requoted();
    await runToEnd(job, { submissionId, version: 2 });
    expect(updates).toEqual([expect.objectContaining({ version: 2, value: 1327.38, currency: 'USD' })]);
    expect(updates[0]?.note).toContain('Rush (+15%): 169.88');
    expect((await quotes.list(submissionId)).deal).toEqual({ version: 2 });
  });

  test('gets a title with the services of the newest version, in place of those of earlier ones', async () => {
    const { job, updates, quotes } = await requoted();
    await quotes.create(submissionId, { basedOn: 2, services: ['editing', 'formatting'] });
    await runToEnd(job, { submissionId, version: 3 });
    expect(updates).toMatchObject([
      { title: 'Ada Lovelace: editing, formatting', formerTitles: Array(2).fill('Ada Lovelace: editing') },
    ]);
  });

  test('still says where the document is, and which number was set by hand', async () => {
    const { quotes, options, updates } = await requoted();
    const numbers = { tables: { value: 12, reason: 'Three are\nlayout.' } };
    await quotes.create(submissionId, { basedOn: 2, numbers });
    const submissionUrl = (id: string) => `https://desk.example/desk#submission-${id}`;
    await runToEnd(followUp({ ...options, submissionUrl }), { submissionId, version: 3 });
    expect(updates.at(-1)?.note.split('\n')).toEqual(
      expect.arrayContaining([
        `Document and details: https://desk.example/desk#submission-${submissionId}`,
        '- Tables: 12 (Three are layout.)',
      ]),
    );
  });

  test('waits while an erasure may still leave the submission as it was', async () => {
    const { job, updates, store } = await requoted();
    const leave = await beingRemoved(store, submissionId);
    const broken = await refusal(job({ submissionId, version: 2 }, tryOf()));
    expect(broken).toMatchObject({ code: 'submission_in_work', details: { retryAfterSeconds: 30 } });
    await leave();
    await runToEnd(job, { submissionId, version: 2 });
    expect(updates.map(({ version }) => version)).toEqual([2]);
  });

  test('is left alone when it shows the newest version', async () => {
    const { job, updates } = await requoted();
    await runToEnd(job, { submissionId, version: 2 });
    await runToEnd(job, { submissionId, version: 2 });
    expect(updates).toHaveLength(1);
  });

  test('shows the newest version also where that came while an older one was written', async () => {
    const { options, quotes, updates } = await requoted();
    let isFirst = true;
    const crm = {
      ...options.crm,
      async updateDeal(_: string, update: DealUpdate) {
        if (isFirst) {
          isFirst = false;
          await quotes.create(submissionId, { basedOn: 2, lines: null });
        }
        updates.push(update);
      },
    };
    await runToEnd(followUp({ ...options, crm }), { submissionId, version: 2 });
    expect(updates.map(({ version }) => version)).toEqual([2, 3]);
  });

  test('is tried again while the CRM is down, and then the operator is told', async () => {
    const { options, quotes, jobs } = await requoted();
    const job = followUp({
      ...options,
      crm: { ...options.crm, updateDeal: () => Promise.reject(crmIsDown()) },
    });
    expect((await quotes.list(submissionId)).deal).toEqual({
      version: 1,
      update: { version: 2, failures: 0 },
    });
    await expect(job({ submissionId, version: 2 }, tryOf())).rejects.toThrow();
    const nextTryAt = '2026-11-24T12:03:00.000Z';
    jobs.states.set(`${submissionId}.2`, { failures: 1, nextTryAt: new Date(nextTryAt) });
    expect((await quotes.list(submissionId)).deal).toEqual({
      version: 1,
      update: { version: 2, failures: 1, nextTryAt },
    });
    await expect(job({ submissionId, version: 2 }, tryOf({ isLast: true }))).rejects.toThrow();
    expect((await quotes.list(submissionId)).deal).toEqual({
      version: 1,
      problem:
        `The deal in the CRM could not be changed. To try again, run "thesisdesk jobs retry quote-version ${submissionId}.2". ` +
        'If the deal is not in the built-in CRM, you can change its value there instead.',
    });
  });

  test('is known to be behind where the queue does not answer', async () => {
    const bench = await requoted();
    const jobs = { ...bench.jobs, pending: () => Promise.reject(new Error('no')) };
    const quotes = createQuotes({ ...bench, jobs, analyser: plainAnalyser() });
    expect((await quotes.list(submissionId)).deal).toEqual({
      version: 1,
      update: { version: 2, failures: 0 },
    });
  });

  test('is not said to be behind once the personal data was removed', async () => {
    const { options, quotes } = await requoted();
    const { createPurge } = await import('../../../../src/core/services/privacy/purge.ts');
    await createPurge(options).run({ olderThanDays: 0 });
    expect((await quotes.list(submissionId)).deal).toEqual({ version: 1 });
  });

  test('is changed again only after a change whose answer never came must have arrived', async () => {
    const { options, job, updates, clock } = await requoted();
    const silent = { ...options.crm, updateDeal: () => Promise.reject(crmIsDown()) };
    await expect(
      followUp({ ...options, crm: silent })({ submissionId, version: 2 }, tryOf()),
    ).rejects.toThrow();
    const before = clock.now().getTime();
    await job({ submissionId, version: 2 }, tryOf());
    expect(updates.map(({ version }) => version)).toEqual([2]);
    expect(clock.now().getTime() - before).toBe(18_000);
  });

  test('is told to be behind where the CRM cannot change deals', async () => {
    const { options, quotes } = await requoted();
    const { updateDeal: _none, ...crm } = options.crm;
    const job = followUp({ ...options, crm });
    await job({ submissionId, version: 2 }, tryOf());
    expect((await quotes.list(submissionId)).deal).toEqual({
      version: 1,
      problem: 'The deal in the CRM could not be changed. Please change its value there.',
    });
  });

  test('follows after a failure when its job is run again', async () => {
    const { options, job, quotes } = await requoted();
    const down = followUp({
      ...options,
      crm: { ...options.crm, updateDeal: () => Promise.reject(crmIsDown()) },
    });
    await down({ submissionId, version: 2 }, tryOf({ isLast: true })).catch(() => {});
    await job({ submissionId, version: 2 }, tryOf());
    expect((await quotes.list(submissionId)).deal).toEqual({ version: 2 });
  });
});

describe('the event of a further version', () => {
  test('tells the submission with the quote of that version, once', async () => {
    const { job, events } = await requoted();
    await runToEnd(job, { submissionId, version: 2 });
    await runToEnd(job, { submissionId, version: 2 });
    expect(events).toEqual([
      expect.objectContaining({
        id: `submission-requoted_${submissionId}_2_20261120T090000000Z`,
        type: 'submission.requoted',
        data: expect.objectContaining({
          quoteVersion: 2,
          quote: expect.objectContaining({ total: 1327.38 }),
        }),
      }),
    ]);
  });

  test('is told again where it could not be', async () => {
    const { options, events, job } = await requoted();
    const failing = followUp({ ...options, announce: () => Promise.reject(new Error('no')) });
    await failing({ submissionId, version: 2 }, tryOf()).catch(() => {});
    await job({ submissionId, version: 2 }, tryOf());
    expect(events).toHaveLength(1);
  });
});

test('a purge takes away what an operator wrote of a thesis', async () => {
  const bench = await requoted();
  const { createPurge } = await import('../../../../src/core/services/privacy/purge.ts');
  await bench.quotes.create(submissionId, { basedOn: 2, note: 'Dear Ada', boundaries: { frontPages: 3 } });
  await createPurge(bench.options).run({ olderThanDays: 0 });
  const record = (await bench.store.get<SubmissionRecord>(`submissions/${submissionId}`))?.value;
  expect(JSON.stringify(record)).not.toMatch(/Ada|frontPages/);
  expect(record?.versions).toHaveLength(3);
});
