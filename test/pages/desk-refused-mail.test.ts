import { describe, expect, onTestFinished, test } from 'vitest';
import { runMain } from '../cli/support/run-main.ts';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { call, ending, handIn } from '../serve/support/desk-client.ts';
import { startServe } from '../serve/support/serve-process.ts';
import { hasChromium } from '../support/chromium.ts';
import { startSmtpServer } from '../support/mail/smtp-server.ts';
import { waitUntil } from '../support/wait-until.ts';
import { obstacles, overflow } from './support/accessibility.ts';
import { thesisFile } from './support/intake-steps.ts';
import { pageBench, patience } from './support/page-bench.ts';

describe.skipIf(!hasChromium)('a quote that the mail server does not take for the student', patience, () => {
  const bench = pageBench();

  test.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)(
    'says why, in the words of the server, and what to do, %i pixels wide and %s',
    async (width, colorScheme) => {
      const { url, folder, submissionId } = await refusedMail();
      const visit = { viewport: { width, height: 844 }, colorScheme };
      const page = await bench.open({ url: `${url}/desk#submission-${submissionId}`, ...visit });
      const said = '550 5.1.1 ana@example.com is not known here';
      const box = page.locator('.box.doubt', { hasText: 'The mail server refused the mail to the student.' });
      await box.getByText(said).waitFor();
      await box.getByText('Check the address with the student, or pass on the link to the quote.').waitFor();
      const link = await box.getByRole('link', { name: 'the link to the quote' }).getAttribute('href');
      expect(link).toContain(`${submissionId}/quote/html`);
      expect([await obstacles(page), await overflow(page)]).toEqual([[], 0]);

      const { submissions } = await call(`${url}/intake/submissions?mail=refused`);
      expect(submissions).toMatchObject([{ mail: { state: 'refused', reason: said } }]);
      const shown = await runMain(['submissions', 'show', submissionId, '--data', folder]);
      expect(shown.output).toContain(said);
    },
  );
});

/** A served desk with one submission, whose student's address the mail server does not know. */
async function refusedMail() {
  const smtp = await startSmtpServer({
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`5.1.1 ${address} is\u0007 not known here`), { responseCode: 550 })),
  });
  onTestFinished(() => smtp.stop());
  const folder = await scratchFolder();
  const environment = {
    ...{ THESISDESK_SMTP_HOST: '127.0.0.1', THESISDESK_SMTP_PORT: String(smtp.port) },
    THESISDESK_MAIL_FROM: 'Example Editing <desk@example.org>',
    THESISDESK_NOTICES_EDITOR: 'editor@example.org',
  };
  const { url } = await startServe({ folder, environment });
  const submissionId = await handIn(url, (await thesisFile()).buffer, { name: 'Ana Example' });
  await ending(url, submissionId);
  const isRefused = async () => (await call(`${url}/intake/submissions?mail=refused`)).submissions.length > 0;
  await waitUntil(isRefused, { what: 'a refused mail', deadline: 30_000 });
  return { url, folder, submissionId };
}
