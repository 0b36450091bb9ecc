import { join } from 'node:path';
import type { Page } from 'playwright-core';
import {
  type SubmissionRecord,
  submissionKey,
} from '../../../src/core/records/submissions/submission-record.ts';
import { filesystemStore } from '../../../src/storage-drivers/filesystem/filesystem-store.ts';
import { scratchFolder } from '../../cli/support/scratch-folder.ts';
import { startServe } from '../../serve/support/serve-process.ts';
import { waitUntil } from '../../support/wait-until.ts';
import type { PageBench } from './page-bench.ts';

/** A served desk with these submissions, each a minute after the one before, and how another process stores more. */
export async function openStoredList(
  bench: PageBench,
  submissions: readonly Partial<SubmissionRecord>[],
  visit: object = {},
) {
  const folder = await scratchFolder();
  const store = filesystemStore({ folder: join(folder, 'records') });
  let number = 0;
  const put = (record: SubmissionRecord) => store.put(submissionKey(record.submissionId), record);
  const add = async (given: Partial<SubmissionRecord>) => {
    number += 1;
    await put(submission(number, given));
  };
  for (const given of submissions) await add(given);
  const { url } = await startServe({ folder });
  const page = await bench.open({ url: `${url}/desk`, ...visit });
  const change = (which: number, given: Partial<SubmissionRecord>) => put(submission(which, given));
  return { url, page, add, change };
}

function submission(number: number, given: Partial<SubmissionRecord>): SubmissionRecord {
  const submissionId = `submission-${number}`;
  return {
    submissionId,
    status: 'completed',
    name: 'Nobody',
    email: 'nobody@example.org',
    serviceType: 'editing',
    objectKey: `uploads/${submissionId}/Thesis ${number}.docx`,
    createdAt: new Date(Date.UTC(2020, 10, 20, 0, number)).toISOString(),
    restarts: 0,
    ...given,
  };
}

export async function names(page: Page): Promise<string[]> {
  const cells = await page.locator('tbody th').allInnerTexts();
  return cells.map((text) => (text.split('\n')[0] ?? '').trim());
}

export async function until(page: Page, expected: readonly string[]): Promise<void> {
  await waitUntil(async () => (await names(page)).join() === expected.join(), { what: expected.join() });
}

export async function title(page: Page, expected: string): Promise<void> {
  await waitUntil(async () => (await page.title()) === expected, { what: expected });
}

/** What the browser says when a tab is hidden or shown. */
export function show(isSeen: boolean): string {
  return `Object.defineProperty(document, 'hidden', { value: ${!isSeen}, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));`;
}
