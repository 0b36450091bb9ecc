import { test } from 'vitest';
import type { StoreBench } from '../store.ts';

/** A test with its own store, which is closed whatever happens. */
export function storeTest<Bench extends StoreBench>(
  open: () => Promise<Bench>,
  behaviour: string,
  body: (bench: Bench) => Promise<void>,
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
