import { test } from 'vitest';
import type { ObjectStore } from '../../../src/core/ports.ts';
import { collect } from '../../support/collect.ts';
import type { ObjectStoreBench, OpenObjectStoreBench } from '../object-store.ts';

/** A test with its own object store, which is closed whatever happens. */
export function objectStoreTest(
  open: OpenObjectStoreBench,
  behaviour: string,
  body: (bench: ObjectStoreBench) => Promise<void>,
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

/** The content of an object as Latin-1 text, one character for each byte; null if there is no object. */
export async function readText(
  objects: ObjectStore,
  key: string,
  range?: { first: number; last?: number },
): Promise<string | null> {
  const found = await objects.get(key, range);
  return found && Buffer.concat(await collect(found.content)).toString('latin1');
}

export const plainText = { contentType: 'text/plain' };
