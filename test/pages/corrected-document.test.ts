import { describe, expect, test } from 'vitest';
import { ending, handIn } from '../serve/support/desk-client.ts';
import { hasChromium } from '../support/chromium.ts';
import { obstaclesInBothColours, overflow } from './support/accessibility.ts';
import { pdfFile, thesisFile } from './support/intake-steps.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { sharedDesk } from './support/shared-desk.ts';
import { openStoredList } from './support/stored-list.ts';

describe.skipIf(!hasChromium)('the page of a submission whose document could not be read', patience, () => {
  const bench = pageBench();
  const desk = sharedDesk();

  async function openFailed(width = 1280) {
    const { url } = await desk();
    const id = await handIn(url, pdfFile('').buffer, { name: 'Bo Sample' });
    await ending(url, id, 60_000);
    return bench.open({ url: `${url}/desk#submission-${id}`, viewport: { width, height: 844 } });
  }

  test.each([1280, 390])('takes the right one from the editor, %i pixels wide', async (width) => {
    const page = await openFailed(width);
    await page.getByRole('alert').getByText('This is a PDF, not a Word document.').waitFor();
    await page.getByText('Upload a corrected document').click();
    expect(await page.getByLabel('Charge for').count()).toBe(0);
    await page.getByRole('button', { name: 'Quote the corrected document' }).click();
    await page.getByText('Please choose the corrected document.').waitFor();
    expect([await obstaclesInBothColours(page), await overflow(page)]).toEqual([[], 0]);
    await page.getByLabel('The corrected document (.docx)').setInputFiles(await thesisFile('Right.docx'));
    await page.getByLabel('Note with the quote').fill('Thank you for the right file.');
    await page.getByRole('button', { name: 'Quote the corrected document' }).click();
    await page.getByRole('heading', { name: 'Evidence for the numbers' }).waitFor();
    await page.locator('#document-name', { hasText: 'Right.docx' }).waitFor();
    await page.getByText('Note to the student: Thank you for the right file.').waitFor();
    expect(await page.getByText('could not').count()).toBe(0);
    await page.getByText('Upload a revised document').waitFor();
  });

  test('says that the same document is of no use', async () => {
    const page = await openFailed();
    await page.getByText('Upload a corrected document').click();
    const same = pdfFile('Again.docx');
    await page.getByLabel('The corrected document (.docx)').setInputFiles(same);
    await page.getByRole('button', { name: 'Quote the corrected document' }).click();
    await page.getByText('it is the one that could not be read').waitFor();
  });

  test('offers no download and no other try of one that was never uploaded', async () => {
    const error = 'The document was not uploaded. Please start again with a new upload.';
    const failed = { status: 'error', error, errorCode: 'document_missing', document: null } as const;
    const { page } = await openStoredList(bench, [{ name: 'Bo Sample', ...failed }]);
    const offered = async () => [
      await page.getByRole('button', { name: 'Download' }).count(),
      await page.getByRole('button', { name: 'Try again' }).count(),
    ];
    await page.getByText('The student was asked on their page to start again').waitFor();
    await page.getByText('Thesis 1.docx').waitFor();
    expect(await offered()).toEqual([0, 0]);
    await page.getByRole('link', { name: 'Bo Sample' }).click();
    await page.getByText('Upload a corrected document').waitFor();
    await page.locator('#document-name', { hasText: 'Thesis 1.docx' }).waitFor();
    expect(await offered()).toEqual([0, 0]);
  });

  test('does not ask for another one if the document was read', async () => {
    const failed = { status: 'error', error: 'The CRM refused it.', errorCode: 'crm_refused' } as const;
    const { page } = await openStoredList(bench, [{ name: 'Bo Sample', ...failed, doubts: [] }]);
    await page.getByRole('link', { name: 'Bo Sample' }).click();
    await page.getByText('The CRM refused it.').waitFor();
    expect(await page.getByText('Upload a corrected document').count()).toBe(0);
  });
});
