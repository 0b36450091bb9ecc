import { describe, expect, onTestFinished, test } from 'vitest';
import { docxContentType } from '../../src/core/schemas/fields.ts';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { thesis } from '../cli/support/thesis.ts';
import { startConditionalS3 } from '../support/s3/s3-conditions-proxy.ts';
import { waitUntil } from '../support/wait-until.ts';
import { askForUpload, call, ending, readiness, submit } from './support/desk-client.ts';
import { s3Environment } from './support/s3-environment.ts';
import { startServe } from './support/serve-process.ts';

/** As a student does whose browser uploads to S3 itself. */
async function handInByS3(url: string, name: string): Promise<string> {
  const place = await askForUpload(url);
  const headers = { 'content-type': docxContentType };
  const body = Buffer.from(await thesis(300));
  expect((await fetch(place.uploadUrl, { method: 'PUT', headers, body })).status).toBe(200);
  await submit(url, place, { name });
  return place.submissionId;
}

describe('a desk whose records, jobs and documents are on an S3 server that goes away', () => {
  test('loses nothing that it accepted, and opens one deal for each', { timeout: 180_000 }, async () => {
    const s3 = await startConditionalS3();
    onTestFinished(() => s3.stop());
    const environment = { THESISDESK_STORE: 's3', THESISDESK_OBJECTS: 's3', ...s3Environment(s3) };
    const { url } = await startServe({ folder: await scratchFolder(), environment });
    const ids: string[] = [];
    for (const name of ['Ana', 'Bo', 'Cy', 'Di']) ids.push(await handInByS3(url, name));

    await s3.server.interrupt();
    await waitUntil(async () => (await readiness(url)).status === 503, {
      what: 'a server that is not ready',
    });
    expect((await fetch(`${url}/intake/submission/${ids[0]}`)).status).toBe(500);
    expect((await fetch(`${url}/health`)).status).toBe(200);

    await s3.server.resume();
    await waitUntil(async () => (await readiness(url)).status === 200, {
      what: 'a server that is ready again',
    });
    for (const id of ids)
      expect(await ending(url, id, 120_000)).toMatchObject({
        status: 'completed',
        analysis: { textWordCount: 300 },
      });
    expect(await call(`${url}/crm/deals?status=all_not_deleted&limit=500`)).toMatchObject({
      count: ids.length,
    });
  });
});
