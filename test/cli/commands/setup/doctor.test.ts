import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { recordsOf } from '../../../../src/cli/desk/data-folder.ts';
import { rememberAddress } from '../../../../src/cli/server/server-address.ts';
import { filesystemStore } from '../../../../src/storage-drivers/filesystem/filesystem-store.ts';
import { s3Environment } from '../../../serve/support/s3-environment.ts';
import { pipedriveEnvironment, startPipedrive } from '../../../support/crm/pipedrive-server.ts';
import { startSmtpServer } from '../../../support/mail/smtp-server.ts';
import { freePort, hasRedis, startRedis } from '../../../support/redis-server.ts';
import { startConditionalS3 } from '../../../support/s3/s3-conditions-proxy.ts';
import { startS3 } from '../../../support/s3/s3-server.ts';
import { jsonOf, runMain } from '../../support/run-main.ts';
import { scratchFolder } from '../../support/scratch-folder.ts';

interface Found {
  check: string;
  state: string;
  milliseconds: number;
  detail: string;
  advice?: string;
}

/** What the doctor finds with these settings, and an empty data folder. */
async function examined(environment: Record<string, string> = {}) {
  const folder = await scratchFolder();
  const given = { THESISDESK_DATA: join(folder, 'data'), ...environment };
  const run = await runMain(['doctor', '--json'], { environment: given });
  const found: Found[] = jsonOf(run);
  const of = (check: string) => found.find((each) => each.check === check);
  return { ...run, found, of, folder };
}

describe('doctor', () => {
  test('finds nothing wrong with the embedded defaults', async () => {
    const { found, code } = await examined();
    expect(found.map(({ check, state }) => [check, state])).toEqual([
      ['settings', 'ok'],
      ['data folder', 'ok'],
      ['store', 'ok'],
      ['records', 'ok'],
      ['documents', 'ok'],
      ['queue', 'ok'],
      ['crm', 'not configured'],
      ['mail', 'not configured'],
      ['video rooms', 'not configured'],
      ['font', 'not configured'],
      ['rates', 'warning'],
      ['operator token', 'not configured'],
      ['public address', 'not configured'],
      ['meeting links', 'ok'],
      ['secrets', 'ok'],
    ]);
    expect(code).toBe(0);
  });

  test('warns of the starter rates, and no longer of rates that were set', async () => {
    const folder = await scratchFolder({ 'rates.json': '{"rates":{"editing":{"textPerWord":1}}}' });
    const data = join(folder, 'data');
    const look = async () => {
      const found: Found[] = jsonOf(await runMain(['doctor', '--json', '--data', data]));
      return found.find(({ check }) => check === 'rates');
    };
    expect(await look()).toMatchObject({
      state: 'warning',
      advice: expect.stringContaining('thesisdesk rates edit'),
    });
    await runMain(['rates', 'set', join(folder, 'rates.json'), '--data', data]);
    expect(await look()).toMatchObject({ state: 'ok', detail: 'Your own' });
  });

  test('tries nothing that rests on a data folder that cannot be used', async () => {
    const folder = await scratchFolder({ file: '' });
    const { found, code } = await examined({ THESISDESK_DATA: join(folder, 'file', 'data') });
    const tried = found.filter(({ state }) => state === 'failed').map(({ check }) => check);
    expect(tried).toEqual(['data folder']);
    expect(found.find(({ check }) => check === 'store')).toMatchObject({
      state: 'not tried',
      detail: 'It depends on the data folder.',
    });
    expect(code).toBe(1);
  });

  test.skipIf(process.platform !== 'linux')('says at once that a file system takes no folders', async () => {
    const { of } = await examined({ THESISDESK_DATA: '/proc/thesisdesk/data' });
    expect(of('data folder')).toMatchObject({
      state: 'failed',
      detail: expect.stringContaining('ENOENT'),
    });
  });

  test('leaves no record and no file behind', async () => {
    const { folder } = await examined();
    const left = await readdir(join(folder, 'data'), { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile() && entry.parentPath.endsWith('doctor'))).toEqual([]);
  });

  test('tells people a line for each check', async () => {
    const data = join(await scratchFolder(), 'data');
    const { output, code } = await runMain(['doctor', '--data', data]);
    expect(output).toMatch(/^ok +settings +\d+ ms {2}No configuration file; environment and defaults$/m);
    expect(output).toMatch(/^ok +store +[\d,]+ ms {2}Folder: created, changed, read and removed a record$/m);
    expect(output).toMatch(/^not configured +mail +\d+ ms {2}Mails are written to the outbox$/m);
    expect(code).toBe(0);
  });

  test('tells what is wrong with the settings, and what to do', async () => {
    const { found, code } = await examined({ THESISDESK_PORT: 'eighty' });
    expect(found).toMatchObject([
      {
        check: 'settings',
        state: 'failed',
        detail: 'THESISDESK_PORT must be a whole number from 0 to 65535.',
        advice: expect.stringContaining('Correct the setting'),
      },
    ]);
    expect(code).toBe(1);
  });

  test('has a row for each mistake in the settings', async () => {
    const { found } = await examined({ THESISDESK_PORT: 'eighty', THESISDESK_CONCURRENCY: 'many' });
    expect(found.map(({ check, detail }) => [check, detail])).toEqual([
      ['settings', 'THESISDESK_PORT must be a whole number from 0 to 65535.'],
      ['settings', 'THESISDESK_CONCURRENCY must be a whole number from 1 to 64.'],
    ]);
  });

  test('tells people below a failure what to do', async () => {
    const folder = await scratchFolder({ file: '' });
    const { output, code } = await runMain(['doctor', '--data', join(folder, 'file')], { coloured: true });
    expect(output).toMatch(/^.*failed.* +data folder +\d+ ms {2}.*\n {2}What to do: Make sure that /m);
    expect(code).toBe(1);
  });
});

describe.skipIf(!hasRedis)('doctor with Redis', () => {
  async function redisEnvironment(url?: string): Promise<Record<string, string>> {
    if (url === undefined) {
      const server = await startRedis();
      onTestFinished(() => server.stop());
      return redisEnvironment(server.url);
    }
    return { THESISDESK_STORE: 'redis', THESISDESK_QUEUE: 'redis', THESISDESK_REDIS_URL: url };
  }

  test('goes round store, queue and clock', async () => {
    const { of } = await examined(await redisEnvironment());
    expect(of('store')).toMatchObject({
      state: 'ok',
      detail: 'Redis: created, changed, read and removed a record',
    });
    expect(of('queue')).toMatchObject({ state: 'ok', detail: 'Redis: queued a job and received it' });
    expect(of('clock')).toMatchObject({ state: 'ok' });
  });

  test('warns of a server that keeps nothing on disk', async () => {
    const { of } = await examined(await redisEnvironment());
    expect(of('durability')).toMatchObject({
      state: 'warning',
      detail: 'Redis does not log writes to disk (appendonly no). Accepted submissions would be lost.',
      advice: expect.stringContaining('Set appendonly to yes'),
    });
  });

  test('says that it cannot be reached, without the password', async () => {
    const environment = await redisEnvironment(`redis://:hush-hush@127.0.0.1:${await freePort()}`);
    const { of, code, output } = await examined(environment);
    for (const check of ['store', 'queue', 'clock']) {
      expect(of(check)).toMatchObject({
        state: 'failed',
        advice: expect.stringContaining('THESISDESK_REDIS_URL'),
      });
    }
    expect(of('store')?.detail).toContain('ECONNREFUSED');
    expect(output).not.toContain('hush-hush');
    expect(code).toBe(1);
  });
});

describe('doctor with S3', () => {
  test('goes round the store, and documents by signed URLs', async () => {
    const server = await startConditionalS3();
    onTestFinished(() => server.stop());
    const { of } = await examined({
      THESISDESK_STORE: 's3',
      THESISDESK_OBJECTS: 's3',
      ...s3Environment(server),
    });
    expect(of('store')).toMatchObject({
      state: 'ok',
      detail: 'S3: created, changed, read and removed a record',
    });
    expect(of('documents')).toMatchObject({
      state: 'ok',
      detail: 'S3: uploaded and downloaded a file by signed URLs',
    });
  });

  test('says that deleted records leave something behind where conditions of deletions are ignored', async () => {
    const server = await startConditionalS3({ isLikeCeph: true });
    onTestFinished(() => server.stop());
    const { of } = await examined({ THESISDESK_STORE: 's3', ...s3Environment(server) });
    expect(of('store')).toMatchObject({
      state: 'ok',
      detail: expect.stringContaining('each deleted record leaves a small object behind'),
    });
  });

  test('names the permission that the access key lacks', async () => {
    const server = await startConditionalS3();
    onTestFinished(() => server.stop());
    const environment = { THESISDESK_STORE: 's3', THESISDESK_OBJECTS: 's3', ...s3Environment(server) };
    const denied = { status: 403, code: 'AccessDenied' };
    server.refuse(Number.POSITIVE_INFINITY, denied, ({ method }) => method === 'DELETE');
    expect((await examined(environment)).of('bucket')).toMatchObject({
      state: 'failed',
      detail: 'The access key lacks s3:DeleteObject.',
      advice: expect.stringContaining('s3:DeleteObject'),
    });
    const isOfBucket = ({ url }: { url: string }) => /^\/desk\/?(?:\?|$)/.test(url);
    server.refuse(Number.POSITIVE_INFINITY, denied, isOfBucket);
    expect((await examined(environment)).of('bucket')).toMatchObject({
      state: 'failed',
      detail: 'The access key lacks s3:ListBucket.',
    });
  });

  test('tells the fault that it met, and not that of cleaning up behind it', async () => {
    const server = await startConditionalS3();
    onTestFinished(() => server.stop());
    const environment = { THESISDESK_OBJECTS: 's3', ...s3Environment(server) };
    const isOfDocuments = ({ method, url }: { method: string; url: string }) =>
      url.includes('.bin') && (method === 'PUT' || method === 'DELETE' || method === 'HEAD');
    server.refuse(Number.POSITIVE_INFINITY, { status: 400, code: 'EntityTooLarge' }, isOfDocuments);
    expect((await examined(environment)).of('documents')?.detail).toContain('EntityTooLarge');
  });

  test('says what the CORS rules of the bucket lack, for the own address and for each that is allowed', async () => {
    const server = await startS3({ cors: null });
    onTestFinished(() => server.stop());
    const { of } = await examined({
      THESISDESK_OBJECTS: 's3',
      THESISDESK_PUBLIC_URL: 'https://desk.example',
      THESISDESK_ALLOWED_ORIGINS: 'https://www.example.com',
      ...s3Environment(server),
    });
    expect(of('page uploads')).toMatchObject({
      state: 'failed',
      detail:
        'The CORS rules of the bucket allow no uploads from pages of https://desk.example (this origin is missing), pages of https://www.example.com (this origin is missing).',
      advice: expect.stringContaining('https://desk.example, https://www.example.com'),
    });
  });

  test('tries uploads from pages of the server that was started last', async () => {
    const server = await startS3({ cors: null });
    onTestFinished(() => server.stop());
    const folder = await scratchFolder();
    const store = filesystemStore({ folder: recordsOf({ dataFolder: folder }) });
    await rememberAddress(store, 'http://127.0.0.1:18790');
    const { of } = await examined({
      THESISDESK_DATA: folder,
      THESISDESK_OBJECTS: 's3',
      ...s3Environment(server),
    });
    expect(of('page uploads')?.detail).toContain('pages of http://127.0.0.1:18790 (');
  });

  test('says that conditional writes are ignored, unless one process alone writes', async () => {
    const server = await startS3();
    onTestFinished(() => server.stop());
    const environment = { THESISDESK_STORE: 's3', ...s3Environment(server) };
    const { of } = await examined(environment);
    expect(of('store')).toMatchObject({
      state: 'failed',
      detail: 'Conditional writes are ignored, so updates would get lost.',
      advice: expect.stringContaining('THESISDESK_SINGLE_WRITER=yes'),
    });
    expect(server.list('')).toEqual([]);
    const alone = await examined({ ...environment, THESISDESK_SINGLE_WRITER: 'yes' });
    expect(alone.of('store')).toMatchObject({
      state: 'ok',
      detail: expect.stringContaining('conditional writes are ignored'),
    });
  });

  test('says that a key is refused, without the secret one', async () => {
    const server = await startConditionalS3();
    onTestFinished(() => server.stop());
    const { of, output } = await examined({
      THESISDESK_OBJECTS: 's3',
      ...s3Environment({ ...server, secretAccessKey: 'hush-hush' }),
    });
    expect(of('documents')).toMatchObject({
      state: 'failed',
      detail: expect.stringContaining('SignatureDoesNotMatch'),
    });
    expect(output).not.toContain('hush-hush');
  });
});

describe('doctor with services', () => {
  async function withPipedrive(token?: string): Promise<Record<string, string>> {
    const pipedrive = await startPipedrive();
    onTestFinished(() => pipedrive.close());
    return pipedriveEnvironment({ url: pipedrive.url, token: token ?? pipedrive.token });
  }

  test('logs in to Pipedrive and finds the pipeline', async () => {
    const environment = { ...(await withPipedrive()), THESISDESK_PIPEDRIVE_PIPELINE: '1' };
    const { of } = await examined({ ...environment, THESISDESK_PIPEDRIVE_STAGE: '11' });
    expect(of('crm')).toMatchObject({
      state: 'ok',
      detail: 'Pipedrive: logged in, 2 stages in the pipeline',
    });
  });

  test('says which stages there are where the configured one is none of them', async () => {
    const environment = { ...(await withPipedrive()), THESISDESK_PIPEDRIVE_STAGE: '99' };
    const { of } = await examined(environment);
    expect(of('crm')).toMatchObject({
      state: 'failed',
      detail: 'The pipeline has no stage 99.',
      advice: 'Its stages: 11 (New), 12 (Quoted).',
    });
  });

  test('says that Pipedrive refuses the token, without showing it', async () => {
    const { of, output } = await examined(await withPipedrive('hush-hush'));
    expect(of('crm')).toMatchObject({
      state: 'failed',
      advice: expect.stringContaining('THESISDESK_PIPEDRIVE_TOKEN'),
    });
    expect(output).not.toContain('hush-hush');
  });

  async function smtpEnvironment(password: string): Promise<Record<string, string>> {
    const server = await startSmtpServer({ logins: new Map([['desk', 'pass word']]) });
    onTestFinished(() => server.stop());
    return {
      THESISDESK_SMTP_HOST: '127.0.0.1',
      THESISDESK_SMTP_PORT: String(server.port),
      THESISDESK_SMTP_USER: 'desk',
      THESISDESK_SMTP_PASSWORD: password,
      THESISDESK_MAIL_FROM: 'desk@example.com',
    };
  }

  test('logs in to the mail server', async () => {
    const { of } = await examined(await smtpEnvironment('pass word'));
    expect(of('mail')).toMatchObject({ state: 'ok', detail: 'SMTP: connected and logged in' });
  });

  test('says that the mail server refuses the login, without the password', async () => {
    const { of, output, code } = await examined(await smtpEnvironment('hush-hush'));
    expect(of('mail')).toMatchObject({
      state: 'failed',
      advice: expect.stringContaining('THESISDESK_SMTP_HOST'),
    });
    expect(output).not.toContain('hush-hush');
    expect(code).toBe(1);
  });
});
