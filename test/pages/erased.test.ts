import { describe, expect, test } from 'vitest';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { call } from '../serve/support/desk-client.ts';
import { startServe } from '../serve/support/serve-process.ts';
import { hasChromium } from '../support/chromium.ts';
import { obstacles } from './support/accessibility.ts';
import { handIn, heading, thesisFile } from './support/intake-steps.ts';
import { pageBench, patience } from './support/page-bench.ts';

const email = 'ada@example.org';
const erased = 'Editing. The document and the personal data of this submission were erased.';

describe.skipIf(!hasChromium)('the page of a student who was erased', patience, () => {
  const bench = pageBench();

  /** The page of a student whose quote is shown. */
  async function quoted() {
    const { url } = await startServe({ folder: await scratchFolder() });
    const page = await bench.open({ url: `${url}/` });
    await handIn(page, await thesisFile());
    await heading(page, 'Your quote');
    return { url, page };
  }

  test('says that the data was erased, and no name', async () => {
    const { url, page } = await quoted();
    await page.getByText('Editing for Ada Example', { exact: true }).waitFor();
    await call(`${url}/privacy/erase`, 'POST', { email });
    await page.reload();
    await page.getByText(erased, { exact: true }).waitFor();
    expect(await page.locator('main').textContent()).not.toContain('Ada');
    expect(await obstacles(page)).toEqual([]);
  });

  test('keeps the price, and takes no revised document any more', async () => {
    const { url, page } = await quoted();
    const price = await page.locator('.price').textContent();
    expect(await page.getByText('Upload a revised version').count()).toBe(1);
    await call(`${url}/privacy/erase`, 'POST', { email });
    await page.reload();
    await page.getByText(erased, { exact: true }).waitFor();
    expect(await page.locator('.price').textContent()).toBe(price);
    expect(await page.getByText('Upload a revised version').count()).toBe(0);
  });
});
