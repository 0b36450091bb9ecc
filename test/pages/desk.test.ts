import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { call } from '../serve/support/desk-client.ts';
import { startServe } from '../serve/support/serve-process.ts';
import { hasChromium } from '../support/chromium.ts';
import { waitUntil } from '../support/wait-until.ts';
import { obstacles, overflow } from './support/accessibility.ts';
import { dismissedQuestions } from './support/dismissed-questions.ts';
import { heading, thesisFile } from './support/intake-steps.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { hostileName, startSeeded } from './support/seeded-desk.ts';
import { sharedDesk } from './support/shared-desk.ts';
import { shownText } from './support/shown-text.ts';
import { openStoredList } from './support/stored-list.ts';

describe.skipIf(!hasChromium)('the page for the operator', patience, () => {
  const bench = pageBench();
  const [empty, seeded] = [sharedDesk(), sharedDesk(startSeeded)];
  const openSeeded = async (section = '') => bench.open({ url: `${(await seeded()).url}/desk${section}` });
  /** For those who store nothing. */
  const lookAt = async (section: string) => bench.open({ url: `${(await empty()).url}/desk${section}` });
  const openEmpty = async (section: string) => {
    const { url } = await startServe({ folder: await scratchFolder() });
    return { url, page: await bench.open({ url: `${url}/desk${section}` }) };
  };

  test('lists submissions, newest first', async () => {
    const page = await openSeeded();
    await page.locator('tbody tr').first().waitFor();
    const rows = await page.locator('tbody tr').allInnerTexts();
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/Bo Sample[\s\S]*failed[\s\S]*PDF[\s\S]*submit another document[\s\S]*Editing/);
    expect(rows[1]).toContain(hostileName);
    expect(rows[1]).toMatch(/quoted[\s\S]*Editing[\s\S]*\$104\.86\s+0\s/);
  });

  test('shows a submission with its evidence, and comes back', async () => {
    const page = await openSeeded();
    await page.getByRole('link', { name: hostileName }).click();
    await page.getByRole('heading', { name: 'Evidence for the numbers' }).waitFor();
    const section = await shownText(page.locator('#section'));
    expect(section).toContain('Before May, please.');
    expect(section).toContain('My thesis.docx');
    expect(section).toContain('Table 2. Heights in all harbours');
    expect(await page.locator('img').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Save as CSV' }).getAttribute('href')).toMatch(
      /\/quote\/csv$/,
    );
    await page.goBack();
    await heading(page, 'Submissions');
    await page.getByRole('link', { name: 'Bo Sample' }).waitFor();
  });

  test('has a title that no name turns the direction of', async () => {
    const page = await openSeeded();
    await page.getByRole('link', { name: 'Bo Sample' }).click();
    await waitUntil(async () => (await page.title()).includes('Sample'));
    expect(await page.title()).toBe('Bo Sample – Submission: thesisdesk');
  });

  test('starts a failed submission over', async () => {
    const failed = { status: 'error', error: 'The CRM refused it.', errorCode: 'crm_refused' } as const;
    const { page } = await openStoredList(bench, [{ name: 'Bo Sample', ...failed }]);
    const answering = page.waitForResponse(/\/retry$/);
    await page.getByRole('button', { name: 'Try again with the submission of Bo Sample' }).click();
    expect((await answering).status()).toBe(200);
    await page.getByText('The submission is being processed again.').waitFor({ state: 'attached' });
    await page.locator('.status.error').waitFor();
  });

  test.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)(
    'says what is wrong with a document, and offers no further try of the same, %i pixels wide and %s',
    async (width, colorScheme) => {
      const { url } = await seeded();
      const page = await bench.open({
        url: `${url}/desk`,
        viewport: { width, height: 844 },
        colorScheme,
      });
      const fault =
        'This is a PDF, not a Word document. The student was asked on their page to submit another document.';
      await page.locator('tbody tr', { hasText: 'Bo Sample' }).getByText(fault).waitFor();
      await page.getByRole('link', { name: 'Bo Sample' }).click();
      await page.getByRole('alert').getByText(fault).waitFor();
      const link = page.getByRole('alert').getByRole('link');
      expect(await link.getAttribute('href')).toMatch(/^mailto:/);
      expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
      expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);
    },
  );

  test('shows a hundred entries of a long list, and the others when it is asked to', async () => {
    const { url, page } = await openEmpty('#events');
    for (let id = 1; id <= 101; id++) await call(`${url}/webhooks/crm`, 'POST', { meta: { id } });
    await page.reload();
    await page.getByText('100 entries of 101 shown.').waitFor();
    await page.route('**/events?*', (route) => route.abort());
    await page.getByRole('button', { name: 'Show more' }).press('Enter');
    await page.getByText('The list could not be loaded. The desk cannot be reached.').waitFor();
    expect(await page.locator('tbody tr').count()).toBe(100);
    await page.unrouteAll({ behavior: 'wait' });
    await page.locator(':focus', { hasText: 'Try again' }).press('Enter');
    await page.locator('tbody tr').nth(100).waitFor();
    expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  });

  test('shows a document that is still being read, and its quote once it is there', async () => {
    const page = await openSeeded();
    await page.route('**/intake/submissions?*', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      await route.fulfill({ response, body: body.replace('"status":"completed"', '"status":"processing"') });
    });
    await page.reload();
    await page.getByText('in progress', { exact: true }).waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByText('quoted', { exact: true }).waitFor();
  });

  test('shows deals by stage, and the one that the address names', async () => {
    const page = await openSeeded('#deal-1');
    await page.locator('#deal-1.shown').waitFor();
    expect(await shownText(page.locator('#deal-1'))).toContain(hostileName);
    expect(await shownText(page.locator('.stage').nth(1))).toMatch(/1 deal, \$104\.86/);
    expect(await page.locator(':focus').getAttribute('id')).toBe('deal-1');
    await page.getByLabel('Status').selectOption('lost');
    await page.locator('#deal-1').waitFor({ state: 'detached' });
  });

  test('says so where there is no such deal', async () => {
    const page = await lookAt('#deal-7');
    expect(await shownText(page.getByRole('alert'))).toBe('This desk has no deal 7.');
  });

  test('creates a meeting and shows who is invited', async () => {
    const { page } = await openEmpty('#meetings');
    await page.getByLabel('Participants').fill('Ada Example <ada@example.org>\nbo@example.org');
    await page.getByLabel('Title').fill('Chapter two');
    await page.getByRole('button', { name: 'Create and invite' }).click();
    const meeting = page.locator('.meetings li', { hasText: 'Chapter two' }).first();
    await meeting.waitFor();
    expect(await shownText(meeting)).toMatch(
      /Ada Example \(ada@example\.org\) invitation written to the outbox, not sent\s+bo@example\.org invitation written/,
    );
    expect(await shownText(meeting.getByRole('link'))).toMatch(/\/room\/[\w-]+$/);
    await meeting.getByRole('button', { name: 'Copy link of Chapter two' }).click();
    await page.getByText(/^(Link copied|The link is selected)/).waitFor({ state: 'attached' });
  });

  test('keeps what was typed where a meeting cannot be created', async () => {
    const page = await lookAt('#meetings');
    await page.getByLabel('Participants').fill('nobody');
    await page.getByRole('button', { name: 'Create and invite' }).click();
    expect(await shownText(page.getByRole('alert'))).toContain('must be an email address');
    expect(await page.getByLabel('Participants').inputValue()).toBe('nobody');
  });

  test('keeps what was created and typed where the desk cannot be reached for a moment', async () => {
    const { page } = await openEmpty('#examples');
    await page.setInputFiles('#example-files', await thesisFile('Sample.docx'));
    await page.getByRole('button', { name: 'Add the files' }).click();
    await page.getByText('File added.').first().waitFor();
    await page.getByLabel('Notes').fill('A model.');
    await page.route('**/examples/**', (route) => route.abort());
    await page.getByRole('button', { name: 'Download Sample.docx' }).click();
    await page.getByRole('row').getByText('The desk cannot be reached.').waitFor();
    expect(await page.getByLabel('Notes').inputValue()).toBe('A model.');
    await page.getByLabel('Notes').fill('');
    await page.getByRole('link', { name: 'Meetings' }).click();
    await page.getByLabel('Participants').fill('ada@example.org');
    await page.getByLabel('Title').fill('Chapter two');
    await page.route('**/meetings', (route) => route.abort());
    await page.getByRole('button', { name: 'Create and invite' }).click();
    await page.getByText('The list could not be loaded. The desk cannot be reached.').waitFor();
    await page.getByText('“Chapter two” has been created.').waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.meetings li', { hasText: 'Chapter two' }).waitFor();
  });

  test('adds example files, and deletes one after asking', async () => {
    const { page } = await openEmpty('#examples');
    const notes = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes.') };
    await page.setInputFiles('#example-files', [await thesisFile('Sample.docx'), notes]);
    await page.getByLabel('Added by').fill('Ada');
    await page.getByRole('button', { name: 'Add the files' }).click();
    await page.locator('tbody tr').first().waitFor();
    expect(await names(page)).toEqual(['Sample.docx', 'notes.txt']);
    await page.getByText('Files added.').first().waitFor();
    await page.getByRole('button', { name: 'Delete notes.txt' }).click();
    await page.getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('button', { name: 'Delete notes.txt' }).click();
    await page.getByRole('button', { name: 'Delete file' }).click();
    await page.getByText('notes.txt deleted.').waitFor({ state: 'attached' });
    await page.getByRole('rowheader', { name: 'notes.txt' }).waitFor({ state: 'detached' });
    await page.getByRole('rowheader', { name: 'Sample.docx' }).waitFor();
    expect(await names(page)).toEqual(['Sample.docx']);
  });

  test('asks before the form for example files is left with something in it, unless it was added', async () => {
    const { page } = await openEmpty('#examples');
    const questions = dismissedQuestions(page);
    const leave = () => page.getByRole('link', { name: 'Deals' }).click();
    await page.getByLabel('Notes').fill('A model.');
    await leave();
    await expect.poll(() => questions).toEqual(['The files have not been added. Leave without saving?']);
    expect(await page.getByLabel('Notes').inputValue()).toBe('A model.');
    await page.setInputFiles('#example-files', await thesisFile());
    await page.getByRole('button', { name: 'Add the files' }).click();
    await page.getByText('File added.').first().waitFor();
    await leave();
    await heading(page, 'Deals');
    expect(questions).toHaveLength(1);
  });

  test('keeps what was typed for example files while another one is deleted', async () => {
    const { page } = await openEmpty('#examples');
    await page.setInputFiles('#example-files', await thesisFile('Sample.docx'));
    await page.getByRole('button', { name: 'Add the files' }).click();
    await page.getByLabel('Notes').fill('A model.');
    await page.getByRole('button', { name: 'Delete Sample.docx' }).click();
    await page.getByRole('button', { name: 'Delete file' }).click();
    await page.getByText('No example files yet.').waitFor();
    expect(await page.getByLabel('Notes').inputValue()).toBe('A model.');
    expect(await shownText(page.locator(':focus'))).toBe('Files');
  });

  test('shows what the CRM sent', async () => {
    const { page, url } = await openEmpty('#events');
    await page.getByText('No events yet.').waitFor();
    const meta = { action: 'updated', object: 'deal', id: 7 };
    const payload = {
      v: 1,
      meta,
      current: { id: 7, stage_id: 3, status: 'won' },
      previous: { stage_id: 2, status: 'open' },
    };
    await call(`${url}/webhooks/crm`, 'POST', payload);
    await page.reload();
    await page.locator('tbody tr').waitFor();
    expect(await page.locator('tbody a').getAttribute('href')).toBe('#deal-7');
    expect(await shownText(page.locator('tbody tr'))).toMatch(
      /updated deal\s+7\s+Quoted → Accepted\s+open → won\s+no$/,
    );
  });

  test('shows the list for an address of no section, and says so in the address', async () => {
    const page = await lookAt('#nonsense');
    await heading(page, 'Submissions');
    expect(new URL(page.url()).hash).toBe('#submissions');
  });

  test('goes from section to section with the links and the back button', async () => {
    const page = await lookAt('');
    await heading(page, 'Submissions');
    await page.getByRole('link', { name: 'Rates' }).click();
    await heading(page, 'Rates');
    expect(await shownText(page.locator('.sections [aria-current="page"]'))).toBe('Rates');
    expect(await shownText(page.locator(':focus'))).toBe('Rates');
    await page.goBack();
    await heading(page, 'Submissions');
    expect(await page.title()).toBe('Submissions: thesisdesk');
  });
});

async function names(page: Page): Promise<string[]> {
  return (await page.locator('tbody th').allInnerTexts()).toSorted();
}
