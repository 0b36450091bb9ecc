import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasChromium } from '../support/chromium.ts';
import { obstacles, overflow } from './support/accessibility.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { changed, countOut, paintedDocuments } from './support/painted-document.ts';

describe.skipIf(!hasChromium)('the number of front pages beside a document', patience, () => {
  const bench = pageBench();
  const reading = paintedDocuments(bench);

  test('follows what is typed at once, which is one correction', async () => {
    const { page, analysisOf } = await reading();
    const { frontMatter } = await analysisOf();
    const field = page.getByLabel('Front pages');
    const before = await page.locator('.outcome-panel .price').textContent();
    await page.route('**/quotes/preview', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 300));
      await route.continue();
    });
    await typeOver(field, '47');
    await page.getByText('Counting …').waitFor();
    await changed(page, 'Front pages')
      .getByText(/^47 was/)
      .waitFor();
    expect(await page.locator('.outcome-panel .price').textContent()).not.toBe(before);
    await page.keyboard.press('Backspace');
    await changed(page, 'Front pages')
      .getByText(/^4 was/)
      .waitFor();
    await page.keyboard.press('Backspace');
    expect(await field.inputValue()).toBe('');
    await page.getByRole('button', { name: 'Undo' }).click();
    await changed(page, 'Front pages').waitFor({ state: 'detached' });
    await expect.poll(() => field.inputValue()).toBe(String(frontMatter));
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await typeOver(field, '47');
    await typeOver(field, String(frontMatter));
    await page.getByRole('button', { name: 'Undo' }).waitFor({ state: 'hidden' });
  });

  test.each([1280, 390])(
    'needs one click directly after a number is typed, %i pixels wide',
    async (width) => {
      const { page, analysisOf } = await reading({ viewport: { width, height: 844 } });
      const { frontMatter } = await analysisOf();
      const field = page.getByLabel('Front pages');
      await countOut(page);
      await changed(page, 'Tables').waitFor();
      await typeOver(field, '7');
      await page.getByRole('button', { name: 'Make version 2' }).click();
      await page.locator('#front-pages-why:focus').waitFor();
      await page.keyboard.type('Two are blank.');
      await typeOver(field, '8');
      await page.getByRole('button', { name: 'Add a discount or a note' }).click();
      await expect.poll(() => page.getByLabel('Pages of front matter').inputValue()).toBe('8');
      await page.getByRole('link', { name: 'Read and correct the document' }).click();
      await changed(page, 'Front pages').waitFor();
      await field.focus();
      await page.keyboard.press('Backspace');
      await page.getByRole('button', { name: 'Add a discount or a note' }).click();
      await expect
        .poll(() => page.getByLabel('Pages of front matter').inputValue())
        .toBe(String(frontMatter));
      await page.getByRole('link', { name: 'Read and correct the document' }).click();
      await typeOver(field, '9');
      await page.getByRole('button', { name: 'Make version 2' }).click();
      await page.locator('#front-pages-why:focus').waitFor();
      await page.keyboard.type('Three are blank.');
      await page.getByRole('button', { name: 'Make version 2' }).click();
      await page.getByText(/^Version 2, made/).waitFor();
      expect((await analysisOf()).frontMatter).toBe(9);
    },
  );

  test('leads on to the version, even if its price is refused as outdated because the version is made by then', async () => {
    const { page } = await reading();
    await page.getByLabel('Front pages').fill('7');
    await page.getByRole('button', { name: 'Make version 2' }).click();
    await page.locator('#front-pages-why:focus').waitFor();
    await page.keyboard.type('Two are blank.');
    let make = () => {};
    const isMade = new Promise<void>((resolve) => {
      make = resolve;
    });
    const refused = page.waitForResponse(
      (response) => response.url().endsWith('/quotes/preview') && response.status() === 412,
    );
    await page.route('**/quotes/preview', (route) => isMade.then(() => route.continue()));
    await page.route('**/quotes', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      const response = await route.fetch();
      make();
      await (await refused).finished();
      await page.waitForTimeout(500);
      await route.fulfill({ response });
    });
    await page.getByRole('button', { name: 'Make version 2' }).click();
    await page.getByText(/^Version 2, made/).waitFor({ timeout: 10_000 });
  });

  test.each(['-1', 'abc', '1.5'])(
    'leaves %j out of the price, and says so, also after another correction',
    async (wrong) => {
      const { page } = await reading();
      const before = await page.locator('.outcome-panel .price').textContent();
      const leftOut = page.getByText('The number of front pages marked as wrong is not included.');
      await countOut(page);
      await changed(page, 'Tables').waitFor();
      await page.getByRole('button', { name: 'Undo' }).click();
      await changed(page, 'Tables').waitFor({ state: 'detached' });
      expect(await leftOut.isVisible()).toBe(false);
      await typeOver(page.getByLabel('Front pages'), wrong);
      await leftOut.waitFor();
      await expect.poll(() => page.locator('.outcome-panel .price').textContent()).toBe(before);
      expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);
      await countOut(page);
      await changed(page, 'Tables').waitFor();
      expect([await page.getByLabel('Front pages').inputValue(), await leftOut.isVisible()]).toEqual([
        wrong,
        true,
      ]);
      await typeOver(page.getByLabel('Front pages'), '7');
      await leftOut.waitFor({ state: 'hidden' });
    },
  );

  test('keeps a button where it is pressed, even if the price arrives before it is released', async () => {
    const { page } = await reading({ viewport: { width: 390, height: 844 } });
    let answer = () => {};
    const isHeld = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/quotes/preview', async (route) => {
      await isHeld;
      await route.continue();
    });
    await countOut(page);
    const button = page.getByRole('button', { name: 'Add a discount or a note' });
    await button.hover();
    await page.mouse.down();
    const arrived = page.waitForResponse('**/quotes/preview');
    answer();
    await (await arrived).finished();
    await page.waitForTimeout(500);
    expect(await changed(page, 'Tables').count()).toBe(0);
    await page.mouse.up();
    await page.getByText('Includes your corrections to the document.').waitFor();
  });
});

/** Types over what a field has, as a person does, and stays in it. */
async function typeOver(field: Locator, text: string): Promise<void> {
  await field.click({ clickCount: 3 });
  await field.page().keyboard.type(text);
}
