import { utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { call } from '../serve/support/desk-client.ts';
import { startServe, startWorker } from '../serve/support/serve-process.ts';
import { hasChromium } from '../support/chromium.ts';
import { paragraph } from '../support/docx/text.ts';
import { obstacles, overflow } from './support/accessibility.ts';
import { fillForm, handIn, heading, pdfFile, thesisFile } from './support/intake-steps.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { sharedDesk } from './support/shared-desk.ts';
import { shownText } from './support/shown-text.ts';

describe.skipIf(!hasChromium)('the page for students, when something is wrong,', patience, () => {
  const bench = pageBench();
  const desk = sharedDesk();
  const openIntake = async (section = '') => bench.open({ url: `${(await desk()).url}/${section}` });
  const alertOf = (page: Page) => shownText(page.getByRole('alert'));

  test('refuses another kind of file before it is sent', async () => {
    const page = await openIntake();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.method()));
    await handIn(page, pdfFile('thesis.pdf'));
    expect(await shownText(page.locator('#document-problem'))).toBe(
      'This is not a .docx file. A PDF cannot be counted. Please choose the Word document that it was made from.',
    );
    expect(await page.locator(':focus').getAttribute('id')).toBe('document');
    expect(sent.filter((method) => method !== 'GET')).toEqual([]);
  });

  test('says what to do about a document that cannot be read', async () => {
    const page = await openIntake();
    await handIn(page, pdfFile('thesis.docx'));
    await heading(page, 'No quote yet');
    expect(await alertOf(page)).toContain('PDF');
    // Once, not in two wordings.
    const outcome = await shownText(page.locator('#outcome'));
    expect(outcome.match(/\.docx/g)).toHaveLength(1);
    expect(await shownText(page.locator(':focus'))).toBe('No quote yet');
  });

  test('names the fields that are missing, and goes to the first', async () => {
    const page = await openIntake();
    await page.locator('#service option').first().waitFor({ state: 'attached' });
    await page.setInputFiles('#document', await thesisFile());
    await page.getByLabel('Email').fill('ada@gmail');
    await page.getByRole('button', { name: 'Get the quote' }).click();
    expect(await shownText(page.locator('#name-problem'))).toBe('Please tell us your name.');
    expect(await shownText(page.locator('#email-problem'))).toMatch(/^Please check the email address/);
    expect(await page.locator(':focus').getAttribute('id')).toBe('name');
    expect(await shownText(page.locator('#announcements'))).toContain('2 fields need a change');
  });

  test('asks for the document again where it was saved after it was chosen', async () => {
    const page = await openIntake();
    const { name, buffer } = await thesisFile();
    const path = join(await scratchFolder(), name);
    await writeFile(path, buffer);
    await page.setInputFiles('#document', path);
    await fillForm(page);
    const later = new Date(Date.now() + 60_000);
    await utimes(path, later, later);
    await page.getByRole('button', { name: 'Get the quote' }).click();
    await page.getByRole('alert').waitFor();
    expect(await alertOf(page)).toBe('The document has changed since you chose it. Please choose it again.');
    const choosing = page.waitForEvent('filechooser');
    await page.locator('#document').click();
    await (await choosing).setFiles(path);
    await page.getByRole('button', { name: 'Get the quote' }).click();
    await heading(page, 'Your quote');
  });

  test('says that a file is too large for the desk', async () => {
    const environment = { THESISDESK_UPLOAD_LIMIT: '1KiB' };
    const { url } = await startServe({ folder: await scratchFolder(), environment });
    const page = await bench.open({ url: `${url}/` });
    await handIn(page, await thesisFile());
    await page.getByRole('alert').waitFor();
    expect(await alertOf(page)).toMatch(/^The file is larger than/);
    expect(await page.getByLabel('Your name').inputValue()).toBe('Ada Example');
  });

  test('keeps the form where the connection is lost, and sends it once it is back', async () => {
    const page = await openIntake();
    await page.locator('#service option').first().waitFor({ state: 'attached' });
    await page.context().setOffline(true);
    await handIn(page, await thesisFile());
    await page.getByRole('alert').waitFor();
    expect(await alertOf(page)).toContain('Please check the connection and try again.');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Get the quote' }).click();
    await heading(page, 'Your quote');
  });

  test('counts what arrived at the desk as sent, though the answers are lost, and does not offer to cancel it', async () => {
    const page = await openIntake();
    const sent = new Set<string>();
    const loseAnswer = async (route: Route) => {
      sent.add(route.request().postData() ?? '');
      await route.fetch();
      await route.abort();
    };
    await page.route('**/intake/submit', loseAnswer);
    const isSent = page.waitForRequest('**/intake/submit');
    await handIn(page, await thesisFile());
    await isSent;
    expect(await page.getByRole('button', { name: 'Cancel upload' }).isVisible()).toBe(false);
    await page.getByRole('alert').waitFor();
    await page.unroute('**/intake/submit');
    const again = page.waitForRequest('**/intake/submit');
    await page.getByRole('button', { name: 'Get the quote' }).click();
    sent.add((await again).postData() ?? '');
    await heading(page, 'Your quote');
    expect(sent.size).toBe(1);
    await page.route('**/revisions', loseAnswer);
    await page.getByText('Upload a revised version').click();
    await page.setInputFiles(
      '#revised-document',
      await thesisFile('second.docx', { body: [paragraph('Salt.')] }),
    );
    await page.getByRole('button', { name: 'Get the new quote' }).click();
    await heading(page, 'Your new quote');
  });

  test('says that the connection is lost while the document is read, and goes on once it is back', async () => {
    const folder = await scratchFolder();
    const { url } = await startServe({ folder, args: ['--no-worker'] });
    const page = await bench.open({ url: `${url}/` });
    await handIn(page, await thesisFile());
    await heading(page, 'Your document is being read');
    await page.context().setOffline(true);
    const status = page.getByRole('status');
    await status.getByText('The connection is lost. This page continues by itself').waitFor();
    expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);
    await page.context().setOffline(false);
    await status.getByText('The connection is lost').waitFor({ state: 'detached' });
    await startWorker({ folder });
    await heading(page, 'Your quote');
  });

  test('loads the services again where they could not be had', async () => {
    const page = await openIntake();
    await page.route('**/config/services', (route) => route.abort());
    await page.reload();
    await page.getByRole('alert').waitFor();
    await page.unroute('**/config/services');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('#service option').first().waitFor({ state: 'attached' });
    expect(await page.locator('#service option').allInnerTexts()).toEqual([
      'Editing',
      'Formatting',
      'Editing and formatting',
    ]);
  });

  test('loads the services again where the form is sent without them', async () => {
    const page = await openIntake();
    await page.route('**/config/services', (route) => route.abort());
    await page.reload();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    const send = page.getByRole('button', { name: 'Get the quote' });
    await send.click();
    await again.waitFor();
    await page.unroute('**/config/services');
    await send.click();
    await page.locator('#service option').first().waitFor({ state: 'attached' });
    await page.locator('#service-problem').waitFor({ state: 'hidden' });
  });

  test('says at the service that it is no longer offered, and sends the next one without another upload', async () => {
    const { url } = await startServe({ folder: await scratchFolder() });
    const page = await bench.open({ url: `${url}/` });
    const uploads: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT') uploads.push(request.url());
    });
    await page.locator('#service option').first().waitFor({ state: 'attached' });
    await call(`${url}/config/rate-schedule`, 'PUT', { rates: { formatting: { perTable: 3 } } });
    await handIn(page, await thesisFile());
    await page.locator('#service-problem').waitFor();
    expect(await shownText(page.locator('#service-problem'))).toBe(
      'The service that you chose is no longer offered. Please choose another.',
    );
    expect(await page.locator(':focus').getAttribute('id')).toBe('service');
    await page.locator('#service option', { hasText: 'Editing' }).first().waitFor({ state: 'detached' });
    await page.getByLabel('Service').selectOption('formatting');
    await page.getByRole('button', { name: 'Get the quote' }).click();
    await heading(page, 'Your quote');
    expect(uploads).toHaveLength(1);
  });

  test('can be told to stop an upload', async () => {
    const page = await openIntake();
    // The upload is held, so that it lasts until it is cancelled.
    await page.route('**/objects/**', () => {});
    await handIn(page, await thesisFile());
    await heading(page, 'Uploading your document');
    await page.getByRole('button', { name: 'Cancel upload' }).click();
    await heading(page, 'What will it cost to edit your dissertation?');
    expect(await shownText(page.locator('#document-name'))).toBe('My thesis.docx');
  });

  test('says so where an address leads to no submission', async () => {
    const page = await openIntake('#submission-unknown');
    await heading(page, 'Your quote cannot be shown');
    expect(await alertOf(page)).toBe('No submission at this address. Please start over.');
  });
});
