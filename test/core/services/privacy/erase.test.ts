import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { localCrm } from '../../../../src/adapters/crm/local-crm.ts';
import { outboxMailer } from '../../../../src/adapters/mail/outbox-mailer.ts';
import type { Mailer, Store } from '../../../../src/core/ports.ts';
import {
  changeSubmission,
  submissionKey,
} from '../../../../src/core/records/submissions/submission-record.ts';
import { memoryStore } from '../../../../src/storage-drivers/memory/memory-store.ts';
import { docx } from '../../../support/docx/docx.ts';
import { heading, paragraph } from '../../../support/docx/text.ts';
import { waitUntil } from '../../../support/wait-until.ts';
import { wrapStore } from '../../../support/wrap-store.ts';
import { refusal, unavailable } from '../support/bench.ts';
import { openDesk } from '../support/open-desk.ts';
import { plainCrm } from '../support/plain-crm.ts';

let thesis: Uint8Array;

beforeAll(async () => {
  thesis = await docx({ body: [heading(1, 'Introduction'), paragraph('Some words of a thesis.')] });
});

const ada = {
  name: 'Ada Lovelace',
  email: 'Ada.Private@Example.org',
  phone: '7946-0958',
  notes: 'her notes',
};
const grace = { name: 'Grace Hopper', email: 'grace@example.org' };

/** A desk with two students, of whom one has left traces everywhere. */
async function deskWithTraces(around?: Parameters<typeof wrapStore>[1]) {
  const folder = await mkdtemp(join(tmpdir(), 'erase-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const inner = memoryStore();
  const store: Store = around ? wrapStore(inner, around) : inner;
  const crm = localCrm({ store, dealUrl: (id) => `https://desk.example/${id}` });
  const mailer = outboxMailer({ folder });
  const webhookEndpoints = [{ url: 'https://hooks.example', secret: `whsec_${'A'.repeat(32)}` }];
  const bench = openDesk({ store, crm, mailer, webhookEndpoints, fetch: async () => new Response() });
  const { desk } = bench;
  desk.start();
  onTestFinished(() => desk.close());
  const submissionId = await bench.submit(thesis, ada);
  const other = await bench.submit(thesis, grace);
  await bench.ended(submissionId);
  await bench.ended(other);
  await desk.quotes.create(submissionId, {
    basedOn: 1,
    lines: [{ description: 'Rush', percent: 10 }],
    note: 'For Lovelace',
  });
  const deal = (await desk.intake.record(submissionId)).deal;
  await desk.deals.move({ dealId: Number(deal?.dealId), status: 'won' });
  const both = await desk.meetings.create({ participants: [ada, grace].map(person), title: 'Both of us' });
  const alone = await desk.meetings.create({ participants: [person(ada)], title: 'With Lovelace alone' });
  await desk.crmEvents.receive({
    body: JSON.stringify({
      meta: { action: 'updated', object: 'deal', id: 99 },
      current: { mail: ada.email },
    }),
    authenticated: true,
  });
  const erase = () => desk.privacy.erase({ email: ' ada.private@EXAMPLE.org ' });
  const made = { ...bench, inner, folder, submissionId, other, both, alone, erase };
  await quiet(made);
  return made;
}

test('an erasure removes nothing of a submission that was restarted while it was under way, and says so', async () => {
  let restarted: string | null = null;
  const { desk, inner, submissionId, erase } = await deskWithTraces(async ({ method, key }, run) => {
    if (method === 'put' && restarted !== null && key === submissionKey(restarted)) {
      await changeSubmission(inner, restarted, (record) => ({ ...record, status: 'processing' }));
      restarted = null;
    }
    await run();
  });
  restarted = submissionId;
  expect((await refusal(erase())).code).toBe('submission_in_work');
  expect(await desk.intake.record(submissionId)).toMatchObject({ name: ada.name });
  expect(await desk.intake.document(submissionId)).toBeDefined();
  expect(await desk.quotes.report(submissionId, 1)).toBeDefined();
});

test('an erasure that meets a submission in work removes nothing at all, and leaves the others as they were', async () => {
  let theirs: string[] = [];
  const bench = await deskWithTraces(async ({ method, key }, run) => {
    if (method === 'put' && theirs.some((id) => key === submissionKey(id))) {
      const others = theirs.filter((id) => key !== submissionKey(id));
      theirs = [];
      for (const id of others)
        await changeSubmission(bench.inner, id, (each) => ({ ...each, status: 'processing' }));
    }
    await run();
  });
  const { desk, submissionId, both, erase } = bench;
  const second = await bench.submit(thesis, ada);
  await bench.ended(second);
  await quiet(bench);
  theirs = [submissionId, second];
  expect((await refusal(erase())).code).toBe('submission_in_work');
  for (const id of [submissionId, second]) {
    const { name, purged, deal } = await desk.intake.record(id);
    expect([name, purged]).toEqual([ada.name, undefined]);
    expect((await desk.deals.note(Number(deal?.dealId))).note).toContain('Total');
  }
  expect((await desk.meetings.list()).meetings).toContainEqual(
    expect.objectContaining({
      roomCode: both.roomCode,
      participants: expect.arrayContaining([expect.objectContaining(person(ada))]),
    }),
  );
  expect((await desk.privacy.list()).records).toEqual([]);
});

test('an erasure that breaks off among the events keeps submissions out of work, and is not finished by a purge', async () => {
  let isOff = false;
  const bench = await deskWithTraces(async ({ method, key }, run) => {
    if (isOff && method === 'keys' && key === 'events/') throw unavailable();
    await run();
  });
  const { desk, submissionId, erase } = bench;
  isOff = true;
  await refusal(erase());
  isOff = false;
  const further = { basedOn: 2, lines: [{ description: 'Rush', percent: 20 }] };
  expect((await refusal(desk.quotes.create(submissionId, further))).message).toContain('removed');
  expect((await desk.purge.run({ olderThanDays: 1 })).submissions).toEqual([]);
  expect((await erase()).crmEvents).toBe(2);
  expect((await desk.intake.get(submissionId)).name).toBe('removed');
});

/** Until all that follows from what was done has been written. */
async function quiet(bench: Parameters<typeof everything>[0]): Promise<void> {
  for (let before = ''; ; ) {
    const now = await everything(bench);
    if (now === before) return;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

function person({ name, email }: { name: string; email: string }) {
  return { name, email };
}

/** All that is stored, and all mails, as one text. */
async function everything({ inner, folder }: { inner: Store; folder: string }): Promise<string> {
  let text = '';
  for await (const key of inner.keys('')) text += JSON.stringify([key, await inner.get(key)]);
  for (const name of await readdir(folder)) text += await readFile(join(folder, name), 'utf8');
  return text;
}

const traces = ['Lovelace', 'private@example', '7946-0958', 'her notes', 'My thesis'];

function tracesIn(text: string): string[] {
  return traces.filter((trace) => text.toLowerCase().includes(trace.toLowerCase()));
}

describe('a person who is erased', { timeout: 60_000 }, () => {
  test('leaves no trace, and others keep theirs', async () => {
    const bench = await deskWithTraces();
    expect(tracesIn(await everything(bench))).toEqual(traces);
    const before = await bench.desk.intake.record(bench.other);
    await bench.erase();
    // The other student's document has the same name.
    expect(tracesIn((await everything(bench)).replaceAll(/[^"]*My thesis[^"]*/g, ''))).toEqual([]);
    expect(await bench.desk.intake.record(bench.other)).toEqual(before);
    expect(await bench.desk.intake.document(bench.other)).toBeDefined();
  });

  test('leaves no mail that was about to be written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'erase-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const outbox = outboxMailer({ folder });
    const steps = new EventTarget();
    const [isWriting, isErased, isWritten] = ['writing', 'erased', 'written'].map((step) =>
      once(steps, step),
    );
    const mailer: Mailer = {
      ...outbox,
      async send(mail) {
        steps.dispatchEvent(new Event('writing'));
        await isErased;
        await outbox.send(mail);
        steps.dispatchEvent(new Event('written'));
      },
    };
    const { desk, submit } = openDesk({ mailer, notices: { business: 'Tide', sendDoubtful: true } });
    desk.start();
    onTestFinished(() => desk.close());
    await submit(thesis, ada);
    await isWriting;
    await desk.privacy.erase({ email: ada.email });
    steps.dispatchEvent(new Event('erased'));
    await isWritten;
    await waitUntil(async () => (await readdir(folder)).length === 0, { what: 'an empty outbox' });
  });

  test('leaves numbers, prices and status', async () => {
    const { desk, submissionId, erase } = await deskWithTraces();
    const { status, analysis, quote, createdAt } = await desk.intake.get(submissionId);
    await erase();
    expect(await desk.intake.get(submissionId)).toMatchObject({
      ...{ status, analysis, quote, createdAt, name: 'removed', email: 'removed' },
    });
    expect((await desk.deals.list({ status: 'won' })).count).toBe(1);
  });

  test('has no document and no report any more, of any version', async () => {
    const { desk, submissionId, erase } = await deskWithTraces();
    await erase();
    expect((await refusal(desk.intake.document(submissionId))).code).toBe('not_found');
    expect((await refusal(desk.quotes.report(submissionId, 1))).code).toBe('not_found');
    expect((await refusal(desk.quotes.report(submissionId, 2))).code).toBe('not_found');
  });

  test('is no participant any more, while the others stay', async () => {
    const { desk, both, alone, erase } = await deskWithTraces();
    await erase();
    const { meetings } = await desk.meetings.list();
    const of = (code: string) => meetings.find(({ roomCode }) => roomCode === code);
    expect(of(both.roomCode)?.participants).toEqual([
      { email: 'removed', invite: 'written' },
      { ...grace, invite: 'written' },
    ]);
    expect(of(both.roomCode)?.title).toBe('Both of us');
    expect(of(alone.roomCode)?.title).toBe('removed');
  });

  test('is told of by numbers alone', async () => {
    const { desk, submissionId, erase } = await deskWithTraces();
    const record = await erase();
    expect(record).toMatchObject({
      submissions: [submissionId],
      deals: 1,
      meetings: 2,
      mails: 2,
      crmEvents: 2,
    });
    expect(record.events).toBeGreaterThan(0);
    expect(record.dealsElsewhere).toEqual([]);
    expect((await desk.privacy.list()).records).toEqual([record]);
  });

  test('can be erased again, which does nothing', async () => {
    const bench = await deskWithTraces();
    await bench.erase();
    const after = await everything(bench);
    expect(await bench.erase()).toMatchObject({
      submissions: [],
      deals: 0,
      meetings: 0,
      mails: 0,
      crmEvents: 0,
      events: 0,
    });
    expect(await everything(bench)).toBe(after);
  });

  test('is looked at beforehand without being touched', async () => {
    const bench = await deskWithTraces();
    const before = await everything(bench);
    const {
      erasureId: _id,
      erasedAt: _at,
      ...preview
    } = await bench.desk.privacy.preview({ email: ada.email });
    expect(await everything(bench)).toBe(before);
    expect(await bench.erase()).toMatchObject(preview);
  });

  test('is mentioned in what belongs to others, and the preview and the erasure say where', async () => {
    const { desk, submit, ended } = openDesk();
    desk.start();
    onTestFinished(() => desk.close());
    const own = await submit(thesis, ada);
    const other = await submit(thesis, { ...grace, notes: `Referred by ${ada.email}.` });
    const silent = await submit(thesis, { ...grace, notes: `Referred by x${ada.email}.` });
    for (const id of [own, other, silent]) await ended(id);
    const description = `Agreed with ${ada.email}`;
    await desk.quotes.create(own, { basedOn: 1, lines: [{ description, amount: 5 }] });
    const about = { title: 'Both', notes: `Ask ${ada.email} first.` };
    const both = await desk.meetings.create({ participants: [ada, grace].map(person), ...about });
    await desk.meetings.create({ participants: [person(ada)], ...about });
    const { uploads } = await desk.examples.createUploads({
      files: [{ fileName: 'a.docx', contentType: 'x/y', fileSize: 5 }],
    });
    const { fileId = '', objectKey = '' } = uploads[0] ?? {};
    const file = { fileId, objectKey, fileName: 'a.docx', contentType: 'x/y', fileSize: 5 };
    await desk.examples.save({ files: [{ ...file, uploadedBy: ada.email }] });
    const { mentions } = await desk.privacy.preview({ email: ada.email });
    expect(mentions?.submissions.toSorted()).toEqual([own, other].toSorted());
    expect(mentions).toMatchObject({ meetings: [both.roomCode], examples: [fileId] });
    expect((await desk.privacy.erase({ email: ada.email })).mentions).toEqual(mentions);
    // They are still there, and no more than those.
    expect((await desk.privacy.preview({ email: ada.email })).mentions).toEqual(mentions);
  });

  test('leaves no address in an event about somebody else, who keeps name and address', async () => {
    const { desk, other } = await deskWithTraces();
    const description = `Referred by ${ada.email}`;
    await desk.quotes.create(other, { basedOn: 1, lines: [{ description, amount: 5 }] });
    const meta = { action: 'updated', object: 'deal', id: 99 };
    const body = JSON.stringify({ meta, current: { status: ada.email } });
    await desk.crmEvents.receive({ body, authenticated: true });
    const eventsOf = async () => (await desk.outgoing.list()).records.map(({ data }) => data);
    await expect.poll(eventsOf).toContainEqual(expect.objectContaining({ status: ada.email }));
    await desk.privacy.erase({ email: ada.email });
    const events = await eventsOf();
    expect(JSON.stringify(events).toLowerCase()).not.toContain(ada.email.toLowerCase());
    const lineItems = expect.arrayContaining([{ description: 'Referred by removed', amount: 5 }]);
    const quote = expect.objectContaining({ lineItems });
    expect(events).toContainEqual(expect.objectContaining({ ...grace, quoteVersion: 2, quote }));
    expect(events).toContainEqual(expect.objectContaining({ object: 'deal', status: 'removed' }));
  });

  test('leaves no name in an event of a submission that was purged before', async () => {
    const { desk, submissionId, erase } = await deskWithTraces();
    await desk.purge.run({ olderThanDays: 0 });
    expect((await erase()).submissions).toEqual([]);
    const { records } = await desk.outgoing.list();
    const about = records.filter(({ data }) => 'submissionId' in data && data.submissionId === submissionId);
    expect(about.length).toBeGreaterThan(0);
    for (const { data } of about) expect(data).toMatchObject({ name: 'removed', email: 'removed' });
  });

  test('is not confused with somebody whose address is longer', async () => {
    const bench = await deskWithTraces();
    const before = await everything(bench);
    const { submissions, events, crmEvents, mails } = await bench.desk.privacy.erase({
      email: 'private@example.org',
    });
    expect({ submissions, events, crmEvents, mails }).toEqual({
      submissions: [],
      events: 0,
      crmEvents: 0,
      mails: 0,
    });
    expect(await everything(bench)).toBe(before);
  });

  test('is not erased while a submission is being processed, and nothing else is', async () => {
    const { desk, submit, store } = openDesk();
    const submissionId = await submit(thesis, ada);
    const before = await store.get(`submissions/${submissionId}`);
    const error = await refusal(desk.privacy.erase({ email: ada.email }));
    expect(error.code).toBe('submission_in_work');
    expect(await store.get(`submissions/${submissionId}`)).toEqual(before);
  });

  test('leaves no trace after a crash at any write and another try', async () => {
    let left = Number.POSITIVE_INFINITY;
    const bench = await deskWithTraces(async ({ method }, run) => {
      const isWrite = method === 'put' || method === 'delete';
      if (isWrite && left-- <= 0) throw unavailable();
      await run();
    });
    for (let writes = 0, isDone = false; !isDone; writes++) {
      left = writes;
      isDone = await bench.erase().then(
        () => true,
        () => false,
      );
      left = Number.POSITIVE_INFINITY;
      if (writes > 200) throw new Error('The erasure does not get on.');
    }
    expect(tracesIn((await everything(bench)).replaceAll(/[^"]*My thesis[^"]*/g, ''))).toEqual([]);
  });

  test('has to be removed from another CRM as well, and the record says where', async () => {
    const { desk, submit, ended } = openDesk();
    desk.start();
    onTestFinished(() => desk.close());
    const submissionId = await submit(thesis, ada);
    await ended(submissionId);
    const { deal } = await desk.intake.record(submissionId);
    expect((await desk.privacy.erase({ email: ada.email })).dealsElsewhere).toEqual([deal]);
  });

  test('leaves alone a deal that has only the number in common with one in another CRM', async () => {
    const { desk, inner: store, submissionId, erase } = await deskWithTraces();
    const elsewhere = { dealId: '2', url: 'https://acme.pipedrive.com/deal/2' };
    await changeSubmission(store, submissionId, (record) => ({ ...record, deal: elsewhere }));
    expect((await erase()).dealsElsewhere).toEqual([elsewhere]);
    expect((await desk.deals.note(2)).note).toContain('Submission');
  });

  test('leaves alone an event that another CRM sent about its own deal with the same number', async () => {
    const before = await deskWithTraces();
    const { inner: store, submissionId } = before;
    const { deal } = await before.desk.intake.record(submissionId);
    const { forgetPerson, hasDeal, dealsOf } = localCrm({ store, dealUrl: String });
    const { desk } = openDesk({ store, crm: { ...plainCrm(), forgetPerson, hasDeal, dealsOf } });
    onTestFinished(() => desk.close());
    const meta = { action: 'updated', object: 'deal', id: Number(deal?.dealId), company_id: 7 };
    const body = JSON.stringify({ meta, current: { title: 'Another person' } });
    await desk.crmEvents.receive({ body, authenticated: true });
    const { crmEvents } = await desk.privacy.collect({ email: ada.email });
    expect(JSON.stringify(crmEvents)).not.toContain('Another person');
    expect(crmEvents.map(({ dealId }) => dealId)).toContain(meta.id);
    await desk.privacy.erase({ email: ada.email });
    expect(await everything(before)).toContain('Another person');
  });

  test.each([{}, { email: '' }, { email: 'nobody' }, { email: 7 }])('needs an address: %j', async (input) => {
    expect((await refusal(openDesk().desk.privacy.erase(input))).code).toBe('input_invalid');
  });
});

describe('the data of a person', { timeout: 60_000 }, () => {
  test('is all that the desk has, and nothing of others', async () => {
    const { desk, submissionId } = await deskWithTraces();
    const data = await desk.privacy.collect({ email: 'ada.private@example.org' });
    expect(data.submissions).toMatchObject([
      {
        submission: { submissionId, name: ada.name, phone: ada.phone, fileName: 'My thesis.docx' },
        quotes: [{ version: 1 }, { version: 2 }],
        reports: [{ reportId: null }],
        document: { fileName: 'My thesis.docx' },
      },
    ]);
    expect(data.meetings.map(({ participant }) => participant.email)).toEqual([ada.email, ada.email]);
    expect(data.mails).toHaveLength(2);
    expect(data.deals).toMatchObject([{ person: { name: ada.name }, status: 'won' }]);
    expect(data.crmEvents).toHaveLength(2);
    expect(data.events.map(({ type }) => type)).toContain('submission.completed');
    expect(JSON.stringify(data)).not.toContain('grace');
  });

  test('has no event about somebody else in which the address is mentioned', async () => {
    const { desk, other } = await deskWithTraces();
    await desk.quotes.create(other, {
      basedOn: 1,
      lines: [{ description: `Referred by ${ada.email}`, amount: 5 }],
    });
    const isMentioned = async () =>
      JSON.stringify((await desk.outgoing.list()).records)
        .toLowerCase()
        .includes(`by ${ada.email.toLowerCase()}`);
    await expect.poll(isMentioned).toBe(true);
    const { events } = await desk.privacy.collect({ email: ada.email });
    expect(JSON.stringify(events)).not.toContain('grace');
    expect(events.map(({ type }) => type)).toContain('submission.completed');
  });

  test('is empty for somebody who is not known', async () => {
    expect(await openDesk().desk.privacy.collect({ email: 'nobody@example.org' })).toMatchObject({
      ...{ submissions: [], meetings: [], mails: [], deals: [], crmEvents: [], events: [] },
    });
  });
});
