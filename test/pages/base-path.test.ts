import { describe, expect, test } from 'vitest';
import { hasChromium } from '../support/chromium.ts';
import { handIn, heading, thesisFile } from './support/intake-steps.ts';
import { startMounted } from './support/mounted-server.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { shownText } from './support/shown-text.ts';

describe.skipIf(!hasChromium)('the pages below a path of another app', patience, () => {
  const bench = pageBench();

  test('take a document and show it to the operator', async () => {
    const address = await startMounted();
    const page = await bench.open({ url: address });
    expect(await shownText(page.locator('.business'))).toBe('Ink & <Sons>');
    await handIn(page, await thesisFile());
    await heading(page, 'Your document is being read');
    await page.goto(`${address}/desk`);
    await page.getByRole('link', { name: 'Ada Example' }).waitFor();
    expect(await page.title()).toBe('Submissions: Ink & <Sons>');
  });
});
