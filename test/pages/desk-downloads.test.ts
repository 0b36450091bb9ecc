import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { startServe } from '../serve/support/serve-process.ts';
import { hasChromium } from '../support/chromium.ts';
import { thesisFile } from './support/intake-steps.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { hostileName, startSeeded } from './support/seeded-desk.ts';
import { sharedDesk } from './support/shared-desk.ts';

describe.skipIf(!hasChromium)('downloads of the desk', patience, () => {
  const bench = pageBench();
  const seeded = sharedDesk(startSeeded);

  test('give the thesis of a submission as it was handed in, under its own name', async () => {
    const page = await bench.open({ url: `${(await seeded()).url}/desk` });
    await page.getByRole('link', { name: hostileName }).click();
    await page.getByRole('heading', { name: 'Evidence for the numbers' }).waitFor();
    const { name, bytes } = await downloaded(page, 'Download My thesis.docx');
    expect(name).toBe('My thesis.docx');
    expect(bytes).toEqual((await thesisFile()).buffer);
    const fact = page.locator('.facts > div', { has: page.getByText('Document', { exact: true }) });
    expect((await fact.textContent())?.split('My thesis.docx')).toHaveLength(2);
  });

  test('give an example file', async () => {
    const { url } = await startServe({ folder: await scratchFolder() });
    const page = await bench.open({ url: `${url}/desk#examples` });
    const notes = { name: 'Příklad „1“.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes.') };
    await page.setInputFiles('#example-files', [notes]);
    await page.getByRole('button', { name: 'Add the files' }).click();
    const { name, bytes } = await downloaded(page, `Download ${notes.name}`);
    expect([name, bytes.toString()]).toEqual([notes.name, 'Notes.']);
  });
});

async function downloaded(page: Page, button: string): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}
