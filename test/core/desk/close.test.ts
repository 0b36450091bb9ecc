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
