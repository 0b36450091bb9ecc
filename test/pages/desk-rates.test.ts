import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { call } from '../serve/support/desk-client.ts';
import { startServe } from '../serve/support/serve-process.ts';
import { hasChromium } from '../support/chromium.ts';
import { obstacles, overflow } from './support/accessibility.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { sharedDesk } from './support/shared-desk.ts';
import { shownText } from './support/shown-text.ts';

const usesLastValid = 'Fields marked as wrong count with their last valid value.';

describe.skipIf(!hasChromium)('the rates on the page for the operator', patience, () => {
  const bench = pageBench();
  const unchanged = sharedDesk();
  /** For those who store nothing. */
  const lookAtRates = async () => open((await unchanged()).url);
  const openRates = async (stored?: object) => {
    const { url } = await startServe({ folder: await scratchFolder() });
    if (stored) await call(`${url}/config/rate-schedule`, 'PUT', stored);
    return open(url);
  };
  const open = async (url: string) => {
    const page = await bench.open({ url: `${url}/desk#rates` });
    await page.locator('#preview-result .price').waitFor();
    return { page, stored: () => call(`${url}/config/rate-schedule`) };
  };
  const previewShows = (page: Page, total: string) =>
    page.locator('#preview-result .price', { hasText: total }).waitFor();
  const priceOf = (page: Page, service: string, price: string) =>
    page.getByRole('group', { name: service, exact: true }).getByLabel(price, { exact: true });
  const save = async (page: Page) => {
    await page.getByRole('button', { name: 'Save rates' }).click();
    await page.locator('#rates-outcome .box').waitFor();
  };

  test('show at once what a change makes of a quote', async () => {
    const { page } = await lookAtRates();
    await previewShows(page, '$1,157.50');
    await priceOf(page, 'Editing', 'Table').fill('10');
    await previewShows(page, '$1,262.50');
    await page.getByLabel('Tables').fill('0');
    await previewShows(page, '$1,112.50');
    await page.getByLabel('Service', { exact: true }).selectOption('formatting');
    await previewShows(page, '$378.00');
  });

  test('say beside the price that the next one is being worked out, and try again if it cannot be', async () => {
    const { page } = await lookAtRates();
    let fail = () => {};
    const isSeen = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/rate-schedule/preview', (route) => isSeen.then(() => route.abort()));
    await priceOf(page, 'Editing', 'Table').fill('10');
    await page.getByText('Counting …').waitFor();
    fail();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await page.unroute('**/rate-schedule/preview');
    await again.click();
    await previewShows(page, '$1,262.50');
    await page.getByText('Counting …').waitFor({ state: 'hidden' });
  });

  test('are stored when they are saved, and not before', async () => {
    const { page, stored } = await openRates();
    await priceOf(page, 'Editing', 'Word of text').fill('0,02');
    await previewShows(page, '$1,257.50');
    await expect(stored()).rejects.toThrow(/404/);
    await save(page);
    expect(await stored()).toMatchObject({ rates: { editing: { textPerWord: 0.02, perTable: 3 } } });
  });

  test('lose the percentage for revised documents if its field is emptied, wherever they have it', async () => {
    const { page, stored } = await openRates({ rates: { editing: { perTable: 3 } }, revisionPercent: 60 });
    await page.getByLabel('Changes to a revised document, in percent').fill('');
    await save(page);
    expect(await stored()).not.toHaveProperty('revisionPercent');
  });

  test('are kept if two editors change them at once, and the second is told so', async () => {
    const { page, stored } = await openRates({ rates: { editing: { textPerWord: 0.018, perTable: 3 } } });
    const other = await bench.open({ url: page.url() });
    await other.locator('#preview-result .price').waitFor();
    await priceOf(page, 'Editing', 'Word of text').fill('0.02');
    await save(page);
    await priceOf(other, 'Editing', 'Table').fill('7');
    await save(other);
    expect(await shownText(other.getByRole('alert'))).toMatch(/^Someone else has changed the rates/);
    expect(await stored()).toMatchObject({ rates: { editing: { textPerWord: 0.02, perTable: 3 } } });
    await other.getByRole('button', { name: 'Open the newest version' }).click();
    await other.locator('#rates-outcome .box').waitFor({ state: 'detached' });
    expect(await priceOf(other, 'Editing', 'Word of text').inputValue()).toBe('0.02');
  });

  test('are no change when they are saved as they are', async () => {
    const { page } = await openRates({ rates: { editing: { perTable: 3 } } });
    await save(page);
    expect(await shownText(page.locator('#rates-outcome'))).toBe('Nothing has changed.');
    const rows = page.getByRole('table', { name: 'Changes to the rates' }).locator('tbody tr');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(1);
  });

  test('give way to the starter rates again, after the first change too', async () => {
    const { page, stored } = await openRates();
    await priceOf(page, 'Editing', 'Table').fill('4');
    await save(page);
    await page.getByRole('button', { name: 'Restore the starter rates' }).click();
    expect(await shownText(page.getByRole('dialog'))).toContain('Editing, tables: $4.00 → $3.00');
    await page.getByRole('button', { name: 'Restore rates' }).click();
    await page.getByText('No rates are stored.').waitFor();
    await expect(stored()).rejects.toThrow(/404/);
    expect(await page.getByRole('button', { name: 'Restore the starter rates' }).count()).toBe(0);
  });

  test('keep what the form does not know', async () => {
    const unknown = {
      rates: { editing: { perTable: 3, colour: 'blue' }, $comment: 'By Ada' },
      plan: { tier: 2 },
    };
    const { page, stored } = await openRates(unknown);
    await priceOf(page, 'Editing', 'Table').fill('4');
    await save(page);
    expect(await stored()).toMatchObject({
      rates: { editing: { perTable: 4, colour: 'blue' }, $comment: 'By Ada' },
      plan: { tier: 2 },
    });
  });

  test('show what the desk warns of', async () => {
    const { page } = await openRates({ rates: { editing: { perTable: 3, perTabel: 4 } } });
    await priceOf(page, 'Editing', 'Figure').fill('1');
    await save(page);
    expect(await shownText(page.locator('#rates-outcome'))).toContain('perTabel');
  });

  test('can have another service, and lose one', async () => {
    const { page, stored } = await openRates();
    await page.getByLabel('Another service').fill('Peer review');
    await page.getByRole('button', { name: 'Add' }).click();
    expect(await page.locator(':focus').getAttribute('id')).toBe('rates-peer_review-textPerWord');
    await page.keyboard.type('0.03');
    await page.getByRole('button', { name: 'Remove formatting' }).click();
    await page.getByLabel('Service', { exact: true }).selectOption('peer_review');
    await previewShows(page, '$1,525.00');
    await save(page);
    const { rates } = await stored();
    expect(Object.keys(rates).toSorted()).toEqual(['currency', 'editing', 'peer_review']);
  });

  test('are not saved by the Enter key after the name of another service, which is added', async () => {
    const { page, stored } = await lookAtRates();
    await page.getByLabel('Another service').fill('Peer review');
    await page.keyboard.press('Enter');
    expect(await page.locator(':focus').getAttribute('id')).toBe('rates-peer_review-textPerWord');
    await expect(stored()).rejects.toThrow(/404/);
  });

  test('are not saved while a price is no number', async () => {
    const { page, stored } = await lookAtRates();
    await priceOf(page, 'Editing', 'Table').fill('three');
    await page.getByRole('button', { name: 'Save rates' }).click();
    expect(await page.locator(':focus').getAttribute('id')).toBe('rates-editing-perTable');
    expect(await page.getByText('Enter a number such as 0.018.').count()).toBe(1);
    await expect(stored()).rejects.toThrow(/404/);
  });

  test('keep to the last valid value in the price beside what is marked as wrong, and say so', async () => {
    const { page } = await lookAtRates();
    const said = page.locator('.preview').getByText(usesLastValid);
    const table = priceOf(page, 'Editing', 'Table');
    await table.fill('10');
    await previewShows(page, '$1,262.50');
    expect(await said.isVisible()).toBe(false);
    await table.fill('10 or so');
    await said.waitFor();
    // A change elsewhere shows what the price is made of.
    await page.getByLabel('Administrative fee').fill('0');
    await previewShows(page, '$1,237.50');
    expect(await said.isVisible()).toBe(true);
    await table.fill('3');
    await previewShows(page, '$1,132.50');
    await said.waitFor({ state: 'hidden' });
  });

  test.each([
    ['Fee in percent', '150', 'Enter at most 100.'],
    ['Fee in percent', '-1', 'Enter a number such as 7.5.'],
    ['Administrative fee', 'none', 'Enter a number such as 25.'],
    ['Currency', 'EURO', 'Enter a currency code such as EUR.'],
    ['Currency', 'EUX', 'Enter a currency code such as EUR.'],
  ])(
    'say at the field %j what to enter in place of %j, and are not saved',
    async (label, typed, sentence) => {
      const { page } = await lookAtRates();
      const field = page.getByLabel(label, { exact: true });
      await field.fill(typed);
      await page.locator('.field', { has: field }).getByText(sentence).waitFor();
      await page.locator('.preview').getByText(usesLastValid).waitFor();
      await page.getByRole('button', { name: 'Save rates' }).click();
      expect(await page.locator(':focus').inputValue()).toBe(typed);
    },
  );

  test('say at the currency that amounts are not converted', async () => {
    const { page } = await lookAtRates();
    const currency = page.getByLabel('Currency', { exact: true });
    const ids = (await currency.getAttribute('aria-describedby')) ?? '';
    const described = await page
      .locator(
        ids
          .split(' ')
          .map((id) => `#${id}`)
          .join(','),
      )
      .allInnerTexts();
    expect(described.join(' ')).toContain('Amounts are not converted.');
  });

  describe('that were in force before', () => {
    const twice = async () => {
      const opened = await openRates({ rates: { editing: { perTable: 3 } } });
      await priceOf(opened.page, 'Editing', 'Table').fill('4');
      await save(opened.page);
      return opened;
    };

    test('are listed, newest first', async () => {
      const { page } = await twice();
      const rows = page.getByRole('table', { name: 'Changes to the rates' }).locator('tbody tr');
      await rows.nth(1).waitFor();
      expect(await shownText(rows.nth(0))).toContain('In force');
      expect(await shownText(rows.nth(0))).toContain('Editing, tables: $3.00 → $4.00');
      expect(await shownText(rows.nth(1))).toContain('Editing not by the word, administrative fee $25.00');
      expect(
        await rows
          .nth(1)
          .getByRole('button', { name: /^Restore/ })
          .count(),
      ).toBe(1);
    });

    test('show of many changes the first, and the others on demand, also on a phone', async () => {
      const { page } = await openRates({ rates: { editing: { perTable: 3 } } });
      await page.setViewportSize({ width: 390, height: 844 });
      const prices = ['Word of text', 'Word of references', 'Table', 'Figure', 'Page of front matter'];
      for (const [index, price] of prices.entries())
        await priceOf(page, 'Editing', price).fill(String(index + 0.005));
      await page.getByLabel('Administrative fee').fill('30');
      await page.getByLabel('Changes to a revised document').fill('40');
      await save(page);
      await page.getByText('2 more changes').press('Enter');
      const lines = page.getByRole('table', { name: 'Changes to the rates' }).getByRole('listitem');
      await lines.last().waitFor();
      expect(await lines.allInnerTexts()).toEqual([
        'Administrative fee: $25.00 → $30.00',
        'All services, changes to a revised document: none → 40%',
        'Editing, words of text: none → $0.005',
        'Editing, words of references: none → $1.005',
        'Editing, tables: $3.00 → $2.005',
        'Editing, figures: none → $3.005',
        'Editing, pages of front matter: none → $4.005',
      ]);
      expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);
    });

    test('come back after a question that says what changes', async () => {
      const { page, stored } = await twice();
      await page.getByRole('button', { name: /^Restore the rates/ }).click();
      expect(await shownText(page.getByRole('dialog'))).toContain('Editing, tables: $4.00 → $3.00');
      await page.getByRole('button', { name: 'Restore rates' }).click();
      await page.getByRole('table', { name: 'Changes to the rates' }).locator('tbody tr').nth(2).waitFor();
      expect(await stored()).toMatchObject({ rates: { editing: { perTable: 3 } } });
      expect(await priceOf(page, 'Editing', 'Table').inputValue()).toBe('3');
    });
  });

  test('that were in force before replace changes that are not saved after one question', async () => {
    const { page } = await openRates({ rates: { editing: { perTable: 3 } } });
    await priceOf(page, 'Editing', 'Table').fill('4');
    await save(page);
    await page.getByRole('button', { name: /^Restore the rates/ }).waitFor();
    await priceOf(page, 'Editing', 'Table').fill('7');
    await page.getByRole('button', { name: /^Restore the rates/ }).click();
    expect(await shownText(page.getByRole('dialog'))).toContain('Your unsaved changes will be discarded.');
    await page.getByRole('button', { name: 'Restore rates' }).click();
    await page.getByRole('table', { name: 'Changes to the rates' }).locator('tbody tr').nth(2).waitFor();
    expect(await priceOf(page, 'Editing', 'Table').inputValue()).toBe('3');
  });

  describe('with changes that are not saved', () => {
    const changed = async () => {
      const { page } = await lookAtRates();
      await priceOf(page, 'Editing', 'Table').fill('7');
      const questions: string[] = [];
      // On this page, a question is no trouble.
      await page.removeAllListeners('dialog');
      const answer = (isYes: boolean) =>
        page.on('dialog', async (dialog) => {
          questions.push(`${dialog.type()}: ${dialog.message()}`);
          await (isYes ? dialog.accept() : dialog.dismiss());
        });
      return { page, questions, answer };
    };
    const leave = (page: Page) => page.getByRole('link', { name: 'Meetings' }).click();

    test('stay after a click elsewhere that was none', async () => {
      const { page, questions, answer } = await changed();
      answer(false);
      await leave(page);
      // The click ends before the page asks.
      await expect
        .poll(() => questions)
        .toEqual(['confirm: The rates have changes that are not saved. Leave without saving?']);
      await expect.poll(() => new URL(page.url()).hash).toBe('#rates');
      expect(await priceOf(page, 'Editing', 'Table').inputValue()).toBe('7');
    });

    test('are given up where the operator says so, once', async () => {
      const { page, questions, answer } = await changed();
      answer(true);
      await leave(page);
      await page.getByRole('heading', { name: 'Meetings', exact: true }).waitFor();
      await page.getByRole('link', { name: 'Rates' }).click();
      await page.locator('#preview-result .price').waitFor();
      expect(await priceOf(page, 'Editing', 'Table').inputValue()).toBe('3');
      expect(questions).toHaveLength(1);
    });

    test('keep the browser from closing the page unasked', async () => {
      const { page, questions, answer } = await changed();
      answer(false);
      await page.close({ runBeforeUnload: true });
      await expect.poll(() => questions).toEqual(['beforeunload: ']);
    });
  });

  test('stay unsaved if they were changed while they were being saved, and touch nothing once they were left', async () => {
    const { page, stored } = await openRates();
    const questions: string[] = [];
    // On this page, a question is no trouble.
    await page.removeAllListeners('dialog');
    page.on('dialog', async (dialog) => {
      questions.push(dialog.message());
      await dialog.dismiss();
    });
    const saveSlowly = async () => {
      let answer = () => {};
      const isHeld = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route('**/config/rate-schedule', (route) => isHeld.then(() => route.continue()), {
        times: 1,
      });
      await page.getByRole('button', { name: 'Save rates' }).click();
      return answer;
    };
    await priceOf(page, 'Editing', 'Table').fill('4');
    const answer = await saveSlowly();
    await priceOf(page, 'Editing', 'Figure').fill('9');
    answer();
    const outcome = page.locator('#rates-outcome');
    await outcome.getByText('The rates are saved. What you changed meanwhile is not saved yet.').waitFor();
    expect(await page.locator(':focus').getAttribute('id')).toBe('rates-editing-perFigure');
    expect((await stored()).rates.editing.perTable).toBe(4);
    await page.getByRole('link', { name: 'Meetings' }).click();
    await expect
      .poll(() => questions)
      .toEqual(['The rates have changes that are not saved. Leave without saving?']);
    await page.getByRole('button', { name: 'Save rates' }).click();
    await outcome.getByText('Rates saved.').waitFor();
    expect((await stored()).rates.editing).toMatchObject({ perTable: 4, perFigure: 9 });
    const answerLate = await saveSlowly();
    await page.getByRole('link', { name: 'Meetings' }).click();
    await page.getByLabel('Title').fill('Kick-off');
    const answered = page.waitForResponse('**/config/rate-schedule');
    answerLate();
    await (await answered).finished();
    await page.getByText('Nothing has changed.').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: 'Rates' }).click();
    await expect.poll(() => questions[1]).toBe('The meeting has not been created. Leave without saving?');
  });

  test('lead elsewhere without a question once they are saved', async () => {
    const { page } = await openRates();
    await priceOf(page, 'Editing', 'Table').fill('4');
    await save(page);
    await page.getByRole('link', { name: 'Meetings' }).click();
    // A question would be a trouble, and keep the page where it is.
    await page.getByRole('heading', { name: 'Meetings', exact: true }).waitFor();
    expect(new URL(page.url()).hash).toBe('#meetings');
  });
});
