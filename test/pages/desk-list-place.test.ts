import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { submissionKey } from '../../src/core/records/submissions/submission-record.ts';
import { filesystemStore } from '../../src/storage-drivers/filesystem/filesystem-store.ts';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import type { ServeSettings } from '../serve/support/serve-process.ts';
import { startServe } from '../serve/support/serve-process.ts';
import { hasChromium } from '../support/chromium.ts';
import { waitUntil } from '../support/wait-until.ts';
import { heading } from './support/intake-steps.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { sharedDesk } from './support/shared-desk.ts';
import { topOf } from './support/top-of.ts';

describe.skipIf(!hasChromium)('the place in the list of submissions', patience, () => {
  const bench = pageBench();
  const desk = sharedDesk(startWithMany);
  const open = async (viewport = { width: 1100, height: 900 }) =>
    bench.open({ url: `${(await desk()).url}/desk`, viewport });
  /** Opens the second last submission, far below, and tells how far below the top of the window it was. */
  const openFarBelow = async (page: Page) => {
    await rows(page, 50);
    await page.getByRole('button', { name: 'Show more' }).click();
    await rows(page, 100);
    await page.getByRole('button', { name: 'Show more' }).click();
    await rows(page, 120);
    await link(page).scrollIntoViewIfNeeded();
    const top = await topOf(link(page));
    await link(page).click();
    await heading(page, 'Submission');
    return top;
  };

  test.each([
    { width: 1100, height: 900 },
    { width: 390, height: 844 },
  ])('is kept on the way back by the browser and by the page, at $width pixels', async (viewport) => {
    const page = await open(viewport);
    const top = await openFarBelow(page);
    await page.goBack();
    await rows(page, 120);
    await waitUntil(async () => Math.abs((await topOf(link(page))) - top) < 2, { what: 'the same place' });
    expect(await page.locator(':focus').textContent()).toBe(far);
    await link(page).press('Enter');
    await heading(page, 'Submission');
    await page.getByRole('link', { name: 'All submissions' }).click();
    await rows(page, 120);
    await waitUntil(async () => Math.abs((await topOf(link(page))) - top) < 2, {
      what: 'the same place again',
    });
    expect(await page.locator(':focus').textContent()).toBe(far);
  });

  test.each([
    { width: 1280, height: 900, colorScheme: 'light', anchoring: 'none' },
    { width: 390, height: 844, colorScheme: 'dark', anchoring: 'none' },
    { width: 1280, height: 900, colorScheme: 'dark', anchoring: 'auto' },
    { width: 390, height: 844, colorScheme: 'light', anchoring: 'auto' },
  ] as const)(
    'stays under the eye when others come in above, at $width pixels in $colorScheme, scroll anchoring: $anchoring',
    async ({ width, height, colorScheme, anchoring }) => {
      const { url, folder } = await freshDesk();
      const page = await bench.open({ url: `${url}/desk`, viewport: { width, height }, colorScheme });
      await rows(page, 50);
      await page.evaluate(`document.documentElement.style.overflowAnchor = '${anchoring}'`);
      // Three rows from the end of what is shown: without more rows, it would be pushed out of the list.
      const read = page.getByRole('link', { name: 'Student 73', exact: true });
      const top = () => topOf(read);
      await page.evaluate(`window.scrollBy(0, ${await top()} - 60)`);
      const before = await top();
      await handInMore(folder, 121, 125);
      await page.getByRole('link', { name: 'Student 125', exact: true }).waitFor({ state: 'attached' });
      expect(Math.abs((await top()) - before)).toBeLessThan(2);
      await page.evaluate('new Promise((end) => requestAnimationFrame(() => requestAnimationFrame(end)))');
      expect(Math.abs((await top()) - before)).toBeLessThan(2);
      await rows(page, 55);
    },
  );

  test('is the start of the list for who reads there: what comes in is seen', async () => {
    const { url, folder } = await freshDesk();
    const page = await bench.open({ url: `${url}/desk` });
    await rows(page, 50);
    await handInMore(folder, 121, 122);
    await page.getByRole('link', { name: 'Student 122', exact: true }).waitFor();
    expect(await page.evaluate('window.scrollY')).toBe(0);
    await rows(page, 50);
  });

  test('does not move to the focus when the list is repainted', async () => {
    const { url, folder } = await freshDesk();
    const page = await bench.open({ url: `${url}/desk` });
    await rows(page, 50);
    await page.getByRole('link', { name: 'Student 120', exact: true }).focus();
    await page.evaluate('window.scrollTo(0, 1500)');
    const read = page.getByRole('link', { name: 'Student 90', exact: true });
    const before = await topOf(read);
    await handInMore(folder, 121, 122);
    await page.getByRole('link', { name: 'Student 122', exact: true }).waitFor({ state: 'attached' });
    expect(Math.abs((await topOf(read)) - before)).toBeLessThan(2);
    expect(await page.locator(':focus').textContent()).toBe('Student 120');
  });

  test('is kept where a submission far below is tried again', async () => {
    const { url } = await freshDesk();
    const page = await bench.open({ url: `${url}/desk` });
    await rows(page, 50);
    await page.getByRole('button', { name: 'Show more' }).click();
    await rows(page, 100);
    const tried = page.getByRole('link', { name: 'Student 30', exact: true });
    await tried.scrollIntoViewIfNeeded();
    const before = await topOf(tried);
    await page.getByRole('button', { name: 'Try again with the submission of Student 30' }).click();
    await page.getByText('The submission is being processed again.').waitFor({ state: 'attached' });
    await rows(page, 100);
    expect(Math.abs((await topOf(tried)) - before)).toBeLessThan(2);
    expect(await page.locator(':focus').textContent()).toBe('Student 30');
  });

  test('is kept in a list that is searched, and only there', async () => {
    const page = await open();
    await page.getByLabel('Search').fill('Student');
    await page.getByText('120 submissions found.').waitFor();
    await openFarBelow(page);
    await page.getByRole('link', { name: 'All submissions' }).click();
    await rows(page, 120);
    await page.getByLabel('Sort by').selectOption('Oldest first');
    await rows(page, 50);
    await page.getByRole('link', { name: 'Submissions', exact: true }).click();
    await waitUntil(async () => (await page.getByLabel('Search').inputValue()) === '');
    await rows(page, 50);
  });

  test('is not taken up by who comes from another section, and begins with one short page', async () => {
    const page = await open();
    await openFarBelow(page);
    await page.getByRole('link', { name: 'Rates' }).click();
    await heading(page, 'Rates');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).search));
    await page.getByRole('link', { name: 'Submissions', exact: true }).click();
    await rows(page, 50);
    expect(await page.evaluate('window.scrollY')).toBe(0);
    expect(asked.filter((search) => search.includes('cursor'))).toEqual([]);
    expect(asked).toContain('?limit=50');
  });

  test('comes back in one request, however many were shown', async () => {
    const page = await open();
    await openFarBelow(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).search));
    await page.goBack();
    await rows(page, 120);
    expect(asked.filter((search) => search.includes('limit=150'))).toHaveLength(1);
    expect(asked.filter((search) => search.includes('cursor'))).toEqual([]);
  });
});

/** The second oldest of all, so the second last of the list. */
const far = 'Student 2';

function link(page: Page) {
  return page.getByRole('link', { name: far, exact: true });
}

async function rows(page: Page, count: number): Promise<void> {
  await waitUntil(async () => (await page.locator('tbody tr').count()) === count, { what: `${count} rows` });
}

/** Starts a desk with 120 submissions, two and a half pages of its list. */
async function startWithMany(settings: ServeSettings) {
  await handInMore(settings.folder, 1, 120);
  return startServe(settings);
}

/** The same for one test, which adds to it. */
async function freshDesk() {
  const folder = await scratchFolder();
  const { url } = await startWithMany({ folder });
  return { url, folder };
}

/** Adds submissions with these numbers, each a minute after the one before. */
async function handInMore(folder: string, first: number, last: number): Promise<void> {
  const store = filesystemStore({ folder: join(folder, 'records') });
  for (let number = first; number <= last; number++) {
    const submissionId = `submission-${number}`;
    await store.put(submissionKey(submissionId), {
      submissionId,
      status: 'error',
      error: 'No.',
      name: `Student ${number}`,
      email: 'nobody@example.org',
      serviceType: 'editing',
      objectKey: `uploads/${submissionId}/Thesis ${number}.docx`,
      createdAt: new Date(Date.UTC(2020, 10, 20, 0, number)).toISOString(),
      restarts: 0,
    });
  }
}
