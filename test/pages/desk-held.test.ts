import { describe, expect, test } from 'vitest';
import type { SubmissionRecord } from '../../src/core/records/submissions/submission-record.ts';
import { call } from '../serve/support/desk-client.ts';
import { hasChromium } from '../support/chromium.ts';
import { obstacles, overflow } from './support/accessibility.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { openStoredList, title, until } from './support/stored-list.ts';

const quoted: Partial<SubmissionRecord> = {
  analysis: { textWordCount: 1, refsWordCount: 0, tables: 0, figures: 0, frontMatter: 0 },
  quote: { lineItems: [], subtotal: 0, adminFee: 25, total: 25, currency: 'USD' },
};
const waiting: Partial<SubmissionRecord> = {
  notices: { 'quote.1': { state: 'waiting', at: '2026-11-20T09:00:00.000Z' } },
};

describe.skipIf(!hasChromium)('a quote whose mail has not reached the student', patience, () => {
  const bench = pageBench();

  test.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)(
    'is marked in the list and counted in the title while the mail waits for the editor, %i pixels wide and %s',
    async (width, colorScheme) => {
      const visit = { viewport: { width, height: 844 }, colorScheme };
      const old = { name: 'Ada', ...quoted };
      const { page, change } = await openStoredList(bench, [old, { name: 'Bo' }], visit);
      await until(page, ['Bo', 'Ada']);
      await title(page, 'Submissions: thesisdesk');
      // As after a revised document whose numbers are in doubt, with Ada far from the newest.
      await change(1, { ...old, ...waiting });
      const row = page.locator('tbody tr', { hasText: 'Ada' });
      await row.getByText('mail awaits your approval').waitFor();
      await title(page, '(1) Submissions: thesisdesk');
      expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);
      await page.getByText('1 quote waits for you to send it.').waitFor();
      await page.getByRole('link', { name: 'Show it' }).click();
      await until(page, ['Ada']);
      expect(await page.getByLabel('Status').inputValue()).toBe('held');
      // It stays counted after it was seen, until it is sent.
      await title(page, '(1) Submissions: thesisdesk');
      await change(1, { ...old, notices: { 'quote.1': { state: 'sent', at: '2026-11-20T09:05:00.000Z' } } });
      await page.getByText('No submissions match.').waitFor();
      await title(page, 'Submissions: thesisdesk');
    },
  );

  test.each([
    ['refused', 'mail refused', 1280, 'light'],
    ['failed', 'mail failed', 390, 'dark'],
  ] as const)(
    'is marked and found where the mail was %s (“%s”), %i pixels wide and %s',
    async (state, label, width, colorScheme) => {
      const notices = { 'quote.1': { state, at: '2026-11-20T09:00:00.000Z' } };
      const visit = { viewport: { width, height: 844 }, colorScheme };
      const { page } = await openStoredList(
        bench,
        [{ name: 'Ada', ...quoted, notices }, { name: 'Bo' }],
        visit,
      );
      await until(page, ['Bo', 'Ada']);
      await page.locator('tbody tr', { hasText: 'Ada' }).getByText(label).waitFor();
      expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);
      const narrow = page.getByRole('button', { name: 'Filter and sort' });
      if (await narrow.isVisible()) await narrow.click();
      await page.getByLabel('Status').selectOption({ label: `Quoted, ${label}` });
      await until(page, ['Ada']);
    },
  );

  test.each(['waiting', 'withheld'] as const)(
    'is said to wait for the editor by mark, banner and filter alike where it is %s',
    async (state) => {
      const notices = { 'quote.1': { state, at: '2026-11-20T09:00:00.000Z' } };
      const { page } = await openStoredList(bench, [{ name: 'Ada', ...quoted, notices }, { name: 'Bo' }]);
      await until(page, ['Bo', 'Ada']);
      await page.getByText('1 quote waits for you to send it.').waitFor();
      await page.locator('tbody tr', { hasText: 'Ada' }).getByText('mail awaits your approval').waitFor();
      const filter = page.getByLabel('Status');
      await filter.selectOption({ label: 'Quoted, mail awaits your approval' });
      await until(page, ['Ada']);
      // No other filter by its name could be meant for it.
      const names = (await filter.locator('option').allInnerTexts()).filter((name) => name.includes('mail'));
      expect(names).toEqual([
        'Quoted, mail awaits your approval',
        'Quoted, mail refused',
        'Quoted, mail failed',
      ]);
    },
  );

  test.each([
    ['waiting', ['document', 'numbers'], 'check the document, check the numbers', 1280, 'light'],
    ['withheld', ['address'], 'too many to this address', 390, 'dark'],
    ['withheld', ['sender'], 'too many for this sender', 1280, 'dark'],
  ] as const)(
    'is listed with the reason where it is %s for %j',
    async (state, heldFor, why, width, colorScheme) => {
      const notices = { 'quote.1': { state, heldFor, at: '2026-11-20T09:00:00.000Z' } };
      const visit = { viewport: { width, height: 844 }, colorScheme };
      const { page, url } = await openStoredList(bench, [{ name: 'Ada', ...quoted, notices }], visit);
      const row = page.locator('tbody tr', { hasText: 'Ada' });
      await row.getByText('mail awaits your approval').waitFor();
      expect(await row.getByText(why, { exact: true }).isVisible()).toBe(true);
      expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);
      const { submissions } = await call(`${url}/intake/submissions?mail=held`);
      expect(submissions).toMatchObject([{ mail: { state, heldFor } }]);
    },
  );

  test('is counted once if it is new as well', async () => {
    const { page, add } = await openStoredList(bench, [{ name: 'Ada' }]);
    await until(page, ['Ada']);
    await add({ name: 'Bo', ...quoted, ...waiting });
    await until(page, ['New Bo', 'Ada']);
    await title(page, '(1) Submissions: thesisdesk');
  });

  test('is found by the API, with the state of its mail', async () => {
    const { url } = await openStoredList(bench, [
      { name: 'Ada', ...quoted, ...waiting },
      { name: 'Bo', ...quoted },
    ]);
    const { submissions } = await call(`${url}/intake/submissions?mail=held`);
    expect(submissions).toMatchObject([{ name: 'Ada', mail: { state: 'waiting' } }]);
    expect((await call(`${url}/intake/submissions?newsSince=2020-11-20T00:02:00Z`)).count).toBe(2);
    expect((await call(`${url}/intake/submissions?newsSince=2026-11-20T00:02:00Z`)).count).toBe(1);
  });
});
