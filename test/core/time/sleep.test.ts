import { getEventListeners } from 'node:events';
import { describe, expect, test } from 'vitest';
import { idleSleep, sleep } from '../../../src/core/time/sleep.ts';

describe('sleep', () => {
  test('ends when the time is over', async () => {
    await expect(sleep(1)).resolves.toBeUndefined();
  });

  test('ends early when its signal is aborted', async () => {
    const hurry = new AbortController();
    const sleeping = sleep(3_600_000, hurry.signal);
    hurry.abort();
    await expect(sleeping).resolves.toBeUndefined();
  });

  test('does not begin when its signal is aborted already', async () => {
    await expect(sleep(3_600_000, AbortSignal.abort())).resolves.toBeUndefined();
  });

  test('leaves nothing behind on its signal', async () => {
    const hurry = new AbortController();
    await sleep(1, hurry.signal);
    expect(getEventListeners(hurry.signal, 'abort')).toEqual([]);
  });

  test('does not end at once where the time is longer than a timer can hold', async () => {
    const hurry = new AbortController();
    const long = sleep(2 ** 40, hurry.signal).then(() => 'long');
    expect(await Promise.race([long, sleep(20).then(() => 'short')])).toBe('short');
    hurry.abort();
    await long;
  });
});

describe('a process that sleeps', () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

  test.each([
    ['until something is due stays alive', sleep, 1],
    ['idly may end', idleSleep, 0],
  ])('%s', async (_, wait, kept) => {
    const before = timers();
    const hurry = new AbortController();
    const sleeping = wait(3_600_000, hurry.signal);
    expect(timers() - before).toBe(kept);
    hurry.abort();
    await sleeping;
  });
});
