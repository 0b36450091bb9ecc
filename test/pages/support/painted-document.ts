import type { Locator, Page } from 'playwright-core';
import { call, ending, handIn } from '../../serve/support/desk-client.ts';
import { thesisFile } from './intake-steps.ts';
import type { PageBench } from './page-bench.ts';
import { sharedDesk } from './shared-desk.ts';

/** Returns a function that opens the painted document of a quoted submission. All submissions are on one desk. */
export function paintedDocuments(bench: PageBench) {
  const desk = sharedDesk();
  return async (given: object = {}) => {
    const { url } = await desk();
    const submissionId = await handIn(url, (await thesisFile()).buffer, { name: 'Ada' });
    await ending(url, submissionId, 60_000);
    const page = await bench.open({ ...given, url: `${url}/desk#submission-${submissionId}` });
    await readDocument(page);
    const analysisOf = async () => (await call(`${url}/intake/submission/${submissionId}`, 'GET')).analysis;
    return { page, url, submissionId, analysisOf };
  };
}

/** Goes from a submission to its document. */
export async function readDocument(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Read and correct the document' }).click();
  await page.locator('.outcome-panel .price').waitFor();
}

/** Corrects the first table: it does not count. */
export async function countOut(page: Page): Promise<void> {
  // In the middle of a row that is selected already may be one of its buttons.
  await page.locator('.painted-row .badge.table').first().click();
  await page.getByRole('button', { name: 'This does not count as a table' }).click();
}

/** The number in the panel that has another value than in the version. */
export function changed(page: Page, number: string): Locator {
  return page.locator('.outcome .changed', { hasText: number });
}
