import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { filesystemStore } from '../../src/storage-drivers/filesystem/filesystem-store.ts';
import { runMain } from '../cli/support/run-main.ts';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { thesis } from '../cli/support/thesis.ts';
import { call, ending, handIn } from './support/desk-client.ts';
import { startServe } from './support/serve-process.ts';

/** A data folder as the first version left it: a quoted submission, a refused one, a deal and a meeting. */
async function oldFolder(): Promise<string> {
  const folder = join(await scratchFolder(), 'desk');
  const backup = fileURLToPath(new URL('./desk-of-0.1.tar.gz', import.meta.url));
  expect((await runMain(['restore', backup, '--data', folder])).code).toBe(0);
  return folder;
}

describe('a data folder of 0.1', () => {
  test('has its submissions, deals and meetings at a server of this version', async () => {
    const { url } = await startServe({ folder: await oldFolder() });
    const { submissions } = await call(`${url}/intake/submissions`, 'GET');
    expect(submissions.map(({ name, status }: Record<string, string>) => [name, status])).toEqual([
      ['Bo Example', 'error'],
      ['Ada Example', 'completed'],
    ]);
    expect((await call(`${url}/meetings`, 'GET')).meetings).toMatchObject([{ title: 'Consultation' }]);
  });

  test('takes a corrected quote and new submissions', async () => {
    const { url } = await startServe({ folder: await oldFolder() });
    const { submissions } = await call(`${url}/intake/submissions?status=completed`, 'GET');
    const [{ submissionId }] = submissions;
    const quotes = `${url}/intake/submissions/${submissionId}/quotes`;
    const lines = [{ description: 'Rush', percent: 15 }];
    expect(await call(quotes, 'POST', { basedOn: 1, lines })).toMatchObject({ version: 2 });
    const next = await handIn(url, await thesis(1_000), { name: 'Cy' });
    expect(await ending(url, next, 60_000)).toMatchObject({ status: 'completed' });
  });
});

describe('a data folder of a newer version', () => {
  test('is refused by servers and commands, with what to do', async () => {
    const folder = await oldFolder();
    const store = filesystemStore({ folder: join(folder, 'records') });
    await store.put('service/data-version', { version: 999 });
    for (const command of [
      ['serve', '--port', '0'],
      ['submissions', 'list'],
    ]) {
      const { code, errors } = await runMain([...command, '--data', folder]);
      expect([code, errors]).toEqual([
        1,
        expect.stringContaining('A newer version of thesisdesk wrote this data'),
      ]);
    }
  });
});
