import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { bullmqQueue } from '../../../src/adapters/queue/bullmq-queue.ts';
import { storeQueue } from '../../../src/adapters/queue/store-queue.ts';
import type { DeskConfig } from '../../../src/core/desk/desk-config.ts';
import { randomIds } from '../../../src/core/ports/system.ts';
import type { JobQueue, Store } from '../../../src/core/ports.ts';
import { noticeName } from '../../../src/core/records/notice.ts';
import { memoryObjects } from '../../../src/storage-drivers/memory/memory-objects.ts';
import { memoryStore } from '../../../src/storage-drivers/memory/memory-store.ts';
import { collect } from '../../support/collect.ts';
import { chunksOf } from '../../support/docx/chunks-of.ts';
import { hasRedis, type RedisServer, startRedis } from '../../support/redis-server.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { thesis } from '../services/revisions/revision-bench.ts';
import { keptMails } from '../services/support/kept-mails.ts';
import { MovableClock } from '../services/support/movable-clock.ts';
import { openDesk } from '../services/support/open-desk.ts';
import { plainCrm } from '../services/support/plain-crm.ts';

const minute = 60_000;

describe('on the embedded queue', () => {
  describeRestored(() => {
    const store = memoryStore();
    return () => storeQueue({ store, firstWaitMilliseconds: 5, longestWaitMilliseconds: 5 });
  });
});

describe.skipIf(!hasRedis)('on Redis', () => {
  let server: RedisServer;
  beforeAll(async () => {
    server = await startRedis();
  });
  afterAll(() => server.stop());

  describeRestored(() => {
    const options = { url: server.url, prefix: randomUUID(), firstWaitMilliseconds: 5 };
    return () => bullmqQueue({ ...options, callMilliseconds: 50_000 });
  });
});

/** The records are put back from a backup, and the queue remembers what was done after it. */
function describeRestored(queues: () => () => JobQueue): void {
  test('a submission that is being processed is processed again, with the same deal', async () => {
    const bench = restorable(queues());
    const submissionId = await bench.submit();
    const isDone = async () => (await bench.desk.intake.get(submissionId)).status === 'completed';
    await bench.doneTwice(isDone);
    expect(bench.crm.created).toHaveLength(1);
  });

  test('the mail with its quote is sent again, as the record does not say that it was', async () => {
    const bench = restorable(queues());
    const submissionId = await bench.submit();
    const mail = async () => (await bench.record(submissionId)).notices?.[noticeName('quote', 1)];
    await bench.doneTwice(async () => (await mail())?.state === 'sent');
    expect(bench.mailer.sent.map(({ to }) => to.email)).toEqual(['ada@example.org', 'ada@example.org']);
  });

  test('a version of a quote that the deal does not show comes to the deal again', async () => {
    const bench = restorable(queues());
    const submissionId = await bench.quoted();
    await bench.desk.quotes.create(submissionId, {
      basedOn: 1,
      numbers: { tables: { value: 7, reason: 'counted' } },
    });
    await bench.doneTwice(async () => (await bench.record(submissionId)).dealQuote?.version === 2);
    expect(bench.updated).toHaveLength(2);
  });

  test('a revised document that is being read is read again', async () => {
    const bench = restorable(queues());
    const submissionId = await bench.quoted();
    const revisionId = await bench.revise(submissionId);
    const state = () => bench.desk.revisions.get(submissionId, revisionId);
    await bench.doneTwice(async () => (await state()).revision.status === 'completed');
    expect((await bench.record(submissionId)).versions).toHaveLength(2);
  });

  test('a mail that the editor has released is sent again', async () => {
    const bench = restorable(queues(), { quote: false });
    const submissionId = await bench.quoted();
    await bench.desk.notices.release(submissionId);
    const mail = async () => (await bench.record(submissionId)).notices?.[noticeName('quote', 1)];
    await bench.doneTwice(async () => (await mail())?.state === 'sent');
    expect(bench.mailer.sent).toHaveLength(2);
  });

  test('an invitation that waits for the mail server is sent again', async () => {
    const bench = restorable(queues());
    bench.mailer.troubles.set('grace@example.org', 'mail_unavailable');
    const { roomCode } = await bench.desk.meetings.create({ participants: ['grace@example.org'] });
    bench.mailer.troubles.clear();
    const invite = async () => {
      const [meeting] = (await bench.desk.meetings.list()).meetings;
      return meeting?.roomCode === roomCode ? meeting.participants[0]?.invite : undefined;
    };
    await bench.doneTwice(async () => (await invite()) === 'sent');
    expect(bench.mailer.sent).toHaveLength(2);
  });
}

/** A desk that is not started yet, whose records can be put back as they were. */
function restorable(openJobs: () => JobQueue, notices: object = {}) {
  const store = memoryStore();
  const objects = memoryObjects();
  const clock = new MovableClock();
  const mailer = keptMails();
  const updated: string[] = [];
  const plain = plainCrm();
  const crm: typeof plain = {
    ...plain,
    // As with Pipedrive, the deal of a submission is found by its id.
    createDeal: async (deal, options) =>
      (await plain.findDeal(options.idempotencyKey)) ?? plain.createDeal(deal, options),
    updateDeal: async (dealId) => void updated.push(dealId),
  };
  const open = () => {
    const shared: Partial<DeskConfig> = {
      store: { ...store, close: async () => {} },
      objects: { ...objects, close: async () => {} },
    };
    const jobs = openJobs();
    const own = { jobs, clock, crm, mailer, ids: randomIds, notices: { business: 'Example', ...notices } };
    return openDesk({ ...shared, ...own });
  };
  let current = open();
  onTestFinished(() => current.desk.close());

  const reopen = async () => {
    await current.desk.close();
    current = open();
  };

  return {
    get desk() {
      return current.desk;
    },
    crm,
    mailer,
    updated,
    record: (submissionId: string) => current.desk.intake.record(submissionId),
    submit: async () => current.submit(await thesis(), { name: 'Ada', email: 'ada@example.org' }),

    /** A submission that was quoted, on a desk that is not started. */
    async quoted() {
      const submissionId = await this.submit();
      current.desk.start();
      const ofQuote = async () => (await this.record(submissionId)).notices?.[noticeName('quote', 1)];
      await waitUntil(async () => (await ofQuote()) !== undefined);
      await reopen();
      mailer.sent.length = 0;
      return submissionId;
    },

    async revise(submissionId: string) {
      const upload = await current.desk.intake.createUpload({ fileName: 'second.docx' });
      const { submissionId: uploadId, objectKey } = upload;
      const document = chunksOf(await thesis('Salt is weighed dry.'));
      await objects.put(objectKey, document, { contentType: 'x/y' });
      await current.desk.revisions.submit(submissionId, { uploadId, objectKey }, 'operator');
      return uploadId;
    },

    /** Makes a backup, starts the desk until the condition holds, puts the backup back, and does it once more. */
    async doneTwice(isDone: () => Promise<boolean>) {
      // Invitations are left to whoever made the meeting for a while.
      clock.pass(3 * minute);
      const backup = await recordsOf(store);
      current.desk.start();
      await waitUntil(isDone);
      await reopen();
      await putBack(store, backup);
      expect(await isDone()).toBe(false);
      current.desk.start();
      await waitUntil(isDone);
    },
  };
}

async function recordsOf(store: Store): Promise<Map<string, object>> {
  const records = new Map<string, object>();
  for (const key of await collect(store.keys(''))) {
    const stored = await store.get(key);
    if (stored) records.set(key, stored.value);
  }
  return records;
}

async function putBack(store: Store, records: ReadonlyMap<string, object>): Promise<void> {
  for (const key of await collect(store.keys(''))) await store.delete(key);
  for (const [key, value] of records) await store.put(key, value);
}
