import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import type { DeskConfig } from '../../../../src/core/desk/desk-config.ts';
import { docxContentType } from '../../../../src/core/schemas/fields.ts';
import { createHttpApp } from '../../../../src/http/index.ts';
import { collect } from '../../../support/collect.ts';
import { type DeskStorage, onEveryStorage } from '../../../support/desk-storages.ts';
import { chunksOf } from '../../../support/docx/chunks-of.ts';
import { refusal, unavailable } from '../support/bench.ts';
import { keptJobs } from '../support/kept-jobs.ts';
import { day } from '../support/movable-clock.ts';
import { openDesk } from '../support/open-desk.ts';
import { plainAnalyser } from '../support/plain-analyser.ts';

const thesis = await readFile(new URL('../../../../examples/sample-thesis.docx', import.meta.url));
const form = { name: 'Ada Lovelace', email: 'ada@example.org', serviceType: 'editing' };
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A desk on a storage, and a client of it that has uploaded a document. */
async function uploaded(storage: DeskStorage, given: Partial<DeskConfig> = {}) {
  const { store, objects, clock } = storage;
  const bench = openDesk({ store, objects, clock, ...given });
  const { uploadUrl, ...place } = await bench.desk.intake.createUpload({ fileName: 'thesis.docx' });
  const app = createHttpApp(bench.desk, { signedObjects: storage.signedObjects ?? undefined });
  const ask = (request: Request) => (storage.signedObjects ? app.fetch(request) : fetch(request));
  const put = async (body: Uint8Array<ArrayBuffer>) => {
    const headers = { 'content-type': docxContentType, 'content-length': String(body.length) };
    return (await ask(new Request(uploadUrl, { method: 'PUT', headers, body }))).status;
  };
  const download = async (url: string) => new Uint8Array(await (await ask(new Request(url))).arrayBuffer());
  expect(await put(thesis)).toBe(200);
  return { ...bench, ...place, put, download };
}

onEveryStorage('a document that was accepted', (open) => {
  test('is on record with its size and its SHA-256', async () => {
    const { desk, submissionId, objectKey } = await uploaded(await open(), { jobs: keptJobs() });
    await desk.intake.submit({ ...form, submissionId, objectKey });
    const { document } = await desk.intake.record(submissionId);
    expect(document).toMatchObject({ bytes: thesis.length, sha256: digest(thesis) });
  });

  test('stays what it was, whatever is uploaded to its URL later, and is what the editor downloads', async () => {
    const storage = await open();
    const analyser = plainAnalyser();
    const bench = await uploaded(storage, { analyser });
    const { desk, submissionId, objectKey } = bench;
    await desk.intake.submit({ ...form, submissionId, objectKey });
    // Where S3 takes the upload itself it lands where nobody looks.
    expect(await bench.put(Buffer.from('another thesis'))).toBe(storage.signedObjects ? 409 : 200);
    desk.start();
    expect((await bench.ended(submissionId)).status).toBe('completed');
    await bench.put(Buffer.from('a third one'));
    const { downloadUrl, fileName, bytes, sha256 } = await desk.intake.document(submissionId);
    const downloaded = await bench.download(downloadUrl);
    expect(digest(downloaded)).toBe(digest(thesis));
    expect(analyser.documents.map((each) => digest(each))).toEqual([digest(thesis)]);
    expect({ fileName, bytes, sha256 }).toEqual({
      fileName: 'thesis.docx',
      bytes: thesis.length,
      sha256: digest(thesis),
    });
    await desk.close();
  });

  test('stays what it was also when a file comes under its key that no door kept out', async () => {
    const { objects, ...storage } = await open();
    const { desk, submissionId, objectKey } = await uploaded({ objects, ...storage }, { jobs: keptJobs() });
    await desk.intake.submit({ ...form, submissionId, objectKey });
    const { document } = await desk.intake.record(submissionId);
    await objects.put(objectKey, chunksOf('another thesis'), { contentType: 'x/y' });
    const kept = await objects.get(document?.key ?? '');
    expect(digest(Buffer.concat(await collect(kept?.content ?? chunksOf())))).toBe(digest(thesis));
  });

  test('is the only file of its submission that is left a day later', async () => {
    const storage = await open();
    const { desk, submissionId, objectKey } = await uploaded(storage, { jobs: keptJobs() });
    await desk.intake.submit({ ...form, submissionId, objectKey });
    expect(await storage.objects.head(objectKey)).toBeNull();
    await storage.objects.put(objectKey, chunksOf('too late'), { contentType: 'x/y' });
    await storage.clock.passTime(day);
    await desk.purge.run({ olderThanDays: 1 });
    expect(await storage.objects.head(objectKey)).toBeNull();
    expect(await desk.intake.document(submissionId)).toMatchObject({ bytes: thesis.length });
    expect(await collect(storage.store.keys('pending-uploads/'))).toEqual([]);
  });

  test('goes with a purge', async () => {
    const storage = await open();
    const bench = await uploaded(storage, { analyser: plainAnalyser() });
    const { desk, submissionId, objectKey } = bench;
    await desk.intake.submit({ ...form, submissionId, objectKey });
    const { document } = await desk.intake.record(submissionId);
    desk.start();
    await bench.ended(submissionId);
    await desk.purge.run({ olderThanDays: 0 });
    expect(await storage.objects.head(document?.key ?? '')).toBeNull();
    expect((await refusal(desk.intake.document(submissionId))).code).toBe('not_found');
    expect((await desk.intake.record(submissionId)).purged?.removed).toContain('document');
    await desk.close();
  });

  test('is one for all when it is submitted many times at once, and the other copies go', async () => {
    const storage = await open();
    const { desk, submissionId, objectKey } = await uploaded(storage, { jobs: keptJobs() });
    const submit = () => desk.intake.submit({ ...form, submissionId, objectKey });
    await Promise.all([submit(), submit(), submit()]);
    const copies = await copiesOf(storage, submissionId);
    const { document } = await desk.intake.record(submissionId);
    const left = [];
    for (const key of copies) if (await storage.objects.head(key)) left.push(key);
    expect(left).toEqual([document?.key]);
  });

  test('leaves no copy where the submission could not be stored and nobody came back', async () => {
    const storage = await open();
    const { submissionId, objectKey } = await uploaded(storage, { jobs: keptJobs() });
    const put: typeof storage.store.put = async (key, value, options) => {
      if (key.startsWith('submissions/')) throw unavailable();
      return storage.store.put(key, value, options);
    };
    const failing = openDesk({ ...storage, store: { ...storage.store, put } });
    await refusal(failing.desk.intake.submit({ ...form, submissionId, objectKey }));
    const copies = await copiesOf(storage, submissionId);
    expect(await storage.objects.head(copies[0] ?? '')).not.toBeNull();
    await storage.clock.passTime(day);
    const { store, objects, clock } = storage;
    await openDesk({ store, objects, clock }).desk.purge.run({ olderThanDays: 1 });
    for (const key of [objectKey, ...copies]) expect(await objects.head(key)).toBeNull();
  });
});

async function copiesOf({ store }: DeskStorage, submissionId: string): Promise<string[]> {
  return (await store.get<{ copies: string[] }>(`pending-uploads/${submissionId}`))?.value.copies ?? [];
}
