import { describe, expect, test } from 'vitest';
import { localCrm } from '../../../src/adapters/crm/local-crm.ts';
import { storeQueue } from '../../../src/adapters/queue/store-queue.ts';
import type { FailedJob } from '../../../src/core/ports.ts';
import { boundedRecords } from '../../../src/core/records/bounded-records.ts';
import { meetingKey } from '../../../src/core/records/meeting-record.ts';
import { reportKey } from '../../../src/core/records/submissions/report-record.ts';
import { submissionKey } from '../../../src/core/records/submissions/submission-record.ts';
import { purgeEvents } from '../../../src/core/services/deals/crm-events.ts';
import { restoreAllJobs } from '../../../src/core/services/intake/lost-jobs.ts';
import { settleAbandoned } from '../../../src/core/services/intake/submission-end.ts';
import { settleInvitations } from '../../../src/core/services/meetings/pending-invitations.ts';
import { settleNotices } from '../../../src/core/services/notices/notices.ts';
import { createPurge } from '../../../src/core/services/privacy/purge.ts';
import { settleFollowUps } from '../../../src/core/services/quotes/follow-up.ts';
import { settleRevisions } from '../../../src/core/services/revisions/process-revision.ts';
import { purgeUploads } from '../../../src/core/services/uploads/pending-upload.ts';
import { memoryStore } from '../../../src/storage-drivers/memory/memory-store.ts';
import { collect } from '../../support/collect.ts';
import { damage, damagedStore } from '../../support/failing-stores.ts';
import { formOf, openBench, submitted, upload } from '../services/support/bench.ts';
import { idNumber } from '../services/support/counted-ids.ts';
import { keptJobs } from '../services/support/kept-jobs.ts';
import { meetingsBench, request } from '../services/support/meetings-bench.ts';
import { day } from '../services/support/movable-clock.ts';

const [damaged, whole] = [idNumber(1), idNumber(2)];

/** Two submissions that wait for their jobs; what reads the records afterwards finds the first one damaged. */
async function twoSubmissions() {
  const bench = openBench({ issued: [damaged, whole] });
  for (const submissionId of [damaged, whole]) await submitted(bench, formOf({ submissionId }));
  return { ...bench, store: damagedStore(bench.store, (key) => key === submissionKey(damaged)) };
}

function failure(name: string, id: string): FailedJob {
  return { name, id, error: 'It ended each time.', failedAt: '2026-11-20T09:00:00.000Z' };
}

describe('a damaged submission', () => {
  test('does not keep another one, whose job failed, from its end', async () => {
    const bench = await twoSubmissions();
    bench.jobs.failures.push(failure('intake', damaged), failure('intake', whole));
    await settleAbandoned({ ...bench.processing, store: bench.store, jobs: bench.jobs });
    expect(bench.finished.map(({ submissionId }) => submissionId)).toEqual([whole]);
  });

  test.each(['notice', 'follow-up', 'revision'])('does not end the look at failed jobs: %s', async (name) => {
    const bench = await twoSubmissions();
    bench.jobs.failures.push(failure(name, `${damaged}.1`));
    const options = { ...bench, revisionFailed: async () => {} };
    const settling = [settleNotices(options), settleFollowUps(options), settleRevisions(options)];
    expect((await Promise.allSettled(settling)).map(({ status }) => status)).toEqual(
      Array(3).fill('fulfilled'),
    );
  });

  test('keeps its document, and abandoned ones are removed', async () => {
    const bench = await twoSubmissions();
    const abandoned = await bench.intake.createUpload({ fileName: 'thesis.docx' });
    await upload(bench, abandoned);
    bench.clock.pass(2 * day);
    expect(await purgeUploads(bench.clock.now(), bench)).toBe(1);
    expect(await bench.objects.head(abandoned.objectKey)).toBeNull();
    const { document } = await bench.intake.record(damaged);
    expect(await bench.objects.head(document?.key ?? '')).not.toBeNull();
  });

  test('does not keep others from being purged', async () => {
    const bench = await twoSubmissions();
    await bench.handler({ store: bench.processing.store })({ submissionId: whole }, neverAborted(whole));
    const purge = createPurge({ ...bench, crm: bench.processing.crm });
    bench.clock.pass(2 * day);
    const { submissions } = await purge.run({ olderThanDays: 1 });
    expect(submissions.map(({ submissionId }) => submissionId)).toEqual([whole]);
  });
});

describe('a purge', () => {
  test('does not end at a submission with a damaged report', async () => {
    const bench = await twoSubmissions();
    for (const submissionId of [damaged, whole])
      await bench.handler({ store: bench.processing.store })({ submissionId }, neverAborted(submissionId));
    const store = damagedStore(bench.processing.store, (key) => key === reportKey(damaged));
    bench.clock.pass(2 * day);
    const purge = createPurge({ ...bench, store, crm: bench.processing.crm });
    const { submissions } = await purge.run({ olderThanDays: 1 });
    expect(submissions.map(({ submissionId }) => submissionId)).toEqual([whole]);
  });

  test('removes a document whose file is damaged', async () => {
    const bench = openBench();
    await submitted(bench);
    await bench.handler()({ submissionId: damaged }, neverAborted(damaged));
    const key = (await bench.intake.record(damaged)).document?.key ?? '';
    const objects = { ...bench.objects, head: () => Promise.reject(damage(key)) };
    bench.clock.pass(2 * day);
    const purge = createPurge({ ...bench, objects, crm: bench.processing.crm });
    const { submissions } = await purge.run({ olderThanDays: 1 });
    expect(submissions).toMatchObject([{ removed: expect.arrayContaining(['document']) }]);
    expect(await bench.objects.head(key)).toBeNull();
  });

  test('does not end at a damaged CRM event', async () => {
    const memory = memoryStore();
    const keys = ['a', 'b'].map((id) => `events/2026-01-01T00:00:00.000Z-${id}`);
    for (const key of keys) await memory.put(key, {});
    const store = damagedStore(memory, (key) => key === keys[0]);
    expect(await purgeEvents(new Date('2026-02-01'), { store })).toBe(1);
  });
});

test('a damaged job does not keep other submissions from getting theirs back', async () => {
  const bench = openBench({ issued: [damaged, whole] });
  for (const submissionId of [damaged, whole]) await submitted(bench, formOf({ submissionId }));
  const restored: string[] = [];
  const jobs = keptJobs();
  const add: typeof jobs.add = async (_name, _payload, { id }) => {
    if (id === damaged) throw damage(`jobs/pending/intake/${id}`);
    restored.push(id);
  };
  await restoreAllJobs({ store: bench.store, jobs: { ...jobs, add } });
  expect(restored).toEqual([whole]);
});

test('a damaged record does not keep the oldest ones from making room', async () => {
  const memory = memoryStore();
  for (let number = 100; number < 130; number += 1) await memory.put(`guesses/${number}`, {});
  const store = damagedStore(memory, (key) => key === 'guesses/100');
  await boundedRecords(store, { prefix: 'guesses/', most: 20 })();
  const left = await collect(memory.keys('guesses/'));
  expect(left).toHaveLength(17);
  expect(left).toContain('guesses/100');
});

function neverAborted(id: string) {
  return { id, attempt: 1, isLast: false, mayBeDeferred: false, signal: new AbortController().signal };
}

test('a damaged meeting does not keep the invitations of another one from being queued', async () => {
  const broken = { ...keptJobs(), add: () => Promise.reject(new Error('The queue is away.')) };
  const bench = meetingsBench({ jobs: broken });
  bench.mailer.troubles.set('ada@example.org', 'mail_unavailable');
  const [first, second] = [await bench.meetings.create(request), await bench.meetings.create(request)];
  bench.clock.pass(day / 24);
  const store = damagedStore(bench.store, (key) => key === meetingKey(first.roomCode));
  await settleInvitations({ ...bench, store });
  expect(bench.jobs.added.map(({ id }) => id)).toEqual([`${second.roomCode}.0`]);
});

test('a damaged deal is left out of the list of deals', async () => {
  const memory = memoryStore();
  const store = damagedStore(memory, (key) => key === 'crm/deals/1');
  const crm = localCrm({ store, dealUrl: String });
  const deal = { title: 'A', value: 1, currency: 'EUR', person: { name: 'A', email: 'a@b.c' }, note: '' };
  for (const idempotencyKey of ['a', 'b']) await crm.createDeal(deal, { idempotencyKey });
  const deals = await crm.listDeals({ pipelineId: 1, status: 'open', limit: 10 });
  expect(deals.map(({ id }) => id)).toEqual([2]);
});

test('a damaged job keeps no other from being done or counted', async () => {
  const memory = memoryStore();
  const store = damagedStore(memory, (key) => key === 'jobs/pending/work/a');
  const queue = storeQueue({ store });
  for (const id of ['a', 'b']) await queue.add('work', {}, { id });
  expect(await queue.backlog?.('work')).toMatchObject({ waiting: 1 });
  const done = await new Promise((resolve) => {
    queue.work('work', async (_, { id }) => resolve(id));
  });
  expect(done).toBe('b');
  expect(await collect(memory.keys('jobs/pending/work/a'))).toHaveLength(1);
  await queue.close();
});
