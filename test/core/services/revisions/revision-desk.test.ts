import { describe, expect, onTestFinished, test } from 'vitest';
import { localCrm } from '../../../../src/adapters/crm/local-crm.ts';
import { memoryStore } from '../../../../src/storage-drivers/memory/memory-store.ts';
import { waitUntil } from '../../../support/wait-until.ts';
import { refusal } from '../support/bench.ts';
import { openDesk } from '../support/open-desk.ts';
import { thesis } from './revision-bench.ts';

/** A whole desk with a submission whose student has sent a revised document. */
async function revisedDesk({ isStarted = true } = {}) {
  const store = memoryStore();
  const crm = localCrm({ store, dealUrl: (id) => `https://desk.example/${id}` });
  const bench = openDesk({ store, crm });
  const { desk } = bench;
  desk.start();
  onTestFinished(() => desk.close());
  const submissionId = await bench.submit(await thesis(), { name: 'Ada Lovelace', email: 'ada@example.org' });
  await bench.ended(submissionId);
  if (!isStarted) await desk.close();
  const upload = await desk.intake.createUpload({ fileName: 'second.docx' });
  await bench.objects.put(upload.objectKey, only(await thesis('Salt is weighed dry.')), {
    contentType: 'application/octet-stream',
  });
  const revisionId = upload.submissionId;
  const sent = { uploadId: revisionId, objectKey: upload.objectKey, price: 'changes' };
  await desk.revisions.submit(submissionId, sent, 'operator');
  const state = () => desk.revisions.get(submissionId, revisionId);
  if (isStarted) {
    await waitUntil(async () => (await state()).revision.status === 'completed');
    await waitUntil(async () => (await desk.quotes.list(submissionId)).deal.version === 2);
  }
  return { ...bench, crm, store, submissionId, revisionId, state };
}

describe('a desk that took a revised document', () => {
  test('adds the price of the changes to that of the deal', async () => {
    const { desk, crm, submissionId } = await revisedDesk();
    const { versions } = await desk.quotes.list(submissionId);
    const sum = versions.reduce((total, { quote }) => total + quote.total, 0);
    const { deal } = await desk.intake.record(submissionId);
    expect((await crm.getDeal?.(Number(deal?.dealId)))?.value).toBeCloseTo(sum, 2);
  });

  test('has the revised document among what it has of a person', async () => {
    const { desk, revisionId, state } = await revisedDesk();
    const { submissions } = await desk.privacy.collect({ email: 'ada@example.org' });
    const { document } = (await state()).revision;
    expect(submissions[0]?.revisions).toMatchObject([
      { revisionId, document: { fileName: 'second.docx', sha256: document.sha256 } },
    ]);
  });

  test('erases it with the person: neither document nor titles nor names of files remain', async () => {
    const { desk, objects, store, state } = await revisedDesk();
    const { key } = (await state()).revision.document;
    await desk.privacy.erase({ email: 'ada@example.org' });
    expect(await objects.head(key)).toBeNull();
    const kept: string[] = [];
    for await (const record of store.keys('')) {
      if (!record.startsWith('objects/')) kept.push(JSON.stringify(await store.get(record)));
    }
    const traces = kept.filter((text) => /Conclusion|second\.docx|Lovelace/.test(text));
    expect(traces).toEqual([]);
  });

  test('keeps numbers and prices of it', async () => {
    const { desk, submissionId } = await revisedDesk();
    await desk.privacy.erase({ email: 'ada@example.org' });
    const { versions } = await desk.quotes.list(submissionId);
    expect(versions[1]?.revision?.changes.words.text.added).toBe(4);
  });

  test('purges it not before its own age', async () => {
    const { desk, objects, state } = await revisedDesk();
    const { key } = (await state()).revision.document;
    await desk.purge.run({ olderThanDays: 30 });
    expect(await objects.head(key)).not.toBeNull();
    await desk.purge.run({ olderThanDays: 0, asOf: new Date(Date.now() + 24 * 60 * 60 * 1000) });
    expect(await objects.head(key)).toBeNull();
  });

  test('neither erases nor purges while it is being read', async () => {
    const { desk, objects, state } = await revisedDesk({ isStarted: false });
    const { key } = (await state()).revision.document;
    expect((await refusal(desk.privacy.erase({ email: 'ada@example.org' }))).code).toBe('submission_in_work');
    await desk.purge.run({ olderThanDays: 0 });
    expect(await objects.head(key)).not.toBeNull();
  });
});

async function* only(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
