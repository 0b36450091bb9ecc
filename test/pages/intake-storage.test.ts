import { describe, expect, onTestFinished, test } from 'vitest';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { s3Environment } from '../serve/support/s3-environment.ts';
import { startServe } from '../serve/support/serve-process.ts';
import { hasChromium } from '../support/chromium.ts';
import { type S3ServerOptions, startS3 } from '../support/s3/s3-server.ts';
import { waitUntil } from '../support/wait-until.ts';
import { handIn, heading, thesisFile } from './support/intake-steps.ts';
import { pageBench, patience } from './support/page-bench.ts';
import { shownText } from './support/shown-text.ts';

describe.skipIf(!hasChromium)('the page for students, with documents in S3,', patience, () => {
  const bench = pageBench();
  const openIntake = async (options: S3ServerOptions = {}) => {
    const storage = await startS3(options);
    onTestFinished(() => storage.stop());
    const environment = { THESISDESK_OBJECTS: 's3', ...s3Environment(storage) };
    const server = await startServe({ folder: await scratchFolder(), environment });
    const page = await bench.open({ url: `${server.url}/`, storage: storage.endpoint });
    return { page, server, storage };
  };

  test('sends the document there', async () => {
    const { page } = await openIntake();
    await handIn(page, await thesisFile());
    await heading(page, 'Your quote');
  });

  test('tells that it is not the connection where the bucket knows no CORS, and the log says what is missing', async () => {
    const { page, server } = await openIntake({ cors: null });
    await handIn(page, await thesisFile());
    await page.getByRole('alert').waitFor();
    expect(await shownText(page.getByRole('alert'))).toBe(
      "This desk's storage does not accept documents from this page. Your connection is fine: please tell the editor.",
    );
    const isWarning = ({ missing, origin }: Record<string, unknown>) =>
      missing === 'this origin' && origin === server.url;
    await waitUntil(() => server.log().some(isWarning), { what: 'a warning on CORS' });
  });

  test('asks to check the connection where the storage cannot be reached', async () => {
    const { page, storage } = await openIntake();
    await storage.interrupt();
    await handIn(page, await thesisFile());
    await page.getByRole('alert').waitFor();
    expect(await shownText(page.getByRole('alert'))).toContain('Please check the connection and try again.');
  });
});
