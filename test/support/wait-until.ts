import { setTimeout as pause } from 'node:timers/promises';

/** Looks again and again until the condition holds. Fails after so many milliseconds. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  { deadline = 30_000, what = 'what was waited for' } = {},
): Promise<void> {
  const end = performance.now() + deadline;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`Within ${deadline} ms there was not: ${what}.`);
    await pause(20);
  }
}
