import { readFile } from 'node:fs/promises';
import JSZip from 'jszip';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { call, ending, handIn } from '../serve/support/desk-client.ts';
import { type ServeProcess, type ServeSettings, startServe } from '../serve/support/serve-process.ts';
import { hasChromium } from '../support/chromium.ts';
import { obstaclesInBothColours, overflow } from './support/accessibility.ts';
import { thesisFile } from './support/intake-steps.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { sharedDesk } from './support/shared-desk.ts';
import { shownText } from './support/shown-text.ts';

const widths = [1280, 390];

const people = {
  kept: { name: 'Ada Kept', email: 'kept@example.org' },
  mentioning: { name: 'Bo Mentions', email: 'bo@example.org', notes: 'Recommended by erased@example.org.' },
  erased: { name: 'Cy Erased', email: 'erased@example.org' },
};

describe.skipIf(!hasChromium)('one person', patience, () => {
  const bench = pageBench();
  const desk = sharedDesk(startWithPeople);
  const open = async (width = 1280) => {
    const { url } = await desk();
    return bench.open({ url: `${url}/desk#privacy`, viewport: { width, height: 844 } });
  };

  test.each(widths)('can be used by all, %i pixels wide', async (width) => {
    const page = await open(width);
    const look = async (state: string) =>
      expect([state, await obstaclesInBothColours(page), await overflow(page)]).toEqual([state, [], 0]);
    await page.getByText('No old data has been purged yet.').waitFor();
    await look('empty');
    await page.fill('#person-mail', 'ada');
    await page.keyboard.press('Enter');
    await page.getByText('Please enter a valid email address.').waitFor();
    await look('a refused address');
    await lookUp(page, 'erased@example.org');
    await page.getByText('The address stays').waitFor();
    await look('a person');
    await page.getByRole('button', { name: 'Erase this person…' }).click();
    await page.getByRole('dialog').waitFor();
    await look('the question');
    await page.keyboard.press('Escape');
    await previewPurge(page, '0', 'days');
    await page.getByRole('button', { name: 'Delete what is listed…' }).waitFor();
    await look('a purge');
  });

  test.each([
    ['', 'Please enter an email address.'],
    ['ada', 'Please enter a valid email address.'],
  ])('is not looked up by %j, which is said at the field', async (mail, sentence) => {
    const page = await open();
    await page.fill('#person-mail', mail);
    await page.keyboard.press('Enter');
    const field = page.locator('#person-mail[aria-invalid="true"]');
    await field.waitFor();
    expect(await page.locator('#person-mail-problem').textContent()).toBe(sentence);
    expect(await isFocused(page, '#person-mail')).toBe(true);
    await field.pressSequentially('x');
    expect(await page.locator('#person-mail-problem').isVisible()).toBe(false);
  });

  test('is not known', async () => {
    const page = await open();
    await lookUp(page, 'nobody@example.org');
    await page.getByText('The desk has nothing about this person.').waitFor();
    expect(await page.getByRole('button', { name: /Erase|Export/ }).count()).toBe(0);
  });

  test('is exported as an archive, from the submission too', async () => {
    const page = await open();
    await lookUp(page, people.kept.email);
    const link = page.getByRole('link', { name: 'Ada Kept, My thesis.docx' });
    const id = (await link.getAttribute('href'))?.slice('#submission-'.length);
    const first = await download(page, 'Export the data');
    await link.click();
    const second = await download(page, 'Export this person’s data');
    for (const { name, archive } of [first, second]) {
      expect(name).toBe('kept@example.org.zip');
      const document = await archive.file(`submissions/${id}/document/My thesis.docx`)?.async('nodebuffer');
      expect(document?.equals((await thesisFile()).buffer)).toBe(true);
    }
  });

  test('is shown with submissions as an editor knows them, and where others mention the address', async () => {
    const page = await open();
    await lookUp(page, people.erased.email);
    const listed = (name: string) => shownText(page.locator('section li', { hasText: name }));
    expect(await listed('Cy Erased')).toMatch(/^Cy Erased, My thesis\.docx, received \d+ \w+ \d{4}, /);
    expect(await listed('Bo Mentions')).toMatch(
      /^submission of Bo Mentions, My thesis\.docx, received \d+ \w+ \d{4}, /,
    );
  });

  test('is shown with meetings and example files that mention the address as an editor knows them', async () => {
    const { url } = await desk();
    const email = 'mentioned@example.org';
    const meeting = { participants: [people.kept.email], title: 'Chapter two', notes: `With ${email}` };
    await call(`${url}/meetings/create`, 'POST', meeting);
    await addExample(url, { fileName: 'Model.docx', notes: `From ${email}` });
    const page = await open();
    await lookUp(page, email);
    expect(await page.locator('section li:has(time)').allInnerTexts()).toEqual([
      expect.stringMatching(/^meeting “Chapter two”, \d+ \w+ \d{4}, /),
      expect.stringMatching(/^example file Model\.docx, \d+ \w+ \d{4}, /),
    ]);
  });

  test('stays after a no', async () => {
    const page = await open();
    await lookUp(page, people.kept.email);
    await page.getByRole('button', { name: 'Erase this person…' }).click();
    await page.getByRole('button', { name: 'Keep the data' }).click();
    await expect.poll(() => isFocused(page, '#erase-person')).toBe(true);
    const { url } = await desk();
    const { submissions } = await call(`${url}/privacy/erase/preview`, 'POST', people.kept);
    expect(submissions).toHaveLength(1);
  });

  test('is no longer shown once another address is being typed', async () => {
    const page = await open();
    await lookUp(page, people.kept.email);
    const erase = page.getByRole('button', { name: 'Erase this person…' });
    await erase.waitFor();
    await page.locator('#person-mail').pressSequentially('x');
    expect(await erase.count()).toBe(0);
  });
});

describe.skipIf(!hasChromium)('what is removed', patience, () => {
  const bench = pageBench();
  const desk = sharedDesk(startWithPeople);

  test('is a person, reached from the submission by keyboard alone, after a question', async () => {
    const { url } = await desk();
    const { submissions } = await call(`${url}/intake/submissions`);
    const id = submissions.find(({ email }: { email: string }) => email === people.erased.email).submissionId;
    const page = await bench.open({ url: `${url}/desk#submission-${id}` });
    await page.getByRole('link', { name: 'Erase this person…' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'What the desk has about erased@example.org' }).waitFor();
    // Nobody's address is kept in the browser's history.
    expect(page.url()).toBe(`${url}/desk#privacy-${id}`);
    await expect.poll(() => isFocused(page, '#person-title')).toBe(true);
    await previewPurge(page, '0', 'days');
    await page.getByRole('button', { name: 'Delete what is listed…' }).waitFor();
    await page.locator('#erase-person').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    expect(await shownText(dialog)).toMatch(
      /Erase erased@example\.org\? This cannot be undone\.[\s\S]*1 submission/,
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Erased', exact: true }).waitFor();
    // It showed this person's submission as well.
    expect(await page.getByRole('button', { name: 'Delete what is listed…' }).count()).toBe(0);
    const outcome = await shownText(page.locator('#person-title + .good'));
    expect(outcome).toMatch(/^Removed from: 1 submission, 1 deal/);
    expect(outcome).toContain('What remains is numbers, prices, statuses and times');
    const mention = page.getByRole('link', { name: 'Bo Mentions, My thesis.docx' });
    const bo = submissions.find(({ email }: { email: string }) => email === people.mentioning.email);
    expect(await mention.getAttribute('href')).toBe(`#submission-${bo.submissionId}`);
    await page.getByRole('cell', { name: /^1 submission, 1 deal/ }).waitFor();
    expect((await call(`${url}/intake/submission/${id}`)).name).toBe('removed');
    await page.goto(`${url}/desk#submission-${id}`);
    await page.getByText('The document and the personal data of this submission were erased.').waitFor();
    expect(await page.getByRole('link', { name: 'Erase this person…' }).count()).toBe(0);
  });

  test.each([
    ['', '', '#purge-age', 'Please enter a whole number.'],
    ['1.5', 'days', '#purge-age', 'Please enter a whole number.'],
    ['90', '', '#purge-unit', 'Please choose a unit.'],
  ])('is nothing of the age %j %j, which is said at the field', async (count, unit, field, sentence) => {
    const page = await bench.open({ url: `${(await desk()).url}/desk#privacy` });
    await previewPurge(page, count, unit);
    await page.locator(`${field}[aria-invalid="true"]`).waitFor();
    expect(await page.locator(`${field}-problem`).textContent()).toBe(sentence);
    expect(await isFocused(page, field)).toBe(true);
  });

  test('is nothing if nothing is that old', async () => {
    const page = await bench.open({ url: `${(await desk()).url}/desk#privacy` });
    await previewPurge(page, '1', 'years');
    await page.getByRole('heading', { name: 'Nothing is older than 1 year.' }).waitFor();
  });

  test('is what is old, after a question, and not what came in since the preview', async () => {
    const { url } = await desk();
    const page = await bench.open({ url: `${url}/desk#privacy` });
    await previewPurge(page, '0', 'days');
    await page.getByText(/^documents and personal data of \d submissions$/).waitFor();
    const listed = page.locator('section li', { has: page.getByRole('link', { name: people.kept.name }) });
    expect(await shownText(listed)).toMatch(/^Ada Kept, finished \d+ \w+ \d{4}, /);
    const late = await handIn(url, (await thesisFile()).buffer, { name: 'Late' });
    await ending(url, late, 60_000);
    await page.getByRole('button', { name: 'Delete what is listed…' }).click();
    await page.getByRole('button', { name: 'Delete it', exact: true }).click();
    await page.getByRole('heading', { name: 'Deleted', exact: true }).waitFor();
    expect(await shownText(page.locator('#purge-title + .good'))).toMatch(
      /^Deleted: documents and personal data/,
    );
    const { submissions } = await call(`${url}/intake/submissions`);
    const left = submissions.filter(({ purgedAt }: { purgedAt?: string }) => purgedAt === undefined);
    expect(left.map(({ name }: { name: string }) => name)).toEqual(['Late']);
  });
});

async function lookUp(page: Page, mail: string): Promise<void> {
  await page.fill('#person-mail', mail);
  await page.getByRole('button', { name: 'Show what the desk has' }).click();
  await page.locator('#person-title').waitFor();
}

async function addExample(
  url: string,
  { fileName, notes }: { fileName: string; notes: string },
): Promise<void> {
  const file = { fileName, contentType: 'text/plain', fileSize: 5 };
  const { uploads } = await call(`${url}/examples/presigned-url`, 'POST', { files: [file] });
  const [{ uploadUrl, ...place }] = uploads;
  await fetch(uploadUrl, { method: 'PUT', headers: { 'content-type': file.contentType }, body: 'Model' });
  await call(`${url}/examples/files`, 'POST', { files: [{ ...file, ...place, notes }] });
}

async function previewPurge(page: Page, count: string, unit: string): Promise<void> {
  await page.fill('#purge-age', count);
  if (unit !== '') await page.selectOption('#purge-unit', { label: unit });
  await page.getByRole('button', { name: 'Show what would be deleted' }).click();
}

function isFocused(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(`document.activeElement?.matches(${JSON.stringify(selector)})`);
}

async function download(page: Page, button: string): Promise<{ name: string; archive: JSZip }> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  const file = await waiting;
  const archive = await JSZip.loadAsync(await readFile(await file.path()), { checkCRC32: true });
  return { name: file.suggestedFilename(), archive };
}

async function startWithPeople(settings: ServeSettings): Promise<ServeProcess> {
  const server = await startServe(settings);
  const { buffer } = await thesisFile();
  for (const form of Object.values(people)) {
    await ending(server.url, await handIn(server.url, buffer, form), 60_000);
  }
  return server;
}
