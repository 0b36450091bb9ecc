import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { analyseDocx } from '../../src/core/docx/analyse.ts';
import { analysisPage } from '../../src/core/painted/analysis-page.ts';
import { priceTable } from '../../src/core/pricing/price-table.ts';
import { serviceTypesOf, starterSchedule } from '../../src/core/pricing/rates/rate-schedule.ts';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { docx } from '../support/docx/docx.ts';
import { heading, paragraph } from '../support/docx/text.ts';
import { obstacles, overflow } from './support/accessibility.ts';
import { pageBench, patience } from './support/page-bench.ts';

const bench = pageBench();
const style = await readFile(new URL('../../dist/pages/style.css', import.meta.url), 'utf8');
const sample = await readFile(new URL('../../examples/sample-thesis.docx', import.meta.url));

/** The address of the painted document of these bytes. */
async function painted(bytes: Uint8Array): Promise<string> {
  const { outline, ...result } = await analyseDocx(bytes, { outline: true });
  if (!outline) throw new Error('There is no outline.');
  const prices = priceTable(result.analysis, serviceTypesOf(starterSchedule), starterSchedule);
  const path = join(await scratchFolder(), 'report.html');
  await writeFile(path, analysisPage({ ...result, outline, prices, fileName: 'thesis.docx', style }));
  return pathToFileURL(path).href;
}

describe('the painted document in a file', () => {
  test.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)('can be used by everybody, %s pixels wide and %s', async (width, colorScheme) => {
    const page = await bench.open({
      url: await painted(sample),
      viewport: { width, height: 844 },
      colorScheme,
    });
    expect(await obstacles(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });

  test('has on paper why the file carries a count, which is closed on the screen', async () => {
    const page = await bench.open({ url: await painted(sample) });
    const reason = page.locator('.stored-words');
    expect(await reason.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await reason.isVisible()).toBe(true);
  });

  test('leads from a chapter to its place', async () => {
    const page = await bench.open({ url: await painted(sample) });
    const chapter = page.locator('.chapters a').last();
    await chapter.click();
    const target = page.locator(`#${(await chapter.getAttribute('href'))?.slice(1)}`);
    await expect.poll(() => target.evaluate((row) => row.getBoundingClientRect().top < 900)).toBe(true);
  });

  test(
    'shows the end of 20,000 paragraphs',
    async () => {
      const lines = Array.from({ length: 20_000 }, (_, index) => paragraph(`Line ${index} of the text`));
      const page = await bench.open({
        url: await painted(await docx({ body: [heading(1, 'Introduction'), ...lines] })),
      });
      const last = page.getByText('Line 19999 of the text');
      await last.scrollIntoViewIfNeeded();
      expect(await last.isVisible()).toBe(true);
    },
    patience.timeout,
  );
});
