import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { bundleProgram } from '../support/bundle-program.ts';
import { hasChromium } from '../support/chromium.ts';
import { handIn, heading, thesisFile } from './support/intake-steps.ts';
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

/** Starts the server of `mounted-desk.ts` beside the built pages. It ends with the test. */
async function startMounted(): Promise<string> {
  const folder = await scratchFolder();
  const source = fileURLToPath(new URL('./support/mounted-desk.ts', import.meta.url));
  const program = await bundleProgram(source, folder);
  await cp(fileURLToPath(new URL('../../dist/pages', import.meta.url)), join(folder, 'pages'), {
    recursive: true,
  });
  const child = spawn(process.execPath, [program, join(folder, 'data')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = await once(child.stdout.setEncoding('utf8'), 'data');
  return String(line).trim();
}
