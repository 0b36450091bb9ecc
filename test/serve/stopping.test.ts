import { request } from 'node:http';
import { describe, expect, test } from 'vitest';
import { docxContentType } from '../../src/core/schemas/fields.ts';
import { filesystemStore } from '../../src/storage-drivers/filesystem/filesystem-store.ts';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { thesis } from '../cli/support/thesis.ts';
import { waitUntil } from '../support/wait-until.ts';
import { askForUpload, call, ending, handIn } from './support/desk-client.ts';
import { type ServeProcess, startServe } from './support/serve-process.ts';

/** Takes long enough to be read that a signal comes in between. */
const longThesis = thesis(1_500_000);

/** The records of a data folder, as another process sees them. */
const recordsIn = (folder: string) => filesystemStore({ folder: `${folder}/records` });

/** Waits until the server has begun with a submission. */
async function begun(server: ServeProcess, submissionId: string): Promise<void> {
  const isBegun = () =>
    server.log().some((line) => line.message === 'submission begun' && line.submissionId === submissionId);
  await waitUntil(isBegun, { what: 'a submission that is being processed' });
}

/** Starts an upload that does not come to its end. */
async function hangingUpload({ url }: ServeProcess): Promise<void> {
  const { uploadUrl } = await askForUpload(url);
  const headers = { 'content-type': docxContentType, 'content-length': 1_000 };
  const upload = request(uploadUrl, { method: 'PUT', headers });
  // The server goes away while it waits for the rest.
  upload.on('error', () => {});
  await new Promise<void>((resolve) => {
    upload.write('PK', () => resolve());
  });
}

function isStopping(server: ServeProcess): boolean {
  return server.log().some(({ message }) => message === 'stopping');
}

describe('a server that is asked to stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('by %s ends with 0', async (signal) => {
    const server = await startServe({ folder: await scratchFolder() });
    server.child.kill(signal);
    expect(await server.ended).toBe(0);
    expect(server.log().map(({ message }) => message)).toEqual(['stopping', 'stopped']);
  });

  test('finishes the submission that it is working on', async () => {
    const folder = await scratchFolder();
    const server = await startServe({ folder });
    const submissionId = await handIn(server.url, await longThesis, { name: 'Ana' });
    await begun(server, submissionId);
    const asked = new Date().toISOString();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    const stored = await recordsIn(folder).get<{ status: string; finishedAt: string }>(
      `submissions/${submissionId}`,
    );
    expect(stored?.value.status).toBe('completed');
    expect((stored?.value.finishedAt ?? '') >= asked).toBe(true);
  });

  test('leaves what it has not begun with to the next start', async () => {
    const folder = await scratchFolder();
    const environment = { THESISDESK_CONCURRENCY: '1' };
    const first = await startServe({ folder, environment });
    const begunOne = await handIn(first.url, await longThesis, { name: 'Ana' });
    const waiting = await handIn(first.url, await longThesis, { name: 'Eve' });
    await begun(first, begunOne);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    const second = await startServe({ folder, environment });
    expect(await ending(second.url, waiting)).toMatchObject({ status: 'completed' });
    expect((await call(`${second.url}/crm/deals`)).count).toBe(2);
  });

  test('takes one Ctrl+C that arrives twice for one', async () => {
    const server = await startServe({ folder: await scratchFolder() });
    server.child.kill('SIGINT');
    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0);
  });

  test('ends at once when it is asked again', async () => {
    const server = await startServe({ folder: await scratchFolder() });
    await hangingUpload(server);
    server.child.kill('SIGTERM');
    await waitUntil(() => isStopping(server), { what: 'a server that stops' });
    const start = performance.now();
    const hurry = setInterval(() => server.child.kill('SIGTERM'), 100);
    expect(await server.ended).toBe(143);
    clearInterval(hurry);
    // It would have waited ten seconds for the rest of the upload.
    expect(performance.now() - start).toBeLessThan(8_000);
    expect(server.log().some(({ message }) => message === 'stopped')).toBe(false);
  });
});
