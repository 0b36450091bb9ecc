import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { call, ending, handIn } from '../serve/support/desk-client.ts';
import type { ServeProcess, ServeSettings } from '../serve/support/serve-process.ts';
import { startServe } from '../serve/support/serve-process.ts';
import { hasChromium } from '../support/chromium.ts';
import { waitUntil } from '../support/wait-until.ts';
import { obstaclesInBothColours, overflow } from './support/accessibility.ts';
import { heading, pdfFile, thesisFile } from './support/intake-steps.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { sharedDesk } from './support/shared-desk.ts';
import { shownText } from './support/shown-text.ts';
import { openStoredList } from './support/stored-list.ts';

const widths = [1280, 390];

describe.skipIf(!hasChromium)('a submission that was erased', patience, () => {
  const bench = pageBench();
  const desk = sharedDesk(startErased);
  const open = async (address: (quoted: string) => string, width = 1280) => {
    const { url } = await desk();
    const { submissions } = await call(`${url}/intake/submissions?status=completed`);
    const viewport = { width, height: 844 };
    return bench.open({ url: `${url}/desk${address(submissions[0].submissionId)}`, viewport });
  };

  test.each(widths)('says so in the list, %i pixels wide', async (width) => {
    const page = await open(() => '', width);
    await page.locator('tbody tr').nth(1).waitFor();
    const cells = page.locator('td[data-name="Document"]');
    expect(await cells.allInnerTexts()).toEqual(Array(2).fill(expect.stringMatching(/^removed\s/)));
    expect(await offers(page.locator('table.submissions'))).toEqual([]);
    expect([await obstaclesInBothColours(page), await overflow(page)]).toEqual([[], 0]);
  });

  test.each(widths)('says so in full, %i pixels wide', async (width) => {
    const page = await open((id) => `#submission-${id}`, width);
    await page.getByRole('heading', { name: 'What was counted' }).waitFor();
    const fact = page.locator('.facts > div', { has: page.getByText('Document', { exact: true }) });
    expect(await shownText(fact)).toMatch(/removed \d{1,2} \w+ \d{4}/);
    await page.getByText('The document and the personal data of this submission were erased.').waitFor();
    expect(await offers(page.locator('#section'))).toEqual(['Both versions']);
    expect([await obstaclesInBothColours(page), await overflow(page)]).toEqual([[], 0]);
  });

  test('still shows the versions of its quote, and a quote that can be opened', async () => {
    const page = await open((id) => `#submission-${id}`);
    await page.getByText('Both versions').click();
    await page.getByText(/^Rush/).first().waitFor();
    const link = page.getByRole('link', { name: 'PDF' });
    const href = await link.getAttribute('href');
    expect((await fetch(new URL(href ?? '', page.url()))).status).toBe(200);
  });

  test('says so while that is under way, or if it broke off', async () => {
    const purged = { purgedAt: '2026-11-20T09:00:00.000Z', removed: [], isUnfinished: true as const };
    const { url, page, change } = await openStoredList(bench, [{ purged }]);
    await page.goto(`${url}/desk#submission-submission-1`);
    const note = page.getByText('of this submission are being erased, and it can no longer be changed.');
    await note.waitFor();
    await change(1, { purged: { purgedAt: purged.purgedAt, removed: [] } });
    await page.getByText('The document and the personal data of this submission were erased.').waitFor();
    expect(await note.count()).toBe(0);
  });

  test('says so where its document was read', async () => {
    const page = await open((id) => `#document-${id}`);
    await page.getByText(/^The document was erased/).waitFor();
    expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
    await page.getByRole('link', { name: /^Submission of / }).click();
    await heading(page, 'Submission');
  });
});

/** What is in sight and can be clicked, but is not a link. */
async function offers(place: ReturnType<Page['locator']>): Promise<string[]> {
  return (await place.locator('button:visible, summary:visible').allInnerTexts()).map((text) => text.trim());
}

/** Starts a desk with a submission that was quoted twice and a failed one, both of a person who was erased. */
async function startErased(settings: ServeSettings): Promise<ServeProcess> {
  const server = await startServe(settings);
  const { url } = server;
  const quoted = await handIn(url, (await thesisFile()).buffer, { name: 'Ada Example' });
  const failed = await handIn(url, pdfFile('').buffer, { name: 'Ada Example' });
  for (const id of [quoted, failed]) await ending(url, id, 60_000);
  const lines = [{ description: 'Rush', percent: 15 }];
  await call(`${url}/intake/submissions/${quoted}/quotes`, 'POST', { basedOn: 1, lines });
  await waitUntil(async () => {
    const { deal } = await call(`${url}/intake/submissions/${quoted}/quotes`);
    return deal.version === 2;
  });
  await call(`${url}/privacy/erase`, 'POST', { email: 'ana@example.com' });
  return server;
}
