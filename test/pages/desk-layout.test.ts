import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { call } from '../serve/support/desk-client.ts';
import { hasChromium } from '../support/chromium.ts';
import { overflow } from './support/accessibility.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { startSeeded } from './support/seeded-desk.ts';
import { sharedDesk } from './support/shared-desk.ts';
import { openStoredList } from './support/stored-list.ts';

describe.skipIf(!hasChromium)('the layout of the desk', patience, () => {
  const bench = pageBench();
  const desk = sharedDesk(startSeeded);
  const open = async (section: string, width: number) => {
    const { url } = await desk();
    return bench.open({ url: `${url}/desk${section}`, viewport: { width, height: 900 } });
  };

  test('has fields that are side by side in one height', async () => {
    const page = await open('#meetings', 1280);
    await page.getByLabel('Their time zone').waitFor();
    const heights = await page
      .locator('.pair :is(input, select)')
      .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().height));
    expect(new Set(heights).size).toBe(1);
  });

  test.each([1280, 390])('shows each option of the filters in full, %i pixels wide', async (width) => {
    const page = await open('#submissions?sort=name', width);
    await page.locator('#filter-sort').waitFor();
    const cut = await page.evaluate(`[...document.querySelectorAll('.filters select')].filter((select) => {
      const free = select.cloneNode(true);
      free.style.cssText = 'position: absolute; width: max-content';
      select.after(free);
      const wanted = free.offsetWidth;
      free.remove();
      return select.offsetWidth < wanted;
    }).map(({ id }) => id)`);
    expect(cut).toEqual([]);
  });

  test.each([1280, 1100, 1000])('leaves no filter on a line of its own, %i pixels wide', async (width) => {
    const page = await open('', width);
    await page.locator('#filter-sort').waitFor();
    const tops = await page
      .locator('.filters .field')
      .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().top));
    const alone = tops.filter((top) => tops.filter((other) => other === top).length === 1);
    expect(alone).toEqual([]);
  });

  test('fits a window that is zoomed to four times its size', async () => {
    const page = await open('', 320);
    await page.locator('tbody tr').nth(1).waitFor();
    expect(await overflow(page)).toBe(0);
  });

  test('shows each time in a table in full, in a window that is zoomed to four times its size', async () => {
    const { url } = await desk();
    // There and back, as other tests look at the board too.
    for (const stageId of [4, 1]) await call(`${url}/crm/deals/1/move`, 'POST', { stageId });
    const page = await open('#events', 320);
    const time = page.getByRole('table').locator('time').first();
    expect(await time.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

  test('begins the list of submissions in the upper half of the screen of a phone', async () => {
    const page = await open('', 390);
    const list = await page.getByRole('table', { name: 'Submissions' }).boundingBox();
    expect(list?.y).toBeLessThan(450);
  });

  test.each([390, 360])('has the links to its sections in two lines, %i pixels wide', async (width) => {
    const page = await open('', width);
    const tops = await page
      .locator('.sections a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(2);
  });

  test.each([1280, 1000, 390])(
    'breaks a mail address beside a long error only if it is endless, %i pixels wide',
    async (width) => {
      const lines: number[] = [];
      for (const email of ['bartholomew@students.example.ac.uk', `${'a'.repeat(60)}@${'b'.repeat(60)}.org`]) {
        const visit = { viewport: { width, height: 900 } };
        const { page } = await openStoredList(bench, [{ ...failed, email }], visit);
        lines.push(await page.getByRole('link', { name: email }).evaluate(lineCount));
        expect(await overflow(page)).toBe(0);
      }
      expect(lines).toEqual([1, expect.toSatisfy((count: number) => count > 1)]);
    },
  );

  describe.each([
    ['the rates form', '#rates', async () => {}],
    ['the price preview', '#rates', async () => {}, '.preview'],
    [
      'the form that corrects a quote',
      '',
      async (page: Page) => {
        await page.locator('tbody tr', { hasText: 'quoted' }).locator('th a').first().click();
        await page.getByText('Correct the quote').click();
      },
    ],
  ])('of %s, 1280 pixels wide,', (_, section, go, place = 'form') => {
    const openForm = async () => {
      const page = await open(section, 1280);
      await go(page);
      await page.locator(`${place} .prices`).first().waitFor();
      return page;
    };

    test('leaves no number on a line of its own', async () => {
      const page = await openForm();
      const tops = await page
        .locator(`${place} .prices .field:visible`)
        .evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect().top));
      const alone = tops.filter((top) => tops.filter((other) => other === top).length === 1);
      expect(alone).toEqual([]);
    });

    test('breaks the name of no number in two', async () => {
      const page = await openForm();
      const heights = await page
        .getByText(/^(?:Words? of references|Pages? of front matter)$/)
        .locator('visible=true')
        .evaluateAll((names) => names.map((name) => name.clientHeight));
      expect(Math.max(...heights)).toBeLessThan(30);
    });
  });

  test('keeps a number of the document on one line with its name and "please check"', async () => {
    const page = await open('', 1280);
    await page.locator('tbody tr', { hasText: 'quoted' }).locator('th a').first().click();
    await page.getByRole('link', { name: 'Read and correct the document' }).click();
    await page.locator('.outcome .certainty').first().waitFor();
    const heights = await page.evaluate(`(() => {
      const rows = [...document.querySelectorAll('.outcome > div')];
      const before = rows.map((row) => row.offsetHeight);
      for (const row of rows) {
        row.querySelector('dd').firstChild.textContent = '24,822';
        row.querySelector('.certainty').textContent = 'please check';
      }
      return rows.map((row, index) => row.offsetHeight - before[index]);
    })()`);
    expect(heights).toEqual([0, 0, 0, 0, 0]);
  });

  test('lets a printed document begin on the first page, whatever is to be checked in Word', async () => {
    const page = await open('', 1280);
    await page.locator('tbody tr', { hasText: 'quoted' }).locator('th a').first().click();
    await page.getByRole('link', { name: 'Read and correct the document' }).click();
    await page.locator('.outcome-panel .part').waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    const breaks = "getComputedStyle(document.querySelector('.outcome-panel .part')).breakInside";
    expect(await page.evaluate(breaks)).toBe('auto');
  });

  test('gives the screen of a phone to the deals, not to an empty stage', async () => {
    const page = await open('#deals', 390);
    await page.locator('#deal-1').waitFor();
    const widths = await page
      .locator('.stage.bare')
      .evaluateAll((stages) => stages.map(({ clientWidth }) => clientWidth));
    expect(widths.length).toBeGreaterThan(0);
    expect(Math.max(...widths)).toBeLessThan(130);
    const card = await page.locator('#deal-1').boundingBox();
    expect((card?.x ?? 390) + (card?.width ?? 0)).toBeLessThan(390);
  });

  test('sets the heading of a list of removals apart from the table above it', async () => {
    const page = await open('#privacy', 1280);
    const heading = page.getByRole('heading', { name: 'Old submissions', level: 3 });
    await heading.waitFor();
    const margin = await heading.evaluate(
      (element) => element.ownerDocument.defaultView?.getComputedStyle(element).marginTop ?? '',
    );
    expect(Number.parseFloat(margin)).toBeGreaterThan(20);
  });
});

const failed = {
  name: 'Bart',
  status: 'error',
  errorCode: 'document_damaged',
  error:
    'This document is damaged and could not be opened. Please open it in Word, save it under another name, and upload that.',
} as const;

/** Counts the lines of a link in the browser. */
function lineCount(link: { getClientRects(): { length: number } }): number {
  return link.getClientRects().length;
}
