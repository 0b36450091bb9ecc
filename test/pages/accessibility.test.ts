import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { call } from '../serve/support/desk-client.ts';
import type { ServeProcess, ServeSettings } from '../serve/support/serve-process.ts';
import { hasChromium } from '../support/chromium.ts';
import { obstacles, obstaclesInBothColours, overflow } from './support/accessibility.ts';
import { handIn, heading, pdfFile, thesisFile } from './support/intake-steps.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { startSeeded } from './support/seeded-desk.ts';
import { sharedDesk } from './support/shared-desk.ts';

/** Each section, and what is there once it is shown. */
const sections = [
  ['submissions', 'tbody tr'],
  ['deals', '.deal'],
  ['rates', '#preview-result .price'],
  ['meetings', '.meetings li'],
  ['examples', 'tbody tr'],
  ['events', 'tbody tr'],
  ['privacy', '#person-mail'],
] as const;

describe.skipIf(!hasChromium)('both pages', patience, () => {
  const bench = pageBench();
  const desk = sharedDesk(startFilled);

  test('can be used by all, in light colours and in dark ones', async () => {
    const { url } = await desk();
    const page = await bench.open({ url: `${url}/` });
    await eachState(page, url, async (name) =>
      expect([name, await obstaclesInBothColours(page)]).toEqual([name, []]),
    );
  });

  test('are looked at by somebody who would see a field without a name', async () => {
    const { url } = await desk();
    const page = await bench.open({ url: `${url}/` });
    await page.evaluate("document.querySelector('main').append(document.createElement('input'))");
    expect(await obstacles(page)).toEqual([expect.stringContaining('Form elements must have labels')]);
  });

  test('fit on the screen of a phone', async () => {
    const { url } = await desk();
    const page = await bench.open({ url: `${url}/`, viewport: { width: 360, height: 740 } });
    await eachState(page, url, async (name) => expect([name, await overflow(page)]).toEqual([name, 0]));
  });
});

/** Goes through both pages, and looks at each of their states. */
async function eachState(page: Page, url: string, look: (name: string) => Promise<void>): Promise<void> {
  await page.locator('#service option').first().waitFor({ state: 'attached' });
  await look('the form');
  await page.getByRole('button', { name: 'Get the quote' }).click();
  await look('the form with problems');
  await handIn(page, pdfFile('thesis.docx'));
  await heading(page, 'No quote yet');
  await look('the refusal');
  await page.getByRole('button', { name: 'Start over' }).click();
  await handIn(page, await thesisFile());
  await heading(page, 'Your quote');
  await look('the quote');
  for (const [section, content] of sections) {
    await page.goto(`${url}/desk#${section}`);
    await page.locator(content).first().waitFor();
    await look(section);
  }
  await page.goto(`${url}/desk#deals`);
  await page.getByRole('button', { name: /^Note of <img/ }).click();
  await page.getByRole('dialog').waitFor();
  await look('the note of a deal');
  await page.keyboard.press('Escape');
  await page.goto(`${url}/desk#submissions`);
  await page.getByRole('link', { name: 'Bo Sample' }).waitFor();
  await page.getByRole('link', { name: '<img' }).click();
  await page.getByRole('heading', { name: 'Evidence for the numbers' }).waitFor();
  await look('a submission');
}

/** Starts a desk that has something to show in each section. */
async function startFilled(settings: ServeSettings): Promise<ServeProcess> {
  const server = await startSeeded(settings);
  const { url } = server;
  const longName = `${'Long'.repeat(40)}.txt`;
  const file = { fileName: longName, contentType: 'text/plain', fileSize: 5 };
  const { uploads } = await call(`${url}/examples/presigned-url`, 'POST', { files: [file] });
  const [{ uploadUrl, ...place }] = uploads;
  await fetch(uploadUrl, { method: 'PUT', headers: { 'content-type': 'text/plain' }, body: 'Text.' });
  await call(`${url}/examples/files`, 'POST', { files: [{ ...file, ...place, notes: 'Notes' }] });
  await call(`${url}/meetings/create`, 'POST', { title: 'M'.repeat(100), participants: ['ada@example.org'] });
  const meta = { action: 'updated', object: 'deal', id: 7 };
  await call(`${url}/webhooks/crm`, 'POST', { v: 1, meta, current: { id: 7, stage_id: 3, status: 'won' } });
  return server;
}
