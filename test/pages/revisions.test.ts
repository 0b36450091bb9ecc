import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { call, ending, handIn as handInTo } from '../serve/support/desk-client.ts';
import { hasChromium } from '../support/chromium.ts';
import type { DocxOptions } from '../support/docx/docx.ts';
import { heading as chapter, paragraph } from '../support/docx/text.ts';
import { obstacles, obstaclesInBothColours, overflow } from './support/accessibility.ts';
import { dismissedQuestions } from './support/dismissed-questions.ts';
import { handIn, heading, pdfFile, thesisFile } from './support/intake-steps.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { sharedDesk } from './support/shared-desk.ts';

const first: DocxOptions = {
  body: [
    chapter(1, 'Introduction'),
    paragraph('Salt was carried over the pass by mules each spring.'),
    chapter(1, 'Methods'),
    paragraph('It was weighed dry.'),
  ],
};
const second: DocxOptions = { body: [...(first.body ?? []), paragraph('Iron came later.')] };
const phone = { width: 390, height: 800 };
const screen = { width: 1280, height: 900 };

describe.skipIf(!hasChromium)('a revised document', patience, () => {
  const bench = pageBench();
  const desk = sharedDesk();

  /** The page of a student whose quote is shown. */
  async function quotedStudent(given: object = {}) {
    const { url } = await desk();
    const page = await bench.open({ url: `${url}/`, ...given });
    await handIn(page, await thesisFile('first.docx', first));
    await heading(page, 'Your quote');
    return { url, page };
  }

  async function sendAsStudent(page: Page, document = second) {
    await page.getByText('Upload a revised version').click();
    await page.setInputFiles('#revised-document', await thesisFile('second.docx', document));
    await page.getByRole('button', { name: 'Get the new quote' }).click();
  }

  test('gives a student a new quote, and says what changed', async () => {
    const { page } = await quotedStudent();
    await sendAsStudent(page);
    await heading(page, 'Your new quote');
    await page.getByText('second.docx has 3 new words of text').waitFor();
    const methods = page.getByRole('row', { name: /^Methods/ });
    expect(await methods.getByRole('cell').allTextContents()).toEqual(['changed', '5', '8', '3', '0']);
    await page.getByRole('row', { name: /^Introduction unchanged/ }).waitFor();
  });

  test('that was only saved again is said to have the same words', async () => {
    const { page } = await quotedStudent();
    await sendAsStudent(page, { body: [...(first.body ?? []), paragraph('')] });
    await page.getByText('No words have changed in second.docx.').waitFor();
  });

  test('is there again after a reload', async () => {
    const { page } = await quotedStudent();
    await sendAsStudent(page);
    await heading(page, 'Your new quote');
    await page.reload();
    await page.getByText('second.docx has 3 new words of text').waitFor();
  });

  test('shows what changed and the earlier total in another browser too', async () => {
    const { page, url } = await quotedStudent();
    const before = (await page.locator('.price').textContent()) ?? '';
    const [, submissionId = ''] = page.url().split('#submission-');
    await sendAsStudent(page);
    await heading(page, 'Your new quote');
    const other = await bench.open({ url: `${url}/#submission-${submissionId}` });
    await heading(other, 'Your new quote');
    const [total = ''] = /\$[\d.]+/.exec(before) ?? [];
    for (const each of [page, other]) {
      await each.getByText(`It replaces the earlier quote of ${total}.`).waitFor();
      await each.getByText('second.docx has 3 new words of text').waitFor();
    }
  });

  test('for whose changes alone is charged says what both quotes come to', async () => {
    const { page, url, submissionId } = await quotedDesk();
    await sendAsOperator(page);
    const student = await bench.open({ url: `${url}/#submission-${submissionId}` });
    await heading(student, 'Your new quote');
    const sentence = 'It is charged in addition to the earlier quote of $25.29: $50.34 together.';
    await student.getByText(sentence).waitFor();
    await page.getByText(sentence).waitFor();
  });

  test('that cannot be read is said to be so, above the quote as it was', async () => {
    const { page } = await quotedStudent();
    const total = await page.locator('.price').textContent();
    await page.getByText('Upload a revised version').click();
    await page.setInputFiles('#revised-document', pdfFile('second.docx'));
    await page.getByRole('button', { name: 'Get the new quote' }).click();
    await page.getByText('No new quote for second.docx').waitFor();
    expect(await page.locator('.price').textContent()).toBe(total);
  });

  test('that is the same file is said to be so, above the quote', async () => {
    const { url } = await desk();
    const page = await bench.open({ url: `${url}/` });
    const file = await thesisFile('first.docx', first);
    await handIn(page, file);
    await heading(page, 'Your quote');
    await page.getByText('Upload a revised version').click();
    await page.setInputFiles('#revised-document', file);
    await page.getByRole('button', { name: 'Get the new quote' }).click();
    await page.getByText('No new quote for first.docx: The document has not changed').waitFor();
    await heading(page, 'Your quote');
    await page.locator('.price').waitFor();
  });

  test('is not sent where it is no .docx, or none was chosen', async () => {
    const { page } = await quotedStudent();
    await page.getByText('Upload a revised version').click();
    await page.getByRole('button', { name: 'Get the new quote' }).click();
    await page.getByText('Please choose the revised document.').waitFor();
    await page.setInputFiles('#revised-document', pdfFile('second.pdf'));
    await page.getByText('A PDF cannot be counted.').waitFor();
  });

  /** The operator's page of a submission that was quoted. */
  async function quotedDesk(given: object = {}) {
    const { url } = await desk();
    const submissionId = await handInTo(url, (await thesisFile('first.docx', first)).buffer, { name: 'Ada' });
    await ending(url, submissionId, 60_000);
    const page = await bench.open({ ...given, url: `${url}/desk#submission-${submissionId}` });
    return { url, page, submissionId };
  }

  async function sendAsOperator(page: Page, version = 2) {
    await page.getByText('Upload a revised document').click();
    await page.setInputFiles('#revised-document', await thesisFile('second.docx', second));
    await page.getByLabel('Charge for').selectOption('what changed');
    await page.getByRole('button', { name: 'Quote the revised document' }).click();
    await page.getByText(new RegExp(`^Version ${version}, made`)).waitFor();
  }

  test('is quoted by an operator for what changed, and shown with its version', async () => {
    const { page, url, submissionId } = await quotedDesk();
    await sendAsOperator(page);
    await page.getByText('The quote is for these changes alone, on top of version 1.').waitFor();
    await page.getByText('Editing: 3 changed words of text').waitFor();
    await page.getByText('Both versions').click();
    await page.getByText('revised: changes only').waitFor();
    await page.getByRole('button', { name: 'Download as submitted' }).waitFor();
    const { quote } = await call(`${url}/intake/submission/${submissionId}`, 'GET');
    expect(quote.total).toBe(25.05);
  });

  test('is asked about before an editor leaves it, until the desk has it', async () => {
    const { page } = await quotedDesk();
    const questions = dismissedQuestions(page);
    await page.getByText('Upload a revised document').click();
    await page.setInputFiles('#revised-document', await thesisFile('second.docx', second));
    await page.getByRole('link', { name: 'Deals' }).click();
    await expect
      .poll(() => questions)
      .toEqual(['The revised document has not been sent. Leave without saving?']);
    await page.getByRole('button', { name: 'Quote the revised document' }).click();
    await page.getByText(/^Version 2, made/).waitFor();
    await page.getByRole('link', { name: 'Deals' }).click();
    await heading(page, 'Deals');
    expect(questions).toHaveLength(1);
  });

  test('shows no change that the student did not make, and the number that had been set by hand', async () => {
    const { page, url, submissionId } = await quotedDesk();
    const numbers = { tables: { value: 7, reason: 'Seven are pictures.' } };
    await call(`${url}/intake/submissions/${submissionId}/quotes`, 'POST', { basedOn: 1, numbers });
    await page.reload();
    await sendAsOperator(page, 3);
    await page.getByText('0 before, 0 now; it had been set to 7 by hand').waitFor();
    await page.getByText('Editing: 3 changed words of text').waitFor();
  });

  test('is charged for whole after a correction', async () => {
    const { page } = await quotedDesk();
    await sendAsOperator(page);
    await page.getByText('Correct the quote').click();
    await page.locator('#quote-price').selectOption('the whole document');
    await page.getByText(/more than version 2/).waitFor();
    await page.getByRole('button', { name: 'Make version 3' }).click();
    await page.getByText('The quote is for the whole document.').waitFor();
  });

  test('cannot be quoted for its changes if a discount is larger, which is said at the discount', async () => {
    const { page, url, submissionId } = await quotedDesk();
    await sendAsOperator(page);
    await page.getByText('Correct the quote').click();
    await page.getByRole('button', { name: 'Add a line' }).click();
    await page.getByLabel('Text of line 1').fill('Friend');
    await page.getByLabel('Unit of line 1').selectOption('USD');
    const discount = page.getByLabel('Number of line 1');
    await discount.fill('-0.20');
    const sentence =
      'The discounts come to $0.20, but the price without them is only $0.05. Please lower or remove them, or charge for the whole document.';
    await page.locator('.extra-lines').getByText(sentence, { exact: true }).waitFor();
    await page.getByText('No price: the discounts are too large.').waitFor();
    expect(await discount.getAttribute('aria-invalid')).toBe('true');
    expect(await obstacles(page)).toEqual([]);
    // Nothing is sent: the operator is led to the field.
    await page.getByRole('button', { name: 'Make version 3' }).click();
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Number of line 1');
    expect((await call(`${url}/intake/submissions/${submissionId}/quotes`, 'GET')).versions).toHaveLength(2);
    // Any remedy takes the refusal back.
    await page.locator('#quote-price').selectOption('the whole document');
    await page.getByText(/more than version 2/).waitFor();
    expect(await page.getByText(sentence).count()).toBe(0);
    expect(await discount.getAttribute('aria-invalid')).toBe('false');
    await page.getByRole('button', { name: 'Make version 3' }).click();
    await page.getByText('The quote is for the whole document.').waitFor();
  });

  test('of a student that costs less than the discounts tells each of them what to do', async () => {
    const { page, url } = await quotedStudent();
    const [, submissionId] = page.url().split('#submission-');
    const lines = [{ description: 'Friend', amount: -0.2 }];
    await call(`${url}/intake/submissions/${submissionId}/quotes`, 'POST', { basedOn: 1, lines });
    await page.reload();
    await sendAsStudent(page, { body: [chapter(1, 'Introduction'), paragraph('Salt.')] });
    await page.getByText(/^No new quote for second\.docx: .* Please contact the editor\. /).waitFor();
    const operator = await bench.open({ url: `${url}/desk#submission-${submissionId}` });
    await operator
      .getByText(/^The revised document second\.docx could not .* Please lower or remove them/)
      .waitFor();
    expect(await operator.getByText('contact the editor').count()).toBe(0);
  });

  test('of a student shows on the operator’s page', async () => {
    const { page, url } = await quotedStudent();
    await sendAsStudent(page);
    await heading(page, 'Your new quote');
    await page.goto(`${url}/desk#submissions`);
    await page.getByRole('link', { name: 'Ada Example' }).first().click();
    await page.getByRole('heading', { name: 'What changed' }).waitFor();
  });

  test('is compared on a phone with the name of each column before its values', async () => {
    const { page } = await quotedStudent({ viewport: phone });
    await sendAsStudent(page);
    await heading(page, 'Your new quote');
    const labels = await page.evaluate(
      `[...document.querySelector('.changes tbody tr').children].map((cell) => getComputedStyle(cell, '::before').content)`,
    );
    expect(labels).toEqual([
      ...['"Part"', '"State"', '"Words before"', '"Words now"', '"New words"', '"Words removed"'],
    ]);
  });

  test.each([phone, screen])('can be sent and looked at by all, at %j', async (viewport) => {
    const student = (await quotedStudent({ viewport })).page;
    await student.getByText('Upload a revised version').click();
    expect(await obstaclesInBothColours(student)).toEqual([]);
    await student.setInputFiles('#revised-document', await thesisFile('second.docx', second));
    await student.getByRole('button', { name: 'Get the new quote' }).click();
    await heading(student, 'Your new quote');
    expect(await obstaclesInBothColours(student)).toEqual([]);
    expect(await overflow(student)).toBe(0);
    const { page } = await quotedDesk({ viewport });
    await sendAsOperator(page);
    await page.getByText('Upload a revised document').click();
    await page.getByText('Both versions').click();
    for (const each of [student, page]) {
      expect(await obstaclesInBothColours(each)).toEqual([]);
      expect(await overflow(each)).toBe(0);
      if (viewport === phone) expect(await sideways(each)).toBe(0);
    }
  });
});

/** By how many pixels the widest of the tables is wider than its place. */
function sideways(page: Page): Promise<number> {
  return page.evaluate(
    `Math.max(...[...document.querySelectorAll('.wide')].map((each) => each.scrollWidth - each.clientWidth))`,
  );
}
