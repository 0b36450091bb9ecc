import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfiguration } from '../../../src/cli/config/configuration.ts';
import type { Environment } from '../../../src/cli/terminal/terminal.ts';
import { UsageError } from '../../../src/cli/terminal/usage-error.ts';
import { readSecret } from '../../../src/core/ports/secret.ts';
import { scratchFolder } from '../support/scratch-folder.ts';

/** The configuration of variables that are given without `THESISDESK_`. */
async function configured(short: Environment, others: Environment = {}) {
  const long = Object.entries(short).map(([name, value]) => [`THESISDESK_${name}`, value]);
  return readConfiguration({}, { ...Object.fromEntries(long), ...others }, await scratchFolder());
}

const redis = { REDIS_URL: 'redis://:password@127.0.0.1:6379/0' };
const bucket = { S3_BUCKET: 'desk' };
const pipedrive = { PIPEDRIVE_COMPANY: 'acme', PIPEDRIVE_TOKEN: 'token' };
const smtp = { SMTP_HOST: 'smtp.example.com', MAIL_FROM: 'desk@example.com' };

describe('the settings of back ends', () => {
  test('choose Redis', async () => {
    const given = await configured({ STORE: 'redis', QUEUE: 'redis', REDIS_PREFIX: 'a', ...redis });
    expect(given).toMatchObject({
      store: 'redis',
      queue: 'redis',
      redis: { url: redis.REDIS_URL, prefix: 'a' },
    });
  });

  test('choose S3 with all that it needs', async () => {
    const { s3, objects } = await configured({
      OBJECTS: 's3',
      S3_BUCKET: 'desk',
      S3_REGION: 'eu-central-1',
      S3_ENDPOINT: 'https://minio.internal:9000/',
      S3_PUBLIC_ENDPOINT: 'https://files.example.com',
      S3_PATH_STYLE: 'yes',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'secret',
      S3_PREFIX: 'a/b',
    });
    expect(objects).toBe('s3');
    expect(s3).toEqual({
      bucket: 'desk',
      region: 'eu-central-1',
      endpoint: 'https://minio.internal:9000',
      publicEndpoint: 'https://files.example.com',
      forcePathStyle: true,
      credentials: { accessKeyId: 'id', secretAccessKey: 'secret' },
      prefix: 'a/b',
    });
  });

  test('leave credentials to the AWS SDK, and take the region from where it does', async () => {
    const { s3 } = await configured({ OBJECTS: 's3', ...bucket }, { AWS_REGION: 'eu-west-1' });
    expect(s3).toEqual({ bucket: 'desk', region: 'eu-west-1' });
  });

  test('deliver events where an address and a secret are set', async () => {
    const secret = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
    const { endpoints } = await configured({
      WEBHOOKS_URL: 'https://app.example/hooks',
      WEBHOOKS_SECRET: secret,
    });
    expect(endpoints).toEqual([{ url: 'https://app.example/hooks', secret }]);
  });

  test.each([
    [{ WEBHOOKS_URL: 'https://app.example/hooks' }],
    [{ WEBHOOKS_URL: 'https://app.example/hooks', WEBHOOKS_SECRET: 'whsec_c2hvcnQ=' }],
  ])('refuse events without a good secret: %j', async (given) => {
    await expect(configured(given)).rejects.toThrow('THESISDESK_WEBHOOKS_SECRET');
  });

  test('choose Pipedrive', async () => {
    const { crm } = await configured({
      ...pipedrive,
      PIPEDRIVE_PIPELINE: '2',
      PIPEDRIVE_STAGE: '7',
      PIPEDRIVE_FIELD: 'a'.repeat(40),
      PIPEDRIVE_URL: 'http://127.0.0.1:9',
    });
    expect(crm).toEqual({
      company: 'acme',
      apiToken: 'token',
      pipelineId: 2,
      stageId: 7,
      submissionField: 'a'.repeat(40),
      baseUrl: 'http://127.0.0.1:9',
    });
  });

  test.each(['acme', 'ACME', 'acme.pipedrive.com', 'https://acme.pipedrive.com/'])(
    'take %s for the company',
    async (company) => {
      const { crm } = await configured({ ...pipedrive, PIPEDRIVE_COMPANY: company });
      expect(crm?.company).toBe('acme');
    },
  );

  test('choose SMTP', async () => {
    const { mail } = await configured({
      SMTP_HOST: 'smtp.example.com',
      SMTP_PORT: '465',
      SMTP_SECURE: 'yes',
      SMTP_REQUIRE_TLS: 'no',
      SMTP_USER: 'desk',
      SMTP_PASSWORD: 'pass: word',
      MAIL_FROM: 'Example Editing <desk@example.com>',
    });
    expect(mail).toEqual({
      from: { name: 'Example Editing', email: 'desk@example.com' },
      smtp: {
        host: 'smtp.example.com',
        port: 465,
        secure: true,
        requireTls: false,
        user: 'desk',
        password: 'pass: word',
      },
    });
  });

  test.each([
    [{ MAIL_FROM: 'desk@example.com' }, { name: 'thesisdesk', email: 'desk@example.com' }],
    [
      { MAIL_FROM: 'desk@example.com', BUSINESS_NAME: 'Example Editing' },
      { name: 'Example Editing', email: 'desk@example.com' },
    ],
    [
      { MAIL_FROM: '"Editing, Ltd." <desk@example.com>', BUSINESS_NAME: 'Other' },
      { name: 'Editing, Ltd.', email: 'desk@example.com' },
    ],
    [{ MAIL_FROM: 'Desk <desk@bücher.example>' }, { name: 'Desk', email: 'desk@xn--bcher-kva.example' }],
    [{ BUSINESS_NAME: 'Example Editing' }, { name: 'Example Editing', email: 'noreply@thesisdesk.invalid' }],
  ])('say who sends mails: %j', async (given, from) => {
    expect((await configured(given)).mail.from).toEqual(from);
  });

  test('read a secret from its file for each use', async () => {
    const file = join(await scratchFolder({ token: 'first\n' }), 'token');
    const { crm } = await configured({ PIPEDRIVE_COMPANY: 'acme', PIPEDRIVE_TOKEN_FILE: file });
    expect(await readSecret(crm?.apiToken ?? '')).toBe('first');
    await writeFile(file, 'second\n');
    expect(await readSecret(crm?.apiToken ?? '')).toBe('second');
  });

  test.each<[string, Environment, RegExp]>([
    [
      'Redis as a store without an address',
      { STORE: 'redis' },
      /^THESISDESK_STORE .*needs THESISDESK_REDIS_URL/,
    ],
    [
      'Redis as a queue without an address',
      { QUEUE: 'redis' },
      /^THESISDESK_QUEUE .*needs THESISDESK_REDIS_URL/,
    ],
    [
      'S3 for documents without a bucket',
      { OBJECTS: 's3' },
      /^THESISDESK_OBJECTS .*needs THESISDESK_S3_BUCKET/,
    ],
    ['S3 as a store without a bucket', { STORE: 's3' }, /^THESISDESK_STORE .*needs THESISDESK_S3_BUCKET/],
    [
      'half an access key',
      { ...bucket, S3_ACCESS_KEY_ID: 'a' },
      /^THESISDESK_S3_ACCESS_KEY_ID has no effect without THESISDESK_S3_SECRET_ACCESS_KEY/,
    ],
    [
      'a company without a token',
      { PIPEDRIVE_COMPANY: 'acme' },
      /no effect without THESISDESK_PIPEDRIVE_TOKEN/,
    ],
    ['a token without a company', { PIPEDRIVE_TOKEN: 'a' }, /no effect without THESISDESK_PIPEDRIVE_COMPANY/],
    [
      'a pipeline of no company',
      { PIPEDRIVE_PIPELINE: '1' },
      /has no effect without THESISDESK_PIPEDRIVE_COMPANY/,
    ],
    ['a mail server without a sender', { SMTP_HOST: 'a' }, /no effect without THESISDESK_MAIL_FROM/],
    ['a port of no mail server', { SMTP_PORT: '25' }, /has no effect without THESISDESK_SMTP_HOST/],
    ['a login without a password', { ...smtp, SMTP_USER: 'a' }, /no effect without THESISDESK_SMTP_PASSWORD/],
  ])('refuse %s', async (_, given, message) => {
    const error: unknown = await configured(given).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UsageError);
    expect(error).toHaveProperty('message', expect.stringMatching(message));
  });

  test.each([
    ['STORE', 'disk'],
    ['QUEUE', 'sqs'],
    ['REDIS_URL', 'http://127.0.0.1'],
    ['REDIS_URL', 'redis://127.0.0.1/zero'],
    ['REDIS_URL', 'redis://:50%@127.0.0.1'],
    ['REDIS_PREFIX', 'a*'],
    ['S3_BUCKET', 'My Bucket'],
    ['S3_ENDPOINT', 'minio:9000'],
    ['S3_PATH_STYLE', 'maybe'],
    ['PIPEDRIVE_COMPANY', 'evil.example/acme'],
    ['PIPEDRIVE_FIELD', 'submission'],
    ['PIPEDRIVE_STAGE', '0'],
    ['SMTP_PORT', '70000'],
    ['SMTP_USER', 'a\nb'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'A\r\nBcc: x <a@b.org>'],
    ['MAIL_FROM', 'desk@example.com.'],
    ['NOTICES_EDITOR', 'editor@example..com'],
    ['BUSINESS_NAME', ' '],
  ])('refuse %s=%j by its name', async (name, text) => {
    await expect(configured({ [name]: text })).rejects.toThrow(new RegExp(`^THESISDESK_${name} must`));
  });

  test.each<[string, Environment, RegExp]>([
    [
      'a queue for several machines over a folder',
      { QUEUE: 'redis', ...redis },
      /only this machine can work/,
    ],
    [
      'documents in a folder beside a shared store',
      { STORE: 'redis', ...redis },
      /Uploaded documents are in a folder/,
    ],
    ['a Redis that nothing uses', redis, /REDIS_URL .*not used/],
    ['a bucket that nothing uses', bucket, /S3_BUCKET .*not used/],
  ])('warn of %s', async (_, given, warning) => {
    expect((await configured(given)).warnings.join('\n')).toMatch(warning);
  });

  test('are silent about what goes together', async () => {
    const given = { STORE: 'redis', QUEUE: 'redis', OBJECTS: 's3', ...redis, ...bucket };
    expect((await configured(given)).warnings).toEqual([]);
  });
});
