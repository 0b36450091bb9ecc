import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Analysis } from '../../src/core/docx/analysis.ts';
import { prose } from '../core/docx/structure/prose.ts';
import { call, ending, handIn } from '../serve/support/desk-client.ts';
import { hasChromium } from '../support/chromium.ts';
import { docx } from '../support/docx/docx.ts';
import { picture } from '../support/docx/drawings.ts';
import { table } from '../support/docx/tables.ts';
import { heading, paragraph } from '../support/docx/text.ts';
import { obstacles, overflow } from './support/accessibility.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { sharedDesk } from './support/shared-desk.ts';
import { topOf } from './support/top-of.ts';

/** It is not clear where the text starts, nor whether the caption and the picture count. */
const start = [
  paragraph('On Salt'),
  heading(1, 'Summary'),
  prose(),
  prose(),
  heading(1, 'Salt'),
  prose(),
  prose(),
  heading(1, 'Water'),
  prose(),
];
const grid = table([
  ['a', 'b'],
  ['c', 'd'],
]);
const end = [
  ...[paragraph([picture({ width: 60, height: 50 })]), prose(), grid, prose(), paragraph('Table 4: Salt')],
  ...[prose(), paragraph([picture({ width: 300, height: 200 })]), prose()],
];
const doubtful = [...start, ...end];
/** Whether the caption without an object counts depends on the weights; it is in doubt with any. */
const aTable = /This may be (?:a table that was missed|wrongly counted as a table)/;

describe.skipIf(!hasChromium)('what is in doubt in a document', patience, () => {
  const bench = pageBench();
  const desk = sharedDesk();

  async function reading(
    body: readonly string[],
    given: object = {},
    numbers: Partial<Record<keyof Analysis, { value: number; reason: string }>> = {},
  ): Promise<Page> {
    const { url } = await desk();
    const submissionId = await handIn(url, Buffer.from(await docx({ body })), { name: 'Ada' });
    await ending(url, submissionId, 60_000);
    if (Object.keys(numbers).length > 0)
      await call(`${url}/intake/submissions/${submissionId}/quotes`, 'POST', { basedOn: 1, numbers });
    const page = await bench.open({ ...given, url: `${url}/desk#document-${submissionId}` });
    await page.getByRole('heading', { name: 'In doubt' }).waitFor();
    return page;
  }

  test('has the next best start beside it where the numbers are explained', async () => {
    const page = await reading(doubtful);
    await page.goto(page.url().replace('#document-', '#submission-'));
    const start = page.locator('section.part').filter({ hasText: 'Start of the text' });
    await start.getByText('Not taken:').waitFor();
    expect(await start.locator('q').count()).toBe(2);
  });

  test.each([
    [1280, 'light', 'click'],
    [390, 'dark', 'key'],
  ] as const)(
    'is listed, and leads there, %i pixels wide, in %s colours, by %s',
    async (width, colorScheme, way) => {
      const page = await reading(doubtful, { viewport: { width, height: 844 }, colorScheme });
      // Which of the table and the figure is listed first depends on which is less certain.
      expect((await list(page).locator('ul:not(.places) > li').allInnerTexts()).toSorted()).toEqual([
        expect.stringContaining('It is unclear where the text starts'),
        expect.stringContaining('No reference list was found'),
        expect.stringContaining('One figure may be wrongly left out'),
        expect.stringMatching(/^One table may be wrongly (?:left out|counted)/),
      ]);
      expect(await obstacles(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      const link = list(page).getByRole('link', { name: 'One table' });
      if (way === 'click') await link.click();
      else await link.press('Enter');
      expect(await focused(page)).toMatch(aTable);
      await expect.poll(() => isInSight(page), { timeout: 30_000 }).toBe(true);
      expect(await obstacles(page)).toEqual([]);
    },
  );

  test('is walked through by keys and by a button', async () => {
    const page = await reading(doubtful);
    await page.locator('.painted-place').focus();
    const walked: string[] = [];
    for (let step = 0; step < 5; step += 1) {
      await page.keyboard.press('Alt+ArrowDown');
      walked.push(await focused(page));
    }
    expect(walked).toEqual([
      'It is not certain that the text starts here.',
      expect.stringContaining('The text may start here instead.'),
      expect.stringMatching(aTable),
      expect.stringContaining('This may be a figure that was missed'),
      walked[3],
    ]);
    await page.getByText('No more doubts below.').waitFor({ state: 'attached' });
    expect(await page.getByRole('button', { name: 'Next doubt' }).count()).toBe(0);
    await page.keyboard.press('Alt+ArrowUp');
    expect(await focused(page)).toMatch(aTable);
    await page.getByRole('button', { name: 'Next doubt' }).click();
    expect(await focused(page)).toContain('This may be a figure');
  });

  test('is walked on through from where the reader was, also after Esc', async () => {
    const page = await reading(doubtful);
    await page.locator('.painted-place').focus();
    for (const key of ['Alt+ArrowDown', 'Alt+ArrowDown', 'Escape']) await page.keyboard.press(key);
    expect(await page.locator('.painted-row.selected').count()).toBe(0);
    await page.keyboard.press('Alt+ArrowDown');
    expect(await focused(page)).toMatch(aTable);
  });

  test('is no longer listed once it was corrected, and nothing moves', async () => {
    const page = await reading([...doubtful, ...Array.from({ length: 20 }, () => prose())], {
      viewport: { width: 1280, height: 500 },
    });
    const link = list(page).getByRole('link', { name: 'One figure' });
    await link.click();
    await expect.poll(() => isInSight(page), { timeout: 30_000 }).toBe(true);
    const before = await topOf(page.locator('.painted-row.selected'));
    await page.getByRole('button', { name: 'Count this as a figure' }).click();
    await link.waitFor({ state: 'detached' });
    await expect
      .poll(async () => Math.abs((await topOf(page.locator('.painted-row.selected'))) - before), {
        timeout: 30_000,
      })
      .toBeLessThan(2);
    expect(await list(page).getByRole('link', { name: 'One table' }).count()).toBe(1);
  });

  test.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)(
    'is no number that was set by hand, %i pixels wide, in %s colours',
    async (width, colorScheme) => {
      const given = { viewport: { width, height: 844 }, colorScheme };
      const page = await reading(doubtful, given, { tables: { value: 3, reason: 'Counted by hand.' } });
      expect(await list(page).locator('ul:not(.places) > li').allInnerTexts()).toEqual([
        expect.stringContaining('It is unclear where the text starts'),
        expect.stringContaining('One figure may be wrongly left out'),
        expect.stringContaining('No reference list was found'),
      ]);
      const marks = page.locator('.row-doubt');
      expect((await marks.allTextContents()).join()).not.toMatch(aTable);
      const tables = page.locator('.outcome div', { hasText: 'Tables' });
      expect(await tables.textContent()).toMatch(/^Tables\s*3\s+set by hand$/);
      // Nor while a correction is tried out.
      await page.locator('.painted-row', { has: page.getByText('may be a figure') }).click();
      await page.getByRole('button', { name: 'Count this as a figure' }).click();
      await list(page).getByRole('link', { name: 'One figure' }).waitFor({ state: 'detached' });
      expect(await list(page).getByRole('link', { name: 'One table' }).count()).toBe(0);
      expect(await obstacles(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
      await page.getByRole('link', { name: /^Submission of / }).click();
      const inDoubt = page.locator('.doubt', { has: page.getByRole('heading', { name: 'In doubt' }) });
      await inDoubt.getByText('One figure may be wrongly left out').waitFor();
      expect(await inDoubt.getByText('One table').count()).toBe(0);
    },
  );

  test('is found at the end of 20,000 paragraphs', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => paragraph(`Line ${index} of the text`));
    const page = await reading([...start, ...lines, ...end]);
    await list(page).getByRole('link', { name: 'One figure' }).click();
    expect(await focused(page)).toContain('This may be a figure');
    await expect.poll(() => isInSight(page), { timeout: 30_000 }).toBe(true);
    await page.keyboard.press('Alt+ArrowUp');
    expect(await focused(page)).toMatch(aTable);
    await page.keyboard.press('Alt+ArrowUp');
    expect(await focused(page)).toMatch(/text (?:starts|may start) here/);
    await expect.poll(() => isInSight(page), { timeout: 30_000 }).toBe(true);
  });
});

function list(page: Page): Locator {
  return page.getByRole('region', { name: 'In doubt' });
}

/** What is in doubt at the row that has the focus, which must be the one that is marked. */
async function focused(page: Page): Promise<string> {
  const doubt = page.locator('.painted-row.selected:focus > .row-doubt');
  await doubt.waitFor();
  return (await doubt.textContent()) ?? '';
}

/** Whether the marked row is on the screen, and not below the panel that stays at the top of a narrow one. */
async function isInSight(page: Page): Promise<boolean> {
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const panel = await page.locator('.outcome-panel').boundingBox();
  const row = await page.locator('.painted-row.selected').boundingBox();
  const top = width < 990 && panel ? panel.y + panel.height : 0;
  return row !== null && row.y >= top && row.y < height;
}
