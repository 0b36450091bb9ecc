import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { s3Store } from '../../../src/storage-drivers/s3/s3-store.ts';
import { type ConditionalS3, startConditionalS3 } from '../../support/s3/s3-conditions-proxy.ts';
import { namesIn } from './support/raw-objects.ts';
import { settingsOf } from './support/settings.ts';

vi.setConfig({ testTimeout: 600_000 });

let s3: ConditionalS3;
beforeAll(async () => {
  s3 = await startConditionalS3({ ignoresConditions: true });
});
afterAll(() => s3.stop());

describe('the only writer on a server that ignores conditions', () => {
  test('learns that the server does', async () => {
    expect(await openStore().honoursConditions()).toBe(false);
  });

  test('creates a record once, of 20 attempts at the same time', async () => {
    const store = openStore();
    const created = await atOnce((by) => store.put('a', { by }, { condition: { ifNoneMatch: '*' } }));
    expect(created.filter((mark) => mark !== null)).toHaveLength(1);
    expect((await store.get('a'))?.value).toEqual({ by: created.findIndex((mark) => mark !== null) });
  });

  test('changes a version once, of 20 attempts at the same time', async () => {
    const store = openStore();
    const ifMatch = (await store.put('a', {}))?.etag ?? '';
    const changed = await atOnce((by) => store.put('a', { by }, { condition: { ifMatch } }));
    expect(changed.filter((mark) => mark !== null)).toHaveLength(1);
  });

  test('deletes a record once, of 20 attempts at the same time, with its object', async () => {
    const prefix = randomUUID();
    const store = openStore(prefix);
    await store.put('a', {});
    expect((await atOnce(() => store.delete('a'))).filter((isDeleted) => isDeleted)).toHaveLength(1);
    expect(await namesIn(s3, prefix)).toEqual([]);
  });

  test('changes no record that is not there', async () => {
    const store = openStore();
    const { etag = '' } = (await store.put('a', {})) ?? {};
    await store.delete('a');
    expect(await store.put('a', {}, { condition: { ifMatch: etag } })).toBeNull();
    expect(await store.get('a')).toBeNull();
  });

  test('goes on after a change that failed', async () => {
    const store = openStore();
    await store.put('a', { by: 1 });
    s3.refuse(1, { status: 403, code: 'AccessDenied' });
    await expect(store.put('a', { by: 2 })).rejects.toThrow();
    await store.put('a', { by: 3 });
    expect((await store.get('a'))?.value).toEqual({ by: 3 });
  });
});

function openStore(prefix: string = randomUUID()) {
  const store = s3Store({ ...settingsOf(s3), prefix, isSingleWriter: true });
  onTestFinished(() => store.close());
  return store;
}

function atOnce<T>(act: (by: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: 20 }, (_, by) => act(by)));
}
