import { describe, expect, test } from 'vitest';
import { runMain } from '../cli/support/run-main.ts';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { askForUpload, call, ending, handIn, upload } from '../serve/support/desk-client.ts';
import { startServe } from '../serve/support/serve-process.ts';
import { hasChromium } from '../support/chromium.ts';
import { docx } from '../support/docx/docx.ts';
import { heading, paragraph } from '../support/docx/text.ts';
import { waitUntil } from '../support/wait-until.ts';
import { obstacles, overflow } from './support/accessibility.ts';
import { pageBench, patience } from './support/page-bench.ts';

describe.skipIf(!hasChromium)('a revised document that may be a different one', patience, () => {
  const bench = pageBench();

  test.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)(
    'is quoted to the student by mail only after the editor has looked, %i pixels wide and %s',
    async (width, colorScheme) => {
      const { url, folder, submissionId } = await mistaken();
      const visit = { viewport: { width, height: 844 }, colorScheme };
      const page = await bench.open({ url: `${url}/desk#submission-${submissionId}`, ...visit });
      const said =
        'The student has not been notified yet, as this may be a different document sent by mistake.';
      const box = page.locator('.box.doubt', { hasText: said });
      await box.waitFor();
      expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);
      const shown = await runMain(['submissions', 'show', submissionId, '--data', folder]);
      expect(shown.output).toMatch(/^Mail +held, as this may be a different document sent by mistake, \d/m);
      await box.getByRole('button', { name: 'Mail the quote to the student' }).click();
      await page.getByText('The mail to the student was written to the outbox').waitFor();
    },
  );

  test('is mailed with a click, which says so there and leaves an open form and the page in place', async () => {
    const { url, submissionId } = await mistaken();
    const visit = { viewport: { width: 1280, height: 500 } };
    const page = await bench.open({ url: `${url}/desk#submission-${submissionId}`, ...visit });
    await page.getByText('Correct the quote').click();
    const make = page.getByRole('button', { name: 'Make version 3' });
    await make.waitFor();
    await page.getByRole('button', { name: 'Mail the quote to the student' }).click();
    await page.locator(':focus', { hasText: 'The mail to the student will be sent.' }).waitFor();
    expect(await page.evaluate('scrollY')).toBeGreaterThan(0);
    expect(await make.count()).toBe(1);
  });
});

/** A served desk with a submission whose student has sent a text that has nothing of the first one. */
async function mistaken() {
  const folder = await scratchFolder();
  const { url } = await startServe({
    folder,
    environment: { THESISDESK_NOTICES_EDITOR: 'editor@example.org' },
  });
  const submissionId = await handIn(url, await textOf('salt'), { name: 'Ana Example' });
  await ending(url, submissionId);
  const place = await askForUpload(url);
  await upload(url, place, await textOf('iron'));
  const sent = { uploadId: place.submissionId, objectKey: place.objectKey };
  await call(`${url}/intake/submission/${submissionId}/revisions`, 'POST', sent);
  const isHeld = async () => {
    const { versions } = await call(`${url}/intake/submissions/${submissionId}/quotes`);
    return versions[0].version === 2 && versions[0].mail !== undefined;
  };
  await waitUntil(isHeld, { what: 'a mail of the second version', deadline: 30_000 });
  return { url, folder, submissionId };
}

/** A thesis of four hundred words, each of which begins with this one. */
function textOf(word: string) {
  const words = (from: number) =>
    Array.from({ length: 200 }, (_, index) => `${word}${from + index}`).join(' ');
  return docx({ body: [heading(1, `About ${word}`), paragraph(words(0)), paragraph(words(200))] });
}
