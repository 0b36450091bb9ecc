import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { call, ending, handIn } from '../serve/support/desk-client.ts';
import { startServe } from '../serve/support/serve-process.ts';
import { hasChromium } from '../support/chromium.ts';
import { thesisFile } from './support/intake-steps.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { changed, countOut, readDocument } from './support/painted-document.ts';

describe.skipIf(!hasChromium)('corrections to a document that are in no version yet', patience, () => {
  const bench = pageBench();

  async function reading() {
    const { url } = await startServe({ folder: await scratchFolder() });
    const submissionId = await handIn(url, (await thesisFile()).buffer, { name: 'Ada' });
    await ending(url, submissionId, 60_000);
    const address = `${url}/desk#document-${submissionId}`;
    const page = await bench.open({ url: address });
    await page.locator('.outcome-panel .price').waitFor();
    return { page, url, address, submissionId };
  }

  /** Closes the tab as a person does, and opens the address in another one of the same browser. */
  async function reopened(page: Page, address: string) {
    const context = page.context();
    const closed = page.waitForEvent('close');
    await page.close({ runBeforeUnload: true });
    await closed;
    const next = await context.newPage();
    await next.goto(address);
    await next.locator('.outcome-panel .price').waitFor();
    return next;
  }

  const countOutAndSee = async (page: Page) => {
    await countOut(page);
    await changed(page, 'Tables').waitFor();
  };
  const keptIn = (page: Page): Promise<string[]> =>
    page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('thesisdesk-corrections'))`);

  test('are there again after the tab was closed, also what was being typed, and nothing is asked', async () => {
    const { page, address } = await reading();
    await countOutAndSee(page);
    await page.getByLabel('Front pages').fill('7');
    const next = await reopened(page, address);
    for (const number of ['Tables', 'Front pages']) await changed(next, number).waitFor();
    expect(await next.getByLabel('Front pages').inputValue()).toBe('7');
    await next.getByText('Unsaved corrections: kept in this browser').waitFor();
  });

  test('leave nothing behind in the browser once they are in a version, undone, or the person was erased', async () => {
    const { page, url, address } = await reading();
    await countOutAndSee(page);
    expect(await keptIn(page)).toHaveLength(1);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await changed(page, 'Tables').waitFor({ state: 'detached' });
    expect(await keptIn(page)).toEqual([]);
    await countOutAndSee(page);
    await page.getByRole('button', { name: 'Make version 2' }).click();
    await page.getByText(/^Version 2, made/).waitFor();
    expect(await keptIn(page)).toEqual([]);
    await readDocument(page);
    await page.getByLabel('Front pages').fill('7');
    await page.getByLabel('Front pages').blur();
    await changed(page, 'Front pages').waitFor();
    expect(await keptIn(page)).toHaveLength(1);
    await call(`${url}/privacy/erase`, 'POST', { email: 'ana@example.com' });
    await page.goto(address);
    await page.reload();
    await page.getByText(/^The document was erased/).waitFor();
    expect(await keptIn(page)).toEqual([]);
  });

  test('are forgotten after thirty days', async () => {
    const { page, address } = await reading();
    await countOutAndSee(page);
    const [key = ''] = await keptIn(page);
    await page.evaluate(`{
      const { at, ...kept } = JSON.parse(localStorage.getItem('${key}'));
      const aged = JSON.stringify({ ...kept, at: at - 31 * 24 * 60 * 60 * 1000 });
      for (const name of ['${key}', 'thesisdesk-corrections of-another']) localStorage.setItem(name, aged);
    }`);
    const next = await reopened(page, address);
    expect(await changed(next, 'Tables').count()).toBe(0);
    expect(await keptIn(next)).toEqual([]);
  });
});
