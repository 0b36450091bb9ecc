import { test } from 'vitest';
import type { JobQueueBench } from '../job-queue.ts';

export type OpenBench = () => Promise<JobQueueBench>;

/** A test with its own bench, which is closed whatever happens. */
export function benchTest(
  open: OpenBench,
  behaviour: string,
  body: (bench: JobQueueBench) => Promise<void>,
): void {
  test(behaviour, async () => {
    const bench = await open();
    try {
      await body(bench);
    } finally {
      await bench.close();
    }
  });
}

/** A gate at which handlers wait until the test opens it. */
export function gate(): { opened: Promise<void>; open: () => void } {
  const { promise, resolve } = resolvable();
  return { opened: promise, open: resolve };
}

function resolvable(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
