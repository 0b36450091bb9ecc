import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { call } from '../serve/support/desk-client.ts';
import { startServe } from '../serve/support/serve-process.ts';
import { hasChromium } from '../support/chromium.ts';
import { waitUntil } from '../support/wait-until.ts';
import { handIn, heading, thesisFile } from './support/intake-steps.ts';
import { pageBench, patience } from './support/page-bench.ts';

describe.skipIf(!hasChromium)('the way from a thesis to a deal that is won', patience, () => {
  const bench = pageBench();

  test.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)('takes an editor ten clicks, %s pixels wide and %s', async (width, colorScheme) => {
    const folder = await scratchFolder();
    const environment = { THESISDESK_NOTICES_EDITOR: 'editor@example.org' };
    const { url } = await startServe({ folder, environment });
    const visit = { viewport: { width, height: 844 }, colorScheme };
    const desk = await bench.open({ ...visit, url: `${url}/desk` });
    const student = await bench.open({ ...visit, url: `${url}/` });
    let clicks = 0;
    const click = async (place: Locator) => {
      await place.click();
      clicks += 1;
    };
    const button = (name: string | RegExp) => desk.getByRole('button', { name });

    await handIn(student, await thesisFile());
    await heading(student, 'Your quote');
    await mails(folder, 'editor@example.org', 1);

    await click(desk.getByRole('link', { name: 'Ada Example' }));
    await click(desk.getByRole('link', { name: 'Read and correct the document' }));
    await click(desk.locator('.painted-row', { has: desk.locator('.badge.table') }).first());
    await click(button('This does not count as a table'));
    await desk.getByText('was 3').waitFor();
    await click(button('Add a discount or a note'));
    await click(button('Add a line'));
    await desk.getByLabel('Text of line 1').fill('Returning customer');
    await desk.getByLabel('Number of line 1').fill('-10');
    await desk.getByText('Returning customer (−10%)').waitFor();
    await click(button('Make version 2'));
    await desk.getByText(/^Version 2, made/).waitFor();
    await mails(folder, 'ada@example.org', 2);

    await click(desk.getByRole('link', { name: 'Show the deal' }));
    await click(desk.locator('#deal-1 summary'));
    await click(button('Won'));
    await desk.getByText(': won.').waitFor();
    const { events } = await call(`${url}/webhooks/events`, 'GET');
    expect({ clicks, events }).toMatchObject({ clicks: 10, events: [{ dealId: 1 }] });
  });
});

/** Waits until the outbox has so many mails to this address. */
async function mails(folder: string, to: string, count: number): Promise<void> {
  const outbox = join(folder, 'outbox');
  const found = async () => {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
    return texts.filter((text) => new RegExp(`^To: .*${to}`, 'm').test(text)).length;
  };
  await waitUntil(async () => (await found()) >= count, {
    what: `${count} mails to ${to}`,
    deadline: 60_000,
  });
}
