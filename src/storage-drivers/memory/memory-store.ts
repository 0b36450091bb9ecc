import memoryDriver from 'unstorage/drivers/memory';
import { systemClock } from '../../core/ports/system.ts';
import type { Clock, Store } from '../../core/ports.ts';
import { decodeRecord, encodedRecord, holds, liveRecord, storedIn } from '../record.ts';
import { type MemoryDriver, memoryMap } from './memory-map.ts';

export type { MemoryDriver };

export interface MemoryStoreOptions {
  /** Decides what has expired. @default the system's time */
  clock?: Clock | undefined;
  /** One of unstorage's memory drivers, for stores that share their records. @default a new one */
  driver?: MemoryDriver | undefined;
}

/**
 * A store in the memory of this process, for tests and trials. Records go through JSON as everywhere else, so that
 * nothing works here that would fail on disk.
 *
 * unstorage's memory driver holds the records; the conditions are our own, each checked and written in a single turn.
 *
 * @example
 * const store = memoryStore();
 * await store.put('rates', { adminFee: 25 });
 */
export function memoryStore(options: MemoryStoreOptions = {}): Store {
  const { clock = systemClock, driver = memoryDriver() } = options;
  const texts = memoryMap(driver);

  const read = (key: string) => {
    const text = texts.get(key);
    return liveRecord(typeof text === 'string' ? decodeRecord(text) : null, clock);
  };

  return {
    get: async <T extends object>(key: string) => storedIn<T>(read(key)),
    async put(key, value, { condition, expiresAt } = {}) {
      const { etag, text } = encodedRecord(key, value, expiresAt);
      if (!holds(condition, read(key))) return null;
      texts.set(key, text);
      return { etag };
    },
    async delete(key, condition) {
      const record = read(key);
      if (record === null || !holds(condition, record)) return false;
      return texts.delete(key);
    },
    async *keys(prefix) {
      for (const key of [...texts.keys()]) if (key.startsWith(prefix) && read(key) !== null) yield key;
    },
    async *versions(prefix) {
      for (const key of [...texts.keys()]) {
        const record = key.startsWith(prefix) ? read(key) : null;
        if (record !== null) yield { key, version: record.etag };
      }
    },
    async ping() {},
    async close() {},
  };
}
