import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { S3Settings } from '../../../src/storage-drivers/s3/connection.ts';
import { s3Objects } from '../../../src/storage-drivers/s3/s3-objects.ts';
import { s3Store } from '../../../src/storage-drivers/s3/s3-store.ts';
import { type ConditionalS3, startConditionalS3 } from '../../support/s3/s3-conditions-proxy.ts';
import { expectUnavailable } from '../expect-unavailable.ts';
import { calls, openPorts } from './support/ports.ts';
import { settingsOf } from './support/settings.ts';

vi.setConfig({ testTimeout: 600_000 });

let s3: ConditionalS3;
beforeAll(async () => {
  s3 = await startConditionalS3();
});
afterAll(() => s3.stop());

describe('a bucket that is not there', () => {
  test.each(calls)('is an error that names it, and nothing absent, for those who %s', async (_, call) => {
    const ports = openPorts({ ...settingsOf(s3), bucket: 'elsewhere' });
    expect(await errorOf(() => call(ports))).toMatchObject({
      code: 'storage_unavailable',
      message: expect.stringContaining('The bucket elsewhere does not exist'),
    });
  });
});

describe('a refusal', () => {
  const secret = 'very-secret-text';

  test.each<[string, Partial<S3Settings>, string]>([
    [
      'an unknown access key',
      { credentials: { accessKeyId: 'id', secretAccessKey: secret } },
      'check the access key',
    ],
    [
      'a wrong secret',
      { credentials: { accessKeyId: 'S3RVER', secretAccessKey: secret } },
      'check the access key',
    ],
    ['the wrong region', { region: 'eu-central-1' }, 'is in the region us-east-1 and not in eu-central-1'],
  ])('because of %s says what to do, and tells no secret', async (_, change, advice) => {
    const ports = openPorts({ ...settingsOf(s3), ...change });
    for (const [, call] of calls) {
      const error = await errorOf(() => call(ports));
      expect(error).toMatchObject({ code: 'storage_unavailable', message: expect.stringContaining(advice) });
      expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(secret);
    }
  });

  test('for want of a permission says which are needed', async () => {
    const { store } = openPorts(settingsOf(s3));
    s3.refuse(1, { status: 403, code: 'AccessDenied' });
    await expect(store.get('a')).rejects.toThrow('allow it to list the bucket and to get, put and delete');
  });
});

describe('credentials', () => {
  test('may be functions', async () => {
    const accessKeyId = async () => s3.accessKeyId;
    const secretAccessKey = () => s3.secretAccessKey;
    const { store } = openPorts({ ...settingsOf(s3), credentials: { accessKeyId, secretAccessKey } });
    await store.put('a', { by: 1 });
    expect((await store.get('a'))?.value).toEqual({ by: 1 });
  });

  test('that cannot be read are an error until they can', async () => {
    let isOpen = false;
    const accessKeyId = async () => {
      if (!isOpen) throw new Error('The vault is closed.');
      return s3.accessKeyId;
    };
    const credentials = { accessKeyId, secretAccessKey: s3.secretAccessKey };
    const { store } = openPorts({ ...settingsOf(s3), credentials });
    await expectUnavailable(() => store.get('a'));
    isOpen = true;
    expect(await store.get('a')).toBeNull();
  });
});

describe('settings', () => {
  test.each<[Partial<S3Settings>, string]>([
    [{ endpoint: 'minio:9000' }, 'endpoint'],
    [{ endpoint: 'http://user:password@minio:9000' }, 'endpoint'],
    [{ publicEndpoint: 'ftp://minio' }, 'publicEndpoint'],
    [{ bucket: '' }, 'bucket'],
    [{ bucket: 'theses/2026' }, 'bucket'],
    [{ region: '' }, 'region'],
    [{ region: 'eu central' }, 'region'],
    [{ prefix: 'a/../b' }, 'prefix'],
    [{ prefix: 'a b' }, 'prefix'],
    [{ prefix: 'x'.repeat(200) }, 'prefix'],
  ])('%j are refused', (change, path) => {
    const settings = { bucket: 'desk', region: 'us-east-1', ...change };
    const refusal = expect.objectContaining({ code: 'input_invalid', details: { path } });
    expect(() => s3Store(settings)).toThrow(refusal);
    expect(() => s3Objects(settings)).toThrow(refusal);
  });

  test('without a bucket, as when its variable is not set, are refused', () => {
    const settings = { bucket: Object(process.env).NO_SUCH_BUCKET, region: 'us-east-1' };
    expect(() => s3Store(settings)).toThrow(
      'The bucket of the storage must be its name, such as example-desk.',
    );
  });
});

async function errorOf(work: () => Promise<unknown>): Promise<unknown> {
  return work().then(
    (value) => new Error(`It resolved to ${JSON.stringify(value)}.`),
    (reason: unknown) => reason,
  );
}
