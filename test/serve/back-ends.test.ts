import { describe, expect, onTestFinished, test } from 'vitest';
import { runProgram } from '../cli/support/run-program.ts';
import { scratchFolder } from '../cli/support/scratch-folder.ts';
import { thesis } from '../cli/support/thesis.ts';
import { pipedriveEnvironment, startPipedrive } from '../support/crm/pipedrive-server.ts';
import { startSmtpServer } from '../support/mail/smtp-server.ts';
import { hasRedis, startRedis } from '../support/redis-server.ts';
import { startConditionalS3 } from '../support/s3/s3-conditions-proxy.ts';
import { startS3 } from '../support/s3/s3-server.ts';
import { waitUntil } from '../support/wait-until.ts';
import { askForUpload, call, ending, handIn, submit } from './support/desk-client.ts';
import { s3Environment } from './support/s3-environment.ts';
import { spawnServe, startServe, startWorker } from './support/serve-process.ts';

async function redisEnvironment(): Promise<Record<string, string>> {
  const server = await startRedis();
  onTestFinished(() => server.stop());
  return {
    THESISDESK_STORE: 'redis',
    THESISDESK_QUEUE: 'redis',
    THESISDESK_REDIS_URL: server.url,
  };
}

describe.skipIf(!hasRedis)('a desk on Redis', () => {
  test('takes a submission in by a server and completes it by a worker', async () => {
    const folder = await scratchFolder();
    const environment = await redisEnvironment();
    const server = await startServe({ folder, environment, args: ['--no-worker'] });
    const worker = await startWorker({ folder, environment });
    expect(server.facts).toMatchObject({
      storage: 'redis',
      queue: 'redis',
      objects: 'embedded',
      worker: false,
    });
    const submissionId = await handIn(server.url, await thesis(500), { name: 'Ana' });
    expect(await ending(server.url, submissionId)).toMatchObject({
      status: 'completed',
      analysis: { textWordCount: 500 },
    });
    expect(await call(`${server.url}/ready`)).toMatchObject({ ready: true });
    for (const each of [server, worker]) {
      each.child.kill('SIGTERM');
      expect(await each.ended).toBe(0);
    }
  });

  test('knows everything again after a restart, and in commands', async () => {
    const folder = await scratchFolder();
    const environment = await redisEnvironment();
    const first = await startServe({ folder, environment });
    const submissionId = await handIn(first.url, await thesis(100), { name: 'Ana' });
    const submission = await ending(first.url, submissionId);
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);

    const second = await startServe({ folder, environment });
    expect(await call(`${second.url}/intake/submission/${submissionId}`)).toEqual(submission);
    const listed = await runProgram(['submissions', 'list', '--json'], {
      env: { ...process.env, ...environment },
    });
    expect(JSON.parse(listed.output)).toMatchObject({ submissionId, status: 'completed' });
  });

  test('takes documents by signed URLs of S3, and works with Pipedrive and a mail server', async () => {
    const folder = await scratchFolder();
    const [s3, pipedrive, smtp] = await Promise.all([
      startConditionalS3(),
      startPipedrive(),
      startSmtpServer(),
    ]);
    onTestFinished(async () => {
      await Promise.all([s3.stop(), pipedrive.close(), smtp.stop()]);
    });
    const environment = {
      ...(await redisEnvironment()),
      ...s3Environment(s3),
      THESISDESK_OBJECTS: 's3',
      ...pipedriveEnvironment(pipedrive),
      THESISDESK_SMTP_HOST: '127.0.0.1',
      THESISDESK_SMTP_PORT: String(smtp.port),
      THESISDESK_MAIL_FROM: 'Example Editing <desk@example.org>',
    };
    const server = await startServe({ folder, environment, args: ['--no-worker'] });
    const worker = await startWorker({ folder, environment });
    expect(server.facts).toMatchObject({ objects: 's3', crm: 'pipedrive', mail: 'smtp' });
    expect(server.errors()).toBe('');

    const place = await askForUpload(server.url);
    expect(place.uploadUrl).toMatch(new RegExp(`^${s3.endpoint}/`));
    const headers = { 'content-type': docxContentType };
    const uploaded = await fetch(place.uploadUrl, {
      method: 'PUT',
      headers,
      body: Buffer.from(await thesis(500)),
    });
    expect(uploaded.status).toBe(200);
    await submit(server.url, place, { name: 'Ana' });
    const submission = await ending(server.url, place.submissionId);
    expect(submission).toMatchObject({ status: 'completed', crmUrl: 'https://acme.pipedrive.com/deal/1' });
    expect(pipedrive.account.deals).toHaveLength(1);

    await call(`${server.url}/meetings/create`, 'POST', { participants: ['ada@example.com'] });
    const invitation = () => smtp.taken.find(({ to }) => to.includes('ada@example.com'));
    await waitUntil(() => invitation() !== undefined, { what: 'an invitation that was sent' });
    expect(invitation()).toMatchObject({ from: 'desk@example.org', to: ['ada@example.com'] });
    expect(Buffer.from(invitation()?.bytes ?? []).toString()).toMatch(
      /^From: "?Example Editing"? <desk@example\.org>/m,
    );

    // Only our own HTTP server has these routes.
    expect((await fetch(`${server.url}/objects/uploads/a/b`)).status).toBe(404);
    for (const each of [server, worker]) {
      each.child.kill('SIGTERM');
      expect(await each.ended).toBe(0);
    }
  });
});

describe('a desk on S3', () => {
  test('completes a submission without Redis', async () => {
    const s3 = await startConditionalS3();
    onTestFinished(() => s3.stop());
    const environment = { THESISDESK_STORE: 's3', ...s3Environment(s3) };
    const server = await startServe({ folder: await scratchFolder(), environment });
    const submissionId = await handIn(server.url, await thesis(100), { name: 'Ana' });
    expect(await ending(server.url, submissionId, 60_000)).toMatchObject({ status: 'completed' });
  });

  test('does not start where conditional writes are ignored, and says what to do', async () => {
    const s3 = await startS3();
    onTestFinished(() => s3.stop());
    const environment = { THESISDESK_STORE: 's3', ...s3Environment(s3) };
    const { written, ended } = spawnServe({ folder: await scratchFolder(), environment });
    expect(await ended).toBe(2);
    expect(written.errors).toMatch(
      /error: The S3 service ignores conditional writes.*THESISDESK_SINGLE_WRITER/,
    );
  });

  test('starts there with one writer that the operator vouches for, and with no other', async () => {
    const s3 = await startS3();
    onTestFinished(() => s3.stop());
    const environment = { THESISDESK_STORE: 's3', THESISDESK_SINGLE_WRITER: 'yes', ...s3Environment(s3) };
    const folder = await scratchFolder();
    const server = await startServe({ folder, environment });
    expect(await call(`${server.url}/ready`)).toMatchObject({ ready: true });
    await expect(startWorker({ folder, environment })).rejects.toThrow(
      /ended with 2.*a single process writes/s,
    );
    await expect(startServe({ folder, environment, args: ['--no-worker'] })).rejects.toThrow(/ended with 2/);
  });
});

const docxContentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
