import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { call, ending, handIn } from '../serve/support/desk-client.ts';
import { startServe } from '../serve/support/serve-process.ts';
import { hasChromium } from '../support/chromium.ts';
import { heading as chapter, paragraph } from '../support/docx/text.ts';
import { handIn as handInOn, heading, thesisFile } from './support/intake-steps.ts';
import { pageBench, patience } from './support/page-bench.ts';

describe.skipIf(!hasChromium)('a page', patience, () => {
  const bench = pageBench();

  /** Opens an empty page, and keeps what is refused there from then on. */
  async function watched(url: string) {
    const page = await bench.open({ url: `${url}/docs` });
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${new URL(response.url()).pathname}`);
    });
    return { page, refused };
  }

  const enter = async (page: Page, token: string) => {
    await page.getByLabel('Operator’s token').fill(token);
    await page.getByRole('button', { name: 'Open the desk' }).click();
  };

  test('asks for nothing before the operator has signed in, and a wrong token is sent once', async () => {
    const environment = { THESISDESK_ADMIN_TOKEN: 'let-me-in-my-friend' };
    const { url } = await startServe({ folder: await scratchFolder(), environment });
    const { page, refused } = await watched(url);
    await page.goto(`${url}/desk`);
    await heading(page, 'Sign in');
    await page.goto(`${url}/desk#rates`);
    await heading(page, 'Sign in');
    expect(refused).toEqual([]);
    await enter(page, 'open-sesame');
    await page.getByText('The desk does not accept this token.').waitFor();
    expect(refused).toEqual(['401 /intake/submissions']);
    await enter(page, 'let-me-in-my-friend');
    await heading(page, 'Rates');
    await page.getByText('No rates are stored.').waitFor();
    expect(refused).toHaveLength(1);
  });

  test('does not ask for rates on a desk that has none, and then for those that were saved', async () => {
    const { url } = await startServe({ folder: await scratchFolder() });
    const { page, refused } = await watched(url);
    await page.goto(`${url}/desk#rates`);
    await page.getByText('The rates have never been changed.').waitFor();
    await call(`${url}/config/rate-schedule`, 'PUT', { rates: { editing: { textPerWord: 0.5 } } });
    await page.reload();
    await page.getByText(/^Saved /).waitFor();
    expect(refused).toEqual([]);
  });

  test('does not ask for what the numbers of an erased submission rest on', async () => {
    const { url } = await startServe({ folder: await scratchFolder() });
    const submissionId = await handIn(url, (await thesisFile()).buffer, { name: 'Ada' });
    await ending(url, submissionId, 60_000);
    await call(`${url}/privacy/erase`, 'POST', { email: 'ana@example.com' });
    const { page, refused } = await watched(url);
    await page.goto(`${url}/desk#submission-${submissionId}`);
    await page.getByText('The document and the personal data of this submission were erased.').waitFor();
    await page.goto(`${url}/#submission-${submissionId}`);
    await page.getByText('The document and the personal data of this submission were erased.').waitFor();
    expect(refused).toEqual([]);
  });

  test('does not ask for a revised document of an erased submission, whose address still names it', async () => {
    const { url } = await startServe({ folder: await scratchFolder() });
    const page = await bench.open({ url: `${url}/` });
    await handInOn(page, await thesisFile());
    await heading(page, 'Your quote');
    await page.getByText('Upload a revised version').click();
    await page.setInputFiles(
      '#revised-document',
      await thesisFile('second.docx', { body: [chapter(1, 'Introduction'), paragraph('Iron.')] }),
    );
    await page.getByRole('button', { name: 'Get the new quote' }).click();
    await heading(page, 'Your new quote');
    expect(page.url()).toContain('.revision-');
    await call(`${url}/privacy/erase`, 'POST', { email: 'ada@example.org' });
    const { page: other, refused } = await watched(url);
    await other.goto(page.url());
    await other.getByText('The document and the personal data of this submission were erased.').waitFor();
    expect(refused).toEqual([]);
  });
});
