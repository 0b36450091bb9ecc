import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { call } from '../serve/support/desk-client.ts';
import { hasChromium } from '../support/chromium.ts';
import { obstacles, obstaclesInBothColours, overflow } from './support/accessibility.ts';
import { dismissedQuestions } from './support/dismissed-questions.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { quoteForms } from './support/quote-form.ts';

describe.skipIf(!hasChromium)('the quote of a submission, for the operator', patience, () => {
  const bench = pageBench();
  const correcting = quoteForms(bench);

  test('says without a reload that its mail was written, and leaves an open form as it is', async () => {
    const { page } = await correcting({}, { THESISDESK_NOTICES_EDITOR: 'editor@example.org' });
    const releaseMail = await withholdMail(page);
    await page.getByLabel('Tables', { exact: true }).fill('12');
    await page.getByLabel('Why they differ from the count').fill('Nested ones.');
    await page.getByRole('button', { name: 'Make version 2' }).click();
    await page.getByText(/^Version 2, made/).waitFor();
    await page.getByText('The status of the mail to the student appears here shortly.').waitFor();
    const mail = page.getByText('The mail to the student was written to the outbox');
    await page.getByText('Correct the quote').click();
    await page.getByLabel('Figures', { exact: true }).fill('1');
    releaseMail();
    const read = () => page.waitForResponse((response) => response.url().endsWith('/quotes'));
    for (let look = 0; look < 2; look += 1) await read();
    expect(await page.getByLabel('Figures', { exact: true }).inputValue()).toBe('1');
    await page.getByText('Correct the quote').click();
    await mail.waitFor();
    expect(await page.getByText('will appear here in a moment').count()).toBe(0);
  });

  test('leaves open what is being read when its mail was written', async () => {
    const { page, quotes } = await correcting({}, { THESISDESK_NOTICES_EDITOR: 'editor@example.org' });
    const releaseMail = await withholdMail(page);
    await call(quotes, 'POST', { basedOn: 1, numbers: { tables: { value: 12, reason: 'Nested ones.' } } });
    await page.reload();
    await page.getByText('The status of the mail to the student appears here shortly.').waitFor();
    await page.getByText('Both versions').click();
    await page.getByText('Show version 1').click();
    const earlier = page.getByRole('row', { name: 'Editing: 3 tables $9.00' });
    await earlier.waitFor();
    releaseMail();
    await page.getByText('The mail to the student was written to the outbox').waitFor();
    await earlier.waitFor();
  });

  test('says what the next version would cost while a number is typed', async () => {
    const { page, quoteOf } = await correcting();
    const before = await quoteOf();
    await page.getByLabel('Tables', { exact: true }).fill('12');
    await page.getByText('$27.00 more than version 1').waitFor();
    expect(await quoteOf()).toEqual(before);
  });

  test('says beside the price that the next one is being worked out', async () => {
    const { page } = await correcting();
    const counting = page.getByRole('heading', { name: 'The next version would be' }).getByText('Counting …');
    let answer = () => {};
    const isSeen = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/quotes/preview', (route) => isSeen.then(() => route.continue()));
    expect(await counting.isVisible()).toBe(false);
    await page.getByLabel('Tables', { exact: true }).fill('12');
    await counting.waitFor();
    answer();
    await page.getByText('$27.00 more than version 1').waitFor();
    await counting.waitFor({ state: 'hidden' });
  });

  test('shows the price from before a change paler than one that follows it', async () => {
    const { page } = await correcting();
    const colour = () => page.evaluate("getComputedStyle(document.querySelector('.preview .price')).color");
    const before = await colour();
    await page.route('**/quotes/preview', () => {});
    await page.getByLabel('Tables', { exact: true }).fill('12');
    await page.getByText('Counting …').waitFor();
    expect(await colour()).not.toBe(before);
  });

  test('has a button for another try beside the price where the desk could not be reached', async () => {
    const { page } = await correcting();
    await page.route('**/quotes/preview', (route) => route.abort());
    await page.getByLabel('Tables', { exact: true }).fill('12');
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await page.unroute('**/quotes/preview');
    await again.click();
    await page.getByText('$27.00 more than version 1').waitFor();
  });

  test('is corrected by a number, a surcharge and another service, and shows its versions', async () => {
    const { page, quoteOf } = await correcting();
    await page.getByLabel('Figures', { exact: true }).fill('1');
    await page.getByLabel('Why they differ from the count').fill('Two are logos.');
    await page.getByRole('button', { name: 'Add a line' }).click();
    await page.getByLabel('Text of line 1').fill('Rush');
    await page.getByLabel('Number of line 1').fill('15');
    await page.getByLabel('Formatting', { exact: true }).check();
    await page.getByText('Rush (+15%)').waitFor();
    await page.getByRole('button', { name: 'Make version 2' }).click();
    await page.getByText(/^Version 2, made/).waitFor();
    const { lineItems } = await quoteOf();
    expect(lineItems.map(({ description }: { description: string }) => description)).toEqual([
      ...['Editing: 2,676 words of text', 'Editing: 289 words of references', 'Editing: 3 tables'],
      ...['Editing: 1 figure', 'Editing: 3 pages of front matter'],
      ...['Formatting: 2,676 words of text', 'Formatting: 289 words of references', 'Formatting: 3 tables'],
      ...['Formatting: 1 figure', 'Formatting: 3 pages of front matter', 'Rush (+15%)'],
    ]);
    await page.getByText('Both versions').click();
    await page.getByText('Figures: 1 (Two are logos.)').waitFor();
    await page.getByText(/^Rush \(\+15%\): \$/).waitFor();
  });

  test('says which numbers the editor set, with what was counted, to the editor and the student', async () => {
    const { page, url, submissionId, quotes } = await correcting();
    const numbers = { tables: { value: 12, reason: 'Nested.' } };
    await call(quotes, 'POST', { basedOn: 1, numbers });
    await page.reload();
    const said = 'set by the editor; 3 counted in the document';
    await page.locator('.card', { hasText: 'Tables' }).getByText(said, { exact: true }).waitFor();
    await page.getByText(`Tables: 12, ${said}.`).waitFor();
    const student = await bench.open({ url: `${url}/#submission-${submissionId}` });
    await student.getByText(`Tables: 12, ${said}.`).waitFor();
    expect(await student.locator('.card', { hasText: 'Tables' }).locator('.certainty').count()).toBe(0);
  });

  test('shows which rates a version was made with, and can go back to them', async () => {
    const { page, url, quotes, quoteOf } = await correcting({}, {});
    const before = await quoteOf();
    await call(`${url}/config/rate-schedule`, 'PUT', { rates: { editing: { textPerWord: 0.5 } } });
    await call(quotes, 'POST', { basedOn: 1, rates: 'current' });
    await page.reload();
    await page.getByText('Both versions').click();
    await page.getByRole('cell', { name: /^since / }).waitFor();
    await page.getByText('Correct the quote').click();
    await page.getByLabel('Rates', { exact: true }).selectOption('As in version 1 (starter rates)');
    await page.getByRole('button', { name: 'Make version 3' }).click();
    await page.getByText(/^Version 3, made/).waitFor();
    expect(await quoteOf()).toEqual(before);
  });

  test.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)(
    'shows an earlier version in full, with its lines, numbers and note, %i pixels wide and %s',
    async (width, colorScheme) => {
      const { page, quotes } = await correcting({ viewport: { width, height: 844 }, colorScheme });
      const numbers = { tables: { value: 12, reason: 'Nested.' } };
      await call(quotes, 'POST', { basedOn: 1, numbers, note: 'Dear Ada' });
      await call(quotes, 'POST', { basedOn: 2, numbers: { tables: null } });
      await page.reload();
      // Until then the page looks again, and may read anew what is shown.
      await page.getByText('The mail to the student was written to the outbox').waitFor();
      await page.getByText('All 3 versions').click();
      await page.getByText('Show version 2').click();
      const version = page.locator('details details[open]');
      await version.getByRole('row', { name: 'Editing: 12 tables $36.00' }).waitFor();
      const facts = await version.locator('.facts > div').allInnerTexts();
      expect(facts.map((fact) => fact.split(/\s*\n\s*/))).toEqual([
        ['Words of text', '2,676'],
        ['Words of references', '289'],
        ['Tables', '12'],
        ['Figures', '3'],
        ['Pages of front matter', '3'],
        ['Note to the student', 'Dear Ada'],
      ]);
      expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);
      // A column of the table would be too narrow.
      const narrowest = Math.min(width - 80, 600);
      expect((await version.boundingBox())?.width).toBeGreaterThan(narrowest);
    },
  );

  test('in another currency takes amounts in it, and subtracts no price from one in the former', async () => {
    const { page, url, quoteOf } = await correcting({}, {});
    await call(`${url}/config/rate-schedule`, 'PUT', {
      rates: { editing: { textPerWord: 0.5 }, currency: 'EUR' },
    });
    const { total } = await quoteOf();
    await page.reload();
    await page.getByText('Correct the quote').click();
    await page.getByRole('button', { name: 'Add a line' }).click();
    await page.getByLabel('Rates', { exact: true }).selectOption('Current rates');
    await page.getByText(`Version 1: $${total}`, { exact: true }).waitFor();
    const units = page.getByLabel('Unit of line 1').locator('option');
    expect(await units.allTextContents()).toEqual(['%', 'EUR']);
  });

  test('starts from the version before when it is corrected again', async () => {
    const { page } = await correcting();
    await page.getByRole('button', { name: 'Add a line' }).click();
    await page.getByLabel('Text of line 1').fill('Returning customer');
    await page.getByLabel('Number of line 1').fill('−10');
    await page.getByLabel('Unit of line 1').selectOption('USD');
    await page.getByText('$10.00 less than version 1').waitFor();
    await page.getByRole('button', { name: 'Make version 2' }).click();
    await page.getByText(/^Version 2, made/).waitFor();
    await page.getByText('Correct the quote').click();
    expect(await page.getByLabel('Text of line 1').inputValue()).toBe('Returning customer');
    expect(await page.getByLabel('Number of line 1').inputValue()).toBe('-10');
    await page.getByRole('button', { name: 'Remove this line' }).click();
    await page.getByText('$10.00 more than version 2').waitFor();
  });

  test('tells an operator that another one was faster, and opens the newest version', async () => {
    const { page, quotes } = await correcting();
    await page.getByLabel('Tables', { exact: true }).fill('12');
    await page.getByLabel('Why they differ from the count').fill('Nested ones.');
    await page.getByText('$27.00 more than version 1').waitFor();
    await call(quotes, 'POST', { basedOn: 1, note: 'First' });
    await page.getByRole('button', { name: 'Make version 2' }).click();
    await page.getByText(/Someone else has changed this quote/).waitFor();
    await page.getByRole('button', { name: 'Open the newest version' }).click();
    await page.getByText(/^Version 2, made/).waitFor();
    await page.getByText('Correct the quote').click();
    await page.getByLabel('Tables', { exact: true }).fill('12');
    await page.getByLabel('Why they differ from the count').fill('Nested ones.');
    await page.getByRole('button', { name: 'Make version 3' }).click();
    await page.getByText(/^Version 3, made/).waitFor();
  });

  test('touches no other section once it is left, and nor does a search', async () => {
    const { page } = await correcting({ isTimeVirtual: true });
    const questions = dismissedQuestions(page);
    let answer = () => {};
    const isLeft = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/quotes', async (route) => {
      if (route.request().method() === 'POST') await isLeft;
      await route.continue();
    });
    await page.getByLabel('Note to the student').fill('Thank you.');
    await page.getByRole('button', { name: 'Make version 2' }).click();
    await page.getByRole('link', { name: 'All submissions' }).click();
    await page.getByLabel('Search').fill('ad');
    await page.getByRole('link', { name: 'Meetings' }).click();
    await page.getByLabel('Participants').fill('ada@example.org');
    await page.clock.runFor(1_000);
    answer();
    await page.getByText('Version 2 is in force').waitFor({ state: 'attached' });
    expect(new URL(page.url()).hash).toBe('#meetings');
    expect(await page.getByLabel('Participants').inputValue()).toBe('ada@example.org');
    expect(questions).toEqual([]);
  });

  test('can be corrected by all, in light colours and in dark ones', async () => {
    const { page } = await correcting({ viewport: { width: 390, height: 800 } });
    await page.getByRole('button', { name: 'Add a line' }).click();
    expect(await obstaclesInBothColours(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
});

/** Keeps from the page what became of the mail with a later version, until the function that it returns is called. */
async function withholdMail(page: Page): Promise<() => void> {
  let isWithheld = true;
  await page.route('**/quotes', async (route) => {
    if (!isWithheld || route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const { versions, ...others } = await response.json();
    if (versions.length > 1) delete versions[0].mail;
    await route.fulfill({ response, json: { versions, ...others } });
  });
  return () => {
    isWithheld = false;
  };
}
