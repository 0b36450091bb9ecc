import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { call } from '../serve/support/desk-client.ts';
import { hasChromium } from '../support/chromium.ts';
import { obstacles, overflow } from './support/accessibility.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { quoteForms } from './support/quote-form.ts';

/** The field with the focus: its label, and all that describes it. */
async function focused(page: Page) {
  const field = page.locator(':focus');
  const [id, name, ids] = await Promise.all(
    ['id', 'aria-label', 'aria-describedby'].map((attribute) => field.getAttribute(attribute)),
  );
  const texts = await Promise.all(
    (ids ?? '').split(' ').map((each) => page.locator(`#${each}`).textContent()),
  );
  return {
    label: name ?? (await page.locator(`label[for="${id}"]`).textContent()),
    described: texts.filter((text) => text !== '').join(' '),
  };
}

describe.skipIf(!hasChromium)('the fields for the next version of a quote', patience, () => {
  const bench = pageBench();
  const openQuoteForm = quoteForms(bench);

  const save = (page: Page) => page.getByRole('button', { name: 'Make version 2' }).click();
  const versionsOf = async (quotes: string) => (await call(quotes, 'GET')).versions;

  async function withLine(given: object = {}) {
    const opened = await openQuoteForm(given);
    await opened.page.getByRole('button', { name: 'Add a line' }).click();
    await opened.page.getByLabel('Text of line 1').fill('Friend');
    return { ...opened, number: opened.page.getByLabel('Number of line 1') };
  }

  test('take a percent sign or the currency with the number, whatever the unit is', async () => {
    const { page, quotes, number } = await withLine();
    const unit = page.getByLabel('Unit of line 1');
    await unit.selectOption('USD');
    await number.fill('-10%');
    await page.getByText('Friend (−10%)').waitFor();
    expect(await unit.inputValue()).toBe('percent');
    await number.fill('-$10');
    await page.getByText('$10.00 less than version 1').waitFor();
    expect(await unit.inputValue()).toBe('amount');
    await unit.selectOption('%');
    await page.getByText('Friend (−10%)').waitFor();
    await save(page);
    await page.getByText(/^Version 2, made/).waitFor();
    expect((await versionsOf(quotes))[0].lines).toEqual([{ description: 'Friend', percent: -10 }]);
  });

  test('take an emptied number as counted, and show the count as soon as it is left', async () => {
    const { page } = await openQuoteForm();
    const tables = page.getByLabel('Tables');
    const counted = await tables.inputValue();
    await tables.fill('77');
    await page.getByText('more than version 1').waitFor();
    await tables.fill('');
    await page.getByText('The same as version 1').waitFor();
    await page.getByLabel('Figures').focus();
    expect(await tables.inputValue()).toBe(counted);
    expect(await page.getByText('Enter a whole number such as 12.').count()).toBe(0);
  });

  test.each([
    ['abc', 'Enter a percentage such as 15, or -10 for a discount.'],
    ['-150', 'A discount can be at most 100%. For an amount, choose USD.'],
    ['-150 %', 'A discount can be at most 100%.'],
  ])('say what to enter in place of %j, while it is typed, and send nothing', async (typed, sentence) => {
    const { page, quotes, number } = await withLine();
    await number.fill(typed);
    const problem = page.locator('.extra-lines').getByText(sentence, { exact: true });
    await problem.waitFor();
    expect(await obstacles(page)).toEqual([]);
    await save(page);
    expect(await focused(page)).toEqual({ label: 'Number of line 1', described: sentence });
    expect(await versionsOf(quotes)).toHaveLength(1);
    await number.fill('-10');
    await problem.waitFor({ state: 'hidden' });
    expect(await number.getAttribute('aria-invalid')).toBe('false');
  });

  test('ask to check a surcharge that more than doubles the price, and take it', async () => {
    const { page, quotes, number } = await withLine();
    const question = page.getByText('Please check: this more than doubles the price of the services.');
    await number.fill('100');
    await page.getByText('Friend (+100%)').waitFor();
    expect(await question.count()).toBe(0);
    await number.fill('150');
    await question.waitFor();
    await save(page);
    await page.getByText(/^Version 2, made/).waitFor();
    expect((await versionsOf(quotes))[0].lines).toEqual([{ description: 'Friend', percent: 150 }]);
  });

  test('ask to check an amount that is more than the price of the services', async () => {
    const { page, number } = await withLine();
    const question = page.getByText('Please check: this more than doubles the price of the services.');
    await page.getByLabel('Unit of line 1').selectOption('USD');
    await number.fill('1');
    await page.getByText('$1.00 more than version 1').waitFor();
    expect(await question.count()).toBe(0);
    await number.fill('40,000');
    await question.waitFor();
    await page.getByText('$40,000.00 more than version 1').waitFor();
    await number.fill('1');
    await question.waitFor({ state: 'hidden' });
  });

  test('leave out of the price what cannot be used, and say so', async () => {
    const { page, number } = await withLine();
    const outcome = page.locator('.preview');
    const same = outcome.getByText('The same as version 1');
    const leftOut = outcome.getByText('This does not include the fields marked as wrong in the form.');
    await number.fill('-10');
    await outcome.getByText('Friend (−10%)').waitFor();
    expect(await leftOut.count()).toBe(0);
    await number.fill('-10 or so');
    await same.waitFor();
    await leftOut.waitFor();
    await number.fill('');
    await leftOut.waitFor({ state: 'detached' });
    await page.getByLabel('Words of text', { exact: true }).fill('many');
    await leftOut.waitFor();
    await same.waitFor();
  });

  test('take a service or the one that includes it, not both', async () => {
    const { page, quotes } = await openQuoteForm();
    const twice = page.getByText('Choose either Editing and formatting or Editing, which it includes.');
    await page.getByLabel('Editing and formatting').check();
    await twice.waitFor();
    await page.getByText('This does not include the fields marked as wrong in the form.').waitFor();
    await save(page);
    expect(await page.locator(':focus').getAttribute('id')).toBe('quote-service-editing');
    expect(await versionsOf(quotes)).toHaveLength(1);
    expect(await obstacles(page)).toEqual([]);
    await page.getByLabel('Editing', { exact: true }).uncheck();
    await twice.waitFor({ state: 'detached' });
    await save(page);
    await page.getByText(/^Version 2, made/).waitFor();
    expect((await versionsOf(quotes))[0].services).toEqual(['editing_and_formatting']);
  });

  test('say what a line lacks when it is left, and not before', async () => {
    const { page } = await openQuoteForm();
    await page.getByRole('button', { name: 'Add a line' }).click();
    await page.getByLabel('Number of line 1').fill('-');
    const problem = page.locator('#quote-line-1-problem');
    expect(await problem.textContent()).toBe('');
    await page.getByLabel('Note to the student').focus();
    expect(await problem.textContent()).toBe(
      'Say what this line is for. Enter a percentage such as 15, or -10 for a discount.',
    );
    await page.getByLabel('Number of line 1').fill('');
    await problem.waitFor({ state: 'hidden' });
  });

  test('ask why a number differs from the count', async () => {
    const { page, quotes } = await openQuoteForm();
    await page.getByLabel('Tables', { exact: true }).fill('12');
    await page.getByLabel('Figures', { exact: true }).fill('1');
    await page.getByText(/more than version 1/).waitFor();
    await save(page);
    const sentence = 'Say why these numbers differ from the count: Tables, Figures.';
    expect(await focused(page)).toEqual({ label: 'Why they differ from the count', described: sentence });
    expect(await obstacles(page)).toEqual([]);
    expect(await versionsOf(quotes)).toHaveLength(1);
    await page.keyboard.type('Nested ones.');
    await page.getByText(sentence).waitFor({ state: 'hidden' });
    await save(page);
    await page.getByText(/^Version 2, made/).waitFor();
    const [{ numbers }] = await versionsOf(quotes);
    expect(numbers).toEqual({
      tables: { value: 12, reason: 'Nested ones.' },
      figures: { value: 1, reason: 'Nested ones.' },
    });
  });

  test('keep the reason of each number that was set before', async () => {
    const { page, quotes } = await openQuoteForm();
    const numbers = {
      tables: { value: 12, reason: 'Nested.' },
      figures: { value: 1, reason: 'Two are logos.' },
    };
    await call(quotes, 'POST', { basedOn: 1, numbers });
    await page.reload();
    await page.getByText('Correct the quote').click();
    await page.getByLabel('Note to the student').fill('Dear Ada');
    await page.getByLabel('Figures', { exact: true }).fill('2');
    await page.getByLabel('Why they differ from the count').fill('One is a logo.');
    await page.getByLabel('Figures', { exact: true }).fill('1');
    await page.getByLabel('Why they differ from the count').fill('');
    await page.getByRole('button', { name: 'Make version 3' }).click();
    await page.getByText(/^Version 3, made/).waitFor();
    expect((await versionsOf(quotes))[0].numbers).toEqual(numbers);
  });

  test.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)('say what a count is, %i pixels wide and %s', async (width, colorScheme) => {
    const viewport = { width, height: 844 };
    const { page, quotes } = await openQuoteForm({ viewport, colorScheme });
    const tables = page.getByLabel('Tables', { exact: true });
    await tables.fill('abc');
    const problem = page.getByText('Enter a whole number such as 12.');
    await problem.waitFor();
    expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);
    await save(page);
    expect((await focused(page)).label).toBe('Tables');
    expect(await versionsOf(quotes)).toHaveLength(1);
    await page.getByLabel('Words of text').fill('24,822');
    await tables.fill('3');
    await problem.waitFor({ state: 'hidden' });
    await page.getByText('Editing: 24,822 words of text').waitFor();
  });
});
