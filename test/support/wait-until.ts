import { setTimeout as pause } from 'node:timers/promises';

/**
 * Polls until the condition holds, less and less often: looking at a page or asking a server takes the time that it
 * needs itself. Fails after `deadline` milliseconds; `what` is for the message.
 */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  { deadline = 30_000, what = 'a condition' } = {},
): Promise<void> {
  const end = performance.now() + deadline;
  let between = shortestPause;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`Waited ${deadline} ms in vain for ${what}.`);
    await pause(between);
    between = Math.min(between * 1.25, longestPause);
  }
}

/** In milliseconds. */
const shortestPause = 20;
const longestPause = 100;
