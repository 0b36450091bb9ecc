import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { quoteOrder } from '../../src/core/pricing/quote.ts';
import { renderQuote } from '../../src/core/pricing/quote-document.ts';
import { starterSchedule } from '../../src/core/pricing/rates/rate-schedule.ts';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { overflow } from './support/accessibility.ts';
import { pageBench } from './support/page-bench.ts';

const bench = pageBench();
const analysis = { textWordCount: 48_210, refsWordCount: 1_000, tables: 2, figures: 0, frontMatter: 8 };

/** The address of a quote whose extra line is one long word. */
async function quoted(): Promise<string> {
  const lines = [{ description: `https://example.org/${'x'.repeat(150)}`, amount: 5 }];
  const path = join(await scratchFolder(), 'quote.html');
  const content = renderQuote(
    {
      ...{ business: 'Ada Edits', document: 'thesis.docx', serviceType: 'editing', date: new Date() },
      ...{ analysis, quote: quoteOrder(analysis, { services: ['editing'], lines }, starterSchedule) },
    },
    'html',
  );
  await writeFile(path, content);
  return pathToFileURL(path).href;
}

test('a quote with a long word has all amounts on the sheet, each on one line, on a phone and on paper', async () => {
  const page = await bench.open({ url: await quoted(), viewport: { width: 360, height: 740 } });
  for (const [width, media] of [
    [360, 'screen'],
    [660, 'print'],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ media });
    expect(await overflow(page)).toBe(0);
    const rows = await page.locator('.amount').evaluateAll((cells) =>
      cells.map((cell) => {
        const range = cell.ownerDocument.createRange();
        range.selectNodeContents(cell);
        return range.getClientRects().length;
      }),
    );
    expect(new Set(rows)).toEqual(new Set([1]));
  }
});
