import { describe, expect, test } from 'vitest';
import { call } from '../serve/support/desk-client.ts';
import { hasChromium } from '../support/chromium.ts';
import { waitUntil } from '../support/wait-until.ts';
import { obstacles, obstaclesInBothColours, overflow } from './support/accessibility.ts';
import { heading } from './support/intake-steps.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { changed, countOut, paintedDocuments } from './support/painted-document.ts';
import { topOf } from './support/top-of.ts';

describe.skipIf(!hasChromium)('the painted document of a submission', patience, () => {
  const bench = pageBench();
  const reading = paintedDocuments(bench);

  test('is shown with its bands, pages and marks', async () => {
    const { page } = await reading();
    for (const text of ['Front matter', 'References'])
      await page.locator('.band-name', { hasText: text }).first().waitFor();
    expect(await page.locator('.page-number').count()).toBeGreaterThan(3);
    expect(await page.locator('.badge.table').count()).toBe(3);
    expect(await page.title()).toBe('Ada – Document: thesisdesk');
    await page.getByRole('link', { name: 'Submission of Ada' }).click();
    await heading(page, 'Submission');
    await waitUntil(async () => (await page.title()) === 'Ada – Submission: thesisdesk');
  });

  test('keeps its colours, and marks the open section alone, where the system sets all colours', async () => {
    const { page } = await reading({ forcedColors: 'active' });
    const colours = (selector: string, name: string): Promise<string[]> =>
      page.evaluate(
        `[...document.querySelectorAll('${selector}')].map((each) => getComputedStyle(each).${name})`,
      );
    const parts = new Set(await colours('.bar .part', 'backgroundColor'));
    expect(parts.size).toBeGreaterThan(2);
    expect(new Set(await colours('.swatch', 'backgroundColor'))).toEqual(parts);
    expect(new Set(await colours('.painted .band', 'borderLeftColor'))).toEqual(parts);
    expect(new Set(await colours('.painted .band > *', 'color')).size).toBe(1);
    const [open] = await colours('.sections [aria-current]', 'borderBottomColor');
    const lines = await colours('.sections a', 'borderBottomColor');
    expect(lines.filter((line) => line === open)).toHaveLength(1);
  });

  test('has beside it how certain each number is, also one that is sure', async () => {
    const { page } = await reading();
    expect(await page.locator('.outcome .certainty').allInnerTexts()).toEqual(Array(5).fill('sure'));
  });

  test('has the five numbers on a phone too', async () => {
    const { page } = await reading({ viewport: { width: 390, height: 844 } });
    for (const name of ['Words of text', 'Words of references', 'Tables', 'Figures', 'Front pages'])
      expect(await page.locator('.outcome').getByText(name, { exact: true }).isVisible()).toBe(true);
    const { height = 0 } = (await page.locator('.outcome-panel').boundingBox()) ?? {};
    expect(height).toBeLessThan(844 / 4);
    expect([await obstaclesInBothColours(page), await overflow(page)]).toEqual([[], 0]);
  });

  test('changes numbers and price at once by a click, takes it back, and becomes the next version', async () => {
    const { page, analysisOf } = await reading();
    const { tables } = await analysisOf();
    await countOut(page);
    await page.getByText(`was ${tables}`).waitFor();
    await page.locator('.badge.not-counted').first().waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText(`was ${tables}`).waitFor({ state: 'detached' });
    await page.locator('.is-heading', { hasText: 'References' }).first().click();
    await page.getByRole('button', { name: 'Leave this section out' }).click();
    await page.locator('.band-name', { hasText: 'Left out' }).waitFor();
    await page.getByRole('button', { name: 'Make version 2' }).click();
    await page.getByText(/^Version 2, made/).waitFor();
    expect((await analysisOf()).refsWordCount).toBe(0);
  });

  test('repaints only the pages that a correction changes, because a document has thousands of rows', async () => {
    const { page } = await reading();
    const pages = page.locator('.painted-page');
    const count = await pages.count();
    await pages.evaluateAll((all) => {
      for (const each of all) each.setAttribute('data-painted', 'before');
    });
    await countOut(page);
    await changed(page, 'Tables').waitFor();
    expect(await pages.count()).toBe(count);
    const repainted = page.locator('.painted-page:not([data-painted])');
    expect(await repainted.count()).toBeGreaterThan(0);
    // The tables that follow have other numbers now.
    expect(await repainted.filter({ hasNot: page.locator('.item') }).count()).toBe(0);
  });

  test('stays as it is when another editor makes a version, and says so', async () => {
    const { page, url, submissionId } = await reading();
    const quotes = `${url}/intake/submissions/${submissionId}/quotes`;
    await call(quotes, 'POST', { basedOn: 1, note: 'First' });
    await page.getByText('Version 2 has been made in the meantime.').waitFor();
    expect(await obstacles(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.getByRole('button', { name: 'Open the newest version' }).click();
    await page.getByText('Version 2 has been made').waitFor({ state: 'detached' });
    await countOut(page);
    const save = page.getByRole('button', { name: 'Make version 3' });
    await save.waitFor();
    await call(quotes, 'POST', { basedOn: 2, note: 'Second' });
    await page.getByText(/Someone else has changed this quote/).waitFor();
    await page.getByText('What you entered here is shown there, so that you can enter it again.').waitFor();
    expect(await page.getByRole('button', { name: 'Make version' }).count()).toBe(0);
    expect(await page.getByText('has been made in the meantime').count()).toBe(0);
  });

  test('tells whoever was slower that the corrections are kept, and shows them with the newest version', async () => {
    const { page, url, submissionId } = await reading();
    await page.route('**/intake/submissions/*', (route) => route.abort());
    await countOut(page);
    await changed(page, 'Tables').waitFor();
    await call(`${url}/intake/submissions/${submissionId}/quotes`, 'POST', { basedOn: 1, note: 'First' });
    await page.getByRole('button', { name: 'Make version 2' }).click();
    await page.getByText('What you entered here is shown there, so that you can enter it again.').waitFor();
    expect(await page.getByText('discarded').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Make version' }).count()).toBe(0);
    await page.unroute('**/intake/submissions/*');
    await page.getByRole('button', { name: 'Open the newest version' }).click();
    const note = page.locator('.box', { hasText: 'Your draft was based on version 1' });
    await note.getByText('Corrections to the document').waitFor();
  });

  test('is gone through by the keys that scroll, and the selection comes along', async () => {
    const { page } = await reading();
    const at = async () => Number(await page.locator('.painted-row.selected:focus').getAttribute('data-at'));
    const top = () => topOf(page.locator('.painted-row.selected'));
    await page.getByRole('button', { name: 'Skip the chapters' }).press('Enter');
    await page.keyboard.press('End');
    const end = await at();
    expect(end).toBe(Number(await page.locator('.painted-row').last().getAttribute('data-at')));
    await page.keyboard.press('Home');
    expect(await at()).toBe(0);
    await page.locator('.painted-row').nth(5).click();
    const [first, place] = [Number(await page.locator('.selected').getAttribute('data-at')), await top()];
    await page.keyboard.press('PageDown');
    const next = await at();
    expect(next).toBeGreaterThan(first + 2);
    expect(next).toBeLessThan(end);
    await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThan(5);
    await page.keyboard.press('PageUp');
    expect(await at()).toBeLessThan(next);
    for (let turn = 0; turn < 60; turn += 1) await page.keyboard.press('PageDown');
    expect(await at()).toBe(end);
  });

  test('shows the buttons of a row that is clicked at the bottom of a phone', async () => {
    const { page } = await reading({ viewport: { width: 390, height: 844 } });
    await page.evaluate(`document.querySelector('.badge.table').scrollIntoView({ block: 'end' })`);
    await page.locator('.painted-row .badge.table').first().click();
    const buttons = page.getByRole('group', { name: 'What this is' });
    const { y = 0, height = 0 } = (await buttons.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(0);
    expect(y + height).toBeLessThan(844);
  });

  test('is printed with its price, its numbers, what is in doubt, and how to check it in Word', async () => {
    const { page } = await reading();
    await page.emulateMedia({ media: 'print' });
    for (const place of ['.outcome-panel .price', '.outcome', '.box.good', '.print-only .items li'])
      expect([place, await page.locator(place).first().isVisible()]).toEqual([place, true]);
    expect(await page.locator('button:visible').count()).toBe(0);
    await page.emulateMedia({ media: 'screen' });
    expect(await page.getByText('Check it in Word').isVisible()).toBe(false);
  });

  test('is no longer shown once it is erased', async () => {
    const { page, url, submissionId } = await reading();
    const { email } = await call(`${url}/intake/submissions/${submissionId}`, 'GET');
    await call(`${url}/privacy/erase`, 'POST', { email });
    await page.getByText(/^The document was erased on /).waitFor();
    expect(await page.locator('.painted-row').count()).toBe(0);
  });

  test('stays while the desk cannot be reached, and says so', async () => {
    const { page, url, submissionId } = await reading();
    await page.route('**/intake/submissions/**', (route) => route.abort());
    await page.getByText(/^Not up to date\. /).waitFor();
    expect(await page.locator('.painted-row').count()).toBeGreaterThan(3);
    await page.unroute('**/intake/submissions/**');
    await call(`${url}/intake/submissions/${submissionId}/quotes`, 'POST', { basedOn: 1, note: 'First' });
    await page.getByText('Version 2 has been made in the meantime.').waitFor();
    expect(await page.getByText(/^Not up to date/).count()).toBe(0);
  });

  test('says of a table that was set to count that it has no effect in a part that was left out', async () => {
    const { page, analysisOf } = await reading();
    const { tables } = await analysisOf();
    const changed = page.locator('.outcome div', { hasText: `was ${tables}` }).getByText('Tables');
    await countOut(page);
    await page.getByRole('button', { name: 'Count this as a table' }).click();
    await changed.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Leave out from here' }).click();
    const row = page.locator('.leftOut .painted-row.selected');
    await row.getByText('that it was set to count has no effect').waitFor();
    await changed.waitFor();
    expect(await page.getByRole('button', { name: 'Count this as a table' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Include this part again' }).click();
    await page.locator('.painted-row.selected .badge.table').waitFor();
    await changed.waitFor({ state: 'detached' });
  });

  test('takes an emptied number of front pages as counted, which is no correction', async () => {
    const { page, analysisOf } = await reading();
    const counted = String((await analysisOf()).frontMatter);
    const field = page.getByLabel('Front pages');
    const leave = () => field.blur();
    await field.fill('');
    await leave();
    expect(await field.inputValue()).toBe(counted);
    expect(await page.getByText('Enter a whole number such as 12.').count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Undo' }).count()).toBe(0);
    await field.fill('7');
    await leave();
    await page.getByText(`was ${counted}`).waitFor();
    await field.fill('');
    await leave();
    await page.getByText(`was ${counted}`).waitFor({ state: 'detached' });
    expect(await field.inputValue()).toBe(counted);
    expect(await page.getByLabel('Why it differs from the count').isVisible()).toBe(false);
  });

  test('carries what was corrected over to the form for a discount, and back', async () => {
    const { page, analysisOf } = await reading();
    const { frontMatter, tables } = await analysisOf();
    await page.getByLabel('Front pages').fill('7');
    await page.getByLabel('Front pages').blur();
    await page.getByText(`was ${frontMatter}`).waitFor();
    await page.getByLabel('Why it differs from the count').fill('Two are blank.');
    await page.getByRole('button', { name: 'Add a discount or a note' }).click();
    expect(await page.getByLabel('Why they differ from the count').inputValue()).toBe('Two are blank.');
    const field = page.getByLabel('Pages of front matter');
    expect(await field.inputValue()).toBe('7');
    await page.locator('#quote-frontMatter-hint', { hasText: `${frontMatter} counted` }).waitFor();
    await page.getByRole('link', { name: 'Read and correct the document' }).click();
    await page.getByText(`was ${frontMatter}`).waitFor();
    await countOut(page);
    await page.getByText(`was ${tables}`).waitFor();
    await page.getByRole('button', { name: 'Add a discount or a note' }).click();
    const carried = page.getByText('Includes your corrections to the document.');
    await carried.getByRole('button').click();
    await carried.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByLabel('Tables').inputValue()).toBe(String(tables));
    expect(await field.inputValue()).toBe('7');
    await field.fill(String(frontMatter));
    await page.getByText('The same as version 1').waitFor();
  });

  test.each([1280, 390])(
    'keeps corrections that are in no version yet, and says so, %i pixels wide',
    async (width) => {
      const { page, url, analysisOf } = await reading({ viewport: { width, height: 844 } });
      const { tables } = await analysisOf();
      const unsaved = page.getByText('Unsaved corrections: kept in this browser');
      expect(await unsaved.isVisible()).toBe(false);
      await countOut(page);
      await changed(page, 'Tables').waitFor();
      await page.getByLabel('Front pages').fill('7');
      await page.getByLabel('Front pages').blur();
      await changed(page, 'Front pages').waitFor();
      await page.getByLabel('Why it differs from the count').fill('Two are blank.');
      await page.getByLabel('Why it differs from the count').blur();
      await unsaved.waitFor();
      expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);
      await page.reload();
      for (const number of ['Tables', 'Front pages']) await changed(page, number).waitFor();
      await unsaved.waitFor();
      await page.goto(`${url}/desk#rates`);
      await page.getByRole('link', { name: 'Submissions' }).click();
      await page.getByRole('link', { name: 'Ada' }).first().click();
      await page.getByText('Includes your corrections to the document.').waitFor();
      await page.getByText('Your corrections to the document are not in the quote yet.').waitFor();
      await page.getByRole('link', { name: 'Read and correct the document' }).click();
      for (const number of ['Tables', 'Front pages']) await changed(page, number).waitFor();
      await page.getByRole('button', { name: 'Make version 2' }).click();
      await page.getByText(/^Version 2, made/).waitFor();
      expect(await analysisOf()).toMatchObject({ tables: tables - 1, frontMatter: 7 });
      await page.getByRole('link', { name: 'Read and correct the document' }).click();
      await page.locator('.outcome-panel .price').waitFor();
      expect(await unsaved.isVisible()).toBe(false);
    },
  );

  test('takes all corrections back that were kept, and keeps none then', async () => {
    const { page, analysisOf } = await reading();
    const { tables } = await analysisOf();
    await countOut(page);
    await page.getByText(`was ${tables}`).waitFor();
    await page.reload();
    await page.getByText(`was ${tables}`).waitFor();
    await page.getByRole('button', { name: 'Undo all' }).click();
    await page.getByText(`was ${tables}`).waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.outcome-panel .price').waitFor();
    expect(await page.getByText('Unsaved corrections').isVisible()).toBe(false);
    await countOut(page);
    await page.getByText(`was ${tables}`).waitFor();
    expect(await page.getByRole('button', { name: 'Undo' }).textContent()).toBe('Undo');
  });

  test.each([1280, 390])(
    'brings back what was taken back all at once, until something else is corrected, %i pixels wide',
    async (width) => {
      const { page } = await reading({ viewport: { width, height: 844 } });
      await countOut(page);
      await changed(page, 'Tables').waitFor();
      await page.getByRole('button', { name: 'Add a discount or a note' }).click();
      await page.getByLabel('Figures', { exact: true }).fill('1');
      await page.getByLabel('Why they differ from the count').fill('Two are logos.');
      await page.getByText('less than version 1').waitFor();
      await page.getByRole('link', { name: 'Read and correct the document' }).click();
      await changed(page, 'Figures').waitFor();
      const [undo, restore] = ['Undo all', 'Restore'].map((name) => page.getByRole('button', { name }));
      await undo?.click();
      await changed(page, 'Tables').waitFor({ state: 'detached' });
      await page.getByText('The corrections are undone.').waitFor();
      expect(await page.locator(':focus').textContent()).toBe('Restore');
      expect([await obstaclesInBothColours(page), await overflow(page)]).toEqual([[], 0]);
      await restore?.click();
      for (const number of ['Tables', 'Figures']) await changed(page, number).waitFor();
      await page.reload();
      for (const number of ['Tables', 'Figures']) await changed(page, number).waitFor();
      await undo?.click();
      await restore?.waitFor();
      await countOut(page);
      await changed(page, 'Figures').waitFor({ state: 'detached' });
      await changed(page, 'Tables').waitFor();
      expect(await restore?.count()).toBe(0);
    },
  );

  test('brings back what was taken back all at once, also after the reason in it was changed', async () => {
    const { page } = await reading();
    const why = page.getByLabel('Why it differs from the count');
    await countOut(page);
    await changed(page, 'Tables').waitFor();
    await page.getByLabel('Front pages').fill('7');
    await changed(page, 'Front pages').waitFor();
    await why.fill('Two are blank.');
    await why.blur();
    await page.reload();
    await changed(page, 'Front pages').waitFor();
    await why.fill('Three are blank.');
    await why.blur();
    await page.getByRole('button', { name: 'Undo all' }).click();
    await changed(page, 'Tables').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Restore' }).click();
    for (const number of ['Tables', 'Front pages']) await changed(page, number).waitFor();
    expect(await why.inputValue()).toBe('Three are blank.');
  });

  test('says that kept corrections do not apply to a version that was made in the meantime', async () => {
    const { page, url, submissionId, analysisOf } = await reading();
    const { tables } = await analysisOf();
    await countOut(page);
    await page.getByText(`was ${tables}`).waitFor();
    await call(`${url}/intake/submissions/${submissionId}/quotes`, 'POST', { basedOn: 1, note: 'Hello' });
    await page.reload();
    const note = page.locator('.box', {
      hasText: 'Your draft was based on version 1, so it no longer applies',
    });
    await note.getByText('Corrections to the document').waitFor();
    await page.getByRole('link', { name: /^Submission of / }).click();
    await page.getByText(/^Version 2, made/).waitFor();
    await note.getByRole('button', { name: 'Discard the draft' }).click();
    await page.getByRole('button', { name: 'Discard it' }).click();
    await note.waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText(/^Version 2, made/).waitFor();
    expect(await note.count()).toBe(0);
  });

  test('says before a version is made that it is mailed to the student', async () => {
    const { page } = await reading();
    await countOut(page);
    await page.getByText('a version, which is then mailed to the student').waitFor();
  });

  test('keeps corrections where the desk cannot be reached', async () => {
    const { page, analysisOf } = await reading();
    const { tables } = await analysisOf();
    await page.route('**/quotes/preview', (route) => route.abort());
    await countOut(page);
    await page.locator('.outcome-panel').getByRole('alert').waitFor();
    await page.unroute('**/quotes/preview');
    await page.locator('.outcome-panel').getByRole('button', { name: 'Try again' }).click();
    await page.getByText(`was ${tables}`).waitFor();
    await page.route('**/quotes/preview', (route) => route.abort());
    await page.reload();
    await page.locator('.outcome-panel').getByRole('alert').waitFor();
    await page.unroute('**/quotes/preview');
    await page.reload();
    await page.getByText(`was ${tables}`).waitFor();
  });

  test.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)(
    'has a number of front pages that is set by hand, %i pixels wide and %s',
    async (width, colorScheme) => {
      const { page, url, submissionId, analysisOf } = await reading({
        viewport: { width, height: 844 },
        colorScheme,
      });
      const { frontMatter } = await analysisOf();
      await page.getByLabel('Front pages').fill('7');
      await page.getByLabel('Front pages').blur();
      const set = page.locator('#front-pages-hint');
      await set.getByText(`set by hand; ${frontMatter} counted`).waitFor();
      const save = page.getByRole('button', { name: 'Make version 2' });
      await save.click();
      await page.getByText('Say why the number of front pages differs from the count.').waitFor();
      expect(await page.locator(':focus').getAttribute('id')).toBe('front-pages-why');
      expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);
      await page.keyboard.type('Two are blank.');
      await save.click();
      await page.getByText('Both versions').click();
      await page.getByText('Pages of front matter: 7 (Two are blank.)').waitFor();
      const { versions } = await call(`${url}/intake/submissions/${submissionId}/quotes`);
      expect(versions[0]).toMatchObject({
        boundaries: {},
        counted: { frontMatter },
        analysis: { frontMatter: 7 },
      });
      await page.getByText(`set by the editor; ${frontMatter} counted in the document`).first().waitFor();
      await page.getByRole('link', { name: 'Read and correct the document' }).click();
      await set.getByText(`set by hand; ${frontMatter} counted`).waitFor();
      await page.getByLabel('Front pages').fill(String(frontMatter));
      await page.getByLabel('Front pages').blur();
      await expect.poll(() => set.textContent()).toBe('');
      await page.getByRole('button', { name: 'Make version 3' }).click();
      await page.getByText(/^Version 3, made/).waitFor();
      expect((await analysisOf()).frontMatter).toBe(frontMatter);
    },
  );

  test('asks why front pages were set, even if the version is made before the price has followed', async () => {
    const { page } = await reading();
    await page.route('**/quotes/preview', () => {});
    await page.getByLabel('Front pages').fill('7');
    await page.getByLabel('Front pages').blur();
    await page.getByRole('button', { name: 'Make version 2' }).click();
    await page.getByText('Say why the number of front pages differs from the count.').waitFor();
    await page.locator('#front-pages-why:focus').waitFor();
  });

  test('takes front pages out of the boundaries, where older desks kept them', async () => {
    const { page, url, submissionId, analysisOf } = await reading();
    const { frontMatter, tables } = await analysisOf();
    const address = `${url}/intake/submissions/${submissionId}/quotes`;
    await call(address, 'POST', { basedOn: 1, boundaries: { frontPages: 7 } });
    await page.reload();
    await countOut(page);
    await page.getByText(`was ${tables}`).waitFor();
    expect(await page.getByLabel('Front pages').inputValue()).toBe('7');
    await page.getByRole('button', { name: 'Make version 3' }).click();
    await page.getByText(/^Version 3, made/).waitFor();
    const [newest] = (await call(address)).versions;
    expect(Object.keys(newest.boundaries)).toEqual(['items']);
    expect(newest).toMatchObject({ counted: { frontMatter }, numbers: { frontMatter: { value: 7 } } });
  });

  test('shows the number of front pages that the document has after each correction', async () => {
    const { page, analysisOf } = await reading();
    const { frontMatter } = await analysisOf();
    const field = page.getByLabel('Front pages');
    const becomes = (count: number) =>
      expect.poll(() => field.inputValue(), { timeout: 30_000 }).toBe(String(count));
    await field.fill('7');
    await field.blur();
    await page.getByRole('button', { name: 'Undo' }).click();
    await becomes(frontMatter);
    await page.locator('.painted-row').first().click();
    await page.getByRole('button', { name: 'The text starts here' }).click();
    await becomes(0);
  });

  test.each([1280, 390])('has links to its parts, %i pixels wide', async (width) => {
    const { page } = await reading({ viewport: { width, height: 844 } });
    await page.getByLabel('Front pages').fill('7');
    await page.getByLabel('Front pages').blur();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    await page.locator('.legend').getByRole('link', { name: 'References' }).click();
    await page.locator('.painted-row.selected', { hasText: 'References' }).waitFor();
    const isInSight = async () => {
      const panel = await page.locator('.outcome-panel').boundingBox();
      const row = await page.locator('.painted-row.selected').boundingBox();
      const top = width < 990 && panel ? panel.y + panel.height : 0;
      return row !== null && row.y >= top && row.y < 844;
    };
    await expect.poll(isInSight, { timeout: 30_000 }).toBe(true);
    expect(await page.getByLabel('Front pages').inputValue()).toBe('7');
  });

  test('is corrected by keys alone', async () => {
    const { page } = await reading();
    await page.locator('.painted-place').focus();
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowDown');
    expect(await page.locator('.painted-row.selected').count()).toBe(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Undo' }).waitFor();
  });

  test.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)('can be used by everybody, %s pixels wide and %s', async (width, colorScheme) => {
    const { page } = await reading({ viewport: { width, height: 844 }, colorScheme });
    await page.locator('.painted-row').first().click();
    expect(await obstacles(page)).toEqual([]);
    await page.locator('.is-heading', { hasText: 'Method' }).first().click();
    await page.getByRole('button', { name: 'Leave this section out' }).click();
    await page.getByRole('button', { name: 'Include this part again' }).waitFor();
    expect(await obstacles(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
});
