import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  type ConditionalStore,
  type S3StoreOptions,
  s3Store,
} from '../../../src/storage-drivers/s3/s3-store.ts';
import { type ConditionalS3, startConditionalS3 } from '../../support/s3/s3-conditions-proxy.ts';
import { type S3Bucket, startS3 } from '../../support/s3/s3-server.ts';
import { expectUnavailable } from '../expect-unavailable.ts';
import { namesIn } from './support/raw-objects.ts';
import { settingsOf } from './support/settings.ts';

vi.setConfig({ testTimeout: 600_000 });

let s3: ConditionalS3;
beforeAll(async () => {
  s3 = await startConditionalS3();
});
afterAll(() => s3.stop());

const create = { condition: { ifNoneMatch: '*' } } as const;

describe('a server', () => {
  test('that honours conditions is known for it', async () => {
    expect(await openStore(s3).honoursConditions()).toBe(true);
  });

  test('that ignores them is known for it', async () => {
    const bare = await startS3();
    onTestFinished(() => bare.stop());
    expect(await openStore(bare).honoursConditions()).toBe(false);
  });

  test('that does not know them is known for it', async () => {
    const store = openStore(s3);
    await store.put('a', {});
    // The first request of the probe has no condition.
    s3.refuse(1, { status: 501, code: 'NotImplemented' }, ({ headers }) => 'if-none-match' in headers);
    expect(await store.honoursConditions()).toBe(false);
  });

  test('that takes a change where nothing is, is known for it', async () => {
    const store = openStore(s3);
    s3.refuse(1, { status: 204, code: 'None' }, ({ url }) => url.includes('-missing'));
    expect(await store.honoursConditions()).toBe(false);
  });

  test('keeps nothing of the question', async () => {
    const prefix = randomUUID();
    await openStore(s3, { prefix }).honoursConditions();
    expect(await namesIn(s3, prefix)).toEqual([]);
  });

  test('that cannot be asked is an error, and asked again the next time', async () => {
    const store = openStore(s3);
    s3.refuse(1, { status: 403, code: 'AccessDenied' });
    await expectUnavailable(() => store.honoursConditions());
    expect(await store.honoursConditions()).toBe(true);
  });
});

describe('a write whose answer got lost', () => {
  test('is not taken for a lost race when it created a record', async () => {
    const store = openStore(s3);
    s3.loseAnswers(1);
    const created = await store.put('a', { by: 1 }, create);
    expect(await store.get('a')).toEqual({ value: { by: 1 }, etag: created?.etag });
  });

  test('is not taken for a lost race when it changed a record', async () => {
    const store = openStore(s3);
    const first = await store.put('a', { count: 1 });
    await store.honoursConditions();
    s3.loseAnswers(1);
    const second = await store.put('a', { count: 2 }, { condition: { ifMatch: first?.etag ?? '' } });
    expect(await store.get('a')).toEqual({ value: { count: 2 }, etag: second?.etag });
  });

  test('counts as the deletion that it was', async () => {
    const store = openStore(s3);
    await store.put('a', {});
    await store.honoursConditions();
    s3.loseAnswers(1);
    expect(await store.delete('a')).toBe(true);
    expect(await store.get('a')).toBeNull();
  });

  test('is an error where somebody has changed the record since', async () => {
    const prefix = randomUUID();
    const [store, other] = [openStore(s3, { prefix }), openStore(s3, { prefix })];
    s3.loseAnswers(1, () => other.put('a', { by: 2 }));
    await expectUnavailable(() => store.put('a', { by: 1 }, create));
    expect((await store.get('a'))?.value).toEqual({ by: 2 });
  });

  test('is a lost race where another record was there before', async () => {
    const store = openStore(s3);
    await store.put('a', { by: 2 });
    expect(await store.put('a', { by: 1 }, create)).toBeNull();
  });

  test('is an error when answers get lost again and again', async () => {
    const store = openStore(s3);
    s3.loseAnswers(100);
    await expectUnavailable(() => store.put('a', { by: 1 }, create));
    s3.loseAnswers(0);
  });
});

describe('a request that was not done', () => {
  test.each([
    [409, 'ConditionalRequestConflict', 6],
    [503, 'SlowDown', 2],
    [500, 'InternalError', 2],
  ])('because of %d %s is repeated', async (status, code, count) => {
    const store = openStore(s3);
    s3.refuse(count, { status, code });
    expect(await store.put('a', { by: 1 }, create)).not.toBeNull();
  });

  test('is an error when it is refused again and again', async () => {
    const store = openStore(s3);
    s3.refuse(100, { status: 503, code: 'SlowDown' });
    expect(await expectUnavailable(() => store.put('a', {}))).toMatchObject({
      code: 'SlowDown',
      status: 503,
    });
    s3.refuse(0, { status: 503, code: 'SlowDown' });
  });
});

function openStore(server: S3Bucket, options: Partial<S3StoreOptions> = {}): ConditionalStore {
  const store = s3Store({ ...settingsOf(server), prefix: randomUUID(), ...options });
  onTestFinished(() => store.close());
  return store;
}
