import { randomUUID } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type BullmqQueueOptions, bullmqQueue } from '../../../../src/adapters/queue/bullmq-queue.ts';
import { DeskError } from '../../../../src/core/errors.ts';
import type { Clock, JobQueue, ObjectStore, Store } from '../../../../src/core/ports.ts';
import { submissionKey } from '../../../../src/core/records/submissions/submission-record.ts';
import { restoreAllJobs, restoreRecentJobs } from '../../../../src/core/services/intake/lost-jobs.ts';
import { purgeUploads } from '../../../../src/core/services/uploads/pending-upload.ts';
import { onEveryStorage } from '../../../support/desk-storages.ts';
import { chunksOf } from '../../../support/docx/chunks-of.ts';
import { damagedStore } from '../../../support/failing-stores.ts';
import { hasRedis, startRedis } from '../../../support/redis-server.ts';
import { wrapStore } from '../../../support/wrap-store.ts';
import { type Bench, openBench, submitted, unavailable } from '../support/bench.ts';
import { idNumber } from '../support/counted-ids.ts';
import { keptJobs, runToEnd, tryOf } from '../support/kept-jobs.ts';
import { hour } from '../support/movable-clock.ts';
import { openDesk } from '../support/open-desk.ts';
import { plainAnalyser } from '../support/plain-analyser.ts';
import { plainCrm } from '../support/plain-crm.ts';

onEveryStorage('a submission whose job was never stored', (open) => {
  test('is processed once, with one deal, by desks that start later', async () => {
    const storage = await open();
    const submissionId = await losesItsJob(storage);
    await isProcessedOnce(storage, submissionId);
  });

  test('is processed once when an operator started it over', async () => {
    const storage = await open();
    const submissionId = await losesItsJob(storage);
    const key = submissionKey(submissionId);
    const { value = {}, etag = '' } = (await storage.store.get(key)) ?? {};
    await storage.store.put(key, { ...value, status: 'error' }, { condition: { ifMatch: etag } });
    const { desk } = openDesk({ ...storage, jobs: brokenJobs() });
    await expect(desk.intake.retry(submissionId)).rejects.toThrow(DeskError);
    await isProcessedOnce(storage, submissionId);
  });
});

describe.skipIf(!hasRedis)('a submission whose job never came to Redis', () => {
  test('is processed once, with one deal, by desks that start later', async () => {
    const server = await startRedis();
    onTestFinished(() => server.stop());
    const options: BullmqQueueOptions = { url: server.url, prefix: randomUUID(), callMilliseconds: 50_000 };
    const storage = openBench();
    const submissionId = await losesItsJob(storage);
    await isProcessedOnce(storage, submissionId, () => bullmqQueue(options));
  });
});

describe.each([
  ['a look at all submissions', restoreAllJobs],
  ['a look at recent submissions', restoreRecentJobs],
])('%s', (_, restore) => {
  test('adds the jobs that are lost', async () => {
    const bench = openBench();
    const submissionId = await withoutJob(bench);
    await restore(bench);
    expect(bench.jobs.added).toEqual([{ name: 'intake', id: submissionId, payload: { submissionId } }]);
  });

  test('adds the job of the last restart, and not an earlier one', async () => {
    const bench = openBench();
    const submissionId = await submitted(bench);
    const crm = { ...bench.processing.crm, createDeal: () => Promise.reject(unavailable('crm_refused')) };
    await bench.handler({ crm })({ submissionId }, tryOf());
    await bench.intake.retry(submissionId);
    bench.jobs.added.length = 0;
    await restore(bench);
    expect(bench.jobs.added.map(({ id }) => id)).toEqual([`${submissionId}.1`]);
  });

  test('asks nothing of the queue where nothing is lacking', async () => {
    const bench = openBench();
    const submissionId = await submitted(bench);
    await runToEnd(bench.handler(), { submissionId });
    bench.jobs.added.length = 0;
    await restore(bench);
    expect(bench.jobs.added).toEqual([]);
  });

  test('writes nothing', async () => {
    const bench = openBench();
    await withoutJob(bench);
    const methods = new Set<string>();
    const store = wrapStore(bench.store, async ({ method }, run) => {
      methods.add(method);
      await run();
    });
    await restore({ store, jobs: bench.jobs });
    expect([...methods].sort()).toEqual(['get', 'keys']);
  });

  test('is not kept from the others by a record that is damaged', async () => {
    const bench = openBench();
    const [damaged, whole] = [idNumber(1), idNumber(2)];
    await withoutJob(bench, damaged);
    await withoutJob(bench, whole);
    const store = damagedStore(bench.store, (key) => key === submissionKey(damaged));
    await restore({ store, jobs: bench.jobs });
    expect(bench.jobs.added.map(({ id }) => id)).toEqual([whole]);
  });

  test('fails where the storage does', async () => {
    const bench = openBench();
    await withoutJob(bench);
    const store = { ...bench.store, get: () => Promise.reject(unavailable()) };
    await expect(restore({ store, jobs: bench.jobs })).rejects.toThrow(DeskError);
  });

  test('has few records in memory, however many there are', async () => {
    const bench = openBench();
    for (let number = 1; number <= 500; number += 1) await withoutJob(bench, idNumber(number));
    let [reading, most] = [0, 0];
    const store = wrapStore(bench.store, async ({ method }, run) => {
      if (method === 'get') most = Math.max(most, ++reading);
      await Promise.resolve();
      await run();
      if (method === 'get') reading -= 1;
    });
    await restore({ store, jobs: bench.jobs });
    expect(bench.jobs.added).toHaveLength(500);
    expect(most).toBeLessThan(50);
  });
});

describe('the note by which a recent submission is found', () => {
  test('comes back with a restart', async () => {
    const bench = openBench();
    const submissionId = await submitted(bench);
    const crm = { ...bench.processing.crm, createDeal: () => Promise.reject(unavailable('crm_refused')) };
    await bench.handler({ crm })({ submissionId }, tryOf());
    await purgeAll(bench);
    await bench.intake.retry(submissionId);
    bench.jobs.added.length = 0;
    await restoreRecentJobs(bench);
    expect(bench.jobs.added.map(({ id }) => id)).toEqual([`${submissionId}.1`]);
  });
});

interface Storage {
  store: Store;
  objects: ObjectStore;
  clock: Clock;
}

/** A queue of which a process is killed before it has stored anything. */
function brokenJobs(): JobQueue {
  return { ...keptJobs(), add: () => Promise.reject(unavailable()) };
}

async function losesItsJob({ store, objects, clock }: Storage): Promise<string> {
  const { desk } = openDesk({ store, objects, clock, jobs: brokenJobs() });
  const { submissionId, objectKey } = await desk.intake.createUpload({ fileName: 'thesis.docx' });
  await objects.put(objectKey, chunksOf('a thesis'), { contentType: 'x/y' });
  const form = { name: 'Ada Lovelace', email: 'ada@example.org', serviceType: 'editing' };
  await expect(desk.intake.submit({ ...form, submissionId, objectKey })).rejects.toThrow(DeskError);
  expect((await desk.intake.get(submissionId)).status).toBe('processing');
  return submissionId;
}

/** By one of three desks that start at the same time. */
async function isProcessedOnce(
  { store, objects, clock }: Storage,
  submissionId: string,
  openJobs?: () => JobQueue,
): Promise<void> {
  const crm = plainCrm();
  const analyser = plainAnalyser();
  const desks = Array.from({ length: 3 }, () => {
    const jobs = openJobs === undefined ? {} : { jobs: openJobs() };
    // What all of them share is closed by the test.
    const shared = { ...store, close: async () => {} };
    return openDesk({
      store: shared,
      objects: { ...objects, close: async () => {} },
      clock,
      crm,
      analyser,
      ...jobs,
    });
  });
  for (const { desk } of desks) desk.start();
  const [first] = desks;
  expect((await first?.ended(submissionId))?.status).toBe('completed');
  for (const { desk } of desks) await desk.close();
  expect(crm.created).toHaveLength(1);
  expect(analyser.documents).toHaveLength(1);
}

/** An accepted submission whose job the queue has lost. */
async function withoutJob(bench: Bench, submissionId = idNumber(1)): Promise<string> {
  await submitted(bench, { submissionId });
  bench.jobs.added.length = 0;
  return submissionId;
}

async function purgeAll(bench: Bench): Promise<void> {
  await purgeUploads(new Date(bench.clock.now().getTime() + hour), bench);
}
