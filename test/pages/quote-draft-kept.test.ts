import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { call } from '../serve/support/desk-client.ts';
import { hasChromium } from '../support/chromium.ts';
import { obstacles, overflow } from './support/accessibility.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { changed, countOut, readDocument } from './support/painted-document.ts';
import { quoteForms } from './support/quote-form.ts';

describe.skipIf(!hasChromium)('the draft of a quote that is in no version yet', patience, () => {
  const bench = pageBench();
  const openQuoteForm = quoteForms(bench);

  /** Fills every part of the form: a discount, an unfinished line, a number, a service and a note. */
  async function drafted(given: object = {}, environment?: Record<string, string>) {
    const opened = await openQuoteForm(given, environment);
    const { page } = opened;
    await page.getByLabel('Tables', { exact: true }).fill('12');
    await page.getByLabel('Why they differ from the count').fill('Nested ones.');
    await page.getByLabel('Formatting', { exact: true }).check();
    await page.getByRole('button', { name: 'Add a line' }).click();
    await page.getByLabel('Text of line 1').fill('Friend');
    await page.getByLabel('Number of line 1').fill('-10');
    await page.getByLabel('Unit of line 1').selectOption('USD');
    await page.getByRole('button', { name: 'Add a line' }).click();
    await page.getByLabel('Text of line 2').fill('Rush');
    await page.getByLabel('Note to the student').fill('Dear Ada, in May.');
    await page.getByLabel('Mail it to the student').uncheck();
    return opened;
  }

  async function isWhole(page: Page) {
    await page.getByText('Your draft of version 2 was kept in this browser').waitFor();
    const values = await Promise.all(
      [
        ...['Tables', 'Why they differ from the count', 'Text of line 1', 'Number of line 1'],
        ...['Unit of line 1', 'Text of line 2', 'Number of line 2', 'Note to the student (optional)'],
      ].map((label) => page.getByLabel(label, { exact: true }).inputValue()),
    );
    expect(values).toEqual([
      ...['12', 'Nested ones.', 'Friend', '-10', 'amount', 'Rush', '', 'Dear Ada, in May.'],
    ]);
    expect(await page.getByLabel('Formatting', { exact: true }).isChecked()).toBe(true);
    expect(await page.getByLabel('Mail it to the student').isChecked()).toBe(false);
    await page.locator('.preview').getByText('Friend', { exact: true }).waitFor();
  }

  const keptIn = (page: Page): Promise<string[]> =>
    page.evaluate(`Object.keys(localStorage).filter((key) => key.startsWith('thesisdesk-corrections'))`);

  test('is there again after a look at the document, at another page, the way back, and a reload', async () => {
    const { page } = await drafted();
    await readDocument(page);
    await page.getByRole('link', { name: /^Submission of / }).click();
    await isWhole(page);
    await page.getByRole('link', { name: 'Rates' }).click();
    await page.getByRole('heading', { name: 'Rates', level: 1 }).waitFor();
    await page.goBack();
    await isWhole(page);
    await page.reload();
    await isWhole(page);
  });

  test('is there again after the tab was closed, and nothing is asked', async () => {
    const { page } = await drafted();
    const address = page.url();
    const context = page.context();
    await page.close({ runBeforeUnload: true });
    const next = await context.newPage();
    await next.goto(address);
    await isWhole(next);
  });

  test('has what was entered in two tabs, and neither makes a version without the other nor harms a newer draft', async () => {
    const { page, quotes } = await openQuoteForm();
    const other = await page.context().newPage();
    await other.goto(page.url().replace('#submission-', '#document-'));
    await other.locator('.outcome-panel .price').waitFor();
    await countOut(other);
    await changed(other, 'Tables').waitFor();
    await page.getByLabel('Note to the student').fill('Dear Ada');
    await page.getByRole('button', { name: 'Make version 2' }).click();
    await page.getByText('You have changed this draft in another tab').waitFor();
    expect((await call(quotes, 'GET')).versions).toHaveLength(1);
    await page.getByRole('button', { name: 'Show all of it' }).click();
    await page.getByText('Includes your corrections to the document.').waitFor();
    expect(await page.getByLabel('Note to the student').inputValue()).toBe('Dear Ada');
    await page.getByRole('button', { name: 'Make version 2' }).click();
    await page.getByText(/^Version 2, made/).waitFor();
    const [newest] = (await call(quotes, 'GET')).versions;
    expect([newest.note, newest.boundaries.items.length]).toEqual(['Dear Ada', 1]);
    expect(await keptIn(page)).toEqual([]);
    await page.getByText('Correct the quote').click();
    await page.getByLabel('Note to the student').fill('Dear Ana');
    await other.getByRole('button', { name: 'Undo', exact: true }).click();
    await page.reload();
    await page.getByText('Your draft of version 3 was kept in this browser').waitFor();
    expect(await page.getByLabel('Note to the student').inputValue()).toBe('Dear Ana');
  });

  test('is discarded by a button, and leaves nothing behind in the browser', async () => {
    const { page, quoteOf } = await drafted();
    const before = await quoteOf();
    await page.reload();
    await isWhole(page);
    await page.getByRole('button', { name: 'Discard the draft' }).click();
    await page.getByRole('button', { name: 'Keep the draft' }).click();
    await isWhole(page);
    await page.getByRole('button', { name: 'Discard the draft' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard it' }).click();
    await page.getByText('Your draft of version 2 was kept').waitFor({ state: 'detached' });
    await page.getByText('Correct the quote').click();
    expect(await page.getByLabel('Tables', { exact: true }).inputValue()).toBe('3');
    expect(await page.getByLabel('Text of line 1').count()).toBe(0);
    expect(await keptIn(page)).toEqual([]);
    expect(await quoteOf()).toEqual(before);
  });

  test('is not kept if everything was set back to what it was', async () => {
    const { page } = await openQuoteForm();
    await page.getByLabel('Tables', { exact: true }).fill('12');
    await page.getByLabel('Note to the student').fill('Dear');
    expect(await keptIn(page)).toHaveLength(1);
    await page.getByLabel('Tables', { exact: true }).fill('3');
    await page.getByLabel('Note to the student').fill('');
    expect(await keptIn(page)).toEqual([]);
  });

  test('is gone once the version is made', async () => {
    const { page, quotes } = await drafted();
    await page.getByLabel('Number of line 2').fill('15');
    await page.reload();
    await page.getByRole('button', { name: 'Make version 2' }).click();
    await page.getByText(/^Version 2, made/).waitFor();
    expect(await keptIn(page)).toEqual([]);
    expect(await page.getByText('Your draft of version').count()).toBe(0);
    const { versions } = await call(quotes, 'GET');
    expect(versions[0]).toMatchObject({
      note: 'Dear Ada, in May.',
      services: ['editing', 'formatting'],
      numbers: { tables: { value: 12, reason: 'Nested ones.' } },
      lines: [
        { description: 'Friend', amount: -10 },
        { description: 'Rush', percent: 15 },
      ],
    });
  });

  test('says that it was made upon an older version, and what it had', async () => {
    const { page, quotes } = await drafted();
    await call(quotes, 'POST', { basedOn: 1, note: 'First' });
    await page.reload();
    await page.getByText(/^Version 2, made/).waitFor();
    const note = page.locator('.box', {
      hasText: 'Your draft was based on version 1, so it no longer applies',
    });
    await note.getByText('version 2 has been made in the meantime').waitFor();
    for (const had of [
      'Tables: 12 (Nested ones.)',
      'Friend: -10 USD',
      'Rush',
      'Services: Editing, Formatting',
      'Note to the student: Dear Ada, in May.',
    ])
      await note.getByText(had).waitFor();
    expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);
    await note.getByRole('button', { name: 'Discard the draft' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Discard it' }).click();
    await note.waitFor({ state: 'detached' });
    expect(await keptIn(page)).toEqual([]);
  });

  test('is in force, and nobody else is blamed, where only the answer was lost', async () => {
    const { page, quotes } = await drafted();
    await page.getByLabel('Number of line 2').fill('15');
    await page.locator('.preview').getByText('Rush (+15%)').waitFor();
    // Otherwise the page may find the version by itself.
    await page.route(
      (url) => url.pathname.endsWith('/quotes'),
      async (route) => {
        if (route.request().method() === 'POST') await route.fetch();
        await route.abort();
      },
    );
    await page.getByRole('button', { name: 'Make version 2' }).click();
    await page.getByRole('alert').getByText('The desk cannot be reached.').waitFor();
    await page.unrouteAll();
    await page.getByText('Your draft is in force as version 2.').waitFor();
    await page.getByText(/^Version 2, made/).waitFor();
    expect(await page.getByText('Your draft was based on version 1').count()).toBe(0);
    expect(await keptIn(page)).toEqual([]);
    expect((await call(quotes, 'GET')).versions).toHaveLength(2);
  });

  test('tells whoever was slower that what was entered is kept', async () => {
    const { page, quotes } = await drafted();
    await page.getByLabel('Number of line 2').fill('15');
    await page.locator('.preview').getByText('Rush (+15%)').waitFor();
    await call(quotes, 'POST', { basedOn: 1, note: 'First' });
    await page.getByRole('button', { name: 'Make version 2' }).click();
    await page.getByText('What you entered here is shown there').waitFor();
    await page.getByRole('button', { name: 'Open the newest version' }).click();
    await page.getByText('Dear Ada, in May.').waitFor();
  });

  test.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)(
    'goes together with corrections to the document, %i pixels wide and %s',
    async (width, colorScheme) => {
      const { page, quotes } = await drafted({ viewport: { width, height: 844 }, colorScheme });
      await page.getByLabel('Number of line 2').fill('15');
      await readDocument(page);
      await countOut(page);
      const panel = page.locator('.outcome-panel');
      await panel.getByText('together with your draft of version 2 in the form').waitFor();
      expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);
      // A version that is made here would have a discount and a note that are not in sight.
      expect(await page.getByRole('button', { name: 'Make version 2' }).count()).toBe(0);
      await page.getByLabel('Front pages').fill('7');
      await page.getByLabel('Front pages').blur();
      await panel.locator('.changed', { hasText: 'Front pages' }).waitFor();
      await panel.locator('.changed', { hasText: 'Tables' }).getByText('set by hand').waitFor();
      await page.getByLabel('Why it differs from the count').fill('Two are blank.');
      await panel.getByRole('button', { name: 'Back to the form' }).click();
      await page.getByText('Includes your corrections to the document.').waitFor();
      expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);
      await page.getByLabel('Why they differ from the count').fill('Both are right.');
      await page.getByRole('button', { name: 'Make version 2' }).click();
      await page.getByText(/^Version 2, made/).waitFor();
      const { versions } = await call(quotes, 'GET');
      expect(versions[0]).toMatchObject({
        note: 'Dear Ada, in May.',
        numbers: { tables: { value: 12 }, frontMatter: { value: 7 } },
        lines: [{ description: 'Friend' }, { description: 'Rush' }],
      });
      expect(versions[0].boundaries.items).toHaveLength(1);
      expect(await keptIn(page)).toEqual([]);
    },
  );

  test('is forgotten where the person was erased, from the list on', async () => {
    const { page, url, submissionId } = await drafted({}, {});
    const [entry = ''] = await keptIn(page);
    const kept = `localStorage.getItem('${entry}')`;
    expect(await page.evaluate(kept)).not.toContain('token');
    // The next look at the submission would close the form, so it gets no answer.
    await page.route(`**/intake/submissions/${submissionId}`, () => {});
    await call(`${url}/privacy/erase`, 'POST', { email: 'ana@example.com' });
    // What is typed is kept until the desk says that the document is gone.
    await page.getByLabel('Note to the student').fill('Dear Ada, in June.');
    await page.locator('.preview').getByText('so it cannot be quoted again').waitFor();
    expect(await keptIn(page)).toEqual([]);
    await page.getByLabel('Note to the student').fill('Dear Ada, in July.');
    expect(await keptIn(page)).toEqual([]);
    await page.evaluate(
      `localStorage.setItem('${entry}', '{"version":1,"terms":{},"at":' + Date.now() + '}')`,
    );
    await page.getByRole('link', { name: 'Submissions', exact: true }).click();
    await page.locator('td[data-name="Document"]').getByText('removed').waitFor();
    expect(await keptIn(page)).toEqual([]);
  });
});
