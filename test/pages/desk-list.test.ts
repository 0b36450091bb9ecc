import { describe, expect, test } from 'vitest';
import type { SubmissionRecord } from '../../src/core/records/submissions/submission-record.ts';
import { hasChromium } from '../support/chromium.ts';
import { waitUntil } from '../support/wait-until.ts';
import { obstacles, obstaclesInBothColours, overflow } from './support/accessibility.ts';
import { heading } from './support/intake-steps.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { shownText } from './support/shown-text.ts';
import { names, openStoredList, show, title, until } from './support/stored-list.ts';

describe.skipIf(!hasChromium)('the list of submissions', patience, () => {
  const bench = pageBench();

  const listed = (submissions: readonly Partial<SubmissionRecord>[], visit: object = {}) =>
    openStoredList(bench, submissions, visit);

  test('is searched, and the address keeps what is searched for', async () => {
    const { page } = await listed([{ name: 'Żaneta Nowak' }, { name: 'Bo Sample' }, { name: 'Ada Example' }]);
    await until(page, ['Ada Example', 'Bo Sample', 'Żaneta Nowak']);
    await page.getByLabel('Search').fill('zaneta NOW');
    await until(page, ['Żaneta Nowak']);
    expect(await shownText(page.getByText('found'))).toBe('1 submission found.');
    await page.reload();
    await until(page, ['Żaneta Nowak']);
    expect(await page.getByLabel('Search').inputValue()).toBe('zaneta NOW');
    await page.getByLabel('Search').fill('nobody at all');
    await page.getByText('No submissions match.', { exact: true }).waitFor();
    await page.getByLabel('Search').fill('42ca');
    await page.getByText('No submissions match. Ids are found by six characters or more.').waitFor();
  });

  test('is filtered and sorted, also on the way back from a submission', async () => {
    const { page } = await listed([
      { name: 'Cy', status: 'error', error: 'No.' },
      { name: 'Bo', doubts: ['Look.'] },
      { name: 'Ada', serviceType: 'formatting', status: 'error', error: 'No.' },
    ]);
    await page.getByLabel('Status').selectOption('Failed');
    await until(page, ['Ada', 'Cy']);
    await page.getByLabel('Sort by').selectOption('Oldest first');
    await until(page, ['Cy', 'Ada']);
    await page.getByRole('link', { name: 'Cy', exact: true }).click();
    await heading(page, 'Submission');
    await page.getByRole('link', { name: 'All submissions' }).click();
    await until(page, ['Cy', 'Ada']);
    await page.getByLabel('Service').selectOption('Formatting');
    await until(page, ['Ada']);
    await page.getByLabel('Service').selectOption('Every service');
    await page.getByLabel('Status').selectOption('Every status');
    await page.getByLabel('Doubts').selectOption('With doubts');
    await until(page, ['Bo']);
    await page.getByLabel('Received').selectOption('In the last 7 days');
    await page.getByText('No submissions match.').waitFor();
  });

  test('has its filters behind a button on a phone, which says how many are set', async () => {
    const { page } = await listed([{ name: 'Bo' }, { name: 'Ada' }], onPhone);
    await until(page, ['Ada', 'Bo']);
    expect(await page.getByLabel('Sort by').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Filter and sort', exact: true, expanded: false }).click();
    await page.getByLabel('Status').selectOption('Quoted');
    await page.getByLabel('Sort by').selectOption('Oldest first');
    await until(page, ['Bo', 'Ada']);
    await page.getByRole('button', { name: 'Filter and sort (2 set)', exact: true, expanded: true }).click();
    await page.getByLabel('Sort by').waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Search').isVisible()).toBe(true);
  });

  test('has its filters in sight on a phone where the address sets one', async () => {
    const { page } = await listed([{ name: 'Bo' }, { name: 'Ada' }], onPhone);
    await until(page, ['Ada', 'Bo']);
    await page.evaluate("location.hash = '#submissions?sort=received+asc'");
    await until(page, ['Bo', 'Ada']);
    expect(await page.getByLabel('Sort by').isVisible()).toBe(true);
  });

  test('has links by mail and phone, names of documents, and times with their zone', async () => {
    const given = { name: 'Ada', email: 'ada+thesis@example.org', phone: '+43 (1) 234-567' };
    const { page } = await listed([given, { name: 'Bo', email: 'removed' }], { timezoneId: 'Asia/Tokyo' });
    await until(page, ['Bo', 'Ada']);
    const links = page.locator('tbody tr').last().getByRole('link');
    expect(await links.evaluateAll((each) => each.map((link) => link.getAttribute('href')))).toEqual([
      expect.stringMatching(/^#submission-/),
      'mailto:ada%2Bthesis@example.org',
      'tel:+431234567',
    ]);
    expect(await shownText(page.locator('tbody tr').first())).toMatch(/Thesis 2\.docx/);
    expect(await shownText(page.locator('tbody time').first())).toBe('20 Nov 2020, 09:02 GMT+9');
    expect(await page.getByRole('link', { name: 'removed' }).count()).toBe(0);
  });

  test('shows by itself what comes in, marks it, and counts it in the title until it was seen', async () => {
    const { page, add } = await listed([{ name: 'Ada' }]);
    await until(page, ['Ada']);
    expect(await page.title()).toBe('Submissions: thesisdesk');
    await add({ name: 'Bo' });
    await until(page, ['New Bo', 'Ada']);
    await title(page, '(1) Submissions: thesisdesk');
    expect(await obstacles(page)).toEqual([]);
    await page.getByRole('link', { name: 'Rates' }).click();
    await title(page, 'Rates: thesisdesk');
    await page.getByRole('link', { name: 'Submissions', exact: true }).click();
    await until(page, ['Bo', 'Ada']);
  });

  test('counts what comes in while another section is shown', async () => {
    const { page, add } = await listed([{ name: 'Ada' }]);
    await until(page, ['Ada']);
    await page.getByRole('link', { name: 'Rates' }).click();
    await title(page, 'Rates: thesisdesk');
    await add({ name: 'Bo' });
    await title(page, '(1) Rates: thesisdesk');
  });

  test('asks for nothing in a tab that nobody sees, and at once when it is seen again', async () => {
    const { page } = await listed([{ name: 'Ada' }]);
    await until(page, ['Ada']);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).search));
    const lists = () => asked.filter((search) => search.includes('limit=50')).length;
    await page.clock.install();
    await page.reload();
    await until(page, ['Ada']);
    await page.evaluate(show(false));
    await page.clock.runFor(30_000);
    const rested = lists();
    await page.clock.runFor(30_000);
    expect(lists()).toBe(rested);
    await page.evaluate(show(true));
    await waitUntil(() => lists() > rested);
  });

  test('stays where the desk cannot be reached for a while, and says so', async () => {
    const { page } = await listed([{ name: 'Ada' }]);
    await until(page, ['Ada']);
    await page.route('**/intake/submissions?*', (route) => route.abort());
    await page.getByText('Not up to date. The desk cannot be reached.').waitFor();
    expect(await names(page)).toEqual(['Ada']);
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByText('Not up to date.').waitFor({ state: 'detached' });
  });

  test('goes on with a search that found the desk out of reach, once it is back', async () => {
    const { page } = await listed([{ name: 'Ada' }, { name: 'Bo' }]);
    await until(page, ['Bo', 'Ada']);
    await page.route('**/intake/submissions?*', (route) => route.abort());
    await page.getByLabel('Search').fill('ada');
    await page.getByText('Not up to date. The desk cannot be reached.').waitFor();
    // What is shown has not been searched.
    expect(await page.locator('[aria-busy="true"] tbody tr').count()).toBe(2);
    await page.unrouteAll({ behavior: 'wait' });
    await until(page, ['Ada']);
    expect(await page.locator('[aria-busy="true"]').count()).toBe(0);
  });

  test('comes page by page', async () => {
    const { page } = await listed(Array.from({ length: 60 }, (_, index) => ({ name: `Student ${index}` })));
    await page.getByText('50 entries of 60 shown.').waitFor();
    await page.getByRole('button', { name: 'Show more' }).click();
    await waitUntil(async () => (await page.locator('tbody tr').count()) === 60);
  });

  test('keeps the focus at its end when the last page has been asked for by keyboard', async () => {
    const { page } = await listed(Array.from({ length: 51 }, (_, index) => ({ name: `Student ${index}` })));
    await page.getByRole('button', { name: 'Show more' }).press('Enter');
    await page.getByText('51 entries shown.').waitFor();
    expect(await page.locator(':focus').textContent()).toBe('51 entries shown.');
  });

  test('can be read and worked on a phone, in light colours and in dark ones', async () => {
    const long = { name: 'Anna-Magdalena Wolfeschlegelsteinhausenbergerdorff', phone: '+43 1 234 567' };
    const error = 'The document is a PDF. Please save it as a Word document (.docx) and start again.';
    const { page } = await listed([long, { name: 'Bo', status: 'error', error }], {
      ...onPhone,
      reducedMotion: 'reduce',
    });
    await until(page, ['Bo', long.name]);
    expect(await overflow(page)).toBe(0);
    expect(await obstaclesInBothColours(page)).toEqual([]);
    expect(await page.getByRole('table', { name: 'Submissions' }).getByRole('row').count()).toBe(3);
  });
});

const onPhone = { viewport: { width: 390, height: 844 } };
