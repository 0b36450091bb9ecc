import { scratchFolder } from '../../cli/support/scratch-folder.ts';
import { call, ending, handIn } from '../../serve/support/desk-client.ts';
import { startServe } from '../../serve/support/serve-process.ts';
import { thesisFile } from './intake-steps.ts';
import type { PageBench } from './page-bench.ts';
import { sharedDesk } from './shared-desk.ts';

/**
 * Returns a function that opens the form for the next version of a quoted submission. All submissions are on one desk,
 * unless a test needs its own, with an environment or without.
 */
export function quoteForms(bench: PageBench) {
  const shared = sharedDesk();
  return async (given: object = {}, environment?: Record<string, string>) => {
    const { url } = environment
      ? await startServe({ folder: await scratchFolder(), environment })
      : await shared();
    const submissionId = await handIn(url, (await thesisFile()).buffer, { name: 'Ada' });
    await ending(url, submissionId, 60_000);
    const page = await bench.open({ ...given, url: `${url}/desk#submission-${submissionId}` });
    await page.getByText('Correct the quote').click();
    await page.getByRole('button', { name: 'Make version 2' }).waitFor();
    const quotes = `${url}/intake/submissions/${submissionId}/quotes`;
    const quoteOf = async () => (await call(`${url}/intake/submission/${submissionId}`, 'GET')).quote;
    return { page, url, submissionId, quotes, quoteOf };
  };
}
