import { describe, expect, test } from 'vitest';
import { call } from '../serve/support/desk-client.ts';
import { hasChromium } from '../support/chromium.ts';
import { obstacles, overflow } from './support/accessibility.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { quoteForms } from './support/quote-form.ts';

const stale = /Someone else has changed this quote/;

describe.skipIf(!hasChromium)('the page of a submission that stays open', patience, () => {
  const bench = pageBench();
  const openQuoteForm = quoteForms(bench);

  const opened = async (given: object = {}) => {
    const form = await openQuoteForm(given);
    await form.page.getByText('Correct the quote').click();
    return form;
  };

  test.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)(
    'shows what another editor does, without a reload, %i pixels wide and %s',
    async (width, colorScheme) => {
      const { page, url, quotes } = await opened({ viewport: { width, height: 844 }, colorScheme });
      await call(quotes, 'POST', { basedOn: 1, lines: [{ description: 'Rush', percent: 15 }] });
      await page.getByText(/^Version 2, made/).waitFor();
      await page.getByText('It replaces the earlier quote').waitFor();
      await call(quotes, 'POST', { basedOn: 2, note: 'Thank you.' });
      await page.getByText('The price is the same as in the earlier quote.').waitFor();
      expect(await obstacles(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      await call(`${url}/privacy/erase`, 'POST', { email: 'ana@example.com' });
      await page.getByText('The document and the personal data of this submission were erased.').waitFor();
    },
  );

  test('leaves an open form as it is, which then says that there is a newer version', async () => {
    const { page, quotes } = await openQuoteForm();
    await page.getByLabel('Figures', { exact: true }).fill('1');
    await page.getByLabel('Why they differ from the count').fill('Two are logos.');
    await page.getByText('less than version 1').waitFor();
    await call(quotes, 'POST', { basedOn: 1, note: 'First' });
    await page.getByText(stale).waitFor();
    expect(await page.getByLabel('Figures', { exact: true }).inputValue()).toBe('1');
    expect(await page.getByRole('button', { name: 'Make version 2' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Open the newest version' }).click();
    await page.getByText('Your draft was based on version 1').waitFor();
    await page.getByText('Figures: 1 (Two are logos.)').waitFor();
  });

  test('says beside an open form for a revised document that there is a newer version, and opens it', async () => {
    const { page, quotes } = await opened();
    await page.getByText('Upload a revised document').click();
    const note = page.getByLabel('Note with the new quote');
    await note.fill('Thank you.');
    await call(quotes, 'POST', { basedOn: 1, note: 'First' });
    await page.getByRole('status').getByText('Version 2 has been made in the meantime.').waitFor();
    expect(await note.inputValue()).toBe('Thank you.');
    await note.fill('');
    await page.getByRole('button', { name: 'Open the newest version' }).click();
    await page.getByText(/^Version 2, made/).waitFor();
    expect(await page.getByText('has been made in the meantime').count()).toBe(0);
  });

  test('says once that a form is outdated', async () => {
    const { page, quotes } = await openQuoteForm();
    await page.getByLabel('Note to the student').fill('Hello');
    await page.getByText('The same as version 1').waitFor();
    // Otherwise the page may find out by itself, and take the button away first.
    await page.route(
      (url) => url.pathname.endsWith('/quotes'),
      (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()),
    );
    await page.getByText(/^Not up to date\. /).waitFor();
    await call(quotes, 'POST', { basedOn: 1, note: 'First' });
    await page.getByRole('button', { name: 'Make version 2' }).click();
    await page.getByText(stale).first().waitFor();
    await page.getByLabel('Note to the student').fill('Hello again');
    await page.locator('.preview').getByText(stale).waitFor();
    expect(await page.getByText(stale).count()).toBe(1);
  });

  test('gives up what a form still waits for when the view is replaced', async () => {
    const { page, quotes } = await openQuoteForm();
    const isPreview = (url: URL) => url.pathname.endsWith('/preview');
    await page.route(isPreview, () => {});
    const asked = page.waitForRequest((request) => isPreview(new URL(request.url())));
    await page.getByLabel('Note to the student').fill('Hello');
    const preview = await asked;
    const givenUp = page.waitForEvent('requestfailed', (request) => request === preview);
    await page.getByText('Correct the quote').click();
    await call(quotes, 'POST', { basedOn: 1, note: 'First' });
    await page.getByText(/^Version 2, made/).waitFor();
    await givenUp;
  });

  test('stays while the desk cannot be reached, and says so', async () => {
    const { page, quotes } = await opened();
    await page.route('**/intake/submissions/**', (route) => route.abort());
    await page.getByText(/^Not up to date\. /).waitFor();
    await page.getByText('Correct the quote').waitFor();
    await page.unroute('**/intake/submissions/**');
    await call(quotes, 'POST', { basedOn: 1, note: 'First' });
    await page.getByText(/^Version 2, made/).waitFor();
    expect(await page.getByText(/^Not up to date/).count()).toBe(0);
  });

  test('does not ask again for what a submission rests on while nothing changes', async () => {
    const { page } = await opened();
    const looks = async (count: number) => {
      for (let look = 0; look < count; look += 1)
        await page.waitForResponse((response) => response.url().endsWith('/quotes'));
    };
    // What the first quote set off, such as a mail, is over by then.
    await looks(2);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
    await looks(2);
    expect(asked).toContain('quotes');
    expect(asked).not.toContain('report');
  });

  test('has no doubts about a number that was set, even to what was counted', async () => {
    const { page, url, submissionId, quotes } = await opened();
    const { analysis } = await call(`${url}/intake/submission/${submissionId}`, 'GET');
    const figures = { value: analysis.figures, reason: 'Counted by hand.' };
    await call(quotes, 'POST', { basedOn: 1, numbers: { figures } });
    const said = `set by the editor; ${analysis.figures} counted in the document`;
    const card = page.locator('.card', { hasText: 'Figures' });
    await card.getByText(said, { exact: true }).waitFor();
    expect(await card.locator('.certainty').count()).toBe(0);
    const student = await bench.open({ url: `${url}/#submission-${submissionId}` });
    await student.locator('.card', { hasText: 'Figures' }).getByText(said, { exact: true }).waitFor();
  });
});
