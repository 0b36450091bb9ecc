import { describe, expect, test } from 'vitest';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { call } from '../serve/support/desk-client.ts';
import { startServe, startWorker } from '../serve/support/serve-process.ts';
import { hasChromium } from '../support/chromium.ts';
import { chart, picture } from '../support/docx/drawings.ts';
import { caption } from '../support/docx/fields.ts';
import { heading as chapter, paragraph } from '../support/docx/text.ts';
import { sampleThesis } from '../support/theses/sample-thesis.ts';
import { obstacles } from './support/accessibility.ts';
import { dropFile, fillForm, handIn, heading, thesisFile } from './support/intake-steps.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { sharedDesk } from './support/shared-desk.ts';
import { shownText } from './support/shown-text.ts';

describe.skipIf(!hasChromium)('the page for students', patience, () => {
  const bench = pageBench();
  const desk = sharedDesk();
  const openIntake = async () => bench.open({ url: `${(await desk()).url}/` });

  test('leads from a chosen document to its quote', async () => {
    const page = await openIntake();
    await handIn(page, await thesisFile());
    await heading(page, 'Your quote');
    expect(await page.locator('.quote tbody tr').allInnerTexts()).toEqual([
      'Editing: 2,676 words of text\t$48.17',
      'Editing: 289 words of references\t$6.94',
      'Editing: 3 tables\t$9.00',
      'Editing: 3 figures\t$4.50',
      'Editing: 3 pages of front matter\t$11.25',
    ]);
    expect(await shownText(page.locator('.quote tfoot .total'))).toBe('Total\t$104.86');
  });

  test('takes a document that is dropped', async () => {
    const page = await openIntake();
    await dropFile(page, '#drop-zone', await thesisFile('Dropped thesis.docx'));
    expect(await shownText(page.locator('#document-name'))).toBe('Dropped thesis.docx');
    await fillForm(page);
    await page.getByRole('button', { name: 'Get the quote' }).click();
    await heading(page, 'Your quote');
  });

  test('stays where a document is dropped beside the zone', async () => {
    const page = await openIntake();
    const address = page.url();
    await dropFile(page, 'h1', await thesisFile());
    expect(page.url()).toBe(address);
    expect(await shownText(page.locator('#document-name'))).toBe('Choose your document');
  });

  test('shows what each number rests on', async () => {
    const page = await openIntake();
    await handIn(page, await thesisFile());
    await heading(page, 'Your quote');
    const evidence = await shownText(page.locator('#outcome'));
    expect(evidence).toContain('from “Chapter 1: Introduction” to the end');
    expect(evidence).toContain('one list with about 24 entries');
    expect(evidence).toContain('Table 2. Heights in all harbours');
    expect(evidence).toContain('Figure 3. Heights in all harbours');
    expect(evidence).toContain('captioned as a figure');
    expect(evidence).toContain('recorded breaks and the layout where Word recorded none');
    expect(await page.locator('.numbers .certainty').count()).toBe(5);
    expect(evidence).toContain('All numbers are sure.');
  });

  test('says so if the numbers are sure, but not all that they rest on', async () => {
    const page = await openIntake();
    await page.route('**/report', async (route) => {
      const response = await route.fetch();
      const report = await response.json();
      const [first, ...others] = report.tables;
      await route.fulfill({
        response,
        json: { ...report, tables: [{ ...first, certainty: 0.9 }, ...others] },
      });
    });
    await handIn(page, await thesisFile());
    await heading(page, 'Your quote');
    expect(await shownText(page.locator('.box.good'))).toBe(
      'All numbers are sure. Some of the evidence is not; it is marked below.',
    );
  });

  test('says what is in doubt', async () => {
    const page = await openIntake();
    const { body = [] } = sampleThesis().document;
    const bare = [paragraph([picture()]), paragraph([chart()])];
    await handIn(page, await thesisFile('Doubtful.docx', { body: [...body, ...bare] }));
    await heading(page, 'Your quote');
    expect(await page.locator('.box.doubt li').count()).toBeGreaterThan(0);
  });

  test('offers the quote as files and to print', async () => {
    const page = await openIntake();
    await handIn(page, await thesisFile());
    await heading(page, 'Your quote');
    for (const [name, extension] of [
      ['PDF', 'pdf'],
      ['CSV', 'csv'],
      ['Markdown', 'md'],
      ['Text', 'txt'],
    ]) {
      const waiting = page.waitForEvent('download');
      await page.getByRole('link', { name: `Save as ${name}` }).click();
      const download = await waiting;
      expect(download.suggestedFilename()).toBe(`Quote for My thesis.docx.${extension}`);
    }
    await page.context().addInitScript("window.print = () => document.body.classList.add('printed')");
    const opening = page.waitForEvent('popup');
    await page.getByRole('link', { name: 'Print quote' }).click();
    const quote = await opening;
    await quote.locator('body.printed').waitFor();
    expect(await shownText(quote.locator('body'))).toContain('$104.86');
  });

  test('goes on after a reload while the document is being read', async () => {
    const folder = await scratchFolder();
    const { url } = await startServe({ folder, args: ['--no-worker'] });
    const page = await bench.open({ url: `${url}/` });
    await handIn(page, await thesisFile());
    await page.waitForURL(/#submission-/);
    await page.reload();
    await heading(page, 'Your document is being read');
    await startWorker({ folder });
    await heading(page, 'Your quote');
    await page.reload();
    await heading(page, 'Your quote');
  });

  test('keeps the currency of a quote when the rates get another one', async () => {
    const { url } = await startServe({ folder: await scratchFolder() });
    const page = await bench.open({ url: `${url}/` });
    await handIn(page, await thesisFile());
    await heading(page, 'Your quote');
    const rates = { editing: { textPerWord: 0.02 }, currency: 'EUR' };
    await call(`${url}/config/rate-schedule`, 'PUT', { rates });
    await page.reload();
    await heading(page, 'Your quote');
    expect(await shownText(page.locator('.quote tfoot .total'))).toBe('Total\t$104.86');
  });

  test('keeps what was typed after a reload, in this tab and until it is sent', async () => {
    const page = await openIntake();
    await page.setInputFiles('#document', await thesisFile());
    await fillForm(page);
    await page.getByLabel('Notes for the editor').fill('Before May.');
    await page.reload();
    await page.getByText('What you typed is still here').waitFor();
    await expect.poll(() => page.getByLabel('Service').inputValue()).toBe('editing');
    expect(await page.getByLabel('Notes for the editor').inputValue()).toBe('Before May.');
    const other = await page.context().newPage();
    await other.goto(page.url());
    expect(await other.getByLabel('Your name').inputValue()).toBe('');
    await page.setInputFiles('#document', await thesisFile());
    await page.getByRole('button', { name: 'Get the quote' }).click();
    await heading(page, 'Your quote');
    expect(await page.evaluate('sessionStorage.length')).toBe(0);
  });

  test('keeps its address where the content is skipped to', async () => {
    const page = await openIntake();
    await page.goto(`${page.url()}#submission-unknown`);
    await heading(page, 'Your quote cannot be shown');
    await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
    expect(await page.locator(':focus').getAttribute('id')).toBe('main');
    expect(page.url()).toMatch(/#submission-unknown$/);
  });

  test('shows what the editor wrote as text, line by line', async () => {
    const page = await openIntake();
    await handIn(page, await thesisFile());
    await heading(page, 'Your quote');
    const { origin, hash } = new URL(page.url());
    const note = 'Dear <b>Ada</b>,\nin May.';
    const quotes = `${origin}/intake/submissions/${hash.slice('#submission-'.length)}/quotes`;
    await call(quotes, 'POST', { basedOn: 1, note });
    await page.reload();
    expect(await shownText(page.locator('.price-panel .facts dd'))).toBe(note);
    expect(await obstacles(page)).toEqual([]);
  });

  test('starts over', async () => {
    const page = await openIntake();
    await handIn(page, await thesisFile());
    await heading(page, 'Your quote');
    await page.getByRole('button', { name: 'Start over' }).click();
    await heading(page, 'What will it cost to edit your dissertation?');
    expect(await shownText(page.locator('#document-name'))).toBe('Choose your document');
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ada Example');
    await page.goBack();
    await heading(page, 'Your quote');
  });

  test('can be used with the keyboard alone', async () => {
    const page = await openIntake();
    // Long before the key: the browser has to be told to hand the dialogue over.
    const choosing = page.waitForEvent('filechooser');
    await page.locator('#service option').first().waitFor({ state: 'attached' });
    const press = (key: string) => page.keyboard.press(key);
    await press('Tab');
    expect(await shownText(page.locator(':focus'))).toBe('Skip to content');
    await press('Tab');
    await press('Enter');
    await (await choosing).setFiles(await thesisFile());
    await press('Tab');
    await page.keyboard.type('Ada Example');
    await press('Tab');
    await page.keyboard.type('ada@example.org');
    for (const key of ['Tab', 'Tab', 'f', 'Tab', 'Tab', 'Enter']) await press(key);
    await heading(page, 'Your quote');
    expect(await shownText(page.locator(':focus'))).toBe('Your quote');
    expect(await shownText(page.locator('.lead:visible'))).toBe('Formatting for Ada Example');
    await press('Tab');
    expect(await shownText(page.locator(':focus'))).toBe('Print quote');
  });

  test('shows a caption in the direction of its own words', async () => {
    const page = await openIntake();
    const figure = [paragraph([picture()]), caption('شکل', 1, ' نتیجه PCA زانو')];
    await handIn(
      page,
      await thesisFile('thesis.docx', { body: [chapter(1, 'مقدمه'), paragraph('متن'), ...figure] }),
    );
    await heading(page, 'Your quote');
    const shown = page.locator('.items').getByText('شکل 1 نتیجه PCA زانو');
    const direction = await shown.evaluate(
      (element) => element.ownerDocument.defaultView?.getComputedStyle(element).direction,
    );
    expect(direction).toBe('rtl');
  });

  test('shows names and captions as text, whatever they hold', async () => {
    const page = await openIntake();
    const name = '<img src=x onerror=alert(1)>';
    await handIn(page, await thesisFile('<b>thesis.docx'), { name });
    await heading(page, 'Your quote');
    expect(await shownText(page.locator('.lead:visible'))).toBe(`Editing for ${name}`);
    expect(await page.locator('img').count()).toBe(0);
  });
});
