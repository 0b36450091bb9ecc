import { expect, onTestFinished, test } from 'vitest';
import { collect } from '../../../support/collect.ts';
import { type DeskStorage, onEveryStorage } from '../../../support/desk-storages.ts';
import { chunksOf } from '../../../support/docx/chunks-of.ts';
import { waitUntil } from '../../../support/wait-until.ts';
import { keptJobs } from '../support/kept-jobs.ts';
import { day, hour } from '../support/movable-clock.ts';
import { openDesk } from '../support/open-desk.ts';

const form = { name: 'Ada Lovelace', email: 'ada@example.org', serviceType: 'editing' };

/** Uploads a document that nobody has submitted yet. */
async function uploaded({ desk, objects }: ReturnType<typeof openDesk>) {
  const { submissionId, objectKey } = await desk.intake.createUpload({ fileName: 'thesis.docx' });
  await objects.put(objectKey, chunksOf('a thesis'), { contentType: 'x/y' });
  return { submissionId, objectKey };
}

onEveryStorage('an upload that nobody submits', (open) => {
  test('is removed a day after its URL was given out, with its note', async () => {
    const storage = await open();
    const { objectKey } = await uploaded(deskOn(storage));
    await storage.clock.passTime(day);
    await whileADeskWorks(storage, async () => (await collect(storage.store.keys('pending-'))).length === 0);
    expect(await storage.objects.head(objectKey)).toBeNull();
  });

  test('stays until then', async () => {
    const storage = await open();
    const old = await uploaded(deskOn(storage));
    await storage.clock.passTime(hour);
    const young = await uploaded(deskOn(storage));
    await storage.clock.passTime(23 * hour);
    await whileADeskWorks(storage, async () => (await storage.objects.head(old.objectKey)) === null);
    expect(await storage.objects.head(young.objectKey)).toMatchObject({ size: 8 });
  });

  test('goes alone: what was submitted stays', async () => {
    const storage = await open();
    const desk = deskOn(storage);
    const submitted = await uploaded(desk);
    await desk.desk.intake.submit({ ...form, ...submitted });
    const abandoned = await uploaded(desk);
    await storage.clock.passTime(10 * day);
    await whileADeskWorks(storage, async () => (await storage.objects.head(abandoned.objectKey)) === null);
    expect((await desk.desk.intake.get(submitted.submissionId)).status).toBe('processing');
    expect(await desk.desk.intake.document(submitted.submissionId)).toMatchObject({ bytes: 8 });
  });
});

function deskOn({ store, objects, clock }: DeskStorage) {
  return openDesk({ store, objects, clock, jobs: keptJobs() });
}

/** Starts a desk as a server does, without its jobs, and waits for what it is to do by itself. */
async function whileADeskWorks(storage: DeskStorage, isDone: () => Promise<boolean>): Promise<void> {
  const { desk } = deskOn(storage);
  desk.start();
  onTestFinished(() => desk.close());
  await waitUntil(isDone, { what: 'the removal of an abandoned upload' });
}
