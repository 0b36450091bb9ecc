import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { analyseDocx } from '../src/core/docx/analyse.ts';
import type { Analyser, Crm, Mail } from '../src/core/ports.ts';
import { docxContentType } from '../src/core/schemas/fields.ts';
import type { DeskEvent } from '../src/core/services/webhooks/desk-event.ts';
import { type EmbeddedDeskOptions, embeddedDesk } from '../src/embedded-desk.ts';
import { createClient } from '../src/http/client/client.ts';
import { createHttpApp } from '../src/http/index.ts';
import { memoryStore } from '../src/storage-drivers/memory/memory-store.ts';
import { builtProcess } from './cli/support/process-file.ts';
import { temporaryFolder } from './storage-drivers/filesystem/support/temporary-folder.ts';
import { touchingTables } from './support/theses/costly-documents.ts';

const form = { name: 'Ada Example', email: 'ada@example.org', serviceType: 'editing' };

test('a folder is enough to take a document to its quote', async () => {
  const { client, folder } = await openDesk();
  const submission = await client.ending(await client.handIn(await sampleThesis(), form));
  expect(submission).toMatchObject({ status: 'completed', quote: { total: expect.any(Number) } });
  expect((await readdir(folder)).sort()).toEqual(['files', 'records']);
});

test('upload URLs, deals and rooms lie under the public URL, with one slash between', async () => {
  const { client, desk } = await openDesk({ publicUrl: 'https://editing.example/desk/' });
  const { uploadUrl } = await client.createUpload({ fileName: 'thesis.docx' });
  const { crmUrl } = await client.ending(await client.handIn(await sampleThesis(), form));
  const { joinUrl, roomCode } = await desk.meetings.create({ participants: ['ada@example.org'] });
  expect(uploadUrl).toMatch(/^https:\/\/editing\.example\/desk\/objects\/uploads\//);
  expect(crmUrl).toBe('https://editing.example/desk/desk#deal-1');
  expect(joinUrl).toBe(`https://editing.example/desk/room/${roomCode}`);
});

test('a public URL may become known after the desk was made', async () => {
  let port = 0;
  const { client } = await openDesk({ publicUrl: () => `http://localhost:${port}/desk` });
  port = 4242;
  const { uploadUrl } = await client.createUpload({ fileName: 'thesis.docx' });
  expect(new URL(uploadUrl).port).toBe('4242');
});

test.each([
  ['https://editing.example', ''],
  ['https://editing.example/desk/', '/desk'],
])('an app of a desk at %s is mounted at "%s"', async (publicUrl, prefix) => {
  const folder = await temporaryFolder();
  const { desk, http } = embeddedDesk({ folder, publicUrl });
  const app = createHttpApp(desk, http);
  const answer = await app.fetch(new Request(`https://editing.example${prefix}/health`));
  expect(answer.status).toBe(200);
  await desk.close();
});

test('an upload over the limit of the desk is refused while it is sent', async () => {
  const folder = await temporaryFolder();
  const publicUrl = 'https://editing.example/desk';
  const { desk, http } = embeddedDesk({ folder, publicUrl, maximumUploadBytes: 1_000 });
  onTestFinished(() => desk.close());
  const { uploadUrl } = await desk.intake.createUpload({ fileName: 'thesis.docx' });
  const headers = { 'content-type': docxContentType };
  const request = new Request(uploadUrl, { method: 'PUT', headers, body: new Uint8Array(1_001) });
  expect((await createHttpApp(desk, http).fetch(request)).status).toBe(413);
});

test.each([
  '',
  '/desk',
  'localhost:3000/desk',
  'ftp://editing.example',
  'https://editing.example/?desk',
  'https://editing.example/desk?',
  'https://editing.example/#desk',
  'https://ada:secret@editing.example',
])('the public URL "%s" is refused at once', async (publicUrl) => {
  const folder = await temporaryFolder();
  expect(() => embeddedDesk({ folder, publicUrl })).toThrow(TypeError);
});

test.each([
  ['folder', { folder: ' ' }],
  ['minimumFreeBytes', { minimumFreeBytes: -1 }],
  ['concurrency', { concurrency: 0 }],
  ['objects', { objects: {} }],
])('an impossible %s is refused at once', async (path, options) => {
  const given = { folder: await temporaryFolder(), publicUrl: 'http://localhost', ...options };
  const refusal = { code: 'input_invalid', details: expect.objectContaining({ path }) };
  expect(() => embeddedDesk(given)).toThrow(expect.objectContaining(refusal));
});

test('nothing is written before the first call', async () => {
  const folder = await temporaryFolder();
  const { desk } = embeddedDesk({ folder, publicUrl: 'http://localhost' });
  await desk.close();
  expect(await readdir(folder)).toEqual([]);
});

test('mails go to the outbox of the folder', async () => {
  const { desk, folder } = await openDesk();
  await desk.meetings.create({ participants: ['ada@example.org'] });
  await expect.poll(() => mailsIn(join(folder, 'outbox')), { timeout: 30_000 }).toHaveLength(1);
});

test('mails go to a mailer that was passed', async () => {
  const mails: Mail[] = [];
  const { desk } = await openDesk({ mailer: { send: async (mail) => void mails.push(mail) } });
  await desk.meetings.create({ participants: ['ada@example.org'] });
  await expect.poll(() => mails.map(({ to }) => to.email), { timeout: 30_000 }).toEqual(['ada@example.org']);
});

test('deals go to a CRM that was passed', async () => {
  const { client } = await openDesk({ crm: crmOf('https://crm.example/7') });
  const { crmUrl } = await client.ending(await client.handIn(await sampleThesis(), form));
  expect(crmUrl).toBe('https://crm.example/7');
});

test('records, jobs and deals go to a store that was passed', async () => {
  const { client, folder } = await openDesk({ store: memoryStore() });
  await client.ending(await client.handIn(await sampleThesis(), form));
  expect(await readdir(folder)).toEqual(['files']);
});

test('the app learns what happens', async () => {
  const events: DeskEvent[] = [];
  const { client } = await openDesk({ onEvent: (event) => void events.push(event) });
  const submissionId = await client.handIn(await sampleThesis(), form);
  await expect
    .poll(() => events, { timeout: 30_000 })
    .toMatchObject([{ type: 'submission.completed', data: { submissionId } }]);
});

test('a part that is undefined is the desk’s own', async () => {
  const none = { crm: undefined, mailer: undefined, jobs: undefined, clock: undefined };
  const { client } = await openDesk(none);
  const submission = await client.ending(await client.handIn(await sampleThesis(), form));
  expect(submission.status).toBe('completed');
});

test('a deal leads to the desk, also if the URL of submissions is undefined', async () => {
  const { client, desk } = await openDesk({ submissionUrl: undefined });
  const { submissionId, crmUrl } = await client.ending(await client.handIn(await sampleThesis(), form));
  const { note } = await desk.deals.note(crmUrl?.split('-').at(-1) ?? '');
  expect(note).toContain(`http://localhost/desk/desk#submission-${submissionId}`);
});

test.each([
  ['given', { apiKey: 'key', apiSecret: 'a secret of some length, 32 bytes', url: 'wss://video.example' }],
  [
    'asked for',
    () => ({ apiKey: 'key', apiSecret: 'a secret of some length, 32 bytes', url: 'wss://video.example' }),
  ],
])('video tokens are signed with credentials that are %s', async (_, livekit) => {
  const { client } = await openDesk({ livekit });
  const answer = await client.issueToken({ room: 'kfm-4tqx-9dw', participant: 'Ada' });
  expect(answer).toMatchObject({ room: 'kfm-4tqx-9dw', participant: 'Ada', url: 'wss://video.example' });
});

test('a document that costs too much ends its submission, and not the app', async () => {
  const analysis = { processFile: builtProcess, memoryBytes: 128 * 1024 * 1024 };
  const { client } = await openDesk({ analysis });
  const document = new Blob([Buffer.from(await touchingTables(99_000, 40))]);
  const submissionId = await client.handIn(document, form, { fileName: 'thesis.docx' });
  expect(await client.ending(submissionId)).toMatchObject({ errorCode: 'document_too_large' });
});

async function openDesk(options: Partial<EmbeddedDeskOptions> = {}) {
  const folder = await temporaryFolder();
  const url = 'http://localhost/desk';
  const { desk, objects } = embeddedDesk({
    folder,
    publicUrl: url,
    ...(options.analysis === undefined ? { analyser } : {}),
    ...options,
  });
  const app = createHttpApp(desk, { basePath: '/desk', signedObjects: objects });
  desk.start();
  onTestFinished(() => desk.close());
  const ask: typeof fetch = (address, init) => app.fetch(new Request(address, init));
  return { folder, desk, client: createClient({ baseUrl: url, fetch: ask }) };
}

/** Without processes, which take their time to start. */
const analyser: Analyser = { analyse: (document) => analyseDocx(document), close: async () => {} };

function crmOf(url: string): Crm {
  const deal = { dealId: '7', url };
  return {
    createDeal: async () => deal,
    findDeal: async () => null,
    listDeals: async () => [],
    listStages: async () => [],
    ping: async () => {},
  };
}

async function mailsIn(outbox: string): Promise<string[]> {
  const names = await readdir(outbox).catch(() => []);
  return names.filter((name) => name.endsWith('.eml'));
}

async function sampleThesis(): Promise<File> {
  const bytes = await readFile(new URL('../examples/sample-thesis.docx', import.meta.url));
  return new File([bytes], 'thesis.docx');
}
