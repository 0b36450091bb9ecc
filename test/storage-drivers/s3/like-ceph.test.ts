import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  type ConditionalStore,
  type S3StoreOptions,
  s3Store,
} from '../../../src/storage-drivers/s3/s3-store.ts';
import { describeConditions } from '../../contracts/store/conditions.ts';
import { describeRaces } from '../../contracts/store/races.ts';
import type { StoreBench } from '../../contracts/store.ts';
import { type ConditionalS3, startConditionalS3 } from '../../support/s3/s3-conditions-proxy.ts';
import { expectUnavailable } from '../expect-unavailable.ts';
import { manualClock } from '../manual-clock.ts';
import { namesIn } from './support/raw-objects.ts';
import { settingsOf } from './support/settings.ts';

vi.setConfig({ testTimeout: 600_000 });

let s3: ConditionalS3;
beforeAll(async () => {
  s3 = await startConditionalS3({ isLikeCeph: true });
});
afterAll(() => s3.stop());

describe('the store s3Store on a server that knows bare marks only', () => {
  describeConditions(openBench);
  describeRaces(openBench);
});

describe('a server that knows bare marks only', () => {
  test('honours conditions', async () => {
    expect(await openStore().honoursConditions()).toBe(true);
  });

  test('is not asked for one form of marks again that it refused', async () => {
    const store = openStore();
    const { etag: ifMatch = '' } = (await store.put('a', {})) ?? {};
    await store.honoursConditions();
    const marks: unknown[] = [];
    s3.refuse(1, { status: 503, code: 'SlowDown' }, ({ headers }) => {
      marks.push(headers['if-match']);
      return false;
    });
    await store.put('a', { by: 1 }, { condition: { ifMatch } });
    expect(marks).toEqual([expect.not.stringContaining('"')]);
  });

  test('keeps nothing of the question', async () => {
    const prefix = randomUUID();
    await openStore({ prefix }).honoursConditions();
    expect(await namesIn(s3, prefix)).toEqual([]);
  });

  test('is not asked to remove a record that it would remove whatever it is by now', async () => {
    const prefix = randomUUID();
    const store = openStore({ prefix });
    await store.put('a', {});
    expect(await store.delete('a')).toBe(true);
    expect(await store.get('a')).toBeNull();
    expect(await namesIn(s3, prefix)).toEqual([`${prefix}/records/a.json`]);
  });
});

describe('a write that was answered 500', () => {
  const refusal = { status: 500, code: 'UnknownError' };
  const isWrite = ({ method, url }: { method: string; url: string }) =>
    method === 'PUT' && url.includes('/records/');

  test('has lost the race where another one is in the place of what it would replace', async () => {
    const { store, other, etag } = await twoStores();
    const won = other.put('a', { by: 2 }, { condition: { ifMatch: etag } });
    s3.refuse(0, refusal);
    expect(await won).not.toBeNull();
    s3.refuse(1, refusal, isWrite);
    expect(await store.put('a', { by: 1 }, { condition: { ifMatch: etag } })).toBeNull();
  });

  test('has lost the race also where that one was replaced since', async () => {
    const { store, other, etag } = await twoStores();
    let ifMatch = etag;
    for (let by = 2; by < 8; by += 1) {
      ifMatch = (await other.put('a', { by }, { condition: { ifMatch } }))?.etag ?? '';
    }
    s3.refuse(1, refusal, isWrite);
    expect(await store.put('a', { by: 1 }, { condition: { ifMatch: etag } })).toBeNull();
  });

  test('has lost the race for a new record', async () => {
    const { store, other } = await twoStores();
    await other.put('b', { by: 2 }, { condition: { ifNoneMatch: '*' } });
    s3.refuse(1, refusal, isWrite);
    expect(await store.put('b', { by: 1 }, { condition: { ifNoneMatch: '*' } })).toBeNull();
  });

  test('is unknown where the record was written without a look at what was there', async () => {
    const { store, other, etag } = await twoStores();
    await other.put('a', { by: 2 });
    s3.refuse(1, refusal, isWrite);
    await expectUnavailable(() => store.put('a', { by: 1 }, { condition: { ifMatch: etag } }));
  });

  test('is repeated where nobody else has written', async () => {
    const { store, etag } = await twoStores();
    s3.refuse(1, refusal, isWrite);
    expect(await store.put('a', { by: 1 }, { condition: { ifMatch: etag } })).not.toBeNull();
    expect((await store.get('a'))?.value).toEqual({ by: 1 });
  });

  test('is known to be done where its answer got lost and others went on from it', async () => {
    const { store, other, etag } = await twoStores();
    s3.loseAnswers(1, async () => {
      const found = await other.get('a');
      s3.loseAnswers(0);
      await other.put('a', { by: 2 }, { condition: { ifMatch: found?.etag ?? '' } });
    });
    const written = await store.put('a', { by: 1 }, { condition: { ifMatch: etag } });
    expect(written).not.toBeNull();
    expect(await store.put('a', { by: 3 }, { condition: { ifMatch: written?.etag ?? '' } })).toBeNull();
    expect((await store.get('a'))?.value).toEqual({ by: 2 });
  });
});

/** Two processes that have asked their questions about conditions, and a record. */
async function twoStores() {
  const prefix = randomUUID();
  const [store, other] = [openStore({ prefix }), openStore({ prefix })];
  await Promise.all([store.honoursConditions(), other.honoursConditions()]);
  const { etag = '' } = (await store.put('a', { by: 0 }, { condition: { ifNoneMatch: '*' } })) ?? {};
  return { store, other, etag };
}

async function openBench(): Promise<StoreBench> {
  const clock = manualClock();
  const prefix = randomUUID();
  const store = openStore({ prefix, clock });
  const reopen = async () => openStore({ prefix, clock });
  return { ...clock, store, reopen, close: async () => {} };
}

function openStore(options: Partial<S3StoreOptions> = {}): ConditionalStore {
  const store = s3Store({ ...settingsOf(s3), prefix: randomUUID(), ...options });
  onTestFinished(() => store.close());
  return store;
}
