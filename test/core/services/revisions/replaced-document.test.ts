import { describe, expect, onTestFinished, test } from 'vitest';
import { localCrm } from '../../../../src/adapters/crm/local-crm.ts';
import { memoryStore } from '../../../../src/storage-drivers/memory/memory-store.ts';
import { waitUntil } from '../../../support/wait-until.ts';
import { refusal } from '../support/bench.ts';
import { openDesk } from '../support/open-desk.ts';
import { broken, thesis } from './revision-bench.ts';

/** A desk whose submission could not be read, and what an editor does about it. */
async function failedDesk() {
  const store = memoryStore();
  const crm = localCrm({ store, dealUrl: (id) => `https://desk.example/${id}` });
  const notices = { business: 'Ink', editors: [{ email: 'editor@example.org' }], sendDoubtful: true };
  const bench = openDesk({ store, crm, notices });
  const { desk, objects } = bench;
  desk.start();
  onTestFinished(() => desk.close());
  const submissionId = await bench.submit(broken);
  expect(await bench.ended(submissionId)).toMatchObject({ status: 'error', errorCode: 'document_not_docx' });

  async function upload(document: Uint8Array) {
    const { submissionId: uploadId, objectKey } = await desk.intake.createUpload({ fileName: 'second.docx' });
    await objects.put(objectKey, only(document), { contentType: 'application/octet-stream' });
    return { uploadId, objectKey };
  }
  /** Sends the document as the editor does, and waits until it was read. */
  async function replace(document: Uint8Array, terms: object = {}) {
    const sent = await upload(document);
    const accepted = await desk.revisions.submit(submissionId, { ...sent, ...terms }, 'operator');
    expect(accepted.revision.status).toBe('processing');
    const submission = await bench.ended(submissionId);
    return { submission, ...(await desk.revisions.get(submissionId, sent.uploadId)) };
  }
  /** The state of a mail, as soon as it has one. */
  async function mailOf(name: string) {
    const state = async () => (await desk.intake.record(submissionId)).notices?.[name]?.state;
    await waitUntil(async () => (await state()) !== undefined);
    return state();
  }
  return { ...bench, store, crm, submissionId, upload, replace, mailOf };
}

describe('a document that an editor uploads for a submission that could not be read', () => {
  test('is quoted as the first version, with a deal, by the service that was asked for', async () => {
    const { replace, desk, crm, submissionId } = await failedDesk();
    const { submission, revision, version } = await replace(await thesis());
    expect(submission).toMatchObject({ status: 'completed', crmUrl: 'https://desk.example/1' });
    expect(submission).not.toHaveProperty('error');
    expect(revision).toMatchObject({ status: 'completed', version: 1, by: 'operator' });
    expect(version).toMatchObject({ version: 1, services: ['editing'], quote: submission.quote });
    expect(await crm.listDeals({ pipelineId: 1, status: 'open', limit: 10 })).toHaveLength(1);
    expect((await desk.intake.document(submissionId)).fileName).toBe('second.docx');
    expect((await desk.intake.list()).records[0]).toMatchObject({ submissionId, status: 'completed' });
  });

  test('is announced and mailed like that of a new submission, with the note, unless it is not to be', async () => {
    const told = await failedDesk();
    await told.replace(await thesis(), { note: 'Thank you for the right file.' });
    expect(await told.mailOf('new-submission.1')).toBe('sent');
    expect(await told.mailOf('quote.1')).toBe('sent');
    expect((await told.desk.intake.get(told.submissionId)).note).toBe('Thank you for the right file.');

    const untold = await failedDesk();
    await untold.replace(await thesis(), { tellStudent: false });
    expect(await untold.mailOf('quote.1')).toBe('unwanted');
  });

  test('can be as wrong as the first, and be replaced again, or tried again', async () => {
    const { replace, desk, ended, submissionId } = await failedDesk();
    const { submission, revision, version } = await replace(new TextEncoder().encode('PK no thesis'));
    expect([submission.status, revision.status, version]).toEqual(['error', 'error', null]);
    await desk.intake.retry(submissionId);
    expect((await ended(submissionId)).status).toBe('error');
    expect((await replace(await thesis())).submission.status).toBe('completed');
    expect((await desk.intake.record(submissionId)).revisions?.map(({ status }) => status)).toEqual([
      'error',
      'completed',
    ]);
  });

  test('starts nothing new if it is sent twice', async () => {
    const { upload, desk, ended, submissionId } = await failedDesk();
    const sent = await upload(await thesis());
    await desk.revisions.submit(submissionId, sent, 'operator');
    await desk.revisions.submit(submissionId, sent, 'operator');
    await ended(submissionId);
    const again = await desk.revisions.submit(submissionId, sent, 'operator');
    expect(again.revision).toMatchObject({ status: 'completed', version: 1 });
    expect((await desk.intake.record(submissionId)).revisions).toHaveLength(1);
  });

  test('is what a later revised document is compared with', async () => {
    const { replace, upload, desk, submissionId } = await failedDesk();
    await replace(await thesis());
    const sent = await upload(await thesis('Salt is weighed dry.'));
    await desk.revisions.submit(submissionId, sent, 'operator');
    const { revision, version } = await desk.revisions.read(submissionId, sent.uploadId);
    expect(revision).toMatchObject({ status: 'completed', version: 2 });
    expect(version?.revision?.changes.words.text.added).toBe(4);
  });

  test('is refused if it is the same, from a student, or if only its changes are to be priced', async () => {
    const { upload, desk, submissionId } = await failedDesk();
    const same = await refusal(desk.revisions.submit(submissionId, await upload(broken), 'operator'));
    expect([same.code, same.message]).toEqual([
      'nothing_changed',
      'The document has not changed: it is the one that could not be read.',
    ]);
    const right = await upload(await thesis());
    expect(await refusal(desk.revisions.submit(submissionId, right, 'student'))).toMatchObject({
      code: 'input_invalid',
      message: expect.stringContaining('has no quote'),
    });
    const changes = desk.revisions.submit(submissionId, { ...right, price: 'changes' }, 'operator');
    expect((await refusal(changes)).message).toBe(
      'This submission has no quote yet, so the document is priced as a whole.',
    );
  });

  test('is among what the desk has of the person, with the one it replaced, and erased with it', async () => {
    const { replace, desk, objects, submissionId } = await failedDesk();
    await replace(await thesis());
    const { submissions } = await desk.privacy.collect({ email: 'ada@example.org' });
    expect(submissions[0]).toMatchObject({
      document: { fileName: 'My thesis.docx' },
      revisions: [{ document: { fileName: 'second.docx' } }],
    });
    const { document, revisions = [] } = await desk.intake.record(submissionId);
    const keys = [document?.key, revisions[0]?.document.key].map(String);
    for (const key of keys) expect(await objects.head(key)).not.toBeNull();
    await desk.privacy.erase({ email: 'ada@example.org' });
    for (const key of keys) expect(await objects.head(key)).toBeNull();
  });
});

async function* only(bytes: Uint8Array): AsyncIterable<Uint8Array> {
  yield bytes;
}
