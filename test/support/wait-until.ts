import { setTimeout as pause } from 'node:timers/promises';

/** Polls until the condition holds. Fails after `deadline` milliseconds; `what` is for the message. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  { deadline = 30_000, what = 'a condition' } = {},
): Promise<void> {
  const end = performance.now() + deadline;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`Waited ${deadline} ms in vain for ${what}.`);
    await pause(20);
  }
}
