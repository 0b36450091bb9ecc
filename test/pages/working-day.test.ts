import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { call } from '../serve/support/desk-client.ts';
import { s3Environment } from '../serve/support/s3-environment.ts';
import { startServe, startWorker } from '../serve/support/serve-process.ts';
import { hasChromium } from '../support/chromium.ts';
import { pipedriveEnvironment, startPipedrive } from '../support/crm/pipedrive-server.ts';
import { startSmtpServer } from '../support/mail/smtp-server.ts';
import { hasRedis, startRedis } from '../support/redis-server.ts';
import { startConditionalS3 } from '../support/s3/s3-conditions-proxy.ts';
import { waitUntil } from '../support/wait-until.ts';
import { handIn, heading, thesisFile } from './support/intake-steps.ts';
import { pageBench, patience } from './support/page-bench.ts';

describe.skipIf(!hasChromium)('the way from a thesis to a deal that is won', patience, () => {
  const bench = pageBench();

  test.each([
    [1280, 'light'],
    [390, 'dark'],
  ] as const)('takes an editor ten clicks, %s pixels wide and %s', async (width, colorScheme) => {
    const folder = await scratchFolder();
    const environment = { THESISDESK_NOTICES_EDITOR: 'editor@example.org' };
    const { url } = await startServe({ folder, environment });
    const visit = { viewport: { width, height: 844 }, colorScheme };
    const desk = await bench.open({ ...visit, url: `${url}/desk` });
    const student = await bench.open({ ...visit, url: `${url}/` });
    let clicks = 0;
    const click = async (place: Locator) => {
      await place.click();
      clicks += 1;
    };
    const button = (name: string | RegExp) => desk.getByRole('button', { name });

    await handIn(student, await thesisFile());
    await heading(student, 'Your quote');
    await mails(folder, 'editor@example.org', 1);

    await click(desk.getByRole('link', { name: 'Ada Example' }));
    await click(desk.getByRole('link', { name: 'Read and correct the document' }));
    await click(desk.locator('.painted-row', { has: desk.locator('.badge.table') }).first());
    await click(button('This does not count as a table'));
    await desk.getByText('was 3').waitFor();
    await click(button('Add a discount or a note'));
    await click(button('Add a line'));
    await desk.getByLabel('Text of line 1').fill('Returning customer');
    await desk.getByLabel('Number of line 1').fill('-10');
    await desk.getByText('Returning customer (−10%)').waitFor();
    await click(button('Make version 2'));
    await desk.getByText(/^Version 2, made/).waitFor();
    await mails(folder, 'ada@example.org', 2);

    await click(desk.getByRole('link', { name: 'Show the deal' }));
    await click(desk.locator('#deal-1 summary'));
    await click(button('Won'));
    await desk.getByText('” is won.').waitFor();
    const { events } = await call(`${url}/webhooks/events`, 'GET');
    expect({ clicks, events }).toMatchObject({ clicks: 10, events: [{ dealId: 1 }] });
  });
});

describe.skipIf(!hasChromium || !hasRedis)('the same way on services of others', patience, () => {
  const bench = pageBench();

  test('leads over Redis, S3, a mail server and a worker of its own to a deal in Pipedrive', async () => {
    const [redis, s3, pipedrive, smtp] = await Promise.all([
      startRedis(),
      startConditionalS3(),
      startPipedrive(),
      startSmtpServer(),
    ]);
    onTestFinished(async () => {
      await Promise.all([redis.stop(), s3.stop(), pipedrive.close(), smtp.stop()]);
    });
    const environment = {
      ...{ THESISDESK_STORE: 'redis', THESISDESK_QUEUE: 'redis', THESISDESK_REDIS_URL: redis.url },
      ...{ THESISDESK_OBJECTS: 's3', ...s3Environment(s3), ...pipedriveEnvironment(pipedrive) },
      ...{ THESISDESK_SMTP_HOST: '127.0.0.1', THESISDESK_SMTP_PORT: String(smtp.port) },
      THESISDESK_MAIL_FROM: 'Example Editing <desk@example.org>',
      THESISDESK_NOTICES_EDITOR: 'editor@example.org',
    };
    const folder = await scratchFolder();
    const { url } = await startServe({ folder, environment, args: ['--no-worker'] });
    await startWorker({ folder, environment });
    const visit = { storage: s3.endpoint };
    const desk = await bench.open({ ...visit, url: `${url}/desk` });
    const student = await bench.open({ ...visit, url: `${url}/` });
    const mailsTo = (address: string, count: number) =>
      waitUntil(() => smtp.taken.filter(({ to }) => to.includes(address)).length >= count, {
        what: `${count} mails to ${address}`,
        deadline: 60_000,
      });
    const button = (name: string | RegExp) => desk.getByRole('button', { name });

    await handIn(student, await thesisFile());
    await heading(student, 'Your quote');
    await mailsTo('editor@example.org', 1);
    await mailsTo('ada@example.org', 1);
    const [deal] = pipedrive.account.deals;
    const before = Number(deal?.value);
    expect(before).toBeGreaterThan(0);

    await desk.getByRole('link', { name: 'Ada Example' }).click();
    await desk.getByRole('link', { name: 'Read and correct the document' }).click();
    await desk
      .locator('.painted-row', { has: desk.locator('.badge.table') })
      .first()
      .click();
    await button('This does not count as a table').click();
    await desk.getByText('was 3').waitFor();
    await button('Make version 2').click();
    await desk.getByText(/^Version 2, made/).waitFor();
    await desk.getByText('This quote was mailed to the student.').waitFor();
    await mailsTo('ada@example.org', 2);
    await waitUntil(() => Number(pipedrive.account.deals[0]?.value) < before, {
      what: 'a deal that follows',
    });
    const download = desk.waitForEvent('download');
    await button('Download').first().click();
    expect((await download).suggestedFilename()).toBe('My thesis.docx');

    const address = await desk.getByRole('link', { name: 'Show the deal' }).getAttribute('href');
    expect(address).toBe('https://acme.pipedrive.com/deal/1');
    await desk.goto(`${url}/desk#deals`);
    await desk.getByRole('link', { name: 'Ada Example: editing', exact: true }).waitFor();
    // What Pipedrive keeps is moved in Pipedrive.
    expect(await desk.getByRole('button', { name: 'Won' }).count()).toBe(0);
  });
});

/** Waits until the outbox has so many mails to this address. */
async function mails(folder: string, to: string, count: number): Promise<void> {
  const outbox = join(folder, 'outbox');
  const found = async () => {
    const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
    const texts = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
    return texts.filter((text) => new RegExp(`^To: .*${to}`, 'm').test(text)).length;
  };
  await waitUntil(async () => (await found()) >= count, {
    what: `${count} mails to ${to}`,
    deadline: 60_000,
  });
}
