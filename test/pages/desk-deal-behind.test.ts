import { describe, expect, onTestFinished, test } from 'vitest';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { call, ending, handIn } from '../serve/support/desk-client.ts';
import { startServe } from '../serve/support/serve-process.ts';
import { hasChromium } from '../support/chromium.ts';
import { pipedriveEnvironment, startPipedrive } from '../support/crm/pipedrive-server.ts';
import { brokenService } from '../support/crm/pipedrive-troubles.ts';
import { obstacles, overflow } from './support/accessibility.ts';
import { thesisFile } from './support/intake-steps.ts';
import { pageBench, patience } from './support/page-bench.ts';

describe.skipIf(!hasChromium)('a deal in Pipedrive that is behind its quote', patience, () => {
  const bench = pageBench();

  test.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)('is said to be so until it has followed, %i pixels wide and %s', async (width, colorScheme) => {
    const pipedrive = await startPipedrive();
    onTestFinished(() => pipedrive.close());
    const environment = pipedriveEnvironment(pipedrive);
    const { url } = await startServe({ folder: await scratchFolder(), environment });
    const submissionId = await handIn(url, (await thesisFile()).buffer, { name: 'Ada' });
    await ending(url, submissionId, 60_000);
    pipedrive.trouble('PATCH /api/v2/deals/{id}', brokenService);
    const quotes = `${url}/intake/submissions/${submissionId}/quotes`;
    await call(quotes, 'POST', { basedOn: 1, lines: [{ description: 'Rush', percent: 15 }] });
    const page = await bench.open({
      url: `${url}/desk#submission-${submissionId}`,
      viewport: { width, height: 844 },
      colorScheme,
    });
    const behind = page.getByText(
      'The deal in the CRM has version 1 of the quote; version 2 could not be sent yet',
    );
    await behind.waitFor();
    expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);
    expect((await call(quotes)).deal).toMatchObject({ version: 1, update: { version: 2, failures: 1 } });
    await behind.waitFor({ state: 'detached' });
    expect((await call(quotes)).deal).toEqual({ version: 2 });
  });
});
