import { afterEach, describe, expect, test, vi } from 'vitest';
import type { JobQueue, ObjectStore, Store } from '../../../src/core/ports.ts';
import { memoryObjects } from '../../../src/storage-drivers/memory/memory-objects.ts';
import { memoryStore } from '../../../src/storage-drivers/memory/memory-store.ts';
import { keptJobs } from '../services/support/kept-jobs.ts';
import { openDesk } from '../services/support/open-desk.ts';

afterEach(() => {
  vi.useRealTimers();
});

type Part = 'store' | 'objects' | 'jobs';

/** A desk of which one part answers pings in its own way. */
function deskWith(part: Part, ping: () => Promise<void>) {
  const store: Store = memoryStore();
  const objects: ObjectStore = memoryObjects();
  const jobs: JobQueue = keptJobs();
  const ports = { store, objects, jobs };
  return openDesk({ ...ports, [part]: { ...ports[part], ping } }).desk;
}

describe('the readiness of a desk', () => {
  test('is there when all parts answer', async () => {
    expect(await openDesk().desk.readiness()).toEqual({
      ready: true,
      checks: { store: 'ok', objects: 'ok', jobs: 'ok' },
    });
  });

  test.each<Part>(['store', 'objects', 'jobs'])(
    'is not there when the %s cannot be reached',
    async (part) => {
      const { ready, checks } = await deskWith(part, () => Promise.reject(new Error())).readiness();
      const all = { store: 'ok', objects: 'ok', jobs: 'ok' };
      expect({ ready, checks }).toEqual({ ready: false, checks: { ...all, [part]: 'unavailable' } });
    },
  );

  test.each<Part>(['store', 'objects', 'jobs'])('does not wait for ever for the %s', async (part) => {
    vi.useFakeTimers();
    const readiness = deskWith(part, () => new Promise(() => {})).readiness();
    await vi.advanceTimersByTimeAsync(3_000);
    expect((await readiness).checks[part]).toBe('unavailable');
  });

  test('is asked for once in a second, however many want to know', async () => {
    vi.useFakeTimers();
    let pings = 0;
    const desk = deskWith('store', async () => void pings++);
    await Promise.all(Array.from({ length: 100 }, () => desk.readiness()));
    expect(pings).toBe(1);
    await vi.advanceTimersByTimeAsync(999);
    await desk.readiness();
    expect(pings).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await desk.readiness();
    expect(pings).toBe(2);
  });

  test('ends as soon as the desk is being closed, even if it was just asked for', async () => {
    const { desk } = openDesk();
    await desk.readiness();
    const closed = desk.close();
    expect((await desk.readiness()).ready).toBe(false);
    await closed;
    expect((await desk.readiness()).ready).toBe(false);
  });

  test('leaves no timer behind', async () => {
    vi.useFakeTimers();
    await openDesk().desk.readiness();
    expect(vi.getTimerCount()).toBe(0);
  });
});
