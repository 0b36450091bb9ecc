import { readFile } from 'node:fs/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { localCrm } from '../../../../src/adapters/crm/local-crm.ts';
import { systemClock } from '../../../../src/core/ports/system.ts';
import { laterReports, reportKey } from '../../../../src/core/records/submissions/report-record.ts';
import {
  changeSubmission,
  submissionKey,
} from '../../../../src/core/records/submissions/submission-record.ts';
import { memoryStore } from '../../../../src/storage-drivers/memory/memory-store.ts';
import { docx } from '../../../support/docx/docx.ts';
import { paragraph } from '../../../support/docx/text.ts';
import { everyPage } from '../../../support/every-page.ts';
import { type StoreCall, wrapStore } from '../../../support/wrap-store.ts';
import { refusal, unavailable } from '../support/bench.ts';
import { day, MovableClock } from '../support/movable-clock.ts';
import { openDesk } from '../support/open-desk.ts';

const thesis = await readFile(new URL('../../../../examples/sample-thesis.docx', import.meta.url));
const form = {
  name: 'Ada Lovelace',
  email: 'ada@example.org',
  phone: '7946-0958',
  notes: 'private-notes',
};

/** A desk with one submission that is completed, on a CRM of its own. */
async function deskWithSubmission() {
  const store = memoryStore();
  const crm = localCrm({ store, clock: systemClock, dealUrl: (id) => `https://desk.example/${id}` });
  const bench = openDesk({ store, crm });
  bench.desk.start();
  const submissionId = await bench.submit(thesis, form);
  const before = await bench.ended(submissionId);
  expect(before.status).toBe('completed');
  return { ...bench, store, submissionId, before };
}

/** A desk with two finished submissions. What is `meanwhile` happens once, ahead of the first such call of its store. */
async function deskWithTwo() {
  const meanwhile = { at: (_call: StoreCall): boolean => false, happens: async () => {} };
  const store = wrapStore(memoryStore(), async (call, run) => {
    if (meanwhile.at(call)) {
      meanwhile.at = () => false;
      await meanwhile.happens();
    }
    await run();
  });
  const bench = openDesk({ store });
  const { desk, objects } = bench;
  desk.start();
  onTestFinished(() => desk.close());
  const ids = [await bench.submit(thesis, form), await bench.submit(thesis, form)];
  for (const submissionId of ids) await bench.ended(submissionId);

  /** Hands a revised document in, which is accepted but not yet read. */
  async function revise(submissionId: string): Promise<string> {
    const { submissionId: uploadId, objectKey } = await desk.intake.createUpload({ fileName: 'second.docx' });
    const revised = await docx({ body: [paragraph('Another thesis.')] });
    await objects.put(objectKey, ReadableStream.from([revised]), { contentType: 'x/y' });
    await desk.revisions.submit(submissionId, { uploadId, objectKey }, 'student');
    return uploadId;
  }
  return { ...bench, meanwhile, ids, revise };
}

/** All that the store holds, as one text. */
async function everythingIn(store: ReturnType<typeof memoryStore>): Promise<string> {
  let text = '';
  for await (const key of store.keys('')) text += JSON.stringify([key, await store.get(key)]);
  return text;
}

describe('a purge', () => {
  test('removes the document of a finished submission', async () => {
    const { desk, objects, submissionId } = await deskWithSubmission();
    const { objectKey } = await desk.intake.record(submissionId);
    await desk.purge.run({ olderThanDays: 0 });
    expect(await objects.head(objectKey)).toBeNull();
    await desk.close();
  });

  test.each([...Object.values(form), 'My thesis'])('leaves no trace of "%s"', async (text) => {
    const { desk, store } = await deskWithSubmission();
    expect(await everythingIn(store)).toContain(text);
    await desk.purge.run({ olderThanDays: 0 });
    expect(await everythingIn(store)).not.toContain(text);
    await desk.close();
  });

  test('is said of the submission, with its time', async () => {
    const { desk, submissionId, before } = await deskWithSubmission();
    expect(before).not.toHaveProperty('purgedAt');
    await desk.purge.run({ olderThanDays: 0 });
    const { purged } = await desk.intake.record(submissionId);
    expect((await desk.intake.get(submissionId)).purgedAt).toBe(purged?.purgedAt);
    expect(purged).toBeDefined();
    await desk.close();
  });

  test('keeps numbers, price, status and deal', async () => {
    const { desk, submissionId, before } = await deskWithSubmission();
    await desk.purge.run({ olderThanDays: 0 });
    const { status, analysis, quote, crmUrl } = before;
    expect(await desk.intake.get(submissionId)).toMatchObject({ status, analysis, quote, crmUrl });
    expect((await desk.deals.list({})).count).toBe(1);
    await desk.close();
  });

  test('has on record what it removed, and finds it only once', async () => {
    const { desk, submissionId } = await deskWithSubmission();
    const purge = await desk.purge.run({ olderThanDays: 0 });
    expect(purge.submissions).toMatchObject([
      { submissionId, removed: ['document', 'report', 'deal', 'personal data'] },
    ]);
    expect((await desk.purge.run({ olderThanDays: 0 })).submissions).toEqual([]);
    expect(await everyPage(desk.purge.list)).toEqual([purge]);
    expect((await desk.intake.record(submissionId)).purged?.removed).toContain('document');
    await desk.close();
  });

  test('leaves alone what is younger', async () => {
    const { desk, store, before, submissionId } = await deskWithSubmission();
    expect((await desk.purge.run({ olderThanDays: 1 })).submissions).toEqual([]);
    expect(await desk.intake.get(submissionId)).toEqual(before);
    expect(await everythingIn(store)).toContain(form.notes);
    await desk.close();
  });

  test('leaves alone what was revised while others were purged', async () => {
    const { desk, meanwhile, ids, revise } = await deskWithTwo();
    let first: string | undefined;
    meanwhile.at = ({ method, key }) => {
      first = ids.find((submissionId) => key === reportKey(submissionId));
      return method === 'delete' && first !== undefined;
    };
    meanwhile.happens = async () => {
      const second = ids.find((submissionId) => submissionId !== first) ?? '';
      await desk.revisions.read(second, await revise(second));
    };
    const { submissions } = await desk.purge.run({ olderThanDays: 0 });
    expect(submissions).toHaveLength(1);
    const [left = ''] = ids.filter((each) => each !== submissions[0]?.submissionId);
    expect((await desk.intake.get(left)).name).toBe(form.name);
    expect(await desk.intake.document(left)).toMatchObject({ fileName: 'second.docx' });
  });

  test('removes nothing of what is revised at the last moment', async () => {
    const { desk, meanwhile, ids, revise } = await deskWithTwo();
    const [, revised = ''] = ids;
    meanwhile.at = ({ method, key }) => method === 'put' && key === submissionKey(revised);
    meanwhile.happens = async () => {
      await revise(revised);
    };
    expect((await desk.purge.run({ olderThanDays: 0 })).submissions).toHaveLength(1);
    expect(await desk.intake.document(revised, { version: 1 })).toMatchObject({ fileName: 'My thesis.docx' });
    expect(await desk.quotes.report(revised, 1)).toBeDefined();
  });

  test('that broke off is finished by the next one, and nothing is added in between', async () => {
    const { desk, meanwhile, ids, revise } = await deskWithTwo();
    const [submissionId = ''] = ids;
    meanwhile.at = ({ method, key }) => method === 'delete' && key === reportKey(submissionId);
    meanwhile.happens = () => Promise.reject(unavailable());
    await refusal(desk.purge.run({ olderThanDays: 0 }));
    expect((await refusal(revise(submissionId))).code).toBe('submission_in_work');
    expect((await desk.purge.run({ olderThanDays: 1 })).submissions).toMatchObject([{ submissionId }]);
    expect((await desk.intake.get(submissionId)).name).toBe('removed');
    expect((await desk.purge.run({ olderThanDays: 1 })).submissions).toEqual([]);
  });

  test('that breaks off at the events has on record which submissions it has purged', async () => {
    const { desk, meanwhile, ids } = await deskWithTwo();
    meanwhile.at = ({ method, key }) => method === 'keys' && key === 'events/';
    meanwhile.happens = () => Promise.reject(unavailable());
    await refusal(desk.purge.run({ olderThanDays: 0 }));
    const [record] = await everyPage(desk.purge.list);
    expect(record?.submissions.map(({ submissionId }) => submissionId).toSorted()).toEqual(ids.toSorted());
  });

  test('that breaks off in a submission has on record, once it is finished, all that it removed there', async () => {
    const { desk, meanwhile, ids } = await deskWithTwo();
    const [submissionId = ''] = ids;
    meanwhile.at = ({ method, key }) => method === 'keys' && key === laterReports(submissionId);
    meanwhile.happens = () => Promise.reject(unavailable());
    await refusal(desk.purge.run({ olderThanDays: 0 }));
    const removed = ['document', 'report', 'personal data'];
    expect((await desk.purge.run({ olderThanDays: 1 })).submissions).toMatchObject([
      { submissionId, removed },
    ]);
    expect((await desk.intake.record(submissionId)).purged?.removed).toEqual(removed);
  });

  test.each([
    ['leaves to another', { isRegular: true }],
    ['has on record only once, if it joins another,', {}],
  ])('%s what both are at', async (_how, given) => {
    const { desk, meanwhile, ids } = await deskWithTwo();
    meanwhile.at = ({ method, key }) => method === 'delete' && ids.some((id) => key === reportKey(id));
    meanwhile.happens = async () => {
      await desk.purge.run({ olderThanDays: 0, ...given });
    };
    await desk.purge.run({ olderThanDays: 0, isRegular: true });
    const records = await everyPage(desk.purge.list);
    const recorded = records.flatMap(({ submissions }) => submissions);
    expect(recorded.map(({ submissionId }) => submissionId).toSorted()).toEqual(ids.toSorted());
    expect(recorded.map(({ removed }) => removed)).toEqual(
      Array(2).fill(['document', 'report', 'personal data']),
    );
  });

  test('finishes by itself, after ten minutes, what an earlier version did not finish', async () => {
    const clock = new MovableClock();
    const { desk, store, submit, ended } = openDesk({ clock });
    desk.start();
    onTestFinished(() => desk.close());
    const submissionId = await submit(thesis, form);
    await ended(submissionId);
    const purged = { purgedAt: clock.now().toISOString(), removed: [], isUnfinished: true as const };
    await changeSubmission(store, submissionId, (each) => ({ ...each, purged }));
    const purge = () => desk.purge.run({ olderThanDays: 1, isRegular: true });
    clock.pass(10 * 60 * 1000 - 1);
    expect((await purge()).submissions).toEqual([]);
    clock.pass(1);
    expect((await purge()).submissions).toMatchObject([{ submissionId }]);
    expect((await desk.intake.get(submissionId)).name).toBe('removed');
  });

  test('leaves alone what is being processed', async () => {
    const bench = openDesk();
    const submissionId = await bench.submit(thesis, form);
    await bench.desk.purge.run({ olderThanDays: 0 });
    expect((await bench.desk.intake.get(submissionId)).name).toBe(form.name);
    bench.desk.start();
    expect((await bench.ended(submissionId)).status).toBe('completed');
    await bench.desk.close();
  });

  test('removes documents that were uploaded and not submitted within a day', async () => {
    const clock = new MovableClock();
    const { desk, objects } = openDesk({ clock });
    const { objectKey } = await desk.intake.createUpload({ fileName: 'a.docx' });
    await objects.put(objectKey, ReadableStream.from([thesis]), { contentType: 'x/y' });
    clock.pass(day - 1);
    expect((await desk.purge.preview({ olderThanDays: 0 })).abandonedUploads).toBe(0);
    expect((await desk.purge.run({ olderThanDays: 0 })).abandonedUploads).toBe(0);
    clock.pass(1);
    expect((await desk.purge.preview({ olderThanDays: 0 })).abandonedUploads).toBe(1);
    expect((await desk.purge.run({ olderThanDays: 0 })).abandonedUploads).toBe(1);
    expect(await objects.head(objectKey)).toBeNull();
  });

  test('leaves a document that is submitted at that moment, however old the upload is', async () => {
    const [clock, memory] = [new MovableClock(), memoryStore()];
    let purges = 0;
    const store = wrapStore(memory, async ({ method, key }, run) => {
      if (method === 'put' && key.startsWith('submissions/')) {
        purges += 1;
        await desk.purge.run({ olderThanDays: 0 });
      }
      await run();
    });
    const { desk, objects } = openDesk({ store, clock });
    const upload = await desk.intake.createUpload({ fileName: 'a.docx' });
    await objects.put(upload.objectKey, ReadableStream.from([thesis]), { contentType: 'x/y' });
    clock.pass(2 * day);
    const { submissionId, objectKey } = upload;
    const { name, email } = form;
    await desk.intake.submit({ submissionId, objectKey, name, email, serviceType: 'editing' });
    expect(purges).toBe(1);
    expect(await desk.intake.document(submissionId)).toMatchObject({ bytes: thesis.length });
  });

  test('has the form refused for an upload whose document it has just removed', async () => {
    const [clock, memory] = [new MovableClock(), memoryStore()];
    let answer = '';
    const store = wrapStore(memory, async ({ method, key }, run) => {
      const isNote = key.startsWith('pending-uploads/');
      if (method === 'delete' && isNote) answer = (await refusal(desk.intake.submit(submitted))).message;
      await run();
    });
    const { desk, objects } = openDesk({ store, clock });
    const { submissionId, objectKey } = await desk.intake.createUpload({ fileName: 'a.docx' });
    const { name, email } = form;
    const submitted = { submissionId, objectKey, name, email, serviceType: 'editing' };
    await objects.put(objectKey, ReadableStream.from([thesis]), { contentType: 'x/y' });
    clock.pass(2 * day);
    await desk.purge.run({ olderThanDays: 0 });
    expect(answer).toContain('Please ask for a new one');
  });

  test('removes events of the CRM, and says how many', async () => {
    const { desk, store } = openDesk();
    for (const authenticated of [true, false]) await desk.crmEvents.receive({ body: '{}', authenticated });
    expect((await desk.purge.run({ olderThanDays: 1 })).events).toBe(0);
    expect((await desk.purge.preview({ olderThanDays: 0 })).events).toBe(2);
    expect((await desk.purge.run({ olderThanDays: 0 })).events).toBe(2);
    expect(await everyPage(desk.crmEvents.list)).toEqual([]);
    expect((await everyPage(desk.purge.list))[0]).toMatchObject({ events: 2 });
    for await (const key of store.keys('')) expect(key).toMatch(/^purges/);
  });

  test('of the first version, which knew no events, is listed as one that removed none', async () => {
    const { desk, store } = openDesk();
    const purgedAt = '2026-11-21T09:00:00.000Z';
    const earlier = { purgedAt, finishedUntil: purgedAt, submissions: [], abandonedUploads: 1 };
    await store.put(`purges/${purgedAt}-1`, earlier);
    expect(await everyPage(desk.purge.list)).toEqual([{ ...earlier, events: 0 }]);
  });

  test('that is only previewed removes nothing', async () => {
    const { desk, submissionId, before } = await deskWithSubmission();
    const preview = await desk.purge.preview({ olderThanDays: 0 });
    expect(preview.submissions).toMatchObject([{ submissionId, name: form.name, removed: [] }]);
    expect(await desk.intake.get(submissionId)).toEqual(before);
    expect(await everyPage(desk.purge.list)).toEqual([]);
    await desk.close();
  });

  test('leaves a submission that cannot be started over', async () => {
    const bench = openDesk();
    bench.desk.start();
    const submissionId = await bench.submit(new TextEncoder().encode('no docx'), form);
    await bench.ended(submissionId);
    await bench.desk.purge.run({ olderThanDays: 0 });
    expect((await refusal(bench.desk.intake.retry(submissionId))).message).toContain('was removed');
    await bench.desk.close();
  });

  test.each([-1, Number.NaN])('of an age of %s days is refused', async (olderThanDays) => {
    expect((await refusal(openDesk().desk.purge.run({ olderThanDays }))).code).toBe('input_invalid');
  });
});

describe('a desk with a retention time', () => {
  test('purges by itself', async () => {
    const first = await deskWithSubmission();
    await first.desk.close();
    const { store, objects, submissionId } = first;
    const second = openDesk({ store, objects, retentionDays: 0 });
    second.desk.start();
    while (!(await second.desk.intake.record(submissionId)).purged) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect((await second.desk.intake.get(submissionId)).name).toBe('removed');
    await second.desk.close();
  });
});
