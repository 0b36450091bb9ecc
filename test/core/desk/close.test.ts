import { afterEach, describe, expect, test, vi } from 'vitest';
import type { JobQueue } from '../../../src/core/ports.ts';
import { memoryObjects } from '../../../src/storage-drivers/memory/memory-objects.ts';
import { memoryStore } from '../../../src/storage-drivers/memory/memory-store.ts';
import { keptJobs } from '../services/support/kept-jobs.ts';
import { openDesk } from '../services/support/open-desk.ts';
import { someAnalysis } from '../services/support/plain-analyser.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** A desk that notes which of its ports were closed, and whose given ports fail to. */
function closingDesk(failing: readonly string[] = []) {
  const closed: string[] = [];
  const close = (name: string) => async () => {
    await Promise.resolve();
    closed.push(name);
    if (failing.includes(name)) throw new Error(`The ${name} failed to close.`);
  };
  const { desk } = openDesk({
    store: { ...memoryStore(), close: close('store') },
    objects: { ...memoryObjects(), close: close('objects') },
    jobs: { ...keptJobs(), close: close('jobs') },
    analyser: {
      analyse: async () => Promise.reject(new Error(String(someAnalysis))),
      close: close('analyser'),
    },
  });
  return { desk, closed };
}

describe('closing a desk', () => {
  test('ends the work first and the storage last', async () => {
    const { desk, closed } = closingDesk();
    desk.start();
    await desk.close();
    expect(closed.slice(0, 2)).toEqual(['jobs', 'analyser']);
    expect(closed.slice(2).sort()).toEqual(['objects', 'store']);
  });

  test('waits for a look at the records that is under way', async () => {
    const store = memoryStore();
    let isClosed = false;
    let isUsedLater = false;
    async function* keys(prefix: string) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      isUsedLater ||= isClosed;
      yield* store.keys(prefix);
    }
    const close = async () => {
      isClosed = true;
    };
    const { desk } = openDesk({ store: { ...store, keys, close } });
    desk.start();
    await desk.close();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect([isClosed, isUsedLater]).toEqual([true, false]);
  });

  test('waits five seconds for one that does not end', async () => {
    vi.useFakeTimers();
    const { desk } = openDesk({ jobs: { ...keptJobs(), failed: () => new Promise<never>(() => {}) } });
    desk.start();
    const closed = vi.fn();
    desk.close().then(closed);
    await vi.advanceTimersByTimeAsync(4_999);
    expect(closed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(closed).toHaveBeenCalledOnce();
  });

  test('works for a desk that never started', async () => {
    const { desk, closed } = closingDesk();
    await desk.close();
    expect(closed).toHaveLength(4);
  });

  test('is done once, however often it is asked for', async () => {
    const { desk, closed } = closingDesk();
    await Promise.all([desk.close(), desk.close()]);
    await desk.close();
    expect(closed).toHaveLength(4);
  });

  test.each(['jobs', 'analyser', 'objects', 'store'])(
    'closes all others when the %s fails to',
    async (name) => {
      const { desk, closed } = closingDesk([name]);
      await expect(desk.close()).rejects.toThrow(`The ${name} failed to close.`);
      expect(closed).toHaveLength(4);
    },
  );

  test('tells of all that failed', async () => {
    const { desk } = closingDesk(['jobs', 'store']);
    const failure = await desk.close().catch((error: unknown) => error);
    if (!(failure instanceof AggregateError)) throw new Error('Expected an AggregateError.');
    const messages = failure.errors.map((error: Error) => error.message);
    expect(messages).toEqual(['The jobs failed to close.', 'The store failed to close.']);
  });

  test('closes the others when a port throws at once', async () => {
    const closed: string[] = [];
    const store = { ...memoryStore(), close: async () => void closed.push('store') };
    const jobs: JobQueue = {
      ...keptJobs(),
      close() {
        throw new Error('The jobs failed at once.');
      },
    };
    await expect(openDesk({ store, jobs }).desk.close()).rejects.toThrow('The jobs failed at once.');
    expect(closed).toEqual(['store']);
  });

  test('leaves no timer behind', async () => {
    vi.useFakeTimers();
    const { desk } = closingDesk();
    desk.start();
    await desk.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
