import { describe, expect, onTestFinished, test } from 'vitest';
import { bullmqQueue } from '../../../src/adapters/queue/bullmq-queue.ts';
import { DeskError } from '../../../src/core/errors.ts';
import { hasRedis, startRedis } from '../../support/redis-server.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { deskFolder } from '../support/desk-folder.ts';
import { jsonOf, runMain } from '../support/run-main.ts';

/** A job that failed for good at once. */
async function failedJob() {
  const opened = await deskFolder();
  const { jobs } = opened;
  const runs: string[] = [];
  jobs.work('invitation', async (_payload, { id }) => {
    runs.push(id);
    throw Object.assign(new DeskError('mail_refused', 'No such\x1b[2J mailbox.'), { permanent: true });
  });
  await jobs.add('invitation', { roomCode: 'a', participant: 0 }, { id: 'a.0' });
  await waitUntil(async () => (await jobs.failed('invitation')).length === 1, { what: 'a job that failed' });
  return { ...opened, runs };
}

describe('jobs failed', () => {
  test('says that there is none', async () => {
    const { folder } = await deskFolder();
    expect(await runMain(['jobs', 'failed', '--data', folder])).toEqual({
      code: 0,
      output: 'No failed jobs.\n',
      errors: '',
    });
  });

  test('shows name, id and reason', async () => {
    const { folder } = await failedJob();
    const { output } = await runMain(['jobs', 'failed', '--data', folder]);
    expect(output).toMatch(/^Name +Id +Failed +Error\ninvitation +a\.0 +\S+ \S+ UTC +No such mailbox\.\n$/);
  });

  test('gives the same as JSON', async () => {
    const { folder } = await failedJob();
    expect(jsonOf(await runMain(['jobs', 'failed', '--data', folder, '--json']))).toMatchObject([
      { name: 'invitation', id: 'a.0' },
    ]);
  });
});

describe('jobs retry', () => {
  test('lets a failed job start over', async () => {
    const { folder, runs } = await failedJob();
    const { code, output } = await runMain(['jobs', 'retry', 'invitation', 'a.0', '--data', folder]);
    expect({ code, output }).toEqual({
      code: 0,
      output: 'The job will run again as soon as a server or worker runs.\n',
    });
    await waitUntil(() => runs.length === 2, { what: 'a second run' });
  });

  test('ends with 1 where no such job failed', async () => {
    const { folder } = await deskFolder();
    expect(await runMain(['jobs', 'retry', 'intake', 'none', '--data', folder])).toEqual({
      code: 1,
      output: '',
      errors: 'error: No failed job has this name and id. thesisdesk jobs failed lists them.\n',
    });
  });

  test('restarts the job of a submission only while that has not ended', async () => {
    const { folder, jobs, store } = await deskFolder();
    jobs.work('intake', async () => {
      throw Object.assign(new Error('no'), { permanent: true });
    });
    await jobs.add('intake', { submissionId: 'abc' }, { id: 'abc.1' });
    await waitUntil(async () => (await jobs.failed('intake')).length === 1, { what: 'a job that failed' });
    const retry = () => runMain(['jobs', 'retry', 'intake', 'abc', '--data', folder]);
    await store.put('submissions/abc', { submissionId: 'abc', status: 'error', restarts: 1 });
    const { code, errors } = await retry();
    expect(code).toBe(1);
    expect(errors).toContain('Restart it with "thesisdesk submissions retry abc".');
    await store.put('submissions/abc', { submissionId: 'abc', status: 'processing', restarts: 1 });
    expect((await retry()).code).toBe(0);
  });

  test('restarts the job of a revised document only while that has not ended', async () => {
    const { folder, jobs, store } = await deskFolder();
    jobs.work('revision', async () => {
      throw Object.assign(new Error('no'), { permanent: true });
    });
    await jobs.add('revision', { submissionId: 'abc', revisionId: 'def' }, { id: 'abc.def' });
    await waitUntil(async () => (await jobs.failed('revision')).length === 1, { what: 'a job that failed' });
    const retry = () => runMain(['jobs', 'retry', 'revision', 'abc', '--data', folder]);
    const withRevision = (status: string) => ({
      submissionId: 'abc',
      revisions: [{ revisionId: 'def', status }],
    });
    await store.put('submissions/abc', withRevision('error'));
    const { code, errors } = await retry();
    expect(code).toBe(1);
    expect(errors).toContain('Upload it again with "thesisdesk submissions revise abc FILE".');
    await store.put('submissions/abc', withRevision('processing'));
    expect((await retry()).code).toBe(0);
  });

  test('ends with 2 for a name that no job has', async () => {
    const { folder } = await deskFolder();
    const { code, errors } = await runMain(['jobs', 'retry', 'mail', 'a', '--data', folder]);
    expect(errors).toBe(
      'error: No job is named mail. Known names: intake, revision, quote-version, notice, invitation, delivery.\n',
    );
    expect(code).toBe(2);
  });
});

describe.skipIf(!hasRedis)('jobs on Redis', () => {
  test('are shown and retried as well', async () => {
    const server = await startRedis();
    const jobs = bullmqQueue({ url: server.url });
    onTestFinished(async () => {
      await jobs.close();
      await server.stop();
    });
    let runs = 0;
    jobs.work('invitation', async () => {
      runs += 1;
      throw Object.assign(new DeskError('mail_refused', 'No such mailbox.'), { permanent: true });
    });
    await jobs.add('invitation', { roomCode: 'a', participant: 0 }, { id: 'a.0' });
    await waitUntil(async () => (await jobs.failed('invitation')).length === 1, {
      what: 'a job that failed',
    });
    const environment = {
      THESISDESK_STORE: 'redis',
      THESISDESK_QUEUE: 'redis',
      THESISDESK_REDIS_URL: server.url,
    };
    const listed = jsonOf(await runMain(['jobs', 'failed', '--json'], { environment }));
    expect(listed).toMatchObject([{ name: 'invitation', id: 'a.0', error: 'No such mailbox.' }]);
    expect((await runMain(['jobs', 'retry', 'invitation', 'a.0'], { environment })).code).toBe(0);
    await waitUntil(() => runs === 2, { what: 'a second run' });
  });
});
