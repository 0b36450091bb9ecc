import { setImmediate } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import type { Store } from '../../../src/core/ports.ts';
import { memoryStore } from '../../../src/storage-drivers/memory/memory-store.ts';
import { waitUntil } from '../../support/wait-until.ts';
import { keptJobs } from '../services/support/kept-jobs.ts';
import { openDesk } from '../services/support/open-desk.ts';

describe('a desk that prepares its lists', () => {
  test('reads each submission once, also for a list that is requested meanwhile', async () => {
    const { desk, storage } = await deskWith(40);
    storage.isSlow = true;
    const preparing = desk.prepareLists();
    const listing = desk.intake.list({ limit: 1 });
    await waitUntil(() => storage.listings.length > 0);
    storage.goOn();
    expect((await listing).count).toBe(40);
    await preparing;
    // The record that is shown is read for its page.
    expect(storage.reads).toBe(40 + 1);
    expect(storage.listings).toHaveLength(1);
  });

  test('looks for lost jobs only afterwards, so that the two do not slow each other down', async () => {
    const { desk, storage } = await deskWith(3);
    storage.isSlow = true;
    const preparing = desk.prepareLists();
    desk.start();
    await waitUntil(() => storage.listings.length > 0);
    expect(storage.reads).toBe(0);
    storage.goOn();
    await preparing;
    expect(storage.reads).toBe(3);
    await waitUntil(() => storage.reads === 6);
  });

  test('logs a failure, looks for lost jobs all the same, and lists at the next request', async () => {
    const { desk, logger, storage } = await deskWith(3);
    storage.isAway = true;
    await desk.prepareLists();
    expect(logger.lines).toMatchObject([
      {
        level: 'warn',
        message: 'the submissions could not be read for their list; the next request for it tries again',
        fields: { code: 'internal_error' },
      },
    ]);
    storage.isAway = false;
    expect((await desk.intake.list({ limit: 1 })).count).toBe(3);
    storage.reads = 0;
    desk.start();
    await waitUntil(() => storage.reads === 3);
  });

  test('stops in the middle when it closes, before the storage does, and logs nothing', async () => {
    const { desk, logger, storage } = await deskWith(500);
    const preparing = desk.prepareLists();
    await setImmediate();
    await desk.close();
    expect(storage.reads).toBeGreaterThan(0);
    expect(storage.reads).toBeLessThan(500);
    expect(storage.readsWhenClosed).toBe(storage.reads);
    await preparing;
    expect(logger.lines.filter(({ level }) => level !== 'debug')).toEqual([]);
  });

  test('leaves the event loop free in between', async () => {
    const { desk } = await deskWith(2_000);
    let turns = 0;
    const timer = setInterval(() => turns++, 0);
    await desk.prepareLists();
    clearInterval(timer);
    expect(turns).toBeGreaterThan(10);
  });
});

/** A desk with submissions that it did not write itself, on a storage that counts and can be slow or away. */
async function deskWith(submissions: number) {
  const inner = memoryStore();
  const earlier = openDesk({ store: inner, jobs: keptJobs() });
  for (let number = 0; number < submissions; number++) await earlier.submit(new Uint8Array(1));
  let goOn = () => {};
  const storage = {
    isSlow: false,
    isAway: false,
    listings: [] as string[],
    reads: 0,
    readsWhenClosed: 0,
    goOn: () => goOn(),
  };
  const released = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const store: Store = {
    ...inner,
    get(key) {
      if (key.startsWith('submissions/')) storage.reads++;
      return inner.get(key);
    },
    async *versions(prefix) {
      storage.listings.push(prefix);
      if (storage.isAway) throw new Error('The storage is away.');
      if (storage.isSlow) await released;
      yield* inner.versions?.(prefix) ?? [];
    },
    async close() {
      storage.readsWhenClosed = storage.reads;
    },
  };
  const { desk, logger } = openDesk({ store, jobs: keptJobs() });
  onTestFinished(() => desk.close());
  return { desk, logger, storage };
}
